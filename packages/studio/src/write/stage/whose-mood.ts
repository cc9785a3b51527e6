import { findMoods } from '../reading/moods.ts';
import { beingOf, speciesNamed } from '../reading/noun-kinds.ts';
import type { Mood } from '../reading/reading.ts';
import { withoutSpeech } from '../reading/without-speech.ts';
import type { StorySentence } from '../story/analyse-story.ts';
import type { StoryContext } from './story-context.ts';

const feelings = '(?:angry|furious|sad|unhappy|lonely|scared|frightened|terrified|afraid|upset)';
/** "The angry mongoose", "the mongoose was very angry". */
const borne = new RegExp(
  `(?<!\\p{L})(?:the|an?) (?:(?:\\p{Ll}+ )?${feelings} (?<after>\\p{Ll}+)|(?:\\p{Ll}+ )?(?<before>\\p{Ll}+) (?:was|is|looked|felt|became|got|grew) (?:(?:very|so|still|now) )?${feelings})(?!\\p{L})`,
  'giu',
);

/**
 * The mood that the picture of a sentence has. A feeling that its words give to a being whom nothing draws is nobody
 * else's: those who are drawn beside it show only what the rest of the sentence tells. English.
 */
export function moodShown(sentence: StorySentence, { story, cast }: StoryContext): Mood {
  const { mood, people, text } = sentence;
  if (story.language !== 'en' || !/^(?:sad|scared|angry)$/.test(mood)) return mood;
  const isDrawn = (noun: string) =>
    story.entities.some(
      ({ name, aliases, what, role }) =>
        people.includes(name) &&
        cast.looks.has(name) &&
        [name, what, role, ...aliases].some((one) => one?.toLowerCase().split(' ').includes(noun)),
    );
  const others = [...withoutSpeech(text).matchAll(borne)].filter(({ groups }) => {
    const noun = (groups!.after ?? groups!.before)!.toLowerCase();
    return (beingOf(noun) ?? speciesNamed(noun)) && !isDrawn(noun);
  });
  if (others.length === 0) return mood;
  const rest = others.reduce((told, { 0: phrase }) => told.replace(phrase, ''), text);
  const [own] = findMoods([rest], story.language, story.danger);
  return own === 'calm' || own === 'curious' ? 'tense' : own!;
}
