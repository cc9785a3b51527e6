import { type History, keptSteps } from './history.ts';

/** What lies between a text and its neighbour: at `at`, so many characters go, and others come. */
type Step = readonly [at: number, removed: number, added: string];

/** The steps of a history, each from the text before it, going away from the present. Small, to be kept in a browser. */
export type PackedSteps = { length: number; sum: number; past: Step[]; future: Step[] };

/** Characters that the steps of one script may take. */
const mostCharacters = 400_000;

/** The history as steps away from the present; the oldest are left out where there are too many. */
export function packSteps({ past, present, future }: History<{ readonly text: string }>): PackedSteps {
  const room = { left: mostCharacters };
  return {
    ...markOf(present.text),
    past: stepsFrom(present.text, past.toReversed(), room),
    future: stepsFrom(present.text, future, room),
  };
}

/** The history again; undefined where it belongs to another text than the present. */
export function unpackSteps<T extends { readonly text: string }>(
  packed: PackedSteps,
  present: T,
  make: (text: string) => T,
): History<T> | undefined {
  const mark = markOf(present.text);
  if (mark.length !== packed.length || mark.sum !== packed.sum) return undefined;
  const walk = (steps: Step[]) => {
    let text = present.text;
    return steps.map(([at, removed, added]) => {
      text = text.slice(0, at) + added + text.slice(at + removed);
      return make(text);
    });
  };
  return { past: walk(packed.past).toReversed(), present, future: walk(packed.future), changedAt: 0 };
}

/** Reads stored steps; undefined where they are none. */
export function readSteps(stored: unknown): PackedSteps | undefined {
  const { length, sum, past, future } = (stored ?? {}) as Record<string, unknown>;
  return typeof length === 'number' && typeof sum === 'number' && areSteps(past) && areSteps(future)
    ? { length, sum, past, future }
    : undefined;
}

const areSteps = (value: unknown): value is Step[] =>
  Array.isArray(value) &&
  value.length <= keptSteps &&
  value.every(
    (step) =>
      Array.isArray(step) &&
      Number.isInteger(step[0]) &&
      Number.isInteger(step[1]) &&
      typeof step[2] === 'string',
  );

function stepsFrom(
  start: string,
  texts: readonly { readonly text: string }[],
  room: { left: number },
): Step[] {
  const steps: Step[] = [];
  let from = start;
  for (const { text } of texts.slice(0, keptSteps)) {
    const step = stepBetween(from, text);
    room.left -= step[2].length + 20;
    if (room.left < 0) break;
    steps.push(step);
    from = text;
  }
  return steps;
}

function stepBetween(from: string, to: string): Step {
  const most = Math.min(from.length, to.length);
  let head = 0;
  while (head < most && from.charCodeAt(head) === to.charCodeAt(head)) head++;
  let tail = 0;
  while (
    tail < most - head &&
    from.charCodeAt(from.length - 1 - tail) === to.charCodeAt(to.length - 1 - tail)
  )
    tail++;
  return [head, from.length - head - tail, to.slice(head, to.length - tail)];
}

/** Tells one text from another, as far as it matters here. */
function markOf(text: string): { length: number; sum: number } {
  let sum = 0;
  for (let i = 0; i < text.length; i++) sum = (Math.imul(sum, 31) + text.charCodeAt(i)) | 0;
  return { length: text.length, sum };
}
