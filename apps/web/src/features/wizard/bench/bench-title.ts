import { t } from '@lingui/core/macro';
import type { Comic } from '@panelwise/contracts/domain/comic';
import { gradeWithin } from '../../../lib/grade-words.ts';
import { subjectWords } from '../../../lib/subject-words.ts';
import type { ComicWork } from '../api/comic.ts';
import { stepNames } from '../components/step-names.ts';

/** 'Part N: title', or the step's own name where there is no part. */
export function benchTitle(work: ComicWork): string {
  const part = work.parts.find((p) => p.comicId === work.comic._id);
  if (!part) return stepNames()[3];
  const { part: number, title } = part;
  return t`Part ${number}: ${title}`;
}

/** What the comic is about and for whom: "Photosynthesis, grade 5 Science". */
export function comicEyebrow(comic: Comic): string {
  const { title } = comic;
  const subject = subjectWords(comic.subject);
  const grade = gradeWithin(comic.grade);
  return t`${title}, ${grade} ${subject}`;
}
