import { plural, t } from '@lingui/core/macro';
import { type PackRefusal, packResultSchema } from '@panelwise/contracts/domain/class-pack';
import { type TakenResult, takePackResult } from '@panelwise/contracts/http/class-packs';
import { call } from '../../lib/api-client.ts';
import { ApiError, errorText } from '../../lib/api-error.ts';

/** So many files are brought in at once. */
export const mostFiles = 100;
/** A file of a pupil is far smaller, in bytes. */
const largestBytes = 900_000;

/** What became of one file. `isUnproven`: nothing in it says whose it is, so that the teacher has to. */
export type BroughtIn = { file: File; isGood: boolean; isUnproven: boolean; text: string };

const refusals: Record<PackRefusal, (answers: number) => string> = {
  'not-in-pack': (answers) => t`${answers} not taken: they are about questions that this pack does not have.`,
  changed: (answers) => t`${answers} not taken: they are about questions that have changed since.`,
  ended: (answers) =>
    t`${answers} not taken: they are for an assignment that has ended, or is not for this pupil.`,
  'no-tries-left': (answers) => t`${answers} not taken: they came after all tries were used.`,
};

/**
 * Brings in the file that a pupil has handed in. Never throws: what is wrong with it is what became of it.
 * @param vouched by a teacher who knows whose file it is
 */
export async function bringIn(classId: string, file: File, vouched = false): Promise<BroughtIn> {
  const said = (isGood: boolean, text: string, isUnproven = false): BroughtIn => ({
    ...{ file, isGood, isUnproven, text },
  });
  const result = packResultSchema.safeParse(await readJson(file));
  if (!result.success) return said(false, t`This is not a file that a pupil has saved.`);
  try {
    const taken = await call(takePackResult, { params: { id: classId }, body: { ...result.data, vouched } });
    return said(true, takenText(taken));
  } catch (error) {
    const text = errorText(error, t`It could not be brought in. Please try again.`);
    return said(false, text, error instanceof ApiError && error.code === 'pack-unproven');
  }
}

async function readJson(file: File): Promise<unknown> {
  if (file.size > largestBytes) return undefined;
  try {
    return JSON.parse(await file.text());
  } catch {
    return undefined;
  }
}

/** Of one pupil: how much was taken, and what was not, with the reason. */
export function takenText({ pupil, taken, known, read, refused }: TakenResult): string {
  const nothing = known > 0 ? t`Everything in it was brought in before.` : t`No new answer.`;
  const came = [
    taken > 0 && plural(taken, { one: '# answer brought in.', other: '# answers brought in.' }),
    read > 0 &&
      plural(read, { one: 'Reading of # comic brought in.', other: 'Reading of # comics brought in.' }),
  ].filter((text) => text !== false);
  const not = refused.map(({ reason, answers }) => refusals[reason](answers));
  const said = [...(came.length > 0 ? came : [nothing]), ...not].join(' ');
  return t`${pupil}: ${said}`;
}
