import { findAmounts } from '../story/amounts.ts';
import type { Story, StorySentence } from '../story/analyse-story.ts';
import { conceptSentences } from '../story/concept-sentence.ts';
import { findDefinition } from '../story/definitions.ts';
import { englishReader } from '../story/english-reader.ts';
import { sentenceKind, setsScene } from '../story/sentence-kind.ts';
import { tagSentence } from '../story/tagger.ts';
import { splitSentences } from '../text/sentences.ts';
import { capitalise, wordCount } from '../text/words.ts';

/** "Mr. Bell explained that friction is a force": what is told so is taught. "Thought that" may be wrong. */
const reported =
  /\b(?:explain(?:s|ed)|learn(?:s|ed|t)|teach(?:es)?|taught (?:us|them|her|him)|sa(?:ys|id)|t(?:ells|old) (?:us|them|him|her|me|the (?:class|children|students))) that ([^"]{15,})$/i;
/** What somebody says of themselves, to somebody, or in answer is no fact for a reader. */
export const ofTalk =
  /^(?:no|yes|well|oh|so|then|first|take|look|let)\b|\b(?:I|we|you|your|me|my|our|us|he|she|his|her)\b|\b(?:let's|don't|maybe|perhaps)\b/i;
/** Near these, what was said may be wrong. */
const doubtful =
  /"no\b|\bno,|\b(?:wrong|mistaken?|joked?|lied|lies|guess(?:ed|es)?|boast(?:s|ed)|laugh(?:s|ed)|not true|actually)\b|\bbut (?:I|he|she|they|\p{Lu}\p{Ll}+) (?:said|asked|shook|laughed|showed)\b|\bbet\b/iu;

const explains =
  /(?<!\p{L})(?:explain(?:s|ed)|t(?:ells|old) (?:us|them|me|him|her|everybody|the \p{Ll}+))(?!\p{L})/iu;
/** "Your brain" in what is explained to a class is anybody's. */
const ownBody =
  /(?<!\p{L})your(?= (?:brain|body|heart|lungs?|blood|skin|eyes?|ears?|muscles|bones|teeth|stomach|cells)(?!\p{L}))/giu;
const isGrown = (name: string | undefined, { entities }: Story) =>
  entities.some((entity) => entity.name === name && entity.kind === 'adult');

/** What a story's sentences state, with what its people say and explain taken out of their mouths. English. */
export function statementsOf(sentences: StorySentence[], story: Story): StorySentence[] {
  if (story.language !== 'en') return sentences;
  return sentences.flatMap((sentence) => {
    const after = story.sentences[sentence.index + 1]?.text ?? '';
    if (doubtful.test(sentence.text) || doubtful.test(after)) return [sentence];
    const said = sentence.quote?.speaker ? splitSentences(sentence.quote.spoken.join(' ')) : [];
    const told = sentence.quote ? undefined : reported.exec(sentence.text)?.[1];
    const isTold = isGrown(sentence.quote?.speaker, story);
    const isTaught = explains.test(sentence.text) && isTold;
    const stated = [...(told ? [capitalise(told)] : said.map(asWhole)), ...alwaysSo(sentence)].filter(
      (text) =>
        (!ofTalk.test(isTold ? text.replace(ownBody, 'the') : text) || saysWhatItIs(text, sentence, story)) &&
        wordCount(text) > 4 &&
        /[.!]$/.test(text),
    );
    return [
      sentence,
      ...stated.map((text) => ({
        ...asSentence(text.replace(/!$/, '.'), sentence, story),
        ...(isTaught && { taught: true as const }),
      })),
    ];
  });
}

/** "Because the root holds the plant.": an answer without its question, and a sentence of its own without its "because". */
const asWhole = (text: string) => {
  const bare = /^Because (?!of )([^,]+[.!])$/.exec(text)?.[1] ?? opener.exec(text)?.[1];
  return bare ? capitalise(bare) : text;
};
/** "See, the string moves the air", "Exactly, and the water dries up": what is stated comes after it. */
const opener =
  /^(?:(?:now )?(?:see|look|watch|listen)|exactly|yes|well|right|correct|good|true|of course|you see|remember|so)[,:!] (?:(?:and|so|but|that|because),? )?((?!(?:that|this|it|they|he|she|how|what|at|closely|to|there)\b)[^?]+)$/iu;

/** "He shook his head, because a seed mixes two parents.": a reason in the present, amid what is past, is always so. */
function alwaysSo({ text, tokens, quote, cause }: StorySentence): string[] {
  if (quote || !cause || text.includes('"') || !tokens.some(({ lower }) => pastVerb.test(lower))) return [];
  const reason = /(?:^|[ ,])because (?!of )([^,;]+)/iu.exec(text)?.[1]?.replace(/[.!]+$/, '');
  if (!reason || ofTalk.test(reason)) return [];
  const verbs = tagSentence(reason).filter(({ pos }) => pos === 'VERB' || pos === 'AUX');
  const [first] = verbs;
  const isPresent = first !== undefined && (first.lower === first.lemma || /(?:s|re)$/.test(first.lower));
  return isPresent && !/^(?:was|were|had|did|could|would|wanted|needed)$/.test(first.lower)
    ? [`${capitalise(reason)}.`]
    : [];
}
const pastVerb = /^(?:was|were|had|did|went|came|said|took|made|put|told|showed|shook|\p{L}{3,}ed)$/u;

/** "Friction tells you how two things rub": the concept in words that mean anybody by "you". */
const saysWhatItIs = (text: string, { quote: _, ...sentence }: StorySentence, story: Story) =>
  !ofTalk.test(text.replace(/(?<!\p{L})you(?:r|rs)?(?!\p{L})/giu, 'one')) &&
  conceptSentences([{ ...sentence, text }], story).length > 0;

/** A statement that stands in a sentence, at the same place of the story. */
function asSentence(text: string, from: StorySentence, story: Story): StorySentence {
  const { quote: _, definition: __, cause: ___, ...rest } = from;
  const tokens = tagSentence(text);
  const named = from.named.filter((name) => text.includes(name));
  const amounts = findAmounts(text);
  const definition = findDefinition(text, tokens, from.index, story.concept);
  const cause = englishReader.cause(text);
  const kind = sentenceKind({
    text,
    hasDefinition: !!definition,
    hasQuote: false,
    people: named.length,
    amounts: amounts.length,
  });
  return {
    ...rest,
    text,
    words: wordCount(text),
    kind,
    named,
    people: named,
    amounts,
    ...(definition && { definition }),
    ...(cause && { cause }),
    firstPerson: false,
    visible: text,
    setsScene: setsScene(text),
    tokens,
  };
}
