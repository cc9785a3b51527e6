import { dressRegionOf } from '../../language/dress-regions.ts';
import { escapeRegExp } from '../text/words.ts';
import { isInClass } from './ages.ts';
import { grownInThePast, menOfThePast } from './men-of-the-past.ts';
import { findPastFrame, isOfToday, looksBack, type PastFrame, regionIn } from './past-frames.ts';
import type { Entity, Narrator } from './reading.ts';

/** Kinds of entities that wear clothes. */
const isPeople = ({ kind }: Entity) => kind === 'child' || kind === 'adult' || kind === 'group';

/** Years in which people wear what they wear today. */
const ofLate =
  /(?<!\p{L})(?:in|on|of|since|by|until|from|January|February|March|April|May|June|July|August|September|October|November|December) (?:19(?:7[2-9]|[89]\d)|20[0-2]\d)(?!\d)/iu;

/** A story is set in the past where one of its first sentences says so. */
const opening = 3;

/**
 * Gives everybody of a story the time and region they belong to, as `period`: all its people where the story is set in the
 * past, else those whom a sentence of the past brings in. A class that learns about Rome stays in its own time.
 * @param texts the story's sentences
 * @param country where the story is told: kings of tales wear what kings wore there
 * @returns the entities, those of the past with a period; they are not changed in place
 */
export function datePeople(
  entities: readonly Entity[],
  texts: readonly string[],
  narrator: Narrator,
  country = '',
): Entity[] {
  const all = texts.join(' ');
  const known = entities.find(({ period, first }) => period && first < opening)?.period;
  const frames = texts.map((text) => findPastFrame(text));
  const early = frames.slice(0, opening).findIndex((one) => one !== undefined);
  const at = early >= 0 ? early : datedLater(texts, frames, narrator);
  const isOfLate = at >= 0 && texts.slice(0, at).some((text) => ofLate.test(text));
  const setting =
    isOfLate || isToldToday(texts, at, narrator) ? undefined : periodOf(frames[at], all, known, country);
  const dated = entities.map((entity) => {
    if (entity.period || !isPeople(entity) || isInClass(entity.name, texts)) return entity;
    const here = frames[entity.first];
    const own =
      here && !isOfToday(texts[entity.first]!)
        ? periodOf(here, texts[entity.first]!, undefined, country)
        : undefined;
    // "On 11 February 1990 … Thousands of people cheered": a life goes on into our time, and so do those around it.
    const isLater =
      setting !== undefined && texts.slice(at, entity.first + 1).some((text) => ofLate.test(text));
    const period = isLater ? undefined : atHome(entity, setting ?? own, texts);
    return period ? { ...entity, period } : entity;
  });
  const tales = dated.map((entity) => ofTales(entity, country));
  const hasRuler = tales.some(({ period, role }) => period && ruler.test(role ?? ''));
  const long = tales.map((entity) =>
    hasRuler && isPeople(entity) && !entity.period && longAgo.test(texts[entity.first] ?? '')
      ? { ...entity, period: ofLongAgo(country) }
      : entity,
  );
  const crowned = long.map((entity) => menOfThePast(grownInThePast(entity, texts)));
  // Champollion's brother lives when and where he does.
  return crowned.map((entity) => {
    const kin = dated.find(
      ({ name, known, period }) => known && period && entity.name.startsWith(`${name}'s `),
    );
    return kin?.period && isPeople(entity) ? { ...entity, period: kin.period } : entity;
  });
}

const ofLongAgo = (country: string) => `1400 ${dressRegionOf('', country) ?? (country || 'Europe')}`;

/** "Long ago a farmer could not learn them": who is told of so beside a king wears what was worn then. */
const longAgo =
  /^(?:Long(?:,? long)? ago|Once upon a time|In (?:the )?(?:old|olden|those) (?:days|times))(?!\p{L})/u;

const ruler = /^(?:king|queen|emperor|empress|sultan|pharaoh|tsar|raja|maharaja|prince|princess)$/;

/** A king of no time, as "the Sky King", is one of long ago: in a suit he would be anybody. */
function ofTales(entity: Entity, country: string): Entity {
  if (entity.period || entity.known || entity.kind !== 'adult') return entity;
  const role = [entity.role ?? '', entity.name.split(' ').at(-1)!.toLowerCase()].find((one) =>
    ruler.test(one),
  );
  return role ? { ...entity, role, period: ofLongAgo(country) } : entity;
}

const ofEurope =
  'English|British|Scottish|Irish|French|German|Italian|Spanish|Portuguese|Dutch|Belgian|Swiss|Austrian|Danish|Swedish|Norwegian|Polish|Russian';

/** Somebody who comes from elsewhere wears what is worn there: French soldiers in Egypt, a brother of somebody of Paris. */
function atHome(entity: Entity, period: string | undefined, texts: readonly string[]): string | undefined {
  if (!period) return undefined;
  const name = escapeRegExp(entity.name);
  const told = new RegExp(`(?<!\\p{L})(?:${ofEurope}) (?:\\p{Ll}+,? ){0,2}${name}(?!\\p{L})`, 'u');
  return texts.some((text) => told.test(text))
    ? period.replace(/^((?:ancient|[\ds]+(?: to [\ds]+)?)) .*$/, '$1 Europe')
    : period;
}

const months = 'January|February|March|April|May|June|July|August|September|October|November|December';
/** "On the night of 14 April 1912 I woke up". */
const onTheDay = new RegExp(
  `^(?:\\p{Lu}\\p{Ll}+ )?(?:\\p{Ll}+ ){0,4}(?:\\d{1,2}(?:st|nd|rd|th)? )?(?:${months})(?: \\d{1,2}(?:st|nd|rd|th)?)?,? \\d{4},? (?<who>I|we|the|\\p{Lu})`,
  'u',
);

/** "In 1721 a ship brought the disease", "in 1800 he set out": what happens then is the story. */
const inThatYear =
  /^In (?:the year )?\d{3,4},? (?:an? |the |he |she |his |her |\p{Lu})|(?<!\p{L})(?:he|she) (?:\p{L}+ ){1,8}in (?:the year )?\d{3,4}(?![\ds])|(?<!\p{L})in (?:the year )?\d{3,4},? (?:he|she)(?!\p{L})/u;
const isLongPast = ({ time }: PastFrame) => time === 'ancient' || Number(time) < 1900;

/** "Burma, 3 October 1944.", "12 March 1847, ninth day out": what is written at the head of a letter or a log. */
const dateLine = new RegExp(
  `^(?:\\p{Lu}[\\p{L} ]+, )?(?:(?:\\d{1,2} )?(?:${months}) (?:\\d{1,2},? )?)\\d{4}(?:[.,:]|$)`,
  'u',
);

/**
 * A story may name the day on which it plays only when something happens, after somebody has told who they are: the number
 * of the sentence that does, or -1. Who is of today has said so before.
 */
function datedLater(
  texts: readonly string[],
  frames: readonly (PastFrame | undefined)[],
  narrator: Narrator,
): number {
  const at = frames.findIndex((one) => one !== undefined);
  if (at < 0 || at >= Math.ceil(texts.length / 2)) return -1;
  if (narrator === 'none' && inThatYear.test(texts[at]!) && isLongPast(frames[at]!)) return at;
  const who = onTheDay.exec(texts[at]!)?.groups?.who;
  return who !== undefined && (narrator === 'none') === !/^(?:I|we)$/.test(who) ? at : -1;
}

/** "A village which we call Deir el-Medina today" is one of then. */
const withoutNameOfToday = (text: string) =>
  text.replace(
    /,? (?:which|that|what) (?:we|people) (?:now )?(?:call|know as) [^,.]*(?:today|now)(?=[,.])/iu,
    '',
  );
/** What is so today, and where one can see what is left of a time. */
const whatIsLeft =
  /^(?:Today|Now|Nowadays|Even today)(?!\p{L})|(?<!\p{L})(?:is|are|lies?|stands?|hangs?|can be seen|is kept) in (?:the|a) (?:\p{L}+ ){0,2}museum(?!\p{L})/u;

/** Whether a story plays today, as far as it tells; `at` is the number of the sentence that says otherwise, or -1. */
function isToldToday(texts: readonly string[], at: number, narrator: Narrator): boolean {
  // What is so today is told at the end of many lives.
  const told = at < 0 ? texts : texts.map(withoutNameOfToday).filter((text) => !whatIsLeft.test(text));
  if (told.some(looksBack) || told.slice(0, at < 0 ? told.length : at + 1).some(isOfToday)) return true;
  // "In 1942 I was ten" is told of then; any other teller is of today.
  const isOfThen = at >= 0 && [/\bI (?:was|am)\b/, onTheDay].some((sign) => sign.test(texts[at]!));
  const isLogged = at === 0 && dateLine.test(texts[0]!) && Number(/\d{4}/.exec(texts[0]!)?.[0]) < 1900;
  return narrator !== 'none' && !isOfThen && !isLogged;
}

/** A frame tells the year and perhaps the region; the rest of the text and somebody of history tell what it leaves open. */
function periodOf(
  frame: PastFrame | undefined,
  text: string,
  known: string | undefined,
  country: string,
): string | undefined {
  if (!frame) return known;
  const region =
    frame.region ??
    regionIn(text) ??
    known?.replace(/^(?:ancient|[\ds]+(?: to [\ds]+)?) /, '') ??
    // "Thousands of years ago" might be anywhere.
    dressRegionOf(text, frame.time === 'ancient' ? '' : country);
  if (frame.time === 'ancient' && !region) return undefined;
  return `${frame.time} ${region ?? 'Europe'}`;
}
