import type { LessonPack } from './packs/lesson-pack.ts';

/**
 * Who asks and who explains, one pair for each lesson; all of them names that many countries know. Whose relative explains,
 * "her Uncle Omar", is a child; without that word Maya could be as old as he is.
 */
const pairs: readonly (readonly [learner: string, guide: string, whose?: 'her' | 'his'])[] = [
  ['Maya', 'Uncle Omar', 'her'],
  ['Leo', 'Ms. Park'],
  ['Zoe', 'Grandpa Joe', 'her'],
  ['Ravi', 'Aunt Lina', 'his'],
  ['Ana', 'Mr. Reed'],
  ['Kofi', 'Ms. Silva'],
  ['Mia', 'Grandma Rosa', 'her'],
  ['Noah', 'Ms. Rao'],
];

/** The places in which lessons open, as a story names them; the others open in no place that needs a name. */
const placeWords: Record<string, string> = {
  'art-room': 'in the art room',
  bank: 'at the bank',
  beach: 'on the beach',
  bedroom: 'in the bedroom',
  bus: 'on the bus',
  capitol: 'in the capital city',
  city: 'in the city',
  classroom: 'in the classroom',
  'computer-room': 'in the computer room',
  desert: 'in the desert',
  factory: 'in a factory',
  forest: 'in the forest',
  garden: 'in the garden',
  gym: 'in the gym',
  home: 'at home',
  kitchen: 'in the kitchen',
  lab: 'in the lab',
  lake: 'at the lake',
  library: 'in the library',
  market: 'at the market',
  mountain: 'in the mountains',
  museum: 'in the museum',
  night: 'outside at the telescope at night',
  'old-town': 'in an old town',
  playground: 'in the playground',
  pool: 'at the pool',
  river: 'by the river',
  snow: 'out in the snow',
  stage: 'on the stage',
  street: 'in the street',
  volcano: 'on a trip to the mountains',
};

/**
 * A short story that a lesson can be told with, for somebody to change: who asks, where, and the lesson's own question.
 * Plain English that the studio reads; the same lesson always gives the same story.
 */
export function starterStory({ id, title, chapters }: LessonPack): string {
  const [learner, guide, whose] = pairs[numberOf(id) % pairs.length]!;
  const hook = chapters[0].hook;
  const place = placeWords[hook?.at ?? ''];
  const other = whose ? `${whose} ${guide}` : guide;
  const begins = place ? `${learner} and ${other} are ${place}.` : `${learner} visits ${other} at home.`;
  // "Aunt Lina, a frog!" would say what she is.
  const says = (hook?.learner ?? `What is ${title}?`)
    .replace(/^\{guide\}, \*?(\p{Ll})/u, (_, letter) => letter.toUpperCase())
    .replaceAll('*', '')
    .replaceAll('"', '')
    .replaceAll('{learner}', learner)
    .replaceAll('{guide}', guide);
  return [begins, `"${says}" ${says.endsWith('?') ? 'asks' : 'says'} ${learner}.`].join(' ');
}

/** A number that belongs to a name: neighbours in a list get different ones. */
const numberOf = (name: string) =>
  [...name].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 9_973, 7);
