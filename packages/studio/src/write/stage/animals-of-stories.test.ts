import { describe, expect, it } from 'vitest';
import { speciesOf } from '../../draw/animals/animal.ts';
import { type AnimalLook, animalLooks } from '../../draw/vocabulary.ts';
import type { Language } from '../../language/language.ts';
import { readingRules } from '../../language/reading/reading-rules.ts';
import { briefFor } from '../fixtures/brief.ts';
import { analyseStory } from '../story/analyse-story.ts';
import { loadWriter } from '../writer.ts';
import { castStory } from './cast.ts';

/** What each animal of a story is drawn as; undefined for one that nothing shows. */
const drawn = (story: string) => {
  const read = analyseStory({ story, concept: 'A story' });
  const { looks } = castStory(read, { seed: 'seed' });
  return read.entities.filter(({ kind }) => kind === 'animal').map(({ name }) => speciesOf(looks.get(name)));
};

describe('an animal of a story is drawn as what it is', () => {
  it.each<[story: string, looks: (AnimalLook | undefined)[]]>([
    ['A vixen slept under the hedge. The vixen woke at noon.', ['fox']],
    ['"Good evening," said the wolf.', ['wolf']],
    ['The raven dropped a pebble into the jug.', ['crow']],
    ['Two lambs ran across the hill.', ['sheep']],
    ['My dachshund is called Bello. Bello dug a hole.', ['dog']],
    ['The stallion jumped over the gate.', ['horse']],
    ['The lioness carried her cubs.', ['lion']],
    ['A sparrow sat on the roof. The sparrow sang.', ['bird']],
    ['The hedgehog rolled into a ball.', ['hedgehog']],
    ['The silkworms ate all the leaves.', ['caterpillar']],
    ['The wolves howled all night.', ['wolf']],
    ['The polar bear jumped onto the ice.', [undefined]],
    ['The brown bear jumped into the lake.', ['bear']],
    ['The otter slid down the bank.', ['otter']],
    [
      '"Good morning," said the heron to the buffalo. "Good morning," said the buffalo.',
      ['heron', 'buffalo'],
    ],
    ['The giraffe ran across the plain.', ['giraffe']],
    ['The crane opened its wings and flew away.', ['crane']],
    ['The crane lifted a steel beam.', []],
    ['We played cricket after school.', []],
    ['The cricket chirped in the grass all night.', ['grasshopper']],
    ['The mongoose slid down the bank.', ['mongoose']],
    ['The gull flew over the harbour. The vulture watched.', ['gull', 'vulture']],
    ['A pigeon carried the letter home.', ['pigeon']],
    ['The beaver gnawed at a tree.', ['beaver']],
    ['The mole dug a tunnel under the lawn.', ['mole']],
    ['The students weighed one mole of carbon.', []],
    ['A beetle climbed up the stalk. The beetle fell.', ['beetle']],
    ['Dad drives an old Beetle. The Beetle broke down on the road.', []],
    ['The skunk slid down the bank.', [undefined]],
    ['The tadpole grew two legs.', [undefined]],
    ['The dolphin leapt out of the water.', ['dolphin']],
    ['The shark swam around the reef.', ['shark']],
    ['A seal swam in the cold ocean. "I am fast," said the seal.', ['seal']],
    ['Kiri the dolphin lost her mother. Her mother called.', ['dolphin', 'dolphin']],
    ['"Good evening," said the crab.', ['crab']],
    ['The porpoise leapt out of the water.', [undefined]],
    ['The king pressed his seal into the wax.', []],
    ['We ate crab for dinner.', []],
    ['Hazel hugged her teddy bear and slept.', []],
    ['The drone flew over the field.', []],
  ])('%s', (story, looks) => {
    expect(drawn(story)).toEqual(looks);
  });

  it.each<[story: string, look: AnimalLook]>([
    ['Der Dachs grub. Der Igel schlief. "Guten Tag", sagte der Igel.', 'hedgehog'],
    ['La oveja caminaba. "Hola", dijo la oveja.', 'sheep'],
    ["L'écureuil grimpait dans l'arbre. « Bonjour, mes amis », dit l'écureuil à la forêt.", 'squirrel'],
    ['Der Hai schwamm. "Guten Tag", sagte der Hai.', 'shark'],
    ['Le paon marchait. « Bonjour », dit le paon.', 'peacock'],
    ['El cisne nadaba. "Hola", dijo el cisne.', 'swan'],
    ['Der Storch stand im Wasser. "Guten Tag", sagte der Storch.', 'stork'],
    ['एक मोर था। मोर नाच रहा था।', 'peacock'],
    ['एक भालू था। भालू सो रहा था।', 'bear'],
  ])('%s', (story, look) => {
    expect(drawn(story)).toEqual([look]);
  });

  it.each(Object.entries(readingRules))('%s has words for the animals of fables', (language, { animals }) => {
    const named = new Set(animals.values());
    const fables: AnimalLook[] = ['fox', 'wolf', 'crow', 'lion', 'mouse', 'sheep', 'donkey', 'bear', 'frog'];
    expect(
      fables.filter((look) => !named.has(look)),
      language as Language,
    ).toEqual([]);
  });
});

it('lets a fox and a crow act, speak and be told of, and shows neither as a thing beside itself', async () => {
  const story =
    'A fox called Rusty lived in the wood. One day he met a crow called Inky on a branch. "Will you sing for me?" asked Rusty. Inky opened her beak and dropped a plum. "Thank you," said Rusty and ran away.';
  const writer = await loadWriter();
  const brief = briefFor({ concept: 'Flattery', story });
  const parts = writer.breakdown(brief);
  const panels = parts.flatMap(({ part }) =>
    writer.script(brief, parts, part).flatMap((page) => page.panels),
  );
  const cast = panels.flatMap((panel) => panel.cast ?? []);
  expect(new Set(cast.filter(({ name }) => name === 'Rusty').map(({ as }) => as))).toEqual(new Set(['fox']));
  expect(new Set(cast.filter(({ name }) => name === 'Inky').map(({ as }) => as))).toEqual(new Set(['crow']));
  expect(
    panels.flatMap(({ dialogue }) => dialogue).filter(({ speaker }) => speaker === 'Rusty').length,
  ).toBeGreaterThan(1);
  for (const { cast: here = [], props = [] } of panels)
    if (here.some(({ as }) => animalLooks.some((look) => look === as)))
      expect(props.map((prop) => ('icon' in prop ? prop.icon : ''))).not.toContain('fox');
});
