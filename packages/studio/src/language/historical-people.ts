import { daleChall } from 'dale-chall';
import { isFirstName } from '../write/story/first-names.ts';
import { peopleOfHistory } from './historical-people-list.ts';
import { knownId, lookId } from './known-looks.ts';

/** `id` names how they are drawn; it is left out where a surname may be one of several people. */
export type HistoricalPerson = { gender: 'she' | 'he'; period: string; role: string; id?: string };

const byName = new Map<string, HistoricalPerson>();
const byId = new Map<string, HistoricalPerson>();
const bySurname = new Map<string, HistoricalPerson | undefined>();
for (const line of peopleOfHistory.trim().split('\n')) {
  const [period = '', role = '', she = '', he = ''] = line.split('|');
  for (const [names, gender] of [
    [she, 'she'],
    [he, 'he'],
  ] as const)
    for (const name of names.split(',').map((one) => one.trim())) {
      if (!name) continue;
      const person = { gender, period, role, id: knownId(name) };
      byName.set(name, person);
      byId.set(lookId(name), person);
      const surname = name.split(' ').at(-1)!;
      // A surname that several of them bear names one of them only with a first name.
      if (!name.includes(' ') || /^(?:King|Queen|Emperor|Empress|Mother|Lord|General) /.test(name)) continue;
      const other = bySurname.get(surname);
      if (!bySurname.has(surname) || other?.id === person.id) bySurname.set(surname, person);
      else if (other?.period === period && other.gender === gender)
        bySurname.set(surname, { gender, period, role });
      else bySurname.set(surname, undefined);
    }
}

/** First names and everyday words that are surnames too: by themselves they name nobody of history. */
const notAlone =
  /^(?:Musa|Anthony|Rosa|Khaldun|Sina|Arc|Nzinga|Kong|Carver|Great|King|Henry|John|Paul|Franklin|Grace|James|Parks|Bell|Ford|Lee|Ross|Luther|Carson|Hooper|Johnson|Jackson|Douglas|Washington|Lincoln|Jefferson|Hamilton|Singh|Bai|Khan|Ali|Begum|Bosch|Polo|Cook|Drake|Bush|Park|Rose|Wells|Young|Nobel|Gray|Conqueror|Hall|Frank|Terrible|Magnificent|II|III|IV|VIII|XIV|XVI|I|Arc|Beauvoir|Phule|Devi|Patel|Sultan|Pasha|Shah|Raja|Rani|Maharaja|Elder|Younger)$/;

/**
 * Somebody known to history, by the whole name or by a surname that nobody else of them bears.
 * @param written the name, long vowels marked or not
 * @param aliases shorter forms of the name in the same text
 */
export function historicalPerson(
  written: string,
  aliases: readonly string[] = [],
): HistoricalPerson | undefined {
  // "Bashō": lists here are without the signs of long vowels.
  const name = written.replace(/[āēīōū]/gu, (vowel) => vowel.normalize('NFD')[0]!);
  const plain = name.replace(
    /^(?:King|Queen|Emperor|Empress|Sir|Dr\.?|Saint|Pharaoh|President|Lord|Lady|Captain) /,
    '',
  );
  return (
    byName.get(name) ??
    byName.get(plain) ??
    byName.get(`${plain}.`) ??
    aliases.map((alias) => byName.get(alias)).find(Boolean) ??
    (/^President /.test(name) ? bySurname.get(plain) : undefined) ??
    surnameOnly(plain)
  );
}

/** Somebody of history by the id under which a script names them: "mahatma-gandhi", "gandhi". */
export const historicalById = (id: string): HistoricalPerson | undefined => byId.get(id);

const everyday = new Set(daleChall);

/** A surname by itself, unless it is an everyday word as well: "Snow lay on the pass". */
const surnameOnly = (name: string) =>
  name.includes(' ') ||
  name.length < 4 ||
  notAlone.test(name) ||
  isFirstName(name) ||
  everyday.has(name.toLowerCase())
    ? undefined
    : bySurname.get(name);

/** First names by which Hindi texts call somebody of history. */
const hindiNames: Record<string, string> = {
  सावित्रीबाई: 'Savitribai Phule',
  ज्योतिराव: 'Jyotirao Phule',
  लक्ष्मीबाई: 'Rani Lakshmibai',
  सरोजिनी: 'Sarojini Naidu',
  भगत: 'Bhagat Singh',
  महात्मा: 'Mahatma Gandhi',
};

/** Somebody of history by the first name that a Hindi text gives. */
export const historicalInHindi = (firstName: string): HistoricalPerson | undefined =>
  Object.hasOwn(hindiNames, firstName) ? byName.get(hindiNames[firstName]!) : undefined;

/** How many people are known. */
export const historicalCount = byName.size;
