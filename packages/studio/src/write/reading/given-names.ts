import { genderOfFirstName } from '../story/first-names.ts';
import type { Entity, Gender } from './reading.ts';

/** What the given name of a person tells, where only girls or only boys bear it. */
export const givenNameGender = ({ name, kind }: Pick<Entity, 'name' | 'kind'>): Gender | undefined =>
  kind === 'child' || kind === 'adult' ? genderOfFirstName(name.split(' ')[0]!) : undefined;
