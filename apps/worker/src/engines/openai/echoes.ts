import { DomainError } from '@panelwise/contracts/errors/domain-error';

/** So many letters in a row, about seven words, are nobody's own words any more. */
const runLength = 36;

/** An answer that gives away what the model was told. */
export class Echo extends DomainError {
  constructor() {
    const message = 'It repeats what you were told to do. Write about the material, and nothing else.';
    super('provider-garbage', { details: [{ path: 'answer', message }] });
  }
}

/**
 * Refuses an answer that repeats what we told the model, because somebody's material asked it to: as it stands, cut into
 * pieces, spelled with gaps, backwards, or in the codes that such texts ask for. What the material says itself may be said.
 * A translation is not noticed.
 * @throws Echo
 */
export function mustNotEcho(answer: unknown, instructions: string, material: unknown): void {
  const own = lettersOf(textsOf(material).join(' '));
  const said = [chosen, new Set([...chosen, ...names])].map((left) => textsOf(answer, left).join(' '));
  const runs = runsOf(lettersOf(instructions));
  for (const reading of said.flatMap(readingsOf))
    for (let at = 0; at + runLength <= reading.length; at++) {
      const run = reading.slice(at, at + runLength);
      if (runs.has(run) && !own.includes(run)) throw new Echo();
    }
}

/** What a text says, in every way in which it may be meant to be read. */
function readingsOf(text: string): string[] {
  const plain = text.replace(/&#(\d{1,6});/g, (whole, code: string) =>
    Number(code) <= 0x10_ff_ff ? String.fromCodePoint(Number(code)) : whole,
  );
  const closed = text.replace(/\s+/g, '');
  const decoded = [
    ...(closed.match(/[A-Za-z0-9+/_-]{24,}/g) ?? []).map((code) => Buffer.from(code, 'base64').toString()),
    ...(closed.match(/(?:[0-9a-f]{2}){24,}/gi) ?? []).map((code) => Buffer.from(code, 'hex').toString()),
  ];
  const letters = [plain, ...decoded].map(lettersOf);
  return letters.flatMap((one) => [one, [...one].reverse().join(''), one.replace(/[a-z]/g, rotated)]);
}

/** ROT13. */
const rotated = (letter: string) => String.fromCharCode(((letter.charCodeAt(0) - 97 + 13) % 26) + 97);

const lettersOf = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}]/gu, '');

function runsOf(letters: string): Set<string> {
  const runs = new Set<string>();
  for (let at = 0; at + runLength <= letters.length; at++) runs.add(letters.slice(at, at + runLength));
  return runs;
}

/** Chosen from lists of ours: nothing can be said in them, and they stand between what is. */
const chosen = new Set(['kind', 'shot', 'background', 'pose', 'expression', 'difficulty']);

/** They stand between the words too; a whole sentence may hide in them as well, so it is read with and without. */
const names = ['speaker', 'name'];

/** Every text in a value of JSON, in its order, without what stands under the keys that are left out. */
function textsOf(value: unknown, left: ReadonlySet<string> = new Set()): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, one]) => (left.has(key) ? [] : textsOf(one, left)));
}
