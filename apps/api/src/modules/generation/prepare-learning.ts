import { mustBeFit } from '@panelwise/content-check/must-be-fit';
import { scriptTexts } from '@panelwise/contracts/domain/content-parts';
import { parseScriptText } from '@panelwise/contracts/domain/read-script';
import { DomainError } from '@panelwise/contracts/errors/domain-error';
import type { StepName } from '@panelwise/contracts/steps/registry';
import type { ComicRecord } from '@panelwise/db/repositories/comics';
import {
  listFacts,
  listFaqs,
  listHardcoreQuestions,
  listQuizQuestions,
} from '@panelwise/db/repositories/learning';
import { getOwnComic } from '../../policies/comic.ts';
import { presentFact, presentFaq } from '../../presenters/learning.ts';
import type { Prepare, PrepareContext } from './prepare.ts';

type Wish = { comicId: string; again?: boolean | undefined };

export const prepareQuiz: Prepare<'generate-quiz'> = async (context, input) => {
  const { comic, order } = await readWish(context, 'generate-quiz', input);
  if (input.again || !comic.hasQuiz) return { order };
  return { answer: { questions: await listQuizQuestions(context.db, comic.id) } };
};

export const prepareHardcoreQuiz: Prepare<'generate-hardcore-quiz'> = async (context, input) => {
  const { comic, order } = await readWish(context, 'generate-hardcore-quiz', input);
  if (input.again || !comic.hasHardcoreQuiz) return { order };
  return { answer: { questions: await listHardcoreQuestions(context.db, comic.id) } };
};

export const prepareFaqs: Prepare<'generate-faqs'> = async (context, input) => {
  const { comic, order } = await readWish(context, 'generate-faqs', input);
  if (input.again || !comic.hasFaq) return { order };
  const faqs = await listFaqs(context.db, comic.id);
  return { answer: { faqs: faqs.map((faq) => presentFaq(faq, false, context.media)) } };
};

export const prepareFacts: Prepare<'generate-didyouknow'> = async (context, input) => {
  const { comic, order } = await readWish(context, 'generate-didyouknow', input);
  if (input.again || !comic.hasFacts) return { order };
  const facts = await listFacts(context.db, comic.id);
  return { answer: { didYouKnow: facts.map((fact) => presentFact(fact, false, context.media)) } };
};

/** The run gets the comic alone: what a client sends along beside it is neither checked nor needed. */
async function readWish({ db, caller }: PrepareContext, step: StepName, { comicId, again }: Wish) {
  const comic = await getOwnComic(db, caller, comicId);
  mustHaveScript(comic);
  mustBeAskedHere(comic, step, again);
  const input = { comicId, ...(again ? { again } : {}) };
  return { comic, order: { comicId, seriesId: comic.seriesId, input, activeKey: `${step}:${comicId}` } };
}

/** The house writes from the story, and that of a translation is told in another language. @throws DomainError `translation-asks-original` */
function mustBeAskedHere(comic: ComicRecord, step: StepName, again = false): void {
  const hasSet =
    {
      'generate-quiz': comic.hasQuiz,
      'generate-hardcore-quiz': comic.hasHardcoreQuiz,
      'generate-faqs': comic.hasFaq,
      'generate-didyouknow': comic.hasFacts,
    }[step as string] ?? false;
  if (comic.originalId && (again || !hasSet)) throw new DomainError('translation-asks-original');
}

/** @throws DomainError `script-empty`, `bad-script` */
export function mustHaveScript(comic: ComicRecord): void {
  if (comic.prompt.trim() === '') throw new DomainError('script-empty');
  mustBeFit(scriptTexts(parseScriptText(comic.prompt)), comic);
}
