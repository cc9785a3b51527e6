import type { StepInput, StepMap, StepName, StepOutput } from '@panelwise/contracts/steps/registry';
import type { Queryable } from '@panelwise/db/client';
import type { RunOrder } from '@panelwise/db/repositories/runs';
import type { Caller } from '../../http/register-endpoint.ts';
import type { MediaUrls } from '../../media/media-urls.ts';
import { prepareAnother } from './prepare-another.ts';
import { prepareComic } from './prepare-comic.ts';
import { prepareKit } from './prepare-kit.ts';
import { prepareFacts, prepareFaqs, prepareHardcoreQuiz, prepareQuiz } from './prepare-learning.ts';
import { preparePdf } from './prepare-pdf.ts';
import { prepareRefine } from './prepare-refine.ts';
import { prepareScript } from './prepare-script.ts';
import { prepareShort } from './prepare-short.ts';
import { prepareStyle } from './prepare-style.ts';
import { prepareTranslation } from './prepare-translation.ts';

export type PrepareContext = { db: Queryable; media: MediaUrls; caller: Caller };

/** What a request comes to: a run to order, or an answer that is there already. */
export type Prepared<S extends StepName> =
  | { order: Pick<RunOrder, 'comicId' | 'seriesId' | 'activeKey'> & { input: StepInput<S> } }
  | { answer: StepOutput<S> };

/**
 * Checks one step's request before a run is ordered: may the caller do this, is everything there that
 * the step needs, has it been done already. Refusals are thrown as DomainError. It is asked again in the transaction that
 * orders the run, so it has to give the same answer as long as nothing has changed. Pages that come with a call become
 * the stored script here.
 */
export type Prepare<S extends StepName> = (
  context: PrepareContext,
  input: StepInput<S>,
) => Promise<Prepared<S>>;

export const prepares: StepMap<{ [S in StepName]: Prepare<S> }> = {
  'refine-prompt': prepareRefine,
  'write-script': prepareScript,
  'generate-comic': prepareComic,
  'generate-pdf': preparePdf,
  'generate-quiz': prepareQuiz,
  'generate-hardcore-quiz': prepareHardcoreQuiz,
  'generate-faqs': prepareFaqs,
  'generate-didyouknow': prepareFacts,
  'another-item': prepareAnother,
  'print-kit': prepareKit,
  'translate-comic': prepareTranslation,
  'generate-short': prepareShort,
  'draw-in-style': prepareStyle,
};
