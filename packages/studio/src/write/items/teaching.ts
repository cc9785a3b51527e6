import { kindOf } from '../../words/kind-of.ts';
import { namesMoney } from '../story/amounts.ts';
import type { Story, StorySentence } from '../story/analyse-story.ts';
import { type Definition, findDefinition } from '../story/definitions.ts';
import { isOfLesson } from '../story/section.ts';
import { singular } from '../text/words.ts';
import { isSum, standsAlone } from './stands-alone.ts';

/** Words that point back to a sentence that the reader of a single item does not have. */
export const pointsBack =
  /^(?:it|its|this|that|these|those|they|their|he|his|she|her|we|our|so|but|and|or|yet|then|now|there|here|first,|next|later|finally|after (?:that|this)|before (?:that|this)|during that|without (?:it|them)|(?:because|when|if|although) (?:it|they|he|she)|for example|for instance|therefore|as a result|on the other hand|at the end|in the end|instead|also|both|another|one|some others|others|the (?:same|other|others|word|second|third|last|next|(?:\p{L}+est) one)|at (?:last|that time)|inside the|él|ella|ellos|eso|esto|esta|este|pero|y|así|luego|después|il|elle|ils|elles|ce|cela|cette|mais|et|puis|alors|ensuite|er|sie|es|das|dies|aber|und|dann|danach|doch|वह|वे|यह|ये|उसने|उन्होंने|उसकी|उसका|लेकिन|और|फिर|तब|इसलिए)(?![\p{L}\p{M}])/iu;

/** "Traders used them": an object that another sentence names. After "because" or a comma it is one of its own sentence. */
const objectFromElsewhere =
  /^(?:(?!\b(?:because|so that|when|where|which|who|that|if|until|while|by|to)\b)[^,;])*\b(?:them|it)\b/i;
/** "The root holds the plant in the soil and drinks water for it": the plant. */
const objectFromHere =
  /^(?:the|an?) \p{Ll}+ \p{Ll}+s (?:the|an?) \p{Ll}+ [^,;]*(?<!\p{L})and \p{Ll}+s [^,;]*(?<!\p{L})(?:for|to|with|from) it[.!]$/iu;
/** "Possible here", "the most important ones": what is meant stands in another sentence. */
const leansOnAnother =
  /\b(?:here|(?<!than \p{L}+ )ones|such an?)\b|(?<=\p{L} )this (?:law|rule|tax|idea|plan|war|fight|city|town|country|problem|machine|discovery|event)\b/iu;
/** "Farmers can protect their soil in several ways": the ways come after it. */
const onlyAnnounces =
  /\b(?:in (?:several|many|different|various|two|three|four|a number of|some) (?:different )?ways|(?:several|many|different|two|three|four) (?:reasons|ways|steps|kinds|types))\.?$/i;
const ofPeople = /\b(?:he|she|him|his|hers?|we|us|our|ours|I|my|me|mine)\b/i;
const pastForms = /^(?:was|were|had|did|could)$/;
/** Verbs whose past looks like their present: beside somebody's story they tell what happened in it. */
const pastAsPresent = /^(?:hit|cut|put|let|set|shut|hurt|spread|split|cast|burst)$/;

/** A year that dates what is told, in any of the languages. */
export const datedYear = /(?<![\d,.])(?:1\d{3}|20\d{2})(?![\d,.]\d|\d)|\b\d{1,4} (?:BC|AD|BCE|CE)\b/;

/**
 * Whether a sentence states what a lesson teaches, and stands alone: what is always so, or what happened in a year. What
 * somebody of the story did once is no lesson.
 */
export function isTeaching(sentence: StorySentence, story: Story): boolean {
  const { text, quote, kind, firstPerson, definition } = sentence;
  if (quote || firstPerson || kind === 'question' || text.includes('"') || pointsBack.test(text))
    return false;
  if (story.language !== 'en') return !sentence.setsScene || story.people.length === 0;
  if (/^\d+[.)] /.test(text) || !standsAlone(sentence)) return false;
  const persons = personsOf(sentence, story);
  // What somebody of history did is history; what a made-up merchant of that time did is a tale.
  const ofHistory = persons.some((name) =>
    story.entities.some((entity) => entity.name === name && entity.known),
  );
  const dated = ofHistory || datedYear.test(text);
  if (persons.length > 0 && !dated) return false;
  if (persons.length === 0 && ofPeople.test(text)) return false;
  if (leansOnAnother.test(text) || onlyAnnounces.test(text)) return false;
  // What a fare or a ticket costs is so in the story only.
  if (isOfSomebody(story) && namesMoney(text) && !definition) return false;
  if (!definition && objectFromElsewhere.test(text) && !objectFromHere.test(text)) return false;
  const ofConcept = definition !== undefined || text.toLowerCase().includes(story.concept);
  if (!ofConcept && !dated && (sentence.setsScene || /^In \p{Lu}/u.test(text)) && isToldInPresent(story))
    return false;
  return dated || !isOfSomebody(story) || !isPast(sentence);
}

/** Whether a story follows somebody, so that what is past in it is a moment of theirs. */
const isOfSomebody = ({ narrator, people }: Story) => narrator !== 'none' || people.length > 0;

/** "The nurse opens the box": in a story told in the present, what is going on looks like what is always so. */
function isToldInPresent(story: Story): boolean {
  const moments = story.sentences.filter((s) => !s.quote && personsOf(s, story).length > 0);
  return moments.filter((s) => !isPast(s)).length > moments.length / 2;
}

/** The people, not animals, that a sentence names by their names. */
export const personsOf = ({ named, text }: StorySentence, { entities }: Story) =>
  named.filter(
    (name) =>
      text.includes(name) &&
      (entities.find((entity) => entity.name === name)?.kind !== 'animal' || /^\p{Lu}/u.test(name)),
  );

/** Whether a sentence teaches what the lesson is about: it has its words, dates something, or reckons where the story reckons. */
export const teachesTheLesson = (sentence: StorySentence, story: Story): boolean =>
  isTeaching(sentence, story) &&
  (isOfLesson(sentence, story) || datedYear.test(sentence.text) || isSum(sentence.text));

/** A story that reckons more than once is about reckoning. */
const leastSums = 2;
export const isOfSums = ({ sentences }: Story) =>
  sentences.filter(({ text }) => isSum(text)).length >= leastSums ||
  sentences.filter(({ text }) => reckons.test(text)).length >= leastSums;

/** "40 × 0.5 = 20", "which makes 160", "so 1 cm was 500 m": a number that follows from others. */
export const reckons =
  /^(?!.*(?:thinks|thought|guess|wrong|believe)).*\d[^.;]*(?:=|÷|×|\bmakes?\b|\bgives?\b|, so\b|\bdivided by\b|\btimes\b)[^.;]*\d/u;

function isPast({ tokens }: StorySentence): boolean {
  const verbs = tokens.filter(({ pos }) => pos === 'VERB' || pos === 'AUX');
  // "Back home there was no room": the first word is no verb.
  const verb = verbs.find((one) => one !== tokens[0]) ?? verbs[0];
  if (!verb) return false;
  return (
    (verb.pos === 'VERB' && pastAsPresent.test(verb.lower)) ||
    pastForms.test(verb.lower) ||
    (verb.pos === 'VERB' && verb.lower !== verb.lemma && !/(?:s|ing)$/.test(verb.lower))
  );
}

/** Whether a name is a person's: nobody asks what they are. */
export const isPersonsName = (name: string, { entities }: Story) =>
  entities.some((one) => one.name === name && (one.kind === 'adult' || one.kind === 'child'));

/** "Else was the maid in the house": somebody whose name was not taken for one. */
const tellsOfSomebody = ({ term, means, question }: Definition, story: Story) =>
  /^What (?:was|were) /.test(question ?? '') &&
  kindOf(
    singular(/^(?:an?|the) (?:\p{L}+ )??(\p{L}+)(?= (?:in|of|who|from|at|with)|$|,)/u.exec(means)?.[1] ?? ''),
  ) === 'person' &&
  !isPersonsName(term, story);

/** What a sentence defines; also where an animal of the story is in it, as in "A tadpole is a young frog". */
export function definitionOf(sentence: StorySentence, story: Story): Definition | undefined {
  if (sentence.definition && tellsOfSomebody(sentence.definition, story)) return undefined;
  if (sentence.definition || story.language !== 'en' || !isTeaching(sentence, story))
    return sentence.definition;
  return findDefinition(sentence.text, sentence.tokens, sentence.index, story.concept);
}
