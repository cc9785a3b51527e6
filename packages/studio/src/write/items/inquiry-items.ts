import type { InquiryQuestion, LanguageTexts } from '../../language/language-texts.ts';
import { inquiryFacts } from '../stage/inquiry-beats.ts';
import type { Item } from './item.ts';

const makeItem = (
  { question, key, not, why }: InquiryQuestion,
  kind: keyof typeof inquiryFacts,
  difficulty: Item['difficulty'],
): Item => ({
  kind: `inquiry-${kind}`,
  question,
  key,
  distractors: [...not],
  difficulty,
  factId: inquiryFacts[kind],
  explanation: why,
});

/** Questions on the inquiry panels, for a story too thin to ask about. */
export const inquiryItems = ({ inquiry: { questions } }: LanguageTexts): Item[] => [
  makeItem(questions.firstStep, 'steps', 'easy'),
  makeItem(questions.afterAsking, 'steps', 'easy'),
  makeItem(questions.threeQuestions, 'ask', 'easy'),
  makeItem(questions.note, 'look', 'medium'),
  makeItem(questions.disagree, 'check', 'medium'),
];

/** The harder ones. */
export const hardInquiryItems = ({ inquiry: { questions } }: LanguageTexts): Item[] => [
  makeItem(questions.stuck, 'explain', 'hard'),
  makeItem(questions.seen, 'look', 'hard'),
  makeItem(questions.trust, 'check', 'hard'),
];
