/** Parts of the page that are fetched when they are needed. One failed download is tried again by itself; then
 *  whoever is there is told, and may try again. */

const TRIES = 3;
const PAUSE = 700;
/** A new version of the page is waited for this long, then the page is loaded anew anyway. */
const UPDATE = 3_000;

export async function lazy<T>(load: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await load();
    } catch (error) {
      if (tries === TRIES) throw error;
      await new Promise((resolve) => setTimeout(resolve, PAUSE * tries));
    }
  }
}

const loaded = new Map<string, Promise<unknown>>();

/** The same for a part that is shown again and again: what has come is at hand at once. */
export function once<T>(load: () => Promise<T>): Promise<T> {
  // Each part has a function of its own, whose text names its file.
  const name = load.toString();
  const known = (loaded.get(name) as Promise<T> | undefined) ?? lazy(load);
  loaded.set(name, known);
  known.catch(() => loaded.delete(name));
  return known;
}

/** Loads the page anew, in its newest version: a browser may remember that a file could not be had, and an old
 *  page asks for files that are gone. Nothing is lost by it. */
export async function reload(): Promise<void> {
  const update = async (): Promise<void> => void (await (await navigator.serviceWorker?.getRegistration())?.update());
  await Promise.race([update().catch(() => undefined), new Promise((resolve) => setTimeout(resolve, UPDATE))]);
  location.reload();
}
