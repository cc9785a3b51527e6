import type {
  ImportMode,
  KitSheet,
  Paper,
  QuizChoice,
  QuizFormat,
  QuizName,
  ReadingFormat,
} from '@panelwise/contracts/domain/take-away';
import type { getComic } from '@panelwise/contracts/http/comics';
import { stepEndpoint } from '@panelwise/contracts/http/runs';
import { getQuizFile, getReadingFile, importQuiz } from '@panelwise/contracts/http/take-away';
import type { z } from 'zod';
import { call, callForFile } from '../../lib/api-client.ts';
import { saveAddress, saveFile } from '../../lib/save-file.ts';

/** A comic with everything around it, as `getComic` answers. */
export type TakenWork = z.output<typeof getComic.response>;

/** Fetches the pages as a file to read, and gives it to the person. */
export async function saveReadingFile(comicId: string, format: ReadingFormat): Promise<void> {
  const { name, blob } = await callForFile(getReadingFile, { params: { id: comicId, format } });
  saveFile(name, blob);
}

/** Fetches the quiz for a learning platform, and gives it to the person. */
export async function saveQuizFile(comicId: string, format: QuizFormat, quiz: QuizChoice): Promise<void> {
  const { name, blob } = await callForFile(getQuizFile, { params: { id: comicId, format }, query: { quiz } });
  saveFile(name, blob);
}

/**
 * Has sheets printed, waits for them, and gives them to the person.
 * @returns false where printing takes so long that the server goes on without us
 */
export async function saveSheets(
  comicId: string,
  sheet: KitSheet,
  paper: Paper,
  name: string,
): Promise<boolean> {
  const answer = await call(stepEndpoint('print-kit'), { body: { comicId, sheet, paper } });
  if (!('kitUrl' in answer)) return false;
  saveAddress(name, answer.kitUrl);
  return true;
}

export type QuizFile = { csv: string; quiz: QuizName; mode: ImportMode };

/** Reads a quiz from CSV: what would become of it, or once it is confirmed what has. */
export function sendQuiz(comicId: string, file: QuizFile, confirmed: boolean) {
  return call(importQuiz, { params: { id: comicId }, body: { ...file, confirmed } });
}
