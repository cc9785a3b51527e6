import { type AnimalLook, animalLooks } from '../draw/vocabulary.ts';
import { animalSenses } from './animal-senses.ts';
import { plausibleSenses } from './choose-sense.ts';
import { readSenseMark } from './depicted-senses.ts';
import { kindOfSense, nearestAbove, senseNumber } from './word-index.ts';

let looks: ReadonlyMap<number, { look: AnimalLook; alone: boolean }> | undefined;

/**
 * The drawable animal that a word names: that animal, a narrower kind of it, or its young. Undefined where none of them
 * is meant, however near one may be: a tardigrade is none of the twenty.
 * @param word a noun as `kindOf` takes it
 */
export function speciesOf(word: string, around: readonly string[] = []): AnimalLook | undefined {
  looks ??= new Map(
    animalLooks.flatMap((look) =>
      animalSenses[look].split(' ').map((mark) => {
        const sense = readSenseMark(mark);
        return [senseNumber(sense.noun, sense.number!)!, { look, alone: sense.alone }] as const;
      }),
    ),
  );
  for (const sense of plausibleSenses(word, around)) {
    if (kindOfSense(sense) !== 'animal') continue;
    return nearestAbove(sense, (id, steps) => {
      const found = looks!.get(id);
      return found && !(found.alone && steps > 0) ? found.look : undefined;
    })?.value;
  }
  return undefined;
}
