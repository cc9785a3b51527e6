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
    expect(panelOf(story, 'ran under').scene).toBe('plain');
  });

  it('is dark at night', () => {
    const story = `${park}\n\nThat night Mira and Leo stood in the park again and looked for the kite.`;
    expect(panelOf(story, 'flew').night).toBeUndefined();
    expect(panelOf(story, 'That night')).toMatchObject({ scene: 'park', night: true });
  });

  it('shows nobody glad of what hurts', () => {
    const story = `${park} Leo was gasping for breath. Mira spilled her juice on the grass.`;
    expect(panelOf(story, 'gasping').actors[0]).toMatchObject({ name: 'Leo', expression: 'worried' });
    expect(panelOf(story, 'spilled').actors[0]).toMatchObject({ name: 'Mira', expression: 'oops' });
  });
});
