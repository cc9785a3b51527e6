import { asYoung } from '../../draw/staging/look-named.ts';
import { beingOf, borneByChildren } from '../reading/noun-kinds.ts';
import type { Entity } from '../reading/reading.ts';
import { withoutSpeech } from '../reading/without-speech.ts';
import type { Story, StorySentence } from '../story/analyse-story.ts';
import { onceFor } from '../story/once-for.ts';
import { markWord, markWordInAnyCase, theWord } from '../text/marked-word.ts';
import { numberOfWord, numberWords } from '../text/number-words.ts';

const number = [
  'one',
  ...numberWords
    .filter((word) => word !== 'hundred')
    .map((word) => (word.endsWith('ty') ? `${word}(?:-\\p{L}+)?` : word)),
  '\\d{1,2}',
].join('|');

/** "Twelve", "sixty-six", "66" as a number; of tens in words only the tens. */
const yearsIn = (told: string): number =>
  /^\d/.test(told) ? Number(told) : (numberOfWord(told.split('-')[0]!) ?? 1);

/** "When he was three", "by the age of five", "At ten he was sent", "He was fifteen when", "aged 12". */
const ageTold = new RegExp(
  `(?<!\\p{L})(?:(?:when|while) (?:he|she|\\p{Lu}\\p{L}+) was (?:only |just |still )?|(?:at|by|until) the age of |^(?:At|By) (?=[^,.]{2,12} (?:he|she)(?!\\p{L}))|(?:he|she) was (?:only |just )?|aged |^(?=[^,]{2,12} years old, (?:he|she)(?!\\p{L})))(?<years>${number})(?! (?:metres|meters|years (?:of|later|in)|hours|days|weeks|months|times|men|women|children))(?= years old|[,. ]|$)`,
  'iu',
);
const child =
  /(?<!\p{L})(?:as (?:an? )?(?:\p{L}+ )?(?:boy|girl|child|schoolboy|schoolgirl)|when (?:he|she|\p{Lu}\p{L}+) was (?:still |only |just )?(?:an? (?:\p{L}+ )?(?:boy|girl|child)|young|little|small)|was born|(?:his|her) childhood)(?=[ ,.]|$)/iu;
const grown =
  /(?<!\p{L})(?:(?:later |then |soon )?became|grew up (?:to|and)|married|graduated|university|college|as an? (?:young |grown )?(?:man|woman|adult)|years later|after (?:his|her) studies|died|moved to (?:London|Paris|Berlin)|for the rest of (?:his|her) life)(?!\p{L})/iu;
const bornIn = /(?<!\p{L})born (?:on [^,.]{3,20} |in [^,.]{3,20} )?in (?<year>1\d{3}|20\d\d|\d{3})(?!\d)/iu;
const inYear = /(?<!\p{L})(?:in|by|until|since) (?<year>1\d{3}|20\d\d)(?!\d)/iu;

const yearOfBirth = (birth: StorySentence | undefined) =>
  birth && Number(bornIn.exec(birth.text)?.groups?.year);

/** Until this age somebody of history is drawn as a child. */
const grownAt = 16;
/** From these ages on a child of the story is drawn as a grown-up, and as an old one. */
const ages = { grown: 18, old: 60 };

/** What a sentence says of the age of whom a life is about: in years, or as one of the two. */
function ageIn(text: string, born: number | undefined): number | undefined {
  const told = ageTold.exec(text)?.groups?.years;
  if (told !== undefined) return yearsIn(told);
  if (child.test(text)) return 0;
  const year = Number(inYear.exec(text)?.groups?.year);
  if (born !== undefined && year >= born) return year - born;
  return grown.test(text) ? grownAt : undefined;
}

/**
 * What grown-ups are drawn as in a sentence that tells of them as children, by name: where it says so itself, and in the
 * life of somebody of history until it tells that they were grown.
 * @param looks what everybody is drawn as
 * @returns nothing for those whom it shows as they are
 */
export function youngerSelf(
  sentence: Pick<StorySentence, 'text' | 'index' | 'people'>,
  story: Pick<Story, 'entities' | 'sentences'>,
  looks: ReadonlyMap<string, string>,
): Readonly<Record<string, string>> {
  const [only, other] = sentence.people;
  return Object.fromEntries(
    story.entities.flatMap((entity) => {
      const { name, kind, known } = entity;
      const look = looks.get(name);
      // "She was married as a child to Jyotirao" tells of her.
      if (
        /^(?:husband|wife)$/.test(entity.role ?? '') ||
        kind !== 'adult' ||
        !look ||
        !(known || (name === only && !other))
      )
        return [];
      const told = known ? ageOf(name, sentence.index, story.sentences) : undefined;
      const age = known
        ? (told ?? (isAtSchool(sentence.index, story.sentences) ? 0 : undefined))
        : ageIn(sentence.text, undefined);
      if (age === undefined || age >= grownAt) return [];
      const young = look.replace(/(?:old-)?woman$/, 'girl').replace(/(?:old-)?man$/, 'boy');
      return known ? [[name, `${asYoung}${known}`]] : young === look ? [] : [[name, young]];
    }),
  );
}

/** "Years later", "when she had grown up"; "she grew up in Lima" tells of a child. */
const muchLater =
  /^Years later(?!\p{L})|(?<!\p{L})(?:(?:many|twenty|thirty|forty|fifty|sixty|\d\d) years (?:later|had passed|went by|after)|(?:when|once|after|now that) (?:he|she|\p{Lu}\p{L}+) (?:had |was |is )?(?:grown(?:[ -]up)?|grew up|an? (?:grown )?(?:man|woman|grown-up|adult))|grew up (?:to|and)|as an? (?:grown )?(?:adult|woman|man|grown-up))(?!\p{L})/iu;
const veryOld =
  /(?<!\p{L})(?:as|was|is|became) an? old (?:man|woman|lady)(?!\p{L})|(?<!\p{L})when (?:he|she|\p{Lu}\p{L}+) was (?:very )?old(?!\p{L}|e)(?=[,.]|$)|(?<!\p{L})in (?:his|her) old age(?!\p{L})/iu;

/** "Became a teacher", "was crowned queen", and the words in between. */
const became =
  /(?<!\p{L})(?:became|becomes|had become|has become|qualified as|trained as|work(?:s|ed) as|was (?:made|named|appointed|elected|crowned|hired as|sworn in as)|got (?:a job|work) as) (?<what>(?:\p{L}[\p{L}'’-]* ?){1,6})/iu;
const inPlay =
  /(?<!\p{L})(?:for (?:a|one|the|that) (?:day|hour|afternoon|lesson|week|morning)|in (?:the|a|our|their|his|her) (?:\p{L}+ )?(?:play|game|show|class|team)|dream(?:s|ed|t)?|wants?|wanted|hop(?:es|ed)|wish(?:es|ed))(?!\p{L})/iu;
const hasFamily =
  /(?<!\p{L})(?:(?:had|has|have|raised|brought up) (?:two|three|four|five|six|seven|eight|nine|ten|many|several|\d+) (?:own |small |young |little )?(?:children|sons|daughters|kids)|(?:his|her) own (?:children|sons?|daughters?)|gave birth|(?<!(?:was|were|been|be|is|being) )married(?! (?:as a (?:child|girl|boy)|when|off|at (?:the age of )?(?:\p{L}*(?:six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen)|\d\b|1[0-5]\b))))(?!\p{L})/iu;

/** Whether a sentence tells that somebody is grown: what they have become, or that they have children of their own. */
function isGrownBy(text: string): boolean {
  if (inPlay.test(text)) return false;
  if (hasFamily.test(text)) return true;
  const words =
    became
      .exec(text)
      ?.groups?.what?.toLowerCase()
      .match(/\p{L}[\p{L}'’-]*/gu) ?? [];
  return words.some((word) => {
    const being = beingOf(word);
    return being?.kind === 'adult' && !being.kin && !borneByChildren.test(word);
  });
}

type Ages = readonly (number | undefined)[];
const agesByName = onceFor((_: readonly StorySentence[]) => new Map<string, Ages>());

/** How old somebody who comes into the story as a child is told to be by each sentence; undefined as long as nothing tells it. */
function agesOf(entity: Entity, sentences: readonly StorySentence[]): Ages {
  const known = agesByName(sentences);
  const ages = known.get(entity.name) ?? agesTold(entity, sentences);
  known.set(entity.name, ages);
  return ages;
}

const isOfAge = new RegExp(
  `${theWord} (?:was|is|turned) (?:now |already |only )?(?<years>${number})(?=[,.;]| years old| (?:and|when)(?!\\p{L})|$)`,
  'iu',
);
/** "Tariq married Huda" tells of both. */
const marries = new RegExp(`${theWord} (?:\\p{Ll}+ )?married (?=\\p{Lu})|(?<!\\p{L})married ${theWord}`, 'u');

function agesTold({ name, gender }: Entity, sentences: readonly StorySentence[]): Ages {
  const others =
    gender === 'she' ? /(?<!\p{L})he was /iu : gender === 'he' ? /(?<!\p{L})she was /iu : undefined;
  const born = yearOfBirth(sentences.find(({ people, text }) => people.includes(name) && bornIn.test(text)));
  let age: number | undefined;
  return sentences.map(({ people, named: spokenOf, text }) => {
    const marked = markWordInAnyCase(text, name);
    const own = isOfAge.exec(marked)?.groups?.years;
    const isAlone = people.length === 1 && people[0] === name;
    const isAbout = people.includes(name) || spokenOf.includes(name);
    if (own) age = yearsIn(own);
    else if (!isAbout && people.length > 0) return age;
    else if (isAlone && !others?.test(text) && ageTold.test(text)) age = ageIn(text, born);
    else if (born !== undefined && Number(inYear.exec(text)?.groups?.year) >= born) age = ageIn(text, born);
    else if (isAbout && veryOld.test(text)) age = ages.old;
    else if (muchLater.test(text)) age = Math.max(age ?? 0, ages.grown);
    if ((isAlone || (isAbout && marries.test(markWord(text, name)))) && isGrownBy(withoutSpeech(text)))
      age = Math.max(age ?? 0, ages.grown);
    return age;
  });
}

/**
 * What children of the story are drawn as in a sentence that tells of them when they were grown, by name; none of them is of
 * history, whose looks are known.
 * @param looks what everybody is drawn as
 */
export function olderSelf(
  index: number,
  story: Pick<Story, 'entities' | 'sentences'>,
  looks: ReadonlyMap<string, string>,
): Readonly<Record<string, string>> {
  return Object.fromEntries(
    story.entities.flatMap((entity) => {
      const look = entity.kind === 'child' && !entity.known ? looks.get(entity.name) : undefined;
      const age = look ? agesOf(entity, story.sentences)[index] : undefined;
      if (!look || age === undefined || age < ages.grown) return [];
      const old = age >= ages.old;
      const grown = look
        .replace(/(?:small-|teen-)?girl$/, old ? 'old-woman' : 'woman')
        .replace(/(?:small-|teen-)?boy$/, old ? 'old-man' : 'man')
        .replace(/(?:small-|teen-)?child$/, old ? 'elder' : 'adult');
      return grown === look ? [] : [[entity.name, grown]];
    }),
  );
}

/** What those are drawn as over the title of their story whom at least half of it shows grown up, by name. */
export function usualSelf(
  story: Pick<Story, 'entities' | 'sentences'>,
  looks: ReadonlyMap<string, string>,
): Readonly<Record<string, string>> {
  const older = story.sentences.map(({ index }) => olderSelf(index, story, looks));
  return Object.fromEntries(
    story.entities.flatMap(({ name }) => {
      const own = story.sentences.flatMap(({ people }, at) =>
        people.includes(name) ? [older[at]![name]] : [],
      );
      const grown = own.filter((look) => look !== undefined);
      const [usual] =
        [...Map.groupBy(grown, (look) => look)].sort(([, a], [, b]) => b.length - a.length)[0] ?? [];
      if (grown.length * 2 < own.length) return [];
      return usual ? [[name, usual] as const] : [];
    }),
  );
}

const hasAge = new RegExp(
  `${theWord} was (?:only |just |still )?(?<years>${number})(?= years old|[,.;]| (?:when|and)(?!\\p{L})|$)|(?<!\\p{L})(?<before>${number})-year-old ${theWord}`,
  'iu',
);

/** The age of somebody whose life is told, by the last that was said of it. */
function ageOf(name: string, index: number, sentences: readonly StorySentence[]): number | undefined {
  const isAbout = ({ people, named }: StorySentence) => people.includes(name) || named.includes(name);
  const born = yearOfBirth(sentences.find((one) => isAbout(one) && bornIn.test(one.text)));
  let isLater = false;
  for (let at = index; at >= 0; at--) {
    const one = sentences[at]!;
    const mayMean = isAbout(one) || (at === index && one.people.length === 0);
    const groups = hasAge.exec(markWordInAnyCase(one.text, name))?.groups;
    const years = groups?.years ?? groups?.before;
    const age = years ? yearsIn(years) : mayMean ? ageIn(one.text, born) : undefined;
    // "In 1955 Dr. Salk told the world": long after what was told of the child.
    if (age !== undefined) return isLater && at < index && age < grownAt ? grownAt : age;
    isLater ||= mayMean && born === undefined && muchLaterYear.test(one.text);
  }
  return undefined;
}

/** What only happens to children: a life that has come no further tells of one. */
const schooldays =
  /(?<!\p{L})(?:sports day|kindergarten|(?:his|her) (?:\p{Ll}+ )?(?:class ?mates|school ?mates)|first day (?:of|at) school|little (?:boy|girl))(?!\p{L})/iu;

/** Whether a life, as far as it is told by a sentence, and by those to come before it goes on with the grown one, is a child's. */
function isAtSchool(index: number, sentences: readonly StorySentence[]): boolean {
  const ofChild = sentences.findIndex(({ text }) => schooldays.test(withoutSpeech(text)));
  const ofGrown = sentences.findIndex(({ text }) => grown.test(text) || muchLaterYear.test(text));
  return ofChild >= 0 && (ofGrown < 0 || (ofChild < ofGrown && index < ofGrown));
}

/** A year, or the title of somebody grown, at the beginning of a sentence. */
const muchLaterYear =
  /^In (?:1\d{3}|20\d\d)(?!\d)|(?<!\p{L})(?:Dr|Professor|President|Queen|King|Sir|Dame)\.? \p{Lu}/u;
