/** Bytes of a part's text. With its header it stays below 8,000, where Postgres refuses a NOTIFY payload. */
const partBytes = 7_900;

/**
 * Cuts a message into texts that each fit into one NOTIFY: `<parts still to come>:<text>`. They are plain
 * ASCII: a character counts as one byte, can be cut anywhere, and JSON has already escaped what Postgres
 * refuses (NUL, lone surrogates).
 */
export function splitMessage(message: unknown): string[] {
  const json = JSON.stringify(message).replace(/[\u007f-\uffff]/g, escapeCharacter);
  const count = Math.ceil(json.length / partBytes);
  return Array.from({ length: count }, (_, index) => {
    return `${count - index - 1}:${json.slice(index * partBytes, (index + 1) * partBytes)}`;
  });
}

/** Makes the payloads of one statement different from each other: Postgres delivers equal ones once. */
export function numberParts(parts: string[]): string[] {
  return parts.map((part, number) => `${number}:${part}`);
}

/** Puts the parts of several senders together again; one sender's parts arrive in order. */
export class PartJoiner {
  readonly #begun = new Map<number, string>();

  /** Takes a numbered part and returns the message when it is complete. */
  join(sender: number, payload: string): unknown {
    const [, remaining, piece] = payload.match(/^\d+:(\d+):(.*)$/s) ?? [];
    const text = (this.#begun.get(sender) ?? '') + piece;
    if (Number(remaining) === 0) {
      this.#begun.delete(sender);
      return JSON.parse(text);
    }
    this.#begun.set(sender, text);
    return undefined;
  }
}

function escapeCharacter(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
}
