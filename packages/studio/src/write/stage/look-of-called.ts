import { genderOfTitle, isElderTitle } from '../reading/name-runs.ts';
import type { Gender } from '../reading/reading.ts';
import { genderOfFirstName } from '../story/first-names.ts';

const grown = { she: 'woman', he: 'man' } as const;

/** What a grown-up is drawn as of whom no more is known than this. */
export const lookOfGrown = (gender: Gender | undefined, isElder = false) =>
  gender ? (`${isElder ? 'old-' : ''}${grown[gender]}` as const) : 'adult';

/**
 * What a grown-up is drawn as of whom nothing is known but what their creator calls them: "Nana Rosa" is an old woman, "Mr.
 * Reed" a man, and whose name tells nothing is a grown-up.
 */
export function lookOfCalled(name: string) {
  const [first = '', second = ''] = name.split(/\s+/);
  const gender = genderOfTitle(first) ?? genderOfFirstName(first) ?? genderOfFirstName(second);
  return lookOfGrown(gender, isElderTitle(first));
}
