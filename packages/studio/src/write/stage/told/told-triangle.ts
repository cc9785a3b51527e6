import type { StorySentence } from '../../story/analyse-story.ts';
import { type Length, lengthsIn } from './lengths.ts';
import { type Told, textOf } from './told.ts';

const saysRight =
  /\bright(?:-angled)? triangle|\bright angle|\b90(?: degrees|°)|pythagor|hypotenuse|a² ?\+ ?b²/i;
const leaning = 'ladder|ramp|rope|slide|cable|plank|wire';

/**
 * A triangle of which all three sides are told: a right one whose numbers agree with Pythagoras, or one whose sides one
 * sentence lists. A number that agrees with no others is not one of its sides.
 */
export function toldTriangle(sentences: StorySentence[]): Told | undefined {
  const text = textOf(sentences);
  return rightTriangle(sentences, text) ?? listed(sentences);
}

function rightTriangle(sentences: StorySentence[], text: string): Told | undefined {
  const lengths = lengthsIn(text);
  const triples = [...new Set(lengths.map(({ unit }) => unit))].flatMap((unit) =>
    triplesOf([...new Set(lengths.filter((one) => one.unit === unit).map(({ value }) => value))]).map(
      (triple) => ({ unit, triple }),
    ),
  );
  // Two triangles in one story: which of them is meant nobody knows.
  if (triples.length !== 1) return undefined;
  const { unit, triple } = triples[0]!;
  const [first, second, c] = triple;
  const has = (value: number) => (one: Length) => one.unit === unit && one.value === value;
  const rises = (value: number) =>
    lengths
      .filter(has(value))
      .some(
        ({ end, at }) =>
          /^ (?:high|tall|up)\b/i.test(text.slice(end)) || /\b(?:height of|up) $/i.test(text.slice(0, at)),
      );
  const upright = rises(second) && !rises(first) ? second : first;
  const b = upright === first ? second : first;
  // Something leans or is stretched from the ground to a height, or the sentences beside say that the corner is right.
  const along = lengths
    .filter(has(b))
    .some(({ end }) => /^ (?:away|along|from|out|of ground)\b/i.test(text.slice(end)));
  const slants = lengths.filter(has(c)).some(({ at, end }) => {
    const before = /[^.!?]*$/.exec(text.slice(0, at))![0];
    const behind = /^[^.!?]*/.exec(text.slice(end))![0];
    return new RegExp(`\\b(?:${leaning})s?\\b`, 'i').test(before + behind);
  });
  if (!(rises(upright) && along && slants) && !saysRight.test(textOf(around(sentences, triple, unit))))
    return undefined;
  const names = named(text, lengths.filter(has(c)), lengths.filter(has(upright)));
  const from = tellersOf(sentences, triple, unit);
  const squares = /\bsquares? on (?:each|every|all|the)\b/i.test(text);
  return {
    diagram: {
      kind: 'triangle',
      a: upright,
      b,
      c,
      unit,
      ...(names && { names }),
      ...(squares && { squares }),
    },
    from,
  };
}

const tellersOf = (sentences: StorySentence[], triple: number[], unit: string) =>
  sentences.filter(({ text }) =>
    lengthsIn(text).some((one) => one.unit === unit && triple.includes(one.value)),
  );

/** The sentences from the one before the first that tells a side to the one behind the last. */
function around(sentences: StorySentence[], triple: number[], unit: string): StorySentence[] {
  const at = tellersOf(sentences, triple, unit).map((sentence) => sentences.indexOf(sentence));
  return sentences.slice(Math.max(0, at[0]! - 1), at.at(-1)! + 2);
}

function triplesOf(values: number[]): [number, number, number][] {
  const sorted = [...values].sort((one, other) => one - other).slice(0, 12);
  return sorted.flatMap((a, i) =>
    sorted
      .slice(i + 1)
      .flatMap((b) =>
        sorted
          .filter((c) => c > b && Math.abs(a * a + b * b - c * c) < 0.005 * c * c)
          .map((c): [number, number, number] => [a, b, c]),
      ),
  );
}

/** Names only where the number says itself whose it is: "a ladder of 13 m", "the mast is 12 m tall". */
function named(text: string, slanted: Length[], upright: Length[]) {
  const nameOf = (lengths: Length[], things: string) =>
    lengths
      .map(
        ({ at }) =>
          new RegExp(`\\b(${things})(?: of| is| was|, which is|, which was) $`, 'i').exec(
            text.slice(0, at),
          )?.[1],
      )
      .find(Boolean)
      ?.toLowerCase();
  const c = nameOf(slanted, `${leaning}|hypotenuse`);
  const a = nameOf(upright, 'wall|mast|tree|tower|pole|roof|cliff');
  return a || c ? { ...(a && { a }), ...(c && { c }) } : undefined;
}

/** "A triangle with sides of 7 cm, 8 cm and 9 cm". */
function listed(sentences: StorySentence[]): Told | undefined {
  for (const sentence of sentences) {
    if (!/\btriangle/i.test(sentence.text) || !/\bsides?\b/i.test(sentence.text)) continue;
    const lengths = lengthsIn(sentence.text);
    const [first, second, third] = lengths;
    if (lengths.length !== 3 || lengths.some(({ unit }) => unit !== first!.unit)) continue;
    const [a, b, c] = [second!.value, third!.value, first!.value];
    return { diagram: { kind: 'triangle', a, b, c, unit: first!.unit }, from: [sentence] };
  }
  return undefined;
}
