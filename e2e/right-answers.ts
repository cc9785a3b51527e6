import { answerQuestion } from '@panelwise/contracts/http/learn';
import { getPublicComic } from '@panelwise/contracts/http/library';
import type { ApiClient } from '../scripts/stack/api-client.ts';

/** The questions of a public comic with what is right, as a visitor is told it who has tried everything else. */
export async function readAnswers(client: ApiClient, comicId: string) {
  const params = { id: comicId };
  const { questions } = await client.call(getPublicComic, { params });
  return Promise.all(
    questions.map(async ({ key, question, options }) => {
      const body = { key, answer: options[0]!, tried: options.slice(1) };
      const { verdict } = await client.call(answerQuestion, { params, body });
      const { correctAnswer, taughtAt } = verdict;
      return { question, options, correctAnswer: correctAnswer!, taughtAt };
    }),
  );
}
