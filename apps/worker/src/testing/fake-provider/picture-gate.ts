/** Keeps pictures back until they are let go one by one, so that a test decides what "in the middle" is. */
export class PictureGate {
  #places = Number.POSITIVE_INFINITY;
  #waiting: { id: string; open: () => void }[] = [];

  /** From now on every new picture waits. */
  hold(): void {
    this.#places = 0;
  }

  /** Lets so many pictures go: those that wait, oldest first, and then those that come. */
  release(count: number): void {
    this.#places += count;
    while (this.#places > 0 && this.#waiting.length > 0) {
      this.#places -= 1;
      this.#waiting.shift()?.open();
    }
  }

  /** Calls `open` when the picture may go, which may be at once. */
  enter(id: string, open: () => void): void {
    if (this.#places > 0) {
      this.#places -= 1;
      open();
    } else this.#waiting.push({ id, open });
  }

  /** Takes back a picture that nobody wants any more. */
  leave(id: string): void {
    this.#waiting = this.#waiting.filter((one) => one.id !== id);
  }
}
