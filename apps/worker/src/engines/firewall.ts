import type { Database } from '@panelwise/db/client';
import { isChildsRun } from '@panelwise/db/repositories/runs-of-children';
import { StaysHere } from '../ledger/stays-here.ts';
import type { Artist } from './artist.ts';
import type { Writer } from './writer.ts';

/** Who writes and who draws. */
export type EngineSet = { writer: Writer; artist: Artist };

/** The only way of a step to its engines. */
export type Engines = {
  /** What the configuration asks for; what a run gets may be the built-in ones. */
  readonly names: { writer: Writer['name']; artist: Artist['name'] };
  /** The engines of a run, by whose it is now. */
  of(run: { id: string }): Promise<EngineSet>;
};

/** True when what a run works on is no child's, as the database knows its people now. */
export function mayLeaveBy(db: Database): (runId: string) => Promise<boolean> {
  return async (runId) => !(await isChildsRun(db, runId));
}

/**
 * The firewall round what children write: their runs get the engines of the house, whatever the configuration asks for.
 * It is asked when a step begins, and once more by the ledger before each request leaves (`paidCall`), because an account's
 * age may become known in between; then the engines of the house take over in the middle.
 */
export function behindFirewall(
  { outside, inside }: { outside: EngineSet; inside: EngineSet },
  mayLeave: (runId: string) => Promise<boolean>,
): Engines {
  const names = { writer: outside.writer.name, artist: outside.artist.name };
  const mixed: EngineSet = {
    writer:
      outside.writer === inside.writer ? inside.writer : writeHereInstead(outside.writer, inside.writer),
    artist: outside.artist === inside.artist ? inside.artist : drawHereInstead(outside.artist, inside.artist),
  };
  const hasOutside = names.writer !== 'builtin' || names.artist !== 'builtin';
  return {
    names,
    of: async (run) => (hasOutside && (await mayLeave(run.id)) ? mixed : inside),
  };
}

function writeHereInstead(outside: Writer, inside: Writer): Writer {
  return {
    name: outside.name,
    breakdown: (...of) =>
      orHere(
        () => outside.breakdown(...of),
        () => inside.breakdown(...of),
      ),
    script: (...of) =>
      orHere(
        () => outside.script(...of),
        () => inside.script(...of),
      ),
    quiz: (...of) =>
      orHere(
        () => outside.quiz(...of),
        () => inside.quiz(...of),
      ),
    hardcoreQuiz: (...of) =>
      orHere(
        () => outside.hardcoreQuiz(...of),
        () => inside.hardcoreQuiz(...of),
      ),
    faqs: (...of) =>
      orHere(
        () => outside.faqs(...of),
        () => inside.faqs(...of),
      ),
    facts: (...of) =>
      orHere(
        () => outside.facts(...of),
        () => inside.facts(...of),
      ),
    another: (...of) =>
      orHere(
        () => outside.another(...of),
        () => inside.another(...of),
      ),
    translate: (...of) =>
      orHere(
        () => outside.translate(...of),
        () => inside.translate(...of),
      ),
  };
}

function drawHereInstead(outside: Artist, inside: Artist): Artist {
  return {
    name: outside.name,
    knowsFaces: outside.knowsFaces,
    artHash: (order) => outside.artHash(order),
    draw: (...of) =>
      orHere(
        () => outside.draw(...of),
        () => inside.draw(...of),
      ),
  };
}

async function orHere<T>(there: () => Promise<T>, here: () => Promise<T>): Promise<T> {
  try {
    return await there();
  } catch (error) {
    if (error instanceof StaysHere) return here();
    throw error;
  }
}
