import type { Story, StorySentence } from '../story/analyse-story.ts';
import { type Definition, findDefinition } from '../story/definitions.ts';

/** Words that point back to a sentence that the reader of a single item does not have. */
export const pointsBack =
  /^(?:it|its|this|that|these|those|they|their|he|his|she|her|we|our|so|but|and|or|yet|then|now|there|here|first,|next|later|finally|after (?:that|this)|before (?:that|this)|during that|without (?:it|them)|(?:because|when|if|although) (?:it|they|he|she)|for example|for instance|therefore|as a result|on the other hand|at the end|in the end|instead|also|both|another|one|some others|others|the (?:same|other|second|third|last|next)|at (?:last|that time)|inside the|él|ella|ellos|eso|esto|esta|este|pero|y|así|luego|después|il|elle|ils|elles|ce|cela|cette|mais|et|puis|alors|ensuite|er|sie|es|das|dies|aber|und|dann|danach|doch|वह|वे|यह|ये|उसने|उन्होंने|उसकी|उसका|लेकिन|और|फिर|तब|इसलिए)(?![\p{L}\p{M}])/iu;

/** "Traders used them": an object that another sentence names. After "because" or a comma it is one of its own sentence. */
const objectFromElsewhere =
  /^(?:(?!\b(?:because|so that|when|where|which|who|that|if|until|while|by|to)\b)[^,;])*\b(?:them|it)\b/i;
/** "Possible here", "the most important ones": what is meant stands in another sentence. */
const leansOnAnother = /\b(?:here|ones|such an?)\b/i;
const ofPeople = /\b(?:he|she|him|his|hers?|we|us|our|ours|I|my|me|mine)\b/i;
const pastForms = /^(?:was|were|had|did|could)$/;

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
  if (/^\d+[.)] /.test(text)) return false;
  const persons = personsOf(sentence, story);
  // What somebody of history did is history; what a made-up merchant of that time did is a tale.
  const ofHistory = persons.some((name) =>
    story.entities.some((entity) => entity.name === name && entity.known),
  );
  const dated = ofHistory || datedYear.test(text);
  if (persons.length > 0 && !dated) return false;
  if (persons.length === 0 && ofPeople.test(text)) return false;
  if (leansOnAnother.test(text)) return false;
  if (!definition && objectFromElsewhere.test(text)) return false;
  return dated || !isOfSomebody(story) || !isPast(sentence);
}

/** Whether a story follows somebody, so that what is past in it is a moment of theirs. */
const isOfSomebody = ({ narrator, people }: Story) => narrator !== 'none' || people.length > 0;

/** The people, not animals, that a sentence names by their names. */
export const personsOf = ({ named, text }: StorySentence, { entities }: Story) =>
  named.filter(
    (name) => text.includes(name) && entities.find((entity) => entity.name === name)?.kind !== 'animal',
  );

function isPast({ tokens }: StorySentence): boolean {
  const verb = tokens.find(({ pos }) => pos === 'VERB' || pos === 'AUX');
  if (!verb) return false;
  return (
    pastForms.test(verb.lower) ||
    (verb.pos === 'VERB' && verb.lower !== verb.lemma && !/(?:s|ing)$/.test(verb.lower))
  );
}

/** What a sentence defines; also where an animal of the story is in it, as in "A tadpole is a young frog". */
export function definitionOf(sentence: StorySentence, story: Story): Definition | undefined {
  if (sentence.definition || story.language !== 'en' || !isTeaching(sentence, story))
    return sentence.definition;
  return findDefinition(sentence.text, sentence.tokens, sentence.index, story.concept);
}
