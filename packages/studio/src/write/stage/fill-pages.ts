import { fillIn } from '../../language/language.ts';
import type { Beat } from './beat.ts';
import { fitToRoom } from './fit-to-room.ts';
import { cannotFillPages, panelsMax, roomOn } from './paginate.ts';
import type { StoryContext } from './story-context.ts';

/**
 * Makes the beats fill pages of 4 to 6: adds a moment of thought where their number does not, `at` an index of the beats
 * that counts from the end where it is negative. Where so many pages are wanted, what does not fit is left out.
 */
export function fillPages(beats: Beat[], context: StoryContext, at = -1): Beat[] {
  const { cast, topic, bank, texts, story, pages } = context;
  // Whoever has said how long it shall be gets nothing that only fills.
  if (pages !== undefined) return fitToRoom(beats, roomOn(pages));
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
