import { describe, expect, it } from 'vitest';
import { castStory } from '../stage/cast.ts';
import { analyseStory } from '../story/analyse-story.ts';

/** Everybody of a story, as "name: what it is drawn as"; `-` for what nothing draws. */
const seen = (story: string) => {
  const read = analyseStory({ story, concept: 'A story' });
  const { looks } = castStory(read, { seed: 'seed' });
  return read.entities
    .filter(({ kind }) => /^(?:animal|child|adult|group)$/.test(kind))
    .map(
      ({ name }) =>
        `${name}: ${looks.get(name)?.replace(/^(little-)?(?:\p{L}+-)*(?=\p{L}+$)/u, '$1') ?? '-'}`,
    );
};

describe('kin of animals are animals', () => {
  it.each<[story: string, seen: string[]]>([
    [
      'Mother emu laid eight eggs. Then she walked away. Father emu sat down on them. He sat in the rain.',
      ['mother emu: ostrich', 'father emu: ostrich'],
    ],
    ['Mother robin built a nest. Father robin brought worms.', ['mother robin: bird', 'father robin: bird']],
    ['A mother meerkat lived in a burrow. The mother waited at the door.', ['mother meerkat: meerkat']],
    ['A baby tapir was born. The mother tapir walked to the river.', ['baby tapir: -', 'mother tapir: -']],
    ['A female platypus dug a tunnel. The male lived alone.', ['female platypus: -', 'male: -']],
    [
      'A mother bear slept. An old male bear came by. The male walked away.',
      ['mother bear: bear', 'male bear: bear'],
    ],
    [
      'The old grandmother led the elephants. The herd was thirsty. The aunts walked behind.',
      ['grandmother: elephant', 'aunts: elephant'],
    ],
    [
      'A mother otter floats on her back. The father dives for crabs.',
      ['mother otter: otter', 'father: otter'],
    ],
    ['A female hornbill flew into a hole. The male brought fruit.', ['female hornbill: -', 'male: -']],
    [
      'The father seahorse carries the eggs. The mother swims away.',
      ['father seahorse: seahorse', 'mother: seahorse'],
    ],
    ['Papa wolf brought meat. Mama wolf slept.', ['papa wolf: wolf', 'mama wolf: wolf']],
    [
      'A mother kangaroo hops across the plain. The father hopped behind.',
      ['mother kangaroo: kangaroo', 'father: kangaroo'],
    ],
    ['A mother sea turtle crawled up the beach. The mother dug a hole.', ['mother sea turtle: turtle']],
    [
      'A mother orangutan built a nest of leaves. Her sister watched.',
      ['mother orangutan: -', "mother orangutan's sister: -"],
    ],
    [
      'Bees hatch from eggs. The sisters cleaned the hive. The mother lays eggs all day.',
      ['bees: bee', 'sisters: bee', 'mother: bee'],
    ],
    [
      'Gorillas live in a group. The father sleeps in a nest. The mothers climbed trees.',
      ['gorillas: gorilla', 'father: gorilla', 'mothers: gorilla'],
    ],
    [
      'A mother rhea walked off. The father rhea sat on the nest.',
      ['mother rhea: ostrich', 'father rhea: ostrich'],
    ],
    [
      'The mother cheetah hunts at dawn. The father lived far away.',
      ['mother cheetah: cheetah', 'father: cheetah'],
    ],
    [
      'The male baboon has a red nose. A mother baboon carried her baby.',
      ['male baboon: monkey', 'mother baboon: monkey'],
    ],
    ['A mother sloth hangs in a tree. The mother eats leaves.', ['mother sloth: -']],
    [
      'A young male giraffe left the herd. The mother giraffe looked after him.',
      ['young male giraffe: little-giraffe', 'mother giraffe: giraffe'],
    ],
  ])('%s', (story, expected) => {
    expect(seen(story)).toEqual(expected);
  });
});

describe('people stay people', () => {
  it.each<[story: string, name: string, drawn: RegExp]>([
    ['Maya saw a mother duck. Her mother took a picture.', "Maya's mother", /woman/],
    ['A mother bird fed its chicks. Leo watched. His father smiled.', "Leo's father", /man/],
    [
      'A boy lived with his grandmother. A wolf howled. The grandmother closed the door.',
      "Boy's grandmother",
      /woman/,
    ],
    ['My mother works at the zoo. She feeds a baby hippo.', 'Mother', /woman/],
    ['The farmer had a cow. The mother of the farmer milked it.', 'Mother', /woman|-/],
  ])('%s', (story, name, drawn) => {
    const found = seen(story).find((one) => one.startsWith(`${name}:`)) ?? `${name}: -`;
    expect(found).toMatch(drawn);
    expect(found).not.toMatch(/duck|bird|wolf|hippo|cow/);
  });
});

describe('young animals are drawn small or not at all', () => {
  it.each<[story: string, name: string, drawn: string]>([
    ['The owlets sat in a hole. The mother owl hunted.', 'owlets', 'little-owl'],
    ['A mother bear had cubs. The cubs climbed a tree.', 'cubs', 'little-bear'],
    ['The elephants walked in a herd. A calf was tired. The calf slept.', 'calf', 'little-elephant'],
    ['The hen sat on her eggs. The chicks hatched. The chicks ran.', 'chicks', '-'],
    ['A mother penguin came back. The chick was grey and fluffy. The chick ate.', 'chick', '-'],
    ['A mother emu walked away. A striped chick came out. The chick ran.', 'chick', '-'],
    ['The lioness hunted. The cubs waited in the grass. The cubs were hungry.', 'cubs', '-'],
    ['The mother deer ate grass. The fawn hid. The fawn slept.', 'fawn', '-'],
    ['A kitten called Milo slept. Milo purred.', 'Milo', 'little-cat'],
    ['The lambs jumped over a stream.', 'lambs', 'little-sheep'],
    ['The mother fox left the den. The pups played outside.', 'pups', 'little-fox'],
    ['A mother zebra gave birth. The foal stood up. The foal ran.', 'foal', 'little-zebra'],
    ['A mother whale swam north. The calf swam beside her.', 'calf', 'little-whale'],
    ['A lion cub called Kesi slept. Kesi woke up.', 'Kesi', 'little-lion'],
  ])('%s', (story, name, drawn) => {
    expect(seen(story)).toContain(`${name}: ${drawn}`);
  });
});
