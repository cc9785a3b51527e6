/** How long a page waits at most for panels, in ms. */
const patienceMs = 400;

/**
 * Lets panels go before pages where a picture service draws. All panels of a comic arrive at about the same time,
 * and putting one page together needs the processor longer than taking several panels in: without this the first
 * page of a comic holds up the last panel of another.
 */
export class PanelsFirst {
  #panels = 0;
  #pages: (() => void)[] = [];

  /** Counts a panel as under way while `work` runs. */
  async panel<T>(work: () => Promise<T>): Promise<T> {
    this.#panels++;
    try {
      return await work();
    } finally {
      this.#panels--;
      if (this.#panels === 0) for (const go of this.#pages.splice(0)) go();
    }
  }

  /** Does the work when no panel is under way in this process, or when the page has waited long enough. */
  async page<T>(work: () => Promise<T>): Promise<T> {
    if (this.#panels > 0) {
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, patienceMs);
        this.#pages.push(() => {
          clearTimeout(timer);
          resolve();
        });
      });
    }
    return work();
  }
}
