import { stopWords } from '../../language/stop-words.ts';
import type { Story, StorySentence } from '../story/analyse-story.ts';
import { joinTokens } from '../story/definitions.ts';
import { type Token, tagSentence } from '../story/tagger.ts';

const auxiliaries =
  /^(?:am|is|are|was|were|can|could|will|would|should|must|may|might|has|have|had|do|does|did)$/;
const openers = /^(?:ADP|ADV|SCONJ|CCONJ|PUNCT|VERB|AUX|INTJ|PART)$/;
const longestSubject = 6;

/** "The egg floats" becomes "Why does the egg float?"; undefined where the clause is not simply built. English. */
export function whyQuestion(sentence: StorySentence, story: Story): string | undefined {
  if (!sentence.cause || story.language !== 'en') return undefined;
  const clause = divide(tagSentence(sentence.cause.effect));
  if (!clause) return undefined;
  const subject = nameSubject(clause.subject, sentence, story);
  if (!subject) return undefined;
  const [verb, ...rest] = clause.predicate;
  const tail = joinTokens(rest);
  const isAuxiliary =
    auxiliaries.test(verb!.lower) && (verb!.pos === 'AUX' || /^(?:is|are|was|were)$/.test(verb!.lower));
  if (isAuxiliary) return `Why ${verb!.lower} ${subject}${tail && ` ${tail}`}?`;
  return `Why ${helper(verb!, clause.subject)} ${subject} ${verb!.lemma}${tail && ` ${tail}`}?`;
}

function divide(tokens: Token[]): { subject: Token[]; predicate: Token[] } | undefined {
  const at = tokens.findIndex((token) => token.pos === 'VERB' || token.pos === 'AUX');
  const subject = tokens.slice(0, at);
  if (at < 1 || at > longestSubject || openers.test(subject[0]!.pos)) return undefined;
  if (subject.some((token) => token.pos === 'PUNCT' || token.pos === 'SCONJ')) return undefined;
  // "The bar shines and snaps" has two verbs, and a question changes both.
  if (subject.some((token) => token.lower === 'and') && subject.some((t) => /^(?:NOUN|ADJ)$/.test(t.pos)))
    return undefined;
  if (
    tokens.some(
      (token, i) => i > at && token.pos === 'CCONJ' && /^(?:VERB|AUX)$/.test(tokens[i + 1]?.pos ?? ''),
    )
  )
    return undefined;
  // A comma later on begins another clause, which a question would drag along.
  if (tokens.some((token) => token.text === ',' || token.text === ';')) return undefined;
  return { subject, predicate: tokens.slice(at) };
}

/** The subject by name: a pronoun alone would leave the reader asking who. */
function nameSubject(subject: Token[], sentence: StorySentence, story: Story): string | undefined {
  const [first] = subject;
  if (subject.length === 1 && /^(?:he|she|it|they|this|that|these|those)$/.test(first!.lower)) {
    if (/^(?:he|she)$/.test(first!.lower)) return sentence.people[0];
    const reason = divide(tagSentence(sentence.cause!.cause))?.subject;
    return reason?.[0]?.pos === 'DET' ? joinTokens(reason) : undefined;
  }
  if (/^(?:i|we|this|that|these|those|such|here|there)$/.test(first!.lower)) return undefined;
  const text = joinTokens(subject);
  return staysCapital(text, story) ? text : text.charAt(0).toLowerCase() + text.slice(1);
}

function helper(verb: Token, subject: Token[]): 'do' | 'does' | 'did' {
  const many =
    /^(?:I|you|we|they)$/i.test(subject[0]!.text) ||
    subject.some((token) => token.lower === 'and') ||
    /[^s]s$/.test(subject.at(-1)!.lower) ||
    /^(?:people|children|men|women)$/.test(subject.at(-1)!.lower);
  if (verb.lower === verb.lemma) return many ? 'do' : 'did';
  return verb.lower.endsWith('s') ? 'does' : 'did';
}

/** A first word that is capital inside another sentence too is a name. */
export function staysCapital(clause: string, { people, sentences, language }: Story): boolean {
  const first = /^[\p{L}']+/u.exec(clause)?.[0] ?? '';
  if (/^I$|^I'|^\p{Lu}{2}/u.test(first) || people.some((name) => clause.startsWith(name))) return true;
  if (language === 'de') return !stopWords.de.has(first.toLowerCase());
  if (language !== 'en') return false;
  return sentences.some((s) => s.tokens.slice(1).some((t) => t.text === first && t.pos === 'PROPN'));
}
