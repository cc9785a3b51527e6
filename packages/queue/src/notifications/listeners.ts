import type { Notification } from './port.ts';

/** Who listens to the notification bus, and whether it can be heard. Shared by both drivers. */
export class NotificationListeners {
  readonly #messages = new Set<(message: Notification) => void>();
  readonly #reconnects = new Set<() => void>();
  #state: 'new' | 'connected' | 'gap' = 'new';
  #connected = Promise.withResolvers<void>();

  listen(handler: (message: Notification) => void): () => void {
    // A function of its own, so that one handler may be added twice.
    const entry = (message: Notification) => handler(message);
    this.#messages.add(entry);
    return () => this.#messages.delete(entry);
  }

  onReconnect(handler: () => void): () => void {
    const entry = () => handler();
    this.#reconnects.add(entry);
    return () => this.#reconnects.delete(entry);
  }

  ready(): Promise<void> {
    return this.#connected.promise;
  }

  deliver(message: Notification): void {
    for (const handler of this.#messages) handler(message);
  }

  /** Nobody hears anything any more, also not what is still on its way. */
  silence(): void {
    this.#messages.clear();
    this.#reconnects.clear();
  }

  connected(): void {
    const wasGap = this.#state === 'gap';
    this.#state = 'connected';
    this.#connected.resolve();
    if (wasGap) for (const handler of this.#reconnects) handler();
  }

  disconnected(): void {
    if (this.#state !== 'connected') return;
    this.#state = 'gap';
    this.#connected = Promise.withResolvers();
  }
}
