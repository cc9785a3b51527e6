import { type Diagram, diagramSchema } from '@panelwise/contracts/domain/diagram';
import { describe, expect, it } from 'vitest';
import { textsOf } from '../../language/language.ts';
import { briefFor } from '../fixtures/brief.ts';
import { findTaughtAt } from '../items/taught-at.ts';
import { analyseStory } from '../story/analyse-story.ts';
import { loadWriter } from '../writer.ts';
import { toldDiagram } from './story-diagram.ts';

function told(text: string): Diagram | undefined {
  const story = analyseStory({ story: text, concept: 'School' });
  return toldDiagram(story.sentences, story, textsOf('en'))?.diagram;
}

const right = (a: number, b: number, c: number, unit: string) => ({ kind: 'triangle', a, b, c, unit });
const meals = (diagram: Diagram | undefined) =>
  diagram?.kind === 'web'
    ? diagram.eats.map(
        ({ eater, eaten }) => `${diagram.beings[eaten]!.label} > ${diagram.beings[eater]!.label}`,
      )
    : diagram;

describe('a story whose sentences give all values gets the diagram with these values', () => {
  it.each<[string, object]>([
    [
      'Dario leaned a ladder of 10 m against the wall. The window was 8 m high. The foot of the ladder stood 6 m away from the wall.',
      right(8, 6, 10, 'm'),
    ],
    [
      'The mast is 15 feet tall. A rope is tied to the ground 8 feet from the mast. It makes a right triangle, and the rope is 17 feet long.',
      right(15, 8, 17, 'feet'),
    ],
    ['Asha drew a triangle with sides of 7 cm, 8 cm and 9 cm.', { kind: 'triangle', unit: 'cm' }],
    [
      'Leo put a square on each side of the right triangle. Its sides were 3 cm, 4 cm and 5 cm.',
      { ...right(3, 4, 5, 'cm'), squares: true },
    ],
    [
      'The bed is 6 m long and 4 m wide. Its area is 24 square metres, so we bought 24 bags of soil.',
      { kind: 'area', width: 6, height: 4, unit: 'm' },
    ],
    [
      'On Monday they sold 12 apples. On Tuesday they sold 18 apples. On Friday they sold 9 apples.',
      {
        kind: 'bars',
        unit: 'apples',
        bars: [
          { label: 'Monday', value: 12 },
          { label: 'Tuesday', value: 18 },
          { label: 'Friday', value: 9 },
        ],
      },
    ],
    ['We painted a wall of 5 m by 3 m. That is an area of 15 m².', { kind: 'area', width: 5, height: 3 }],
    [
      'The sail is a right triangle with a base of 4 m and a height of 6 m. Its area is 12 m².',
      { kind: 'area', shape: 'triangle', width: 4, height: 6, unit: 'm' },
    ],
    [
      'Nia joined a battery and a lamp. With 3 V the current was 0.2 A.',
      { kind: 'circuit', volts: 3, amps: 0.2, parts: [{ part: 'lamp' }] },
    ],
    [
      'The battery gives 9 V and the resistor has 45 Ω. The meter shows 0.2 A.',
      { kind: 'circuit', volts: 9, amps: 0.2, parts: [{ part: 'resistor', ohms: 45 }] },
    ],
    [
      'Omar put two 6 Ω lamps in parallel on a 3 V battery, and the meter showed 1 A.',
      { kind: 'circuit', wiring: 'parallel', volts: 3, amps: 1, parts: [{ ohms: 6 }, { ohms: 6 }] },
    ],
    [
      'The short string vibrates at 880 Hz. The long string vibrates at 220 Hz, so it sounds lower.',
      {
        kind: 'waves',
        unit: 'Hz',
        waves: [
          { label: 'short string', frequency: 880 },
          { label: 'long string', frequency: 220 },
        ],
      },
    ],
    [
      'On day 1 the bean was 2 cm tall. On day 3 it was 5 cm tall. On day 5 it was 9 cm tall.',
      {
        kind: 'plot',
        y: { label: 'Height', unit: 'cm' },
        points: [
          { x: 1, y: 2 },
          { x: 3, y: 5 },
          { x: 5, y: 9 },
        ],
      },
    ],
    [
      'On Monday it was 18 °C in our classroom. On Tuesday it was 21 °C. On Thursday it was 24 °C.',
      { kind: 'plot', y: { unit: '°C' }, points: [{ x: 1, y: 18, name: 'Monday' }, { x: 2 }, { x: 4 }] },
    ],
    [
      'In week 1 we counted 4 tadpoles, in week 2 we counted 7 tadpoles and in week 3 we counted 12 tadpoles.',
      { kind: 'plot', x: { label: 'Week' }, y: { label: 'Tadpoles' } },
    ],
    [
      'We waited for the plant. After 2 days it was 1 cm high, after 4 days it was 3 cm high, and after 6 days it was 6 cm high.',
      {
        kind: 'plot',
        x: { label: 'Day' },
        points: [
          { x: 2, y: 1 },
          { x: 4, y: 3 },
          { x: 6, y: 6 },
        ],
      },
    ],
    [
      'The axis of the Earth is tilted by 23.4 degrees. In June the north leans towards the sun and has summer. In December the north leans away and has winter.',
      { kind: 'seasons' },
    ],
    [
      'The cell had 4 chromosomes. In prophase they get thick, in metaphase they line up, in anaphase they are pulled apart, and in telophase two nuclei form.',
      { kind: 'division', pairs: 2 },
    ],
  ])('%s', (text, expected) => {
    expect(told(text)).toMatchObject(expected);
  });

  it.each<[string, string[]]>([
    ['The fox eats the rabbit, and the rabbit eats grass.', ['rabbit > fox', 'grass > rabbit']],
    [
      'In the pond algae are eaten by tadpoles. The perch eats tadpoles. A heron eats the perch.',
      ['algae > tadpole', 'tadpole > perch', 'perch > heron'],
    ],
    [
      'Snails feed on lettuce. Our hedgehog eats snails and beetles. Beetles eat leaves.',
      ['lettuce > snail', 'snail > hedgehog', 'beetle > hedgehog', 'leaf > beetle'],
    ],
  ])('%s', (text, expected) => {
    expect(meals(told(text))).toEqual(expected);
  });
});

describe('nothing is drawn where a value is missing, denied, contradicted or about something else', () => {
  it.each([
    'The ladder must reach 8 m up the wall. Its foot stands 6 m away. How long must it be?',
    'Dario leaned a ladder of 11 m against the wall. The window was 8 m high, and the foot stood 6 m away from the wall.',
    'The shelf is 3 m long, the table is 4 m long and the rug is 5 m long.',
    'She ran 3 km on Monday, 4 km on Tuesday and 5 km in the race along the wall.',
    'Asha said a triangle can have sides of 2 cm, 3 cm and 9 cm. That cannot be.',
    'The bed is 6 m long and 4 m wide.',
    'The bed is 6 m long and 4 m wide. Its area is 30 square metres, said Tom.',
    'The road is 20 m wide and 300 m long, and it covers an area of 9 m² of mud.',
    'The cat sat 5 m up in a tree that was 3 m away from the fence.',
    'The battery gives 9 V and the resistor has 45 Ω. The meter shows 2 A.',
    'The lamp has a battery of 3 V.',
    'The kettle is plugged in at the socket with 230 V and a current of 10 A.',
    'Volt the cat knocked the battery off the bench at 3 in the morning. A lamp broke.',
    'My sister plays at 440 Hz and loves it.',
    'The radio plays at 100 Hz, said the poster. The radio plays at 100 Hz, said Ben.',
    'The fox does not eat grass. The rabbit never eats the fox.',
    'Mia eats an apple. Her dog eats the sandwich.',
    'If the fox ate the rabbit and the rabbit ate grass, we would cry.',
    'The fox eats the rabbit.',
    'A homework excuse: the dog ate my homework, and the worm ate the apple of knowledge.',
    'On day 1 the bean was 2 cm tall. On day 3 it was 5 cm tall.',
    'On day 1 the bean was 2 cm tall. On day 1 the bean was 4 cm tall. On day 3 it was 5 cm tall.',
    'On Monday we walked 3 km. On Tuesday we ate 12 plums. On Friday it was 20 °C.',
    'On day 2 we met Ada, who is 9 years old. On day 3 we saw 40 goats. On day 4 it rained.',
    'Uranus is tilted by 98 degrees. In June Ben looked at it, in December Mia did.',
    'The table is tilted, and in June and December the sun shines on it.',
    'Prophase, metaphase and anaphase were on the test. The cell had 4 chromosomes.',
    'On Monday Kofi planted 3 beans. On Tuesday he watered 5 beans. On Wednesday he ate 8 beans.',
    'On Monday Sam had 37 °C. On Tuesday he had 39 °C. On Wednesday the soup had 80 °C.',
    'In week 1 the hen laid 4 eggs. In week 2 the fox took 2 eggs. In week 3 the hen laid 6 eggs.',
    'The bean was 2 cm tall on day 1, 5 cm on day 2, 9 cm on day 3 and 12 cm on day 4.',
    'On day 1 it was 4 cm tall. On day 2 it was 2 cm taller. On day 3 it was 3 cm taller.',
    'On day 1 the bean grew 4 cm. On day 2 it grew 2 cm. On day 3 it grew 3 cm.',
    'On Monday it was 3 °C outside and 20 °C inside. On Tuesday it was 5 °C outside. On Friday it was 6 °C.',
    'Tom said the bed was 5 m by 3 m, an area of 15 m². He was wrong.',
    'The bed is 6 m long and 4 m wide. Its area is not 24 square metres.',
    'The torch has a 3 V battery. With the old lamp the current was 0.5 A. With the new lamp it was 0.2 A.',
    'The tower is 60 m tall. Its shadow was 80 m long. The bus was 100 m away along the ground, and a cable hung high.',
    'We learned what a right angle is. Then we had lunch. After it we carried a shelf of 3 m. The table was 4 m. The rug was 5 m.',
    "The dog eats the cat's food. The cat eats mice.",
    'The dog eats cat food. The cat eats a mouse.',
    'In the film the fox eats the rabbit. The rabbit eats grass. It was only a cartoon.',
  ])('%s', (text) => {
    expect(told(text)).toBeUndefined();
  });
});

it('draws what it reads only as the script would let it in', () => {
  const diagram = told('The fox eats the rabbit, and the rabbit eats grass.');
  expect(diagramSchema.safeParse(diagram).success).toBe(true);
});

it('has a caption that is true of it: no numbers are promised where none are shown', () => {
  const captionOf = (text: string) => {
    const story = analyseStory({ story: text, concept: 'School' });
    return toldDiagram(story.sentences, story, textsOf('en'))?.caption;
  };
  const { captions } = textsOf('en');
  expect(captionOf('The fox eats the rabbit, and the rabbit eats grass.')).toBe(captions.meals);
  expect(captionOf('We painted a wall of 5 m by 3 m. That is an area of 15 m².')).toBe(captions.numbers);
  expect(
    captionOf(
      'The axis of the Earth is tilted by 23.4 degrees. In June the north leans towards the sun and has summer. In December it has winter.',
    ),
  ).toBeUndefined();
  expect(
    captionOf(
      'The cell had 4 chromosomes. In prophase they get thick, in metaphase they line up, in anaphase they part, and in telophase two nuclei form.',
    ),
  ).toBe(captions.steps);
});

it('stands after the sentences that gave its values and carries their facts, which these still teach first', async () => {
  const writer = await loadWriter();
  const brief = briefFor({
    concept: 'School garden',
    story:
      'Nia and Omar dig a bed at school. The bed is 6 m long and 4 m wide. They carry the soil in an old bath. Its area is 24 square metres. In the evening Omar waters the beans. Nia writes a sign for the gate.',
  });
  const parts = writer.breakdown(brief);
  const script = writer.script(brief, parts, parts[0]!.part);
  const panels = script.flatMap((page) => page.panels);
  const at = panels.findIndex(({ diagram }) => diagram?.kind === 'area');
  const firstWith = (id: string) => panels.findIndex(({ factIds }) => factIds?.includes(id));
  expect(panels[at]?.factIds).toEqual(['s1', 's3']);
  expect(at).toBe(firstWith('s3') + 1);
  expect(at).toBeLessThan(firstWith('s4'));
  for (const id of ['s1', 's3']) {
    const { page, panel } = findTaughtAt(script, id, '')!;
    expect(script[page - 1]!.panels[panel - 1]!.diagram).toBeUndefined();
  }
});
