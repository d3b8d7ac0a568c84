/** Storage as it may be in somebody's browser. */
import { vi } from 'vitest';

/** A storage that is full: what it holds can be read, and nothing more be kept. */
export function fullStorage(): void {
  const real = globalThis.localStorage;
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => real.getItem(key),
    removeItem: (key: string) => real.removeItem(key),
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
  });
}

/** A browser that forbids storage: the very name throws. */
export function noStorage(): void {
  vi.stubGlobal(
    'localStorage',
    new Proxy(
      {},
      {
        get: () => {
          throw new DOMException('forbidden', 'SecurityError');
        },
      },
    ),
  );
}
