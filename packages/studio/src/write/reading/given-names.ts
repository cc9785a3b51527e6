import { boyNames, girlNames } from '../story/first-names.ts';
import type { Entity, Gender } from './reading.ts';

/** What the given name of a person tells, where only girls or only boys bear it. */
export function givenNameGender({ name, kind }: Pick<Entity, 'name' | 'kind'>): Gender | undefined {
  if (kind !== 'child' && kind !== 'adult') return undefined;
  const given = name.split(' ')[0]!;
  if (girlNames.has(given) === boyNames.has(given)) return undefined;
  return girlNames.has(given) ? 'she' : 'he';
}
