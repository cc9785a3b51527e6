import type { ReaderQuestion } from '@panelwise/contracts/domain/evidence';
import type { Fact, Faq } from '@panelwise/contracts/domain/learning';
import type { StoredFact, StoredFaq } from '@panelwise/db/repositories/learning';
import type { QuizItem } from '@panelwise/db/repositories/quiz-items';
import type { MediaUrls } from '../media/media-urls.ts';

export function presentFaq({ imageKey, ...faq }: StoredFaq, isPublic: boolean, media: MediaUrls): Faq {
  return imageKey ? { ...faq, imageUrl: media.url(imageKey, { public: isPublic }) } : faq;
}

export function presentFact({ imageKey, ...fact }: StoredFact, isPublic: boolean, media: MediaUrls): Fact {
  return imageKey ? { ...fact, imageUrl: media.url(imageKey, { public: isPublic }) } : fact;
}

/** A question as readers get it. */
export function presentQuestion({ key, question, options, difficulty }: QuizItem): ReaderQuestion {
  return { key, question, options, difficulty };
}

/** How a question is shown to somebody: all of it, or with fewer options to choose from. */
export type ShowItem = (item: QuizItem) => QuizItem;
const wholeItem: ShowItem = (item) => item;

/** The questions of the quiz and those of the hardcore quiz, without what is right. */
export function presentQuestions(items: readonly QuizItem[], show: ShowItem = wholeItem) {
  const of = (hardcore: boolean) =>
    items.filter((item) => item.hardcore === hardcore).map((item) => presentQuestion(show(item)));
  return { questions: of(false), hardcoreQuestions: of(true) };
}
