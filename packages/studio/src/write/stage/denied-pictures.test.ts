import { describe, expect, it } from 'vitest';
import { stagePage } from '../../draw/staging/stage-page.ts';
import { briefFor } from '../fixtures/brief.ts';
import { analyseStory } from '../story/analyse-story.ts';
import { loadWriter } from '../writer.ts';
import { propsFor } from './things-of-sentence.ts';

const writer = await loadWriter();

/** The icons of the last sentence of a story. */
function icons(story: string): string[] {
  const read = analyseStory({ concept: 'At home', story });
  return propsFor(read.sentences.at(-1)!, read).flatMap((prop) => ('icon' in prop ? [prop.icon] : []));
}

it.each([
  ['Mira wore a blue dress.', ['dress']],
  ['Mira wore a green dress.', []],
  ['They put a blue fish into the tank.', ['fish']],
  ['They put an orange fish into the tank.', []],
  ['The storks find warm air and circle up without flapping.', []],
  ['A nest lay on an electricity pole. The storks gather in a mown field.', []],
  ['Mia draws a square and counts 32 squares.', []],
  ['Leo gets hit on the glove.', []],
  ['Leo pulled on his gloves.', ['gloves']],
  ['Mia hugged my bear.', []],
  ['Ben builds with wood blocks. We made a new tower.', []],
  ['Leo bought a battery for the torch.', ['battery', 'flashlight']],
  ['In the end the battery died.', []],
  ['The battery was dead.', []],
  ['Leo found a broken umbrella.', []],
  ['There was no room left on the table.', []],
  ['Leo spilled his tea.', []],
  ['Mira was drawing horses in a notebook.', ['notebook']],
  ['She put four horses up on the wall.', []],
  ['Her heart was beating fast.', []],
  ['The whole sky turned orange.', []],
  ['Mira stood in the shower.', []],
  ['Grandpa broke a cup.', []],
  ['Mira carried an empty jug.', ['x-jug']],
  ['Mira took the red paper.', []],
  ['The hills were bare.', []],
  ['A white sprout came out.', []],
  ['In a month the plant was as tall as Leo.', []],
  ['Those are the eggs of a frog.', ['x-frogspawn']],
  ['They saw green lights in the sky.', []],
  ['The island lies in the north.', []],
  ['After the big storm Leo found a stone.', ['rock']],
  ['Mira brought a hockey stick to the ice.', []],
  ['There was much less rain than usual.', []],
  ['The farmers grew tea.', []],
  ['He looked at them over his glasses.', ['glasses']],
  ['They wanted a tower of sixty floors.', []],
  ['Yeast is made of single cells.', []],
  ['TOWN TO CLOSE SKATE PARK, it said.', []],
  ['The tree had been cut down.', []],
  ['"It is a castle in the air," said Leo.', []],
  ['A sparrow sat on the roof.', []],
  ['A boat full of coal glided across.', []],
  ['There was a kitchen scale.', []],
  ['In the lighthouse they lit the lamp.', ['x-lighthouse']],
  ['They had no cake and no music.', []],
  ['Grandfather laid the plums out in neat rows.', ['x-plum']],
  ['There were oil cans and milk cans on board.', []],
  ['Mira looked at it through a magnifying glass.', ['magnifying-glass-tilted-left']],
  ['The candle was in a stained glass jar.', ['candle', 'jar']],
  ['Leo played the guitar.', ['x-guitar']],
  ['Leo played the electric guitar.', ['guitar']],
  ['Mira saw a buffalo on the plain.', []],
  ['Mira saw a buffalo on the American prairie.', ['bison']],
  ['The old wooden ferry moved slowly.', []],
  ['They lit the lamps every evening.', []],
  ['The drums began under the mango.', ['drum']],
  ['"You can eat with me, honey," said Mrs. Ortiz.', []],
  ['They spent the winter in the hut, eating bear.', []],
  ['His head-dress slid off.', []],
  ['Grandma threads the beads.', []],
  ['Each leaves a ring of stone on the branch.', ['x-branch']],
  ['Here they come in orange with fruit.', []],
  ['All of them ran down to the water.', []],
  ['They came home as skin and bones.', []],
  ['Leo sticks a pole in the sand.', ['x-long-pole', 'x-sand']],
  ['She was looking for her glasses after the lemonade.', []],
  ['There was ice on the lake.', []],
  ['Mira put ice into the lemonade.', ['ice']],
  ['It was no bigger than a cat.', []],
  ['He asked her to stand on one leg.', []],
  ['A banana tree grew there.', []],
  ['The scorpion went back under its shell.', ['scorpion']],
  ['Leo cleared an uprooted palm tree away.', []],
  ['Somebody had ripped down the poster.', []],
  ['The rains had failed again.', []],
  ['The river had dried up.', []],
  ['They came to the dry river.', []],
  ['The river froze.', []],
  ['Through the telescope they saw a white chick.', ['telescope']],
])('%s shows %j', (sentence, shown) => {
  expect(icons(`Mira and Leo were at home. ${sentence}`)).toEqual(shown);
});

/** The panel of a story that holds these words, as it is staged. */
function panelOf(story: string, words: string) {
  const brief = briefFor({ concept: 'A day out', story, lesson: '' });
  const parts = writer.breakdown(brief);
  const panels = writer
    .script(brief, parts, 1)
    .flatMap((page) => stagePage(page, { ...brief, pageCount: 1 }));
  return panels.find(({ caption }) => caption?.includes(words))!;
}

describe('the picture of a whole panel', () => {
  const park = 'Mira and Leo went to the park. Mira and Leo flew a kite in the park.';

  it('has no sun in the rain', () => {
    const story = `${park} Then it started to rain. Mira ran under the trees. Leo ran after Mira.`;
    expect(panelOf(story, 'flew').scene).toBe('park');
    expect(panelOf(story, 'ran under')).toMatchObject({ scene: 'park', weather: 'rain' });
    expect(panelOf(story, 'flew').weather).toBeUndefined();
  });

  it.each([
    ['After a month the pond was nothing but mud.', 'plain'],
    ['Each week the pond got a little lower.', 'plain'],
    ['In January the pond froze.', 'plain'],
    ['The pond was quiet.', 'pond'],
  ])('is at no full lake where %s', (words, scene) => {
    expect(panelOf(`Mira and Leo sat by the pond. ${words} Mira and Leo sat by the pond.`, words).scene).toBe(
      scene,
    );
  });

  it('has no living fish where one is cooked', () => {
    const story = `${park} A fish swam in the pond. The fish would not keep, so Mira fried it.`;
    const drawn = panelOf(story, 'fried it');
    expect(drawn.actors.map(({ name }) => name)).not.toContain('fish');
    expect(JSON.stringify(drawn)).not.toMatch(/"(?:tropical-)?fish"/);
  });

  it('is dark at night', () => {
    const story = `${park}\n\nThat night Mira and Leo stood in the park again and looked for the kite.`;
    expect(panelOf(story, 'flew').night).toBeUndefined();
    expect(panelOf(story, 'That night')).toMatchObject({ scene: 'park', night: true });
  });

  it('is dark at night also where nobody knows the place', () => {
    const story = 'Kalu threw sticks.\n\nOne night the wind blew hard.\n\nIn the morning Kalu shivered.';
    expect(panelOf(story, 'One night')).toMatchObject({ scene: 'plain', tone: 'night' });
    expect(panelOf(story, 'In the morning').tone).not.toBe('night');
  });

  it('shows nobody glad of what hurts', () => {
    const story = `${park} Leo was gasping for breath. Mira spilled her juice on the grass.`;
    expect(panelOf(story, 'gasping').actors[0]).toMatchObject({ name: 'Leo', expression: 'worried' });
    expect(panelOf(story, 'spilled').actors[0]).toMatchObject({ name: 'Mira', expression: 'oops' });
  });
});
