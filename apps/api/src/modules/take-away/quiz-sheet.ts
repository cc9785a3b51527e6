import {
  type QuizChoice,
  type QuizFormat,
  type QuizName,
  quizNames,
} from '@panelwise/contracts/domain/take-away';
import { DomainError } from '@panelwise/contracts/errors/domain-error';
import type { Queryable } from '@panelwise/db/client';
import type { ComicRecord } from '@panelwise/db/repositories/comics';
import { listQuestions, type StoredQuestion } from '@panelwise/db/repositories/learning';
import { listAskedQuestions } from '@panelwise/db/repositories/quiz-items';
import { detectLanguage } from '@panelwise/studio/language/detect-language';
import { titleInSeries } from '@panelwise/studio/language/title-in-series';

/** One of the two quizzes of a comic. */
export type SheetQuiz = { name: QuizName; label: string; questions: StoredQuestion[] };

/** What the files for learning platforms are written from. */
export type QuizSheet = {
  comicId: string;
  title: string;
  /** Code of the language of the questions (ISO 639-1). */
  language: string;
  quizzes: SheetQuiz[];
};

const labels: Record<QuizName, string> = { quiz: 'Quiz', hardcore: 'Hardcore quiz' };

/**
 * The quizzes that were asked for and have questions. Questions that rest are in CSV alone, which comes back and takes the
 * place of what there was. @throws DomainError `quiz-missing` where there are none
 */
export async function readQuizSheet(
  db: Queryable,
  comic: ComicRecord,
  choice: QuizChoice,
  format: QuizFormat,
): Promise<QuizSheet> {
  const list = format === 'csv' ? listQuestions : listAskedQuestions;
  const wanted = quizNames.filter((name) => choice === 'both' || choice === name);
  const quizzes: SheetQuiz[] = [];
  for (const name of wanted) {
    const questions = await list(db, comic.id, name);
    if (questions.length > 0) quizzes.push({ name, label: labels[name], questions });
  }
  if (quizzes.length === 0) throw new DomainError('quiz-missing');
  const words = quizzes.flatMap(({ questions }) => questions.map(({ question }) => question)).join(' ');
  const language = detectLanguage(words);
  return { comicId: comic.id, title: titleInSeries(comic, language), language, quizzes };
}

/** Where the comic teaches it, for people; nothing where that is not known. */
export function taughtWhere({ taughtAt }: Pick<StoredQuestion, 'taughtAt'>): string {
  return taughtAt ? `Page ${taughtAt.page}, panel ${taughtAt.panel}.` : '';
}

/** What is told after an answer: why it is so, and where to look. */
export function feedbackOf(question: StoredQuestion): string {
  return [question.explanation?.trim(), taughtWhere(question)].filter(Boolean).join(' ');
}
