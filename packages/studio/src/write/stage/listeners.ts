import { beingOf } from '../reading/noun-kinds.ts';
import { withoutSpeech } from '../reading/without-speech.ts';
import type { StorySentence } from '../story/analyse-story.ts';
import type { StoryContext } from './story-context.ts';

/** Who speaks into a telephone is alone where they are. */
const onPhone =
  /(?<!\p{L})(?:(?:on|over|into|by) (?:the|his|her|my|their) (?:tele|mobile )?phone|(?:tele)?phoned|video call|dial(?:s|led|ed)|called (?:him|her|them) up|rang (?:him|her|them))(?!\p{L})/iu;
/** For so many sentences after somebody took up a telephone. */
const phoneFor = 3;
const toSomebodyElse =
  /"[^"]*(?<!\p{L})(?:said|whispered|shouted|called|spoke|explained|cried|muttered) (?:\p{Ll}+ )?(?:out )?to (?:the|an?|another|some|every|each|all|his|her|their) [^"]*$/iu;
const ofTeller = /(?<!\p{L})(?:me|us)(?!\p{L})/u;

/**
 * Who is seen to listen to a quoted sentence, by name: nobody beside a telephone; who tells the story where the speaker
 * came to them or asks them ("She asked me"); else whom the reading takes for the listener; in what a child tells of its
 * own class, the child.
 */
export function listenersOf(sentence: StorySentence, context: StoryContext): string[] {
  const { entities } = context.story;
  const kindOfName = (name: string | undefined) => entities.find((one) => one.name === name);
  const speaker = kindOfName(sentence.quote?.speaker);
  // Nobody talks to howler monkeys; an animal with a name may be talked to, and one that speaks itself.
  const isSpokenTo = (name: string) =>
    speaker?.kind === 'animal' || kindOfName(name)?.kind !== 'animal' || /^\p{Lu}/u.test(name);
  return allListeners(sentence, context).filter(isSpokenTo);
}

function allListeners(sentence: StorySentence, context: StoryContext): string[] {
  const { story, cast } = context;
  const { text, quote, named, index, paragraph } = sentence;
  const last = story.sentences[index - 1];
  // Who goes on speaking speaks to the same.
  if (last?.quote?.speaker && last.paragraph === paragraph && /^"[^"]*"$/.test(text))
    if (last.quote.speaker === quote!.speaker) return listenersOf(last, context);
  const others = named.filter((name) => name !== quote!.speaker);
  if (story.language !== 'en') return quote!.listener ? [quote!.listener] : others;
  const near = story.sentences.slice(Math.max(0, index - phoneFor), index + 1);
  if (near.some((one) => one.paragraph === paragraph && onPhone.test(withoutSpeech(one.text)))) return [];
  if (cast.narrator) {
    const before = story.sentences[index - 1];
    // "Ms. Sato knelt down beside me. 'It is very hot today,' she said."
    const cameToTeller =
      before?.people[0] === quote!.speaker && ofTeller.test(withoutSpeech(before?.text ?? ''));
    if (cameToTeller || ofTeller.test(withoutSpeech(text))) return [cast.narrator];
    // "I asked why. 'She likes it,' said Bella.": nobody but the teller has just spoken or done anything.
    if (before && isTellersOwn(before, quote!.speaker, cast.narrator)) return [cast.narrator];
    // "Mum, what is that?" asked my daughter.
    const called = /^(\p{L}+),/u.exec(quote!.spoken[0] ?? '')?.[1]?.toLowerCase();
    const isOfTeller = story.entities.find(({ name }) => name === quote!.speaker)?.family === 'teller';
    if (called && isOfTeller && story.narrator === 'adult' && beingOf(called)?.kin) return [cast.narrator];
  }
  // "… she said to the sheepdog": to nobody of those who may be near.
  if (others.length === 0 && toSomebodyElse.test(text)) return [];
  if (quote!.listener) return [quote!.listener];
  return others.length > 0 || !cast.narrator || quote!.self ? others : [cast.narrator];
}

/** Whether who tells the story did what the sentence before a speech tells, alone or with the speaker. */
const isTellersOwn = (before: StorySentence, speaker: string | undefined, narrator: string) =>
  (before.firstPerson || before.quote?.self === true) &&
  speaker !== narrator &&
  before.people.every((name) => name === speaker || name === narrator);
