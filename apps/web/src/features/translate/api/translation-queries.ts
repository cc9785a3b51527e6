import type { Language } from '@panelwise/contracts/domain/languages';
import { isTerminal } from '@panelwise/contracts/domain/run';
import type { SavedLine } from '@panelwise/contracts/domain/translation';
import { getComic } from '@panelwise/contracts/http/comics';
import { getRun, stepEndpoint } from '@panelwise/contracts/http/runs';
import {
  applyTranslation,
  getTranslation,
  makeTranslation,
  saveTranslation,
} from '@panelwise/contracts/http/translations';
import { queryOptions } from '@tanstack/react-query';
import type { z } from 'zod';
import { call } from '../../../lib/api-client.ts';
import { ApiError } from '../../../lib/api-error.ts';

/** Both languages of a comic side by side, as the server keeps them. */
export type Sheet = z.output<typeof getTranslation.response>;

export const translationQuery = (id: string) =>
  queryOptions({
    queryKey: ['translation', id],
    queryFn: ({ signal }) => call(getTranslation, { params: { id }, signal }),
    // What is typed here is newer than any answer.
    refetchOnWindowFocus: false,
  });

/** The pages of the original, to look at while one writes. */
export const originalPagesQuery = (id: string) =>
  queryOptions({
    queryKey: ['translation', 'original', id],
    queryFn: async ({ signal }) => (await call(getComic, { params: { id }, signal })).pages,
  });

/** @returns the id of the comic in that language, new or there already */
export const beginTranslation = async (id: string, language: Language): Promise<string> =>
  (await call(makeTranslation, { params: { id }, body: { language } })).comicId;

export const saveLines = (id: string, lines: SavedLine[], isLeaving = false) =>
  call(saveTranslation, { params: { id }, body: { lines }, keepalive: isLeaving, isQuiet: true });

/** How often a run is asked for, in ms. */
const askEveryMs = 2_000;

/** Has the empty lines translated, and waits until they are. @throws ApiError with the reason where they are not */
export async function translateEmptyLines(id: string): Promise<void> {
  const answer = await call(stepEndpoint('translate-comic'), {
    body: { comicId: id },
    prefer: 'respond-async',
  });
  if (!('data' in answer)) return;
  const { runId } = answer.data;
  for (;;) {
    const { data: run } = await call(getRun, { params: { id: runId }, timeoutMs: 20_000 });
    if (run.status === 'succeeded') return;
    if (isTerminal(run.status))
      throw new ApiError({
        code: run.errorCode ?? 'internal',
        status: 502,
        serverMessage: run.message ?? undefined,
      });
    await new Promise((resolve) => setTimeout(resolve, askEveryMs));
  }
}

/** Puts the words into the comic, and has its pages lettered. */
export async function finishTranslation(id: string): Promise<void> {
  await call(applyTranslation, { params: { id } });
  await call(stepEndpoint('generate-comic'), { body: { comicId: id }, prefer: 'respond-async' });
}
