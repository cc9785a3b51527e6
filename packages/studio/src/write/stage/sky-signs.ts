import { withoutSpeech } from '../reading/without-speech.ts';
import type { StorySentence } from '../story/analyse-story.ts';
import { isSameScene } from './same-scene.ts';

/** A sign of what the sky is like, or that it is so no more. */
export type Sign<State> = {
  words: RegExp;
  state: State | 'over';
  /**
   * For so many sentences after it. Where the words begin a scene ("One winter night") it holds in other paragraphs and
   * places as well; what is said in passing holds for its own scene.
   */
  holds: number;
  setsScene?: true;
  /** It tells of what is lacking, which words that are seen do not. */
  denies?: true;
};

export const either = (...words: string[]) => new RegExp(`(?<!\\p{L})(?:${words.join('|')})(?!\\p{L})`, 'iu');

/** What ends a night and a shower: another day, or the sun. */
export const later =
  'next (?:day|morning|week|month|year)|(?:a|an|two|three|four|five|six|several|some|many|few) (?:days|weeks|months|years|hours) (?:later|passed|after)|the (?:following|same) (?:day|week)|(?:on )?(?:mon|tues|wednes|thurs|fri|satur|sun)day|tomorrow';

/** What each sentence was found to say: sentences after it ask for it as well. */
const found = new WeakMap<readonly Sign<string>[], WeakMap<StorySentence, Sign<string> | undefined>>();

/** The first sign that a sentence gives by its own words. */
function signIn<State extends string>(
  sentence: StorySentence,
  signs: readonly Sign<State>[],
): Sign<State> | undefined {
  const known = (found.get(signs) ?? new WeakMap()) as WeakMap<StorySentence, Sign<State> | undefined>;
  found.set(signs, known);
  if (!known.has(sentence)) {
    const [all, seen] = [withoutSpeech(sentence.text), withoutSpeech(sentence.visible)];
    known.set(
      sentence,
      signs.find(({ words, state, denies }) => words.test(state === 'over' || denies ? all : seen)),
    );
  }
  return known.get(sentence);
}

/** The sign that holds for a sentence, and how many sentences before it stands. */
export function signFor<State extends string>(
  sentence: StorySentence,
  sentences: readonly StorySentence[],
  signs: readonly Sign<State>[],
): { sign: Sign<State>; back: number } | undefined {
  const longest = Math.max(...signs.map(({ holds }) => holds));
  for (let back = 0; back <= longest; back++) {
    const told = sentences[sentence.index - back];
    if (!told) return undefined;
    const sign = signIn(told, signs);
    if (!sign) continue;
    // What was said in passing elsewhere, or too long ago, tells nothing, and does not hide what was said before.
    if (back > sign.holds || (!sign.setsScene && !isSameScene(told, sentence))) continue;
    return { sign, back };
  }
  return undefined;
}
