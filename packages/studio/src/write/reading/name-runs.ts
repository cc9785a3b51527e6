import { daleChall } from 'dale-chall';
import { historicalPerson } from '../../language/historical-people.ts';
import { stopWords } from '../../language/stop-words.ts';
import { isFirstName, isGivenName } from '../story/first-names.ts';
import { familyTitles, isOldCall } from './family-words.ts';
import { isKnownPlace, placeEnding } from './known-places.ts';
import { beingOf, speciesNamed } from './noun-kinds.ts';

/** Words with a capital that stand together in a sentence: "Ms. Lopez", "Third Estate". */
export type NameRun = { name: string; from: number; to: number; opens: boolean };

/** How somebody begins to speak. */
const spoken = 'exactly actually honestly luckily sadly obviously basically definitely absolutely'.split(' ');
const common = new Set([...daleChall, ...spoken]);
const never = new Set(
  `I I'm I'd I'll I've Monday Tuesday Wednesday Thursday Friday Saturday Sunday January February March April May June July August September October November December
  Mondays Tuesdays Wednesdays Thursdays Fridays Saturdays Sundays Afrikaans Swahili Kiswahili Zulu Xhosa Yoruba Igbo Hausa Mandarin Cantonese Urdu Bengali Tamil Telugu Marathi Gujarati Punjabi Malay Tagalog Hebrew Gaelic Sanskrit English French Spanish Chinese Indian American African European Asian Roman Greek German Italian Japanese British Egyptian Persian Arabic Arab Hindi Latin Portuguese Dutch Russian Mexican Turkish Polish Irish Scottish Welsh Indonesian Kenyan Nigerian Brazilian Canadian Australian Israeli Korean Vietnamese Muslim Christian Jewish Hindu Buddhist Sikh Catholic Protestant
  OK TV CD PC Rp Rs Hello Hi Hey Oh Wow Yes No Dear God Bible Quran Internet Later Meanwhile Afterwards Eventually Suddenly Celsius Fahrenheit BC AD BCE CE Today Yesterday Tomorrow Imagine Christ Whatever Whoever According Lengthen Twi Ewe Fante Wolof Bemba Nyanja Luganda Amharic Oromo Tigrinya Kinyarwanda Quechua Aymara Nahuatl Sinhala Pashto Dari Farsi Dyslexia Asthma Malaria Polio Cholera Prophase Metaphase Anaphase Telophase`.split(
    /\s+/,
  ),
);

/** Titles of offices and families that any text has. */
const titlesOfOffice =
  /^(?:Mr|Mrs|Ms|Mx|Miss|Mister|Master|Missus|Ma['’]am|Lalla|Khanom|Amm|Usta|Opanyin|Dr|Prof|Professor|Doctor|Coach|Captain|Chef|Uncle|Aunt|Auntie|Aunty|Tía|Tío|Grandma|Grandpa|Granny|Nana|Grandmother|Grandfather|Great-grandmother|Great-grandfather|Senator|Representative|President|King|Queen|Prince|Princess|Emperor|Empress|Sultan|Pharaoh|Sir|Dame|Lord|Lady|Madam|Madame|Monsieur|Mademoiselle|Judge|Teacher|Nurse|Officer|Mayor|Principal|Chief|Commander|Colonel|Sergeant|Lieutenant|Brother|Sister|Father|Mother|Saint|St|Dona|Doña|Don|Dom|Seu|Señor|Señora|Señorita|Frau|Herr|Ibu|Pak|Bapak|Mbak|Mas|Kak|Bu|Abu|Umm|Sheikh|Imam|Rabbi|Reverend|Guru|Swami|Pandit|Shri|Smt|Maître|Baba|Mama|Mwalimu|Ustad|Tita|Tito|Kuya|Ate|Lola|Lolo|Signora|Signorina|Signor|Mdm|Mme|Mlle|Sra|Sr|Srta|Whaea|Matua|Cikgu|Encik|Puan|Tante|Onkel|Tonton|Tata|Oma|Opa|Abuela|Abuelo|Nonna|Nonno|Nani|Dadi|Halmoni|Haraboji|Mame|Maman|Ammi|Amma|Koro|Kuia|Nanny|Babushka|Teta|Bibi|Mzee|Bwana|Mam|Pani|Pan|Cô|Thầy|Bà|Khun|Hajji|Begum|Didi|Bhaiya|Akka|Anna|Unni|Oppa|Noona|Hyung|Mutter|Vater|Archduke|Duke|Duchess|Count|Countess|Baron|Baroness|General|Admiral|Governor|Inspector|Detective|Constable|Private|Corporal|Major|Marshal|Brigadier|Bishop|Pope|Father|Sultana|Shah|Tsar|Caliph|Raja|Rani|Maharaja|Maharani|Chieftain|Aling|Mang|Bapu|Senhora|Senhor|Mallam|Malam|Alhaji|Alhaja|Lärare|Fröken|Fru|Rouva|Herra|Mevrouw|Meneer|Meester|Juf|Juffrouw|Gospođa|Gospodin|Kyria|Kyrios|Sayyid|Ustadh|Ustadha|Ustaz|Cik|Datuk|Fräulein|Sang|Maestra|Maestro|Profesora|Profesor|Pan|Panna|Farmer|Grandad|Granddad|Gran|Nan|Comrade|Citizen|Khru|Ajahn|Rre|Ntate|Mma)\.?$/;
/** Stands behind a name instead: "Farida Miss", "Sharma Sir", "Tanaka-sensei". */
export const titleBehind =
  /^(?:Miss|Ma['’]am|Madam|Mam|Sir|Teacher|Didi|Bhai|Bhaiya|Uncle|Aunty|Auntie|Sensei|San|Seonsaengnim|Laoshi|Hoca|Hanım|Bey|Bai|Saheb|Sahib|Tai|Akka|Anna|Ji)$/;
const womanOfOffice =
  /^(?:Mrs|Ms|Miss|Missus|Lalla|Khanom|Aunt|Auntie|Aunty|Tía|Grandma|Granny|Nana|Grandmother|Great-grandmother|Queen|Princess|Empress|Dame|Lady|Madam|Madame|Mademoiselle|Sister|Mother|Dona|Doña|Señora|Señorita|Frau|Ibu|Mbak|Bu|Umm|Smt|Mama|Tita|Ate|Lola|Signora|Signorina|Mdm|Mme|Mlle|Sra|Srta|Whaea|Puan|Tante|Oma|Abuela|Nonna|Nani|Dadi|Halmoni|Mame|Maman|Ammi|Amma|Kuia|Nanny|Babushka|Teta|Bibi|Mam|Pani|Cô|Bà|Begum|Didi|Akka|Unni|Noona|Mutter|Duchess|Countess|Baroness|Sultana|Rani|Maharani|Ma['’]am|Hanım|Bai|Tai|Aachchi|Doctora|Profesora|Maestra|Reina|Reine|Königin|Aling|Senhora|Alhaja|Fröken|Fru|Rouva|Mevrouw|Juf|Juffrouw|Gospođa|Kyria|Ustadha|Fräulein|Panna|Gran|Nan|Mma)\.?$/;
const manOfOffice =
  /^(?:Mr|Mister|Master|Amm|Usta|Opanyin|Rre|Ntate|Reverend|Uncle|Tío|Grandpa|Grandfather|Great-grandfather|King|Prince|Emperor|Sultan|Pharaoh|Sir|Lord|Monsieur|Brother|Father|Don|Dom|Seu|Señor|Herr|Pak|Bapak|Sheikh|Imam|Rabbi|Baba|Tito|Kuya|Lolo|Shri|Signor|Sr|Matua|Encik|Onkel|Tonton|Opa|Abuelo|Nonno|Haraboji|Koro|Mzee|Bwana|Pan|Thầy|Hajji|Bhai|Bhaiya|Anna|Oppa|Hyung|Vater|Archduke|Duke|Count|Baron|Bishop|Pope|Shah|Tsar|Caliph|Raja|Maharaja|Bey|Saheb|Sahib|Rey|Roi|König|Mang|Bapu|Senhor|Mallam|Malam|Alhaji|Herra|Meneer|Meester|Gospodin|Kyrios|Sayyid|Ustadh|Ustaz|Datuk|Maestro|Profesor|Grandad|Granddad)\.?$/;

const women = familyTitles('grandmother', 'mother', 'aunt', 'older sister');
const men = familyTitles('grandfather', 'father', 'uncle', 'older brother');

/** Stands before a name and says who it is; its full stop ends nothing. */
export const title = new RegExp(`${titlesOfOffice.source}|^(?:${[...women, ...men].join('|')})$`, 'u');
const womanTitle = new RegExp(`${womanOfOffice.source}|^(?:${women.join('|')})$`, 'u');
const manTitle = new RegExp(`${manOfOffice.source}|^(?:${men.join('|')})$`, 'u');

/** "Grandma Rosa", "Baka Mara". */
export const isElderTitle = (title: string): boolean =>
  beingOf(title.toLowerCase())?.elder === true || isOldCall(title.toLowerCase());

/** What a title tells of who bears it. */
export const genderOfTitle = (word: string) =>
  womanTitle.test(word) ? ('she' as const) : manTitle.test(word) ? ('he' as const) : undefined;

const joins = /^(?:de|da|di|du|del|della|dos|das|van|von|der|den|bin|ibn|al|el|le|d'|of|the|Al)$/;
const ofNames =
  /^(?:Queen|King|Prince|Duke|Joan|Catherine|Helen|Battle|Treaty|Republic|Kingdom|University|Bay|Gulf|Cape|Isle|Statue|House|Declaration|War|Day|Festival|Bank|Museum|Temple|Tower|Great|Hall|City|Palace|Garden|Gardens|Order|Valley|Sea|Lake|Island|Islands|Port|Church|Cathedral|Academy|School|Ministry|Dome|Gate)$/;
const word = /\p{L}[\p{L}\p{M}]*(?:['’-]\p{L}[\p{L}\p{M}]*)*\.?/gu;

/** Whether a word is one that any text has: such a word at the start of a sentence is no name for its capital alone. */
export const isCommonWord = (text: string) => {
  const lower = text.toLowerCase().replace(/\.$/, '');
  return common.has(lower) || stopWords.en.has(lower) || common.has(lower.replace(/(?:es|s|d|ed|ing)$/, ''));
};

/** The runs of capitalised words in a sentence. `opens`: it begins the sentence or a speech, so its capital proves nothing. */
export function nameRuns(text: string, months: ReadonlySet<string> = none): NameRun[] {
  const tokens = [...text.matchAll(word)].map(({ 0: raw, index }) => bare(raw, index, text.slice(0, index)));
  const runs: NameRun[] = [];
  for (let i = 0; i < tokens.length; i++) {
    if (
      !isNameWord(tokens[i]!.text) &&
      !months.has(tokens[i]!.text) &&
      !isAdjectiveOfPlace(text, tokens[i]!, tokens[i + 1])
    )
      continue;
    const run = [tokens[i]!];
    const opens = opensSpeech(text, tokens[i]!.at);
    while (!run.at(-1)!.owns && goesOn(text, run.at(-1)!, tokens[i + 1], tokens[i + 2])) {
      i++;
      if (!isNameWord(tokens[i]!.text)) run.push(tokens[i]!, tokens[++i]!);
      else run.push(tokens[i]!);
    }
    const first = run[0]!;
    const last = run.at(-1)!;
    const numeral =
      /^ (?:[IVX]{2,5}|[IV](?=[,.;:)]))(?![\p{L}])/u.exec(text.slice(last.at + last.text.length))?.[0] ?? '';
    const to = last.at + last.text.length + numeral.length;
    runs.push({ name: text.slice(first.at, to), from: first.at, to, opens });
  }
  return runs;
}

const none: ReadonlySet<string> = new Set();

/** "April is my best friend": months that somebody of the story is called like. */
const monthsWithFaces = (sentences: readonly string[]): ReadonlySet<string> => {
  const told = sentences.join(' ');
  return new Set(
    ['April', 'May', 'June', 'August'].filter((month) =>
      new RegExp(
        `(?<!\\p{L})(?:${month} is (?:my|our|his|her|the|an?|\\p{L}+ years) |(?:said|asked|cried|called|shouted|whispered|named) ${month}(?![ ,]*\\d)|${month} (?:said|asked|laughed|smiled|nodded|shouted|ran|wanted|looked|giggled)(?!\\p{L})|(?:Aunt|Uncle|Miss|sister|brother|friend) (?:is |was )?${month}(?!\\p{L}))`,
        'u',
      ).test(told),
    ),
  );
};

type Word = { text: string; at: number; owns: boolean };

/** Titles that are written with a full stop; behind any other it ends the sentence: "asked Grandma." */
const shortTitle = /^(?:Mr|Mrs|Ms|Mx|Dr|Prof|St|Smt)\.$/;

/** "John Daniels", "Miss Flores": behind a given name or a title. */
const isSurname = (before: string) => {
  const word = /(?<!\p{L})(\p{L}\p{Ll}+\.?) $/u.exec(before)?.[1] ?? '';
  return isFirstName(word) || /^(?:[Mm](?:rs?|s|iss|ister|adam)|Dr|[Cc]oach|[Pp]rofesora?)\.?$/.test(word);
};

/** A word without its "'s" and without a full stop that is no title's. @param before what stands before it */
function bare(raw: string, at: number, before: string): Word {
  const isWhole = /(?<!\p{L})[Tt]he $/u.test(before) || isSurname(before);
  const owns = /['’]s?$/.test(raw);
  // "the Fernandos" are a family, "Brunos sister" is one of Bruno.
  const text = isWhole ? raw.replace(/['’]s?$/, '') : withoutTypedS(raw.replace(/['’]s$/, ''));
  return { text: shortTitle.test(text) ? text : text.replace(/\.$/, ''), at, owns };
}

/** "Brunos sister": children leave the apostrophe out. */
const withoutTypedS = (text: string) =>
  /[^s]s$/.test(text) &&
  !isGivenName(text) &&
  !historicalPerson(text) &&
  !isKnownPlace(text) &&
  isGivenName(text.slice(0, -1))
    ? text.slice(0, -1)
    : text;

const isNameWord = (text: string) =>
  /^\p{Lu}/u.test(text) &&
  !never.has(text) &&
  !/-old$/.test(text) &&
  (/\p{Ll}/u.test(text) || /^(?:UK|USA|US)$/.test(text));

/** "Indian Ocean": no name by itself. */
const isAdjectiveOfPlace = (text: string, word: Word, next: Word | undefined) =>
  next !== undefined &&
  /^\p{Lu}\p{Ll}+$/u.test(word.text) &&
  never.has(word.text) &&
  placeEnding.test(next.text) &&
  text.slice(word.at + word.text.length, next.at) === ' ';

const opensSpeech = (text: string, at: number) =>
  /(?:^|["“:(]\s*|[.!?…]["”)]?\s+|^\d+[.)]\s+)$/.test(text.slice(0, at));

function goesOn(text: string, last: Word, next: Word | undefined, after: Word | undefined): boolean {
  if (!next || text.slice(last.at + last.text.length, next.at) !== ' ') return false;
  if (isNameWord(next.text)) return true;
  const joined =
    joins.test(next.text) &&
    after &&
    isNameWord(after.text) &&
    text.slice(next.at, after.at) === `${next.text} `;
  if (!joined) return false;
  return /^(?:of|the)$/.test(next.text) ? ofNames.test(last.text) || after.text === 'Great' : true;
}

/**
 * The runs of a whole story that can be names: a word that only stands where every word has a capital, and is one
 * that any text has, is cut off.
 */
export function namesOf(sentences: readonly string[]): NameRun[][] {
  const months = monthsWithFaces(sentences);
  const all = sentences.map((text) => nameRuns(text, months));
  const inside = new Set(all.flat().flatMap((run) => (run.opens ? [] : [run.name.split(' ')[0]!])));
  const lower = new Set(sentences.join(' ').match(/(?<![\p{L}'’])\p{Ll}[\p{L}\p{M}]+/gu) ?? []);
  const whole = new Set(all.flat().map(({ name }) => name));
  const given = new Set([...whole].flatMap(givenNameIn));
  return all.map((runs, at) =>
    runs
      .filter(({ name }) => !opensTitle.test(name))
      .flatMap((run) => {
        if (!run.opens) return [run];
        const [first = '', ...rest] = run.name.split(' ');
        const isName =
          !(rest.length > 0 && greets.test(first)) &&
          (inside.has(first) ||
            title.test(first) ||
            isFirstName(first) ||
            isAnimalThatActs(run, sentences[at]!) ||
            isSpeakerOfPlay(run, sentences[at]!) ||
            months.has(first) ||
            (rest.length > 0 && isWork(first)) ||
            (rest.length > 0 && /^(?:Storm|Hurricane|Cyclone|Typhoon|Operation|Project)$/.test(first)) ||
            historicalPerson(run.name) !== undefined ||
            (!isCommonWord(first.split('-')[0]!) &&
              !isCommonWord(first) &&
              !lower.has(first.toLowerCase()) &&
              !(rest.length === 0 && /[^su]s$/.test(first) && !isGivenName(first))));
        if (isName) return [run];
        if (rest.length === 0) return [];
        const from = run.from + first.length + 1;
        return [{ name: rest.join(' '), from, to: run.to, opens: false }];
      })
      .flatMap(splitPlace(whole))
      .flatMap(splitTime(sentences[at]!, given)),
  );
}

/** "Bula Emily!", "Hola Ana," */
const greets =
  /^(?:Dear|Hello|Hi|Hey|Bula|Hola|Namaste|Jambo|Habari|Aloha|Bonjour|Ciao|Merhaba|Marhaba|Sawubona|Talofa|Mabuhay|Hallo|Shalom|Konnichiwa|Annyeong|Mingalaba|Sawasdee)$/;

/** `Nikias: "No, watch the stone."` */
const isSpeakerOfPlay = ({ from, to }: NameRun, text: string) => from === 0 && text.startsWith(': "', to);

/** "A pharmacy called Under the Golden Star": no word for where something is names anybody. */
const opensTitle = /^(?:Under|Above|Below|Behind|Beyond|Between|Beside|Near|Over|Inside|Outside|Without)$/;

/** "Driver Murugan": what somebody does, before the name. */
const isWork = (first: string) => {
  const being = beingOf(first.toLowerCase());
  return being?.kind === 'adult' && !being.kin && !isGivenName(first);
};

/** "Tiger came third": one animal without an article that does something is called so. */
const isAnimalThatActs = ({ name, to }: NameRun, text: string) =>
  !/[^s]s$|^(?:Fish|Deer|Sheep)$/.test(name) &&
  speciesNamed(name.toLowerCase()) !== undefined &&
  /^ (?:said|asked|came|went|ran|walked|laughed|looked|saw|took|gave|was (?:still|not|very|so|too|first|last|hungry|fast|slow|asleep|tired|sad|happy|afraid|angry|proud)|had|wanted|sat|stood|jumped|fell|climbed|slept|woke|told|cried|thought|watched|waited|smiled|nodded|flew|swam|ate|could)(?!\p{L})/u.test(
    text.slice(to),
  );

/** "In the markets of Cairo Mansa Musa gave …": two names that stand together by chance. */
const splitPlace =
  (names: ReadonlySet<string>) =>
  (run: NameRun): NameRun[] => {
    const [place = '', ...rest] = run.name.split(' ');
    const other = rest.join(' ');
    const areTwo = isKnownPlace(place) && names.has(other);
    if (!areTwo) return [run];
    const middle = run.from + place.length;
    return [
      { ...run, name: place, to: middle },
      { ...run, name: other, from: middle + 1, opens: false },
    ];
  };

/** The given name in a run that names somebody: "Tom" of "Private Tom Hayes". */
function givenNameIn(name: string): string[] {
  const first = name.split(' ').find((one) => !title.test(one));
  return first !== undefined && isFirstName(first) ? [first] : [];
}

const timeBefore = /(?<!\p{L})(?:on|at|in|during|after|before|since|until|by|every|last|next|this|that) $/iu;

/** "On Christmas Eve Tom saw …": a time, and somebody of the story who stands after it by chance. */
const splitTime =
  (text: string, given: ReadonlySet<string>) =>
  (run: NameRun): NameRun[] => {
    const parts = run.name.split(' ');
    const at = parts.findIndex((one, i) => i > 0 && given.has(one));
    const before = parts.slice(0, at);
    const areTwo =
      at > 0 &&
      timeBefore.test(text.slice(0, run.from)) &&
      !isKnownPlace(run.name) &&
      !before.some((one) => title.test(one) || isFirstName(one));
    if (!areTwo) return [run];
    const middle = run.from + before.join(' ').length;
    return [
      { ...run, name: before.join(' '), to: middle },
      { name: parts.slice(at).join(' '), from: middle + 1, to: run.to, opens: false },
    ];
  };
