/** The server's time, as far as it is known: the device's clock may be wrong. */
export class ServerClock {
  /** What is to be added to the device's clock. */
  #offset = $state(0);
  #told = false;

  /** The server said what time it is. */
  tell(now: number): void {
    this.#offset = now - Date.now();
    this.#told = true;
  }

  /** Something has just happened at this time of the server: better than the device's clock alone. */
  guess(at: number): void {
    if (!this.#told) this.#offset = at - Date.now();
  }

  now(): number {
    return Date.now() + this.#offset;
  }
}
