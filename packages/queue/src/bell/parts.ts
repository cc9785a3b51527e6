/** Bytes of a part's text. With its header it stays below 8,000, where Postgres refuses a NOTIFY payload. */
const partBytes = 7_900;

/**
 * Cuts a message into texts that each fit into one NOTIFY. They are plain ASCII: a character counts as one
 * byte, can be cut anywhere, and JSON has already escaped what Postgres refuses (NUL, lone surrogates).
 *
 * A part is `<parts still to come>:<text>`. The number also keeps parts with the same text apart, which
 * Postgres would deliver once.
 */
export function splitMessage(message: unknown): string[] {
  const json = JSON.stringify(message).replace(/[\u007f-\uffff]/g, escapeCharacter);
  const count = Math.ceil(json.length / partBytes);
  return Array.from({ length: count }, (_, index) => {
    return `${count - index - 1}:${json.slice(index * partBytes, (index + 1) * partBytes)}`;
  });
}

/** Puts the parts of several senders together again; one sender's parts arrive in order. */
export class PartJoiner {
  readonly #begun = new Map<number, string>();

  /** Takes a part and returns the message when it is complete. */
  join(sender: number, part: string): unknown {
    const colon = part.indexOf(':');
    const text = (this.#begun.get(sender) ?? '') + part.slice(colon + 1);
    if (part.slice(0, colon) === '0') {
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
