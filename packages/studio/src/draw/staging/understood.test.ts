import type { ComicMeta, ScriptPanel } from '@panelwise/contracts/domain/script';
import { describe, expect, it } from 'vitest';
import { stagePage } from './stage-page.ts';
import { asUnderstood, markUnderstood, setByHand } from './understood.ts';

const meta: ComicMeta = {
  title: 't',
  concept: 'c',
  subject: 'Science',
  grade: '5',
  style: 'comic',
  seed: 'seed',
  pageCount: 1,
};
const onFarm: ScriptPanel = {
  scene: 'Grandma Rosa shows two eagles, on a farm with fields.',
  caption: 'Eagles hunt by day.',
  dialogue: [],
  shot: 'prop',
  background: 'farm',
  props: [{ icon: 'eagle' }],
  cast: [{ name: 'Grandma Rosa', as: 'old-woman', pose: 'present' }],
};
const newScene = 'At night on a beach, a mouse looks at the moon.';
const seen = (panel: ScriptPanel) => {
  const { scene, night = false, actors, props } = stagePage({ pageNumber: 1, panels: [panel] }, meta)[0]!;
  return {
    scene,
    night,
    who: actors.map(({ name, player }) => (player.kind === 'animal' ? player.animal.species : name)),
    props: props.map((prop) => ('icon' in prop ? prop.icon : prop.card)),
  };
};

describe('what was understood from a scene', () => {
  it('is drawn while the words are those it was understood from', () => {
    const wide = { ...onFarm, shot: 'wide' as const };
    expect(seen(markUnderstood(wide))).toEqual(seen(wide));
    expect(seen(markUnderstood(wide))).toMatchObject({
      scene: 'farm',
      who: ['Grandma Rosa'],
      props: ['eagle'],
    });
  });

  it('is renewed when the words change: place, time of day, people and things', () => {
    expect(seen({ ...markUnderstood(onFarm), scene: newScene })).toEqual({
      scene: 'beach',
      night: true,
      who: ['mouse'],
      props: ['full-moon'],
    });
  });

  it('comes back with the words', () => {
    const marked = markUnderstood(onFarm);
    expect(seen({ ...marked, scene: `${marked.scene} ` })).toEqual(seen(onFarm));
  });

  it('stays where somebody set it by hand, and in a script without the mark', () => {
    expect(seen({ ...onFarm, scene: newScene })).toMatchObject({ scene: 'farm', night: false });
    const byHand = { ...markUnderstood(onFarm), background: 'desert', scene: newScene };
    expect(seen(byHand)).toMatchObject({ scene: 'desert', who: ['mouse'], props: ['full-moon'] });
    expect(setByHand(byHand)).toEqual(['background']);
    expect([onFarm, markUnderstood(onFarm)].map(setByHand)).toEqual([['background', 'props', 'cast'], []]);
  });

  it('keeps how a person looks whom the new words still name', () => {
    const marked = markUnderstood({ ...onFarm, shot: undefined, cast: [{ name: 'Noor', as: 'old-woman' }] });
    const page = { pageNumber: 1, panels: [{ ...marked, scene: 'Noor waves by a river.' }] };
    expect(stagePage(page, meta)[0]!.actors[0]!.player).toMatchObject({
      member: { age: 'elder', gender: 'she' },
    });
  });

  it('leaves who is given a line outside until the scene names them', () => {
    const marked = markUnderstood({ ...onFarm, shot: 'two' });
    const dialogue = [{ speaker: 'Leo', text: 'Look!' }];
    expect(seen({ ...marked, dialogue }).who).toEqual(['Grandma Rosa']);
    expect(seen({ ...marked, dialogue, scene: 'Leo and Grandma Rosa on a farm.' }).who).toEqual([
      'Leo',
      'Grandma Rosa',
    ]);
  });

  it('is left as it is where a panel has a diagram', () => {
    const diagram = { kind: 'number-line' as const, from: 0, to: 10, step: 1, marks: [] };
    const marked = markUnderstood({ ...onFarm, diagram });
    const changed = { ...marked, scene: newScene };
    expect([asUnderstood(changed), setByHand({ ...changed, background: 'lab' })]).toEqual([changed, []]);
  });
});

describe('the words of a scene', () => {
  const bare = (scene: string) => seen({ scene, caption: '', dialogue: [] });

  it.each([
    ['Two children play in the park at night.', { scene: 'park', night: true, who: ['child 1', 'child 2'] }],
    ['The villagers carry water.', { who: ['villagers'] }],
    ['Ravi throws a stick to a dog on a street in Paris.', { scene: 'street', who: ['Ravi', 'dog'] }],
    ['A drawing of a dog on the wall of the kitchen.', { scene: 'kitchen', who: [] }],
    ['A ball as round as an owl in a garden, without a cat.', { who: [] }],
    ['Two eagles over a farm.', { scene: 'farm', who: ['eagle', 'eagle'], props: [] }],
    ['A seal swims in the sea beside a shark.', { scene: 'ocean', who: ['seal', 'shark'] }],
    ['A guinea pig in a garden.', { who: [] }],
    ['A group of children in a forest.', { scene: 'forest', who: ['children'] }],
    [
      'Maya (a girl with a ponytail and a red hat) waves hello; Noor (an old woman with a blue jumper) reads a book, on a sandy beach. Shown large: microscope and light bulb. (In the story: The eagle sees a fox.)',
      { scene: 'beach', who: ['Maya', 'Noor'], props: ['microscope', 'light-bulb'] },
    ],
  ])('name who is in the picture: %s', (scene, wanted) => {
    expect(bare(scene)).toMatchObject(wanted);
  });

  it('alone tell of the picture, not what is said or captioned', () => {
    const said = { caption: 'A rocket!', dialogue: [{ speaker: 'Leo', text: 'A volcano! A dog!' }] };
    const calm = { caption: 'A carrot.', dialogue: [{ speaker: 'Leo', text: 'Why not?' }] };
    const scene = 'Leo by a river.';
    expect(seen({ scene, ...said })).toEqual(seen({ scene, ...calm }));
  });
});
