import { expect, it } from 'vitest';
import { analyseStory } from '../../story/analyse-story.ts';
import { skyOver } from '../sky-over.ts';
import { likelyNights } from './judge-nights.ts';
import { nightRules, saysNight } from './nights-by-rules.ts';

const read = (text: string) => analyseStory({ concept: 'light', story: text });

const nightsIn = (text: string) => {
  const story = read(text);
  return story.sentences.map((sentence) => skyOver(sentence, story).night === true);
};
const night = (count: number) => Array.from({ length: count }, () => true);
const day = (count: number) => Array.from({ length: count }, () => false);

/** Nobody says that it is night. */
const camp =
  'Zuri sat up in her tent. She had heard something. The stars were bright above the camp. She lit her lantern and looked out. An owl called from the tree. Her father was fast asleep. She crept back into her sleeping bag. In the morning they found tracks beside the tent. They followed them to the river.';

/** "Night" is only spoken of. */
const globe =
  'Our teacher stood a lamp in the middle of the classroom. "This is the sun," she said. Omar held up an orange and walked around it. One half of the orange was bright. The other half was in the night. "So it is night in Lima when we have lunch," said Omar. The class turned the orange again. Then the bell rang. Everybody ran out to play.';

const german =
  'Lena lag im Bett und konnte nicht schlafen. Draußen war es dunkel. Der Mond schien durch das Fenster. Sie nahm ihre Taschenlampe und las ein Buch. Ihr Bruder schlief tief und fest. Eine Eule rief im Wald. Lena gähnte und machte das Licht aus. Am Morgen war sie sehr müde.';

it('sees a night that no phrase tells by what is seen and done in it, until the morning comes', () => {
  expect(nightRules(read(camp).sentences).some(saysNight)).toBe(false);
  expect(nightsIn(camp)).toEqual([...night(7), ...day(2)]);
});

it('lets night fall where the story comes to it', () => {
  expect(
    nightsIn(
      'Kofi played football in the yard until lunch. He ate his rice with his sister. Then he lay in bed with a torch and read under the blanket. His little brother was already asleep. The moon shone on the pillow. "Put out that light," whispered his mother. Kofi closed his eyes. In the morning he was tired at school. The teacher asked him about the story.',
    ),
  ).toEqual([...day(2), ...night(5), ...day(2)]);
});

it('shows no night that a lesson only speaks of', () => {
  expect(nightRules(read(globe).sentences).some(saysNight)).toBe(true);
  expect(nightsIn(globe)).toEqual(day(9));
});

it('leaves a text of a few sentences to the rules', () => {
  const few = camp
    .split(/(?<=\.) /)
    .slice(0, 6)
    .join(' ');
  expect(nightsIn(few)).toEqual(day(6));
  expect(nightsIn('')).toEqual([]);
});

it('knows nothing without what it has learned', () => {
  for (const { likely } of likelyNights(read(camp).sentences, {})) expect(likely).toBeCloseTo(0.5);
});

it('leaves the sky of another language open', () => {
  expect(nightsIn(german)).toEqual(day(8));
});
