import type { Comic } from '@panelwise/contracts/domain/comic';
import { gradeLabel } from '@panelwise/contracts/domain/grades';
import type { ComicWork } from '../api/comic.ts';
import { wizardSteps } from '../resume.ts';

/** 'Part N: title', or the step's own name where there is no part. */
export function benchTitle(work: ComicWork): string {
  const part = work.parts.find((p) => p.comicId === work.comic._id);
  return part ? `Part ${part.part}: ${part.title}` : wizardSteps[3];
}

/** What the comic is about and for whom: "Photosynthesis, 5th Grade Science". */
export function comicEyebrow(comic: Comic): string {
  return `${comic.title}, ${gradeLabel(comic.grade)} ${comic.subject}`;
}
