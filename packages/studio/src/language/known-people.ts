import { genderOfFirstName } from '../write/story/first-names.ts';
import { readingRules } from './reading/reading-rules.ts';

export type KnownPerson = { gender?: 'she' | 'he'; age?: 'kid' | 'adult' | 'elder' };

const elders = new Set(
  'abuela abuelo grand-mère grand-père mamie papi oma opa großmutter großvater दादी दादा नानी नाना अम्मा'.split(
    ' ',
  ),
);
const kids = new Set(
  'niña niño hermana hermano fille garçon sœur frère schwester bruder बच्ची बच्चा लड़की लड़का दीदी भैया'.split(
    ' ',
  ),
);

/** What a name or a role tells of a person, in any language that the studio reads: "Wanjiru" is a girl's name, "दादी" a grandmother. */
export function knownPerson(name: string): KnownPerson {
  const words = name.trim().split(/\s+/);
  const first = words[0] ?? '';
  for (const { names, roles, titles } of Object.values(readingRules)) {
    const role = roles.get(first) ?? roles.get(first.toLowerCase());
    const key = first.toLowerCase();
    if (role) return { gender: role, age: elders.has(key) ? 'elder' : kids.has(key) ? 'kid' : 'adult' };
    if (words.length > 1 && titles.test(first)) return { gender: titleGender(first), age: 'adult' };
    if (names.has(first)) return { gender: names.get(first)! };
  }
  const gender = genderOfFirstName(first);
  return gender ? { gender } : {};
}

function titleGender(title: string): 'she' | 'he' | undefined {
  if (
    /^(?:Señora|Señorita|Sra|Doña|Doctora|Profesora|Maestra|Tía|Madame|Mademoiselle|Mme|Tante|Frau|Königin|Reina|Reine|श्रीमती|रानी)/u.test(
      title,
    )
  )
    return 'she';
  return /^(?:Dr|Doktor|Professor|डॉ|Capit|Kapit)/u.test(title) ? undefined : 'he';
}
