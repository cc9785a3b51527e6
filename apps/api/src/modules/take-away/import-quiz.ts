import { mustBeFit } from '@panelwise/content-check/must-be-fit';
import { learningTexts } from '@panelwise/contracts/domain/content-parts';
import type { TaughtAt } from '@panelwise/contracts/domain/learning';
import type { ImportMode, QuizName } from '@panelwise/contracts/domain/take-away';
import { DomainError } from '@panelwise/contracts/errors/domain-error';
import type { Database } from '@panelwise/db/client';
import { lockComic, noteComicChange, raiseContentRisk } from '@panelwise/db/repositories/comic-changes';
import { listPages } from '@panelwise/db/repositories/comics';
import { listQuestions, replaceQuiz } from '@panelwise/db/repositories/learning';
import { noteLearningWriter } from '@panelwise/db/repositories/made-by';
import { hasOpenRun } from '@panelwise/db/repositories/run-lookups';
import type { Caller } from '../../http/register-endpoint.ts';
import { getOwnComic } from '../../policies/comic.ts';
import { type ReadQuestion, readQuizCsv, refuseTooManyQuestions } from './read-quiz-csv.ts';

export type QuizImport = { csv: string; quiz: QuizName; mode: ImportMode; confirmed: boolean };

/**
 * Reads a quiz from CSV and, once that is confirmed, stores it as changed learning content, which waits for review where
 * the comic is in the library.
 * @throws DomainError `comic-not-found`, `bad-quiz-file` with the lines, `content-refused`, `still-working` while this quiz is being made
 */
export async function importQuiz(db: Database, caller: Caller, comicId: string, wanted: QuizImport) {
  return db.transaction(async (tx) => {
    const comic = await getOwnComic(tx, caller, comicId);
    await lockComic(tx, comic.id);
    const pages = await listPages(tx, [comic.id]);
    const hasPanel = ({ page, panel }: TaughtAt) => {
      const drawn = pages.find(({ pageNumber }) => pageNumber === page)?.drawn;
      return drawn?.panels[panel - 1] !== undefined;
    };
    const questions = readQuizCsv(wanted.csv, wanted.quiz, hasPanel);
    const { risk } = mustBeFit(learningTexts({ questions }), comic);
    const before = await listQuestions(tx, comic.id, wanted.quiz);
    const kept = wanted.mode === 'add' ? withoutThese(before, questions) : [];
    const after = [...kept, ...questions];
    refuseTooManyQuestions(after.length);
    if (wanted.confirmed) {
      const kind = wanted.quiz === 'hardcore' ? 'hardcore-quiz' : 'quiz';
      if (await hasOpenRun(tx, comic.id, [`generate-${kind}`])) throw new DomainError('still-working');
      await replaceQuiz(tx, comic.id, after, wanted.quiz === 'hardcore');
      if (kept.length === 0) await noteLearningWriter(tx, comic.id, kind, 'creator');
      await noteComicChange(tx, comic.id, 'learning');
      await raiseContentRisk(tx, comic.id, risk);
    }
    return { questions, before: before.length, after: after.length, stored: wanted.confirmed };
  });
}

/** A question that is asked again comes in its new form. */
function withoutThese<Question extends { question: string }>(
  old: Question[],
  fresh: ReadQuestion[],
): Question[] {
  const asked = new Set(fresh.map(({ question }) => question.toLowerCase()));
  return old.filter(({ question }) => !asked.has(question.trim().toLowerCase()));
}
