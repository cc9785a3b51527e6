import { numbersAsDigits } from '../text/number-words.ts';
import { capitalise, wordCount } from '../text/words.ts';
import type { Token } from './tagger.ts';

/** What a sentence says that a term means. `term` is lower case unless it is a name. */
export type Definition = {
  term: string;
  means: string;
  sentence: number;
  /** The question it answers: "What is a volcano?"; undefined where the sentence gives no grammar for it. */
  question?: string;
  /** What one can say after it: "So that is what a volcano is."; undefined where the sentence gives no grammar for it. */
  echo?: string;
};

const notTerms =
  /^(?:it|this|that|they|he|she|there|which|what|who|we|you|i|one|here|these|those|his|her|my|our|their|life|time|everything|nothing|inside|outside|above|below|next|today|yesterday)$/i;
/** "Below it were the cellars", "Soon there is a garden": words that stand before a verb and name nothing. */
const noName =
  /(?<!\p{L})(?:it|so|there|here|soon|then|now|below|above|under|behind|beside|inside|outside|in|on|at|by|near|next|where|when|each|every|all|some|what|who|further|more|less)(?!\p{L})/iu;
/** "Suddenly I was …", "first he was …": a term has no pronoun and no adverb in it. */
const ofMoment =
  /(?<!\p{L})(?:i|me|he|him|she|her|they|them|we|us|you)(?!\p{L})|^(?:first|suddenly|once|finally|sometimes|now|\p{L}{3,}ly)\s/iu;
/** "The third wheel" tells who is meant; "the box where two lines meet" says what a thing is. */
const tellsKind = /^the\s.+\s(?:that|which|who|whose|where|when|of|for|between|from|with|in|on|to)\s/i;
/** Feelings and manners of people: of a thing they are said in play. */
const inPlay =
  /(?<!\p{L})(?:greedy|hungry|lazy|shy|brave|naughty|grumpy|clever|proud|angry|jealous|happy|sad|friendly|polite|stubborn|silly|funny|best friend|enemy|hero|king|queen|monster|magic)(?!\p{L})/iu;
/** What nobody learns anything from: "green stuff called chlorophyll", "a river is a carrier". */
const saysNothing =
  /^an? \p{L}+$|^(?:\p{L}+ )?(?:stuff|things?|something|ones?|kinds?|sorts?|types?)$|^then |(?<!\p{L})(?:I|me|my|we|our|us)(?!\p{L})/iu;
const maxWords = 24;

/** Finds "X is a …", "X means …" and "… called X"; undefined when the sentence defines nothing. */
export function findDefinition(
  text: string,
  tokens: Token[],
  index: number,
  concept: string,
): Definition | undefined {
  const plain = text.replace(/[.!?…]+$/, '');
  const found = isA(plain, concept) ?? means(plain) ?? called(tokens);
  if (
    !found ||
    notTerms.test(found.term) ||
    noName.test(found.term) ||
    ofMoment.test(found.term) ||
    wordCount(found.term) > 3
  )
    return undefined;
  if (/\d/.test(numbersAsDigits(found.term))) return undefined;
  if (saysNothing.test(found.means.trim()) || inPlay.test(found.means)) return undefined;
  if (
    /^(?:such|this|that|these|those|it)\b|\b(?:it|them|him|her)$|, and (?:the|it|he|she|they)\b/i.test(
      found.means.trim(),
    ) ||
    /^(?:to|how|for|by|in|on|at|when)\s/i.test(found.term) ||
    wordCount(found.means) < 2 ||
    wordCount(found.means) > maxWords ||
    /["?]/.test(found.means + found.term)
  )
    return undefined;
  const term = termCase(found.term.replace(/^(?:its|their|his|her|my|our|your) /i, ''));
  return {
    ...found,
    term,
    means: found.means.trim(),
    sentence: index,
  };
}

type Found = { term: string; means: string; question?: string; echo?: string };

function isA(text: string, concept: string): Found | undefined {
  const match =
    /^(The\s+|An?\s+)?([\p{L}][\p{L} -]{1,34}?)\s+(is|are|was|were)\s+((?:an?|the|when|how|any|something|somebody|someone)\s.+)$/u.exec(
      text,
    );
  if (!match) return undefined;
  const [, article = '', term = '', verb = '', said = ''] = match;
  // "Vinegar is an acid and baking soda is a base": the rest is about something else.
  const rest = said.replace(/,? (?:and|but) (?:[\p{L}-]+ ){1,3}(?:is|are|was|were) .*$/u, '');
  // "The bank was a big building" tells a story; "The Silk Road was a network" defines.
  const definite = /^The/.test(article);
  const isName = /^\p{Lu}/u.test(term);
  if (definite && !isName && !concept.toLowerCase().includes(term.toLowerCase())) return undefined;
  if (
    /^(?:the (?:same|first|last|next|only|best|worst|most|biggest)|a (?:lot|little|bit|big|good|great)\b)/i.test(
      rest,
    )
  )
    return undefined;
  const ofConcept = concept.toLowerCase().includes(term.toLowerCase());
  if (/^the /i.test(rest) && !ofConcept && !tellsKind.test(rest)) return undefined;
  // "First it was a seed" is of a moment; what is no more has a name: "The Hansa was a league".
  if (/^was|^were/.test(verb) && !isName && !ofConcept) return undefined;
  const full = `${article.toLowerCase()}${termCase(term)}`;
  const grammar = { question: `What ${verb} ${full}?`, echo: `So that is what ${full} ${verb}.` };
  return { term: definite && isName ? `the ${term}` : term, means: rest, ...grammar };
}

function means(text: string): Found | undefined {
  const match =
    /^(?:The\s+|An?\s+)?([\p{L}][\p{L} -]{1,34}?)\s+(?:means?|refers? to|stands for)\s+(?!that\b)(.{6,})$/iu.exec(
      text,
    );
  return match ? { term: match[1]!, means: match[2]! } : undefined;
}

const isNominal = (token: Token | undefined) => token !== undefined && /^(?:ADJ|NOUN|PROPN)$/.test(token.pos);

function called(tokens: Token[]): Found | undefined {
  const at = tokens.findIndex(
    (t, i) => t.lower === 'called' || (t.lower === 'known' && tokens[i + 1]?.lower === 'as'),
  );
  if (at < 1) return undefined;
  let from = tokens[at]!.lower === 'known' ? at + 2 : at + 1;
  // "The chief called a meeting" names nothing.
  if (
    tokens[from]?.pos === 'DET' &&
    !/^(?:is|are|was|were|be|been|also|often|now)$/.test(tokens[at - 1]!.lower)
  )
    return undefined;
  while (tokens[from]?.pos === 'DET') from++;
  let to = from;
  while (isNominal(tokens[to]) && to - from < 3) to++;
  if (to === from || tokens.slice(from, to).every((t) => t.pos === 'ADJ')) return undefined;
  const term = joinTokens(tokens.slice(from, to));
  const before = tokens[at - 1]!;
  if (!/^(?:is|are|was|were)$/.test(before.lower)) return nounBefore(tokens, at, term);
  const subject = tokens.slice(0, at - 1);
  const last = subject.at(-1);
  if (!last) return undefined;
  if (!/^(?:it|this|that|they|which)$/.test(last.lower))
    return subject.length > 2 ? { term, means: lowerFirst(joinTokens(subject)) } : undefined;
  const clause = joinTokens(subject.slice(0, -1)).replace(/,$/, '');
  return /^When /.test(clause) ? { term, means: `what we get ${lowerFirst(clause)}` } : undefined;
}

function nounBefore(tokens: Token[], at: number, term: string): Found | undefined {
  let from = at;
  while (isNominal(tokens[from - 1])) from--;
  return from < at ? { term, means: joinTokens(tokens.slice(from, at)) } : undefined;
}

/** Tokens as text, with spaces where a reader expects them. */
export function joinTokens(tokens: Token[]): string {
  return tokens
    .map((t) => t.text)
    .join(' ')
    .replace(/\s+([,.;:!?%)]|'s\b|n't\b)/g, '$1')
    .replace(/([($£€₹#])\s+/g, '$1')
    .replace(/\s*-\s*/g, '-');
}

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);
const termCase = (term: string) => (/\s\p{Lu}|^\p{Lu}{2}/u.test(term) ? term : term.toLowerCase());

/** "Magma: melted rock." The definition as one short sentence. */
export const definitionLine = (definition: Definition, fullStop = '.') =>
  `*${capitalise(definition.term)}*: ${lowerFirst(definition.means).replace(/[.!?।]+$/u, '')}${fullStop}`;
