import { kinKey } from '../reading/kin-keys.ts';
import type { Gender } from '../reading/reading.ts';
import { genderOfFirstName } from '../story/first-names.ts';

const women = /mother|aunt|sister|wife|^(?:mrs|ms|miss|madam|madame|lady)$/;
const men = /father|uncle|brother|husband|^(?:mr|sir|monsieur)$/;

/**
 * What a grown-up is drawn as of whom nothing is known but what their creator calls them: "Nana Rosa" is an old woman, "Mr.
 * Reed" a man, and whose name tells nothing is a grown-up.
 */
export function lookOfCalled(name: string): string {
  const [first = '', ...more] = name.split(/\s+/);
  const call = kinKey(first.replace(/\.$/, '').toLowerCase());
  const told = women.test(call) ? 'she' : men.test(call) ? 'he' : undefined;
  const gender: Gender | undefined = told ?? genderOfFirstName(first) ?? genderOfFirstName(more[0] ?? '');
  if (!gender) return 'adult';
  return `${/^grand/.test(call) ? 'old-' : ''}${gender === 'she' ? 'woman' : 'man'}`;
}
