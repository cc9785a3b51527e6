import type { Fact, Faq } from '@panelwise/contracts/domain/learning';
import { hardWordsOf, type LintContext } from './lint-context.ts';
import { plainWords, wordCount } from './text/words.ts';

export const extrasLintRules = [
  'no-text',
  'no-question',
  'duplicate',
  'answer-repeats-question',
  'about-the-text',
  'points-back',
  'no-sentence',
  'hard-word',
] as const;
export type ExtrasLintRule = (typeof extrasLintRules)[number];

/** One fault in FAQs or facts; `item` counts from 0. */
export type ExtrasFinding = { rule: ExtrasLintRule; item: number; message: string };

const plain = (text: string) => plainWords(text).join(' ');
/** What a reader sees by looking: no learner asks it about a subject. */
const asksAboutText =
  /^what (?:does|did) (?!the |an? )[^?]+ say\?|^what do we learn about\b|^which numbers should\b|^why is this so: /i;
/** A fact stands alone on its card. */
const opensElsewhere = /^(?:she|he|they|then|next|finally|after that|but|and then)\b/i;
/** "If a friend is hurt:" leads to a list, and "12: 24, 36" is a piece of one. */
const isNoSentence = (fact: string) => /[:,;]$|^\d+[:.)] |^\p{Ll}/u.test(fact.trim());
/** Outside of what somebody says, nobody on a card says "my". */
const opensToTeller = /(?<!\p{L})my(?!\p{L})/u;
/** Fewer words say nothing that is worth a card of its own. */
const leastFactWords = 3;

/** Finds what makes FAQs useless: empty or repeated ones, no question, an answer that only repeats it, hard words. */
export function lintFaqs(faqs: readonly Faq[], context: LintContext): ExtrasFinding[] {
  const repeats = repeatFinder();
  return faqs.flatMap(({ question, answer }, item) => {
    const findings = hardWordFindings(`${question} ${answer}`, context, item);
    const add = (rule: ExtrasLintRule, message: string) => findings.push({ rule, item, message });
    if (!plain(question) || !plain(answer)) add('no-text', 'Question and answer need words.');
    if (!/[?？]\s*["»“”]?$/u.test(question.trim())) add('no-question', `"${question}" is no question.`);
    if (plain(answer) === plain(question))
      add('answer-repeats-question', `"${answer}" only repeats the question.`);
    if (asksAboutText.test(question))
      add('about-the-text', `"${question}" asks what stands in the text, not about the subject.`);
    if (repeats(plain(question)) || repeats(plain(answer)))
      add('duplicate', `"${question}" or its answer comes twice.`);
    return findings;
  });
}

/** Finds what makes facts useless: empty or repeated ones, and hard words. */
export function lintFacts(facts: readonly Fact[], context: LintContext): ExtrasFinding[] {
  const repeats = repeatFinder();
  return facts.flatMap(({ fact }, item) => {
    const findings = hardWordFindings(fact, context, item);
    if (wordCount(fact) < leastFactWords && context.language === 'en')
      findings.push({ rule: 'no-text', item, message: `"${fact}" says too little.` });
    if (opensElsewhere.test(fact))
      findings.push({ rule: 'points-back', item, message: `"${fact}" begins in a sentence before it.` });
    if (context.language === 'en' && opensToTeller.test(fact.replace(/["“][^"”]*["”]/g, '')))
      findings.push({
        rule: 'points-back',
        item,
        message: `"${fact}" speaks of somebody that the card does not name.`,
      });
    if (isNoSentence(fact))
      findings.push({ rule: 'no-sentence', item, message: `"${fact}" is no sentence.` });
    if (repeats(plain(fact))) findings.push({ rule: 'duplicate', item, message: `"${fact}" comes twice.` });
    return findings;
  });
}

const hardWordFindings = (text: string, context: LintContext, item: number): ExtrasFinding[] =>
  hardWordsOf(text, context).map((word) => ({
    rule: 'hard-word',
    item,
    message: `"${word}" is too hard for grade ${context.grade}, and the comic does not explain it.`,
  }));

/** Tells whether a text was seen before; an empty one never counts. */
function repeatFinder(): (text: string) => boolean {
  const seen = new Set<string>();
  return (text) => {
    const known = text !== '' && seen.has(text);
    seen.add(text);
    return known;
  };
}
