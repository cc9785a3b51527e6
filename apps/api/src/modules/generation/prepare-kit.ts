import { sheetsOfQuestions } from '@panelwise/contracts/domain/take-away';
import { DomainError } from '@panelwise/contracts/errors/domain-error';
import { listPages } from '@panelwise/db/repositories/comics';
import { getOwnComic } from '../../policies/comic.ts';
import type { Prepare } from './prepare.ts';

/** Sheets need every page drawn, and those of questions a quiz. They are printed anew each time: a quiz changes often. */
export const prepareKit: Prepare<'print-kit'> = async ({ db, caller }, input) => {
  const { comicId, sheet, paper } = input;
  const comic = await getOwnComic(db, caller, comicId);
  const pages = await listPages(db, [comicId]);
  if (pages.length === 0 || pages.some((page) => !page.imageKey)) throw new DomainError('not-generated');
  if (sheetsOfQuestions.includes(sheet) && !comic.hasQuiz && !comic.hasHardcoreQuiz)
    throw new DomainError('quiz-missing');
  return {
    order: { comicId, seriesId: comic.seriesId, input, activeKey: `print-kit:${comicId}:${sheet}:${paper}` },
  };
};
