import { describe, expect, it } from 'vitest';
import { shapeOf } from '../compose/shape-extent.ts';
import { drawnBounds } from '../keep-in-frame.ts';
import type { Bounds } from '../path-bounds.ts';
import { styleSlugs, styles } from '../styles.ts';
import { createIds } from '../svg.ts';
import {
  animalLooks,
  type ExpressionName,
  expressionNames,
  type PoseName,
  poseNames,
} from '../vocabulary.ts';
import { type Animal, animalNamed } from './animal.ts';
import { coats } from './coats.ts';
import { type AnimalOptions, drawAnimal } from './draw-animal.ts';

const draw = (animal: Animal, options: Partial<AnimalOptions> = {}) =>
  drawAnimal(0, 0, {
    animal,
    pose: 'idle',
    expression: 'smile',
    look: [0.5, 0],
    style: styles.comic,
    ids: createIds('t'),
    scale: 1,
    mirrored: false,
    sway: 0,
    ...options,
  });

const kinds: [name: string, animal: Animal][] = [
  ...animalLooks.map((look): [string, Animal] => [look, animalNamed(look, 'Kit', 'seed')]),
  ['fish in a bowl', { ...animalNamed('fish', 'Kit', 'seed'), inBowl: true }],
  ['jellyfish in a bowl', { ...animalNamed('jellyfish', 'Kit', 'seed'), inBowl: true }],
  ['seahorse in a bowl', { ...animalNamed('seahorse', 'Kit', 'seed'), inBowl: true }],
  ['seal in the water', { ...animalNamed('seal', 'Kit', 'seed'), inWater: true }],
];

describe.each(kinds)('a %s', (_, animal) => {
  it.each(styleSlugs)('is drawn in every pose in the style %s', (slug) => {
    for (const pose of poseNames)
      expect(draw(animal, { pose, style: styles[slug], scale: 0.4 })).not.toMatch(/NaN|undefined|Infinity/);
  });

  it('is drawn the same each time', () => {
    poseNames.forEach((pose, i) => {
      const options = { pose, style: styles[styleSlugs[i % styleSlugs.length]!], scale: 0.4 };
      expect(draw(animal, options)).toBe(draw(animal, options));
    });
  });

  it('stays inside its extent, whatever it feels and wherever it looks', () => {
    const player = { kind: 'animal', animal } as const;
    const outside: { pose: PoseName; expression: ExpressionName; bounds: Bounds }[] = [];
    poseNames.forEach((pose, i) => {
      const { left, top, right, ground } = shapeOf({ player, pose })!;
      // Every pose with every face, and both with each way to sway and to look.
      expressionNames.forEach((expression, j) => {
        const sway = (i + j) % 2 ? 1 : -1;
        const look: [number, number] = [sway * 0.6, sway * 0.6];
        const bounds = drawnBounds(draw(animal, { pose, expression, sway, look }));
        const inside =
          bounds[0] > left - tolerance &&
          bounds[1] > top - tolerance &&
          bounds[2] < right + tolerance &&
          bounds[3] < ground + tolerance + footTolerance;
        if (!inside) outside.push({ pose, expression, bounds });
      });
    });
    expect(outside).toEqual([]);
  });

  it('has its face where its words are said to come from', () => {
    for (const pose of poseNames) {
      const { left, top, right, ground, faces } = shapeOf({ player: { kind: 'animal', animal }, pose })!;
      const [{ x, y, radius }] = faces as [(typeof faces)[0]];
      expect(x - radius).toBeGreaterThan(left - tolerance);
      expect(x + radius).toBeLessThan(right + tolerance);
      expect(y - radius).toBeGreaterThan(top - tolerance);
      expect(y + radius).toBeLessThan(ground + tolerance);
    }
  });

  it('turns to the other side', () => {
    const [left, , right] = drawnBounds(draw(animal, { look: [0, 0] }));
    const mirrored = drawnBounds(draw(animal, { look: [0, 0], mirrored: true }));
    expect(mirrored[0]).toBeCloseTo(-right, 0);
    expect(mirrored[2]).toBeCloseTo(-left, 0);
  });

  it('moves and rests in ways of its own, and shows what it feels', () => {
    const stances = ['idle', 'walk', 'run', 'sit', 'side'] as const;
    expect(new Set(stances.map((pose) => draw(animal, { pose }))).size).toBe(stances.length);
    const moods = ['smile', 'joy', 'sad', 'angry', 'wow', 'sleepy'] as const;
    expect(new Set(moods.map((expression) => draw(animal, { expression }))).size).toBe(moods.length);
    expect(draw(animal, { look: [0.6, 0] })).not.toBe(draw(animal, { look: [-0.6, 0] }));
  });
});

/** A tilted head moves its hair and ears a little; in the animal's own units, of which a face has about 160. */
const tolerance = 34;
/** Round feet and haunches count with the points that pull their curves. */
const footTolerance = 12;

describe('animalNamed', () => {
  it('gives a name one coat for a whole comic, and different names different ones', () => {
    expect(animalNamed('dog', ' biscuit', 's')).toEqual(animalNamed('dog', 'Biscuit', 's'));
    const words = Array.from({ length: 30 }, (_, i) => animalNamed('dog', `Dog ${i}`, 's').coat.word);
    expect(new Set(words).size).toBe(coats.dog.length);
  });
});
