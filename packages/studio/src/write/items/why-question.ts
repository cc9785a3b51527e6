import { stopWords } from '../../language/stop-words.ts';
import type { Story, StorySentence } from '../story/analyse-story.ts';
import { joinTokens } from '../story/definitions.ts';
import { type Token, tagSentence } from '../story/tagger.ts';

const auxiliaries =
  /^(?:am|is|are|was|were|can|could|will|would|should|must|may|might|has|have|had|do|does|did)$/;
const openers = /^(?:ADP|ADV|SCONJ|CCONJ|PUNCT|VERB|AUX|INTJ|PART)$/;
const longestSubject = 6;

/** "The egg floats" becomes "Why does the egg float?"; undefined where the clause is not simply built. English. */
export const whyQuestion = (sentence: StorySentence, story: Story): string | undefined =>
  sentence.cause && askOf('Why', sentence.cause, sentence, story);

/** As `whyQuestion`, of any clause and with any question word; `cause` is where "it" may be named. */
export function askOf(
  asks: string,
  { effect, cause }: { effect: string; cause?: string },
  sentence: StorySentence,
  story: Story,
): string | undefined {
  if (story.language !== 'en') return undefined;
  const { clause: bare, tail: where } = withoutOpener(effect);
  const clause = divide(tagSentence(bare));
  if (!clause) return undefined;
  const subject = nameSubject(clause.subject, cause, sentence, story);
  if (!subject) return undefined;
  const [verb, ...rest] = clause.predicate;
  const short = shortForms[verb!.lower];
  const tail = [joinTokens(rest), where].filter(Boolean).join(' ');
  if (short) return `${asks} ${short} ${subject}${tail && ` ${tail}`}?`;
  if (isAuxiliary(verb!) && !isHaveTo(verb!, rest))
    return `${asks} ${verb!.lower} ${subject}${tail && ` ${tail}`}?`;
  return `${asks} ${helper(verb!, clause.subject)} ${subject} ${verb!.lemma}${tail && ` ${tail}`}?`;
}

/** "It's high" asks "Why is it high?" */
const shortForms: Readonly<Record<string, string>> = { "'s": 'is', "'re": 'are' };

/** "Why do they have to be clean?" */
const isHaveTo = (verb: Token, [next]: Token[]) =>
  /^(?:have|has|had)$/.test(verb.lower) && next?.lower === 'to';

export const isAuxiliary = (verb: Token) =>
  auxiliaries.test(verb.lower) && (verb.pos === 'AUX' || /^(?:is|are|was|were)$/.test(verb.lower));

/** "Next, the curd is salted" asks without its step; "Deep underground, rock melts" says the place last. */
export function withoutOpener(effect: string): { clause: string; tail: string } {
  const bare = effect.replace(
    /^(?:next|then|finally|later|first|after that|as a result|usually|often),? /i,
    '',
  );
  const place =
    /^((?:by|in|since) \d{3,4}(?: AD| BC)?),? (.+)$/i.exec(bare) ??
    /^((?:deep|high|far|down) [a-z]+|(?:at|in|on|near|under|inside) (?:the )?[a-z]+), (.+)$/i.exec(bare) ??
    /^(at (?:night|noon|dawn)|in (?:spring|summer|autumn|winter|space)) (.+)$/i.exec(bare);
  return place
    ? { clause: place[2]!, tail: place[1]!.charAt(0).toLowerCase() + place[1]!.slice(1) }
    : { clause: bare, tail: '' };
}

/** Subject and predicate of a simple clause; `commas` lets the predicate go on after one or with a second verb. */
export function divide(
  tokens: Token[],
  { commas = false } = {},
): { subject: Token[]; predicate: Token[] } | undefined {
  const found = tokens.findIndex((token) => token.pos === 'VERB' || token.pos === 'AUX');
  // "Magma rises": the second of two words is the verb, whatever it looks like.
  const at = found < 0 && tokens.length === 2 && tokens[1]!.lower.endsWith('s') ? 1 : found;
  const subject = tokens.slice(0, at);
  if (at < 1 || at > longestSubject || openers.test(subject[0]!.pos)) return undefined;
  if (subject.some((token) => token.pos === 'PUNCT' || token.pos === 'SCONJ')) return undefined;
  // "The bar shines and snaps" has two verbs, and a question changes both.
  if (subject.some((token) => token.lower === 'and') && subject.some((t) => /^(?:NOUN|ADJ)$/.test(t.pos)))
    return undefined;
  if (
    !commas &&
    tokens.some(
      (token, i) =>
        i > at &&
        token.pos === 'CCONJ' &&
        (/^(?:VERB|AUX)$/.test(tokens[i + 1]?.pos ?? '') ||
          goesOnDoing(tokens, i) ||
          beginsClause(tokens, i)),
    )
  )
    return undefined;
  // A comma later on begins another clause, which a question would drag along.
  if (!commas && tokens.some((token) => token.text === ',' || token.text === ';')) return undefined;
  return { subject, predicate: tokens.slice(at) };
}

/** "And the water has time": another clause with a subject of its own. */
const beginsClause = (tokens: readonly Token[], and: number) => {
  const verb = tokens.findIndex(({ pos }, i) => i > and && /^(?:VERB|AUX)$/.test(pos));
  const between = tokens.slice(and + 1, Math.max(and + 1, verb));
  return (
    between.length > 1 &&
    between[0]!.pos === 'DET' &&
    between.every(({ pos }) => /^(?:DET|ADJ|NOUN)$/.test(pos))
  );
};

/** "The egg is denser and sinks": a form in -s behind what something is like is what it does. */
const goesOnDoing = (tokens: readonly Token[], and: number) =>
  (/^(?:ADJ|ADV)$/.test(tokens[and - 1]?.pos ?? '') ||
    /^(?:is|are|was|were)$/.test(tokens[and - 2]?.lower ?? '')) &&
  /[^s]s$/.test(tokens[and + 1]?.lower ?? '') &&
  (tokens[and + 2] === undefined || /^(?:PUNCT|ADP|DET)$/.test(tokens[and + 2]!.pos));

/** The subject by name: a pronoun alone would leave the reader asking who. */
function nameSubject(
  subject: Token[],
  cause: string | undefined,
  sentence: StorySentence,
  story: Story,
): string | undefined {
  const [first] = subject;
  if (subject.length === 1 && /^(?:he|she|it|they)$/.test(first!.lower)) {
    if (/^(?:he|she)$/.test(first!.lower)) return sentence.people[0];
    const reason = cause === undefined ? undefined : divide(tagSentence(cause))?.subject;
    const fits = reason?.[0]?.pos === 'DET' && isMany(reason) === (first!.lower === 'they');
    return fits ? withSmallStart(joinTokens(reason), story) : undefined;
  }
  if (/^(?:i|we|its|their|his|her|our|my|this|that|these|those|such|here|there)$/.test(first!.lower))
    return undefined;
  return withSmallStart(joinTokens(subject), story);
}

const withSmallStart = (text: string, story: Story) =>
  staysCapital(text, story) ? text : text.charAt(0).toLowerCase() + text.slice(1);

/** Whether a subject is more than one. */
export function isMany(subject: Token[]): boolean {
  // "A jury of 12 citizens" is one: what comes before "of" counts.
  const of = subject.findIndex(({ lower }) => lower === 'of');
  const head = (of > 0 ? subject.slice(0, of) : subject).filter(({ pos }) => pos !== 'ADV').at(-1);
  return (
    /^(?:I|you|we|they|most|many|some)$/i.test(subject[0]!.text) ||
    subject.some((token) => token.lower === 'and') ||
    /[^s]s$/.test(head?.lower ?? '') ||
    /^(?:people|children|men|women|bacteria|mitochondria|fish)$/.test(head?.lower ?? '')
  );
}

/** Verbs whose past looks like their present. */
const sameInPast = /^(?:cut|put|let|set|hit|cost|read|shut|hurt|spread|split)$/;

export function helper(verb: Token, subject: Token[]): 'do' | 'does' | 'did' {
  if (verb.lower === verb.lemma) return isMany(subject) || !sameInPast.test(verb.lemma) ? 'do' : 'did';
  return verb.lower.endsWith('s') ? 'does' : 'did';
}

/** A first word that is capital inside another sentence too is a name. */
export function staysCapital(clause: string, { people, sentences, language }: Story): boolean {
  if (language === 'en' && /^(?:an?|the) /i.test(clause)) return false;
  const first = /^[\p{L}']+/u.exec(clause)?.[0] ?? '';
  if (
    /^I$|^I'|^\p{Lu}{2}/u.test(first) ||
    (language === 'en' && !stopWords.en.has(first.toLowerCase()) && /^\p{Lu}\p{Ll}+ \p{Lu}/u.test(clause)) ||
    people.some((name) => clause.startsWith(name))
  )
    return true;
  if (language === 'de') return !stopWords.de.has(first.toLowerCase());
  if (language !== 'en') return false;
  return sentences.some((s) =>
    s.tokens.some(
      (t, i) => i > 0 && t.text === first && t.pos === 'PROPN' && s.tokens[i - 1]!.pos !== 'PUNCT',
    ),
  );
}
