import type { Prop } from '@panelwise/contracts/domain/script';
import type { Beat } from '../stage/beat.ts';
import type { Tellers } from './tellers.ts';

const toAll = /\b(?:tells?|shows?|explains?)\b.*\b(?:everybody|everyone|the others|the (?:whole )?class)\b/i;
const explains = /\b(?:shows?|explains?|tells?|teaches)\b/i;
const others = 'the others';

/** The lesson's own question, which a story may ask, and what is seen then. */
export type Hook = { question: string; picture?: (beat: Beat) => Beat };

/** Words without stars and inner quotation marks, which a story cannot keep. */
const plain = (text: string) => text.replace(/["*]/g, '');

/**
 * The story's own sentences around a lesson, staged: who explains has the one who asks beside them and what it is about in
 * sight, and who tells everybody is seen with them.
 * @param things what the lesson shows of its topic
 */
export function stageStory(
  beats: readonly Beat[],
  { asker, guide }: Tellers,
  things: readonly Prop[],
  { question, picture }: Hook,
): Beat[] {
  return beats.map((beat): Beat => {
    if (beat.lines.some(({ text }) => plain(question).includes(plain(text)))) return picture?.(beat) ?? beat;
    const words = `${beat.caption ?? ''} ${beat.captionBottom ?? ''}`;
    const [who] = beat.people ?? [];
    if (beat.lines.length > 0 || beat.acts?.length || !asker) return beat;
    if (who === asker && toAll.test(words))
      return {
        ...withThings(beat, things),
        people: [asker, others],
        looks: { ...beat.looks, [others]: 'crowd' },
        acts: [{ who: asker, pose: 'present' }],
      };
    if (who === guide && explains.test(words))
      return {
        ...withThings(beat, things),
        people: [guide, asker],
        acts: [{ who: guide, pose: 'present' }],
      };
    return beat;
  });
}

const withThings = (beat: Beat, things: readonly Prop[]): Beat =>
  things.length > 0 ? { ...beat, props: [...things] } : beat;
