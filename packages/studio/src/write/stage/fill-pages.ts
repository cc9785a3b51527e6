import { fillIn } from '../../language/language.ts';
import type { Beat } from './beat.ts';
import { cannotFillPages, panelsMax } from './paginate.ts';
import type { StoryContext } from './story-context.ts';

/**
 * Makes the beats fill pages of 4 to 6: adds a moment of thought where their number does not, `at` an index of the beats
 * that counts from the end where it is negative.
 */
export function fillPages(beats: Beat[], { cast, topic, bank, texts, story }: StoryContext, at = -1): Beat[] {
  const filled = [...beats];
  const thoughts = texts.thoughts
    .map((template) => fillIn(template, { concept: topic })!)
    .filter((text) => bank.say(text));
  // A story of people has nobody who thinks aloud between its sentences: a page may have three panels.
  while (story.people.length === 0 && cannotFillPages(filled.length) && thoughts.length > 0) {
    filled.splice(at, 0, {
      kind: 'think',
      lines: [{ speaker: cast.learner, text: thoughts.shift()!, kind: 'thought' }],
    });
  }
  return filled.length > panelsMax ? [...filled.slice(0, panelsMax - 1), filled.at(-1)!] : filled;
}
