import { placeSigns } from './place-signs.ts';
import { withoutSpeech } from './without-speech.ts';

/** What is done outdoors keeps a stretch from being taken for home. */
const outdoors =
  /(?<!\p{L})(?:sun|rain(?:ed|ing)|wind|trees?|grass|sky|walked|hik(?:e|ed|ing)|cycled|bikes?|drove|bus|train|car|boat|market|shop|road|street|river|field|farm|forest|tent|camp|sand|beach|hill|teacher|class|school|army|king|queen|emperor|soldiers?|harvest|plough|mountains?|fog|caf[eé]|restaurant|museum|hospital|ambulance|police|island|village|ship|sea|ocean|river|lake|rocket|camels?)(?!\p{L})/giu;

/** The words of a list as one pattern. */
const words = (list: string) =>
  new RegExp(
    `(?<![\\p{L}\\d])(?:${list.trim().split(/\s+/).join('|').replaceAll('_?', '[ -]?').replaceAll('_', ' ')})(?![\\p{L}\\d])`,
    'giu',
  );
const signs = placeSigns.map(({ place, sure, rather }) => ({
  place,
  sure: words(sure),
  rather: rather === undefined ? undefined : words(rather),
}));

const seenIn = (text: string, found: RegExp | undefined): Set<string> =>
  new Set(
    found
      ? (text.match(found) ?? []).map((word) => word.toLowerCase().replace(/(?<=\p{L}{2})(?:es|s)$/u, ''))
      : [],
  );

/** What a word that belongs to a place says, and one that only fits it. */
const weight = { sure: 2, rather: 1 };
/** A class that is out is in no classroom. */
const onTrip =
  /(?<!\p{L})(?:(?:our|the|my) class (?:spent|went|visited|travell?ed|drove|hiked|sailed|walked|cycled|took (?:a|the) (?:bus|train|boat|ferry|trip))|(?:class|school|field) (?:trip|outing|excursion))(?!\p{L})/iu;
/** So much makes a place sure, and so many times as much as any other has. */
const sureFrom = 3;
const ahead = 1.3;

/**
 * The place in which sentences play that name none, by what is seen and done in them; undefined where several would do.
 * @param texts sentences that follow each other
 */
export function placeBySigns(texts: readonly string[]): string | undefined {
  const text = texts.map(withoutSpeech).join(' ');
  const found = signs
    .map(({ place, sure, rather }) => {
      const own = seenIn(text, sure);
      const fitting = [...seenIn(text, rather)].filter((word) => !own.has(word));
      return {
        place,
        count: own.size + fitting.length,
        points: own.size * weight.sure + fitting.length * weight.rather,
      };
    })
    .sort((a, b) => b.points - a.points);
  const [best, next] = found;
  if (best!.points < sureFrom || best!.count < 2 || best!.points < ahead * next!.points) return undefined;
  if (best!.place === 'home' && seenIn(text, outdoors).size * 2 >= best!.points) return undefined;
  if (best!.place === 'classroom' && onTrip.test(text)) return undefined;
  return best!.place;
}

/** Whether a sentence shows something that its place has, so that the story is still there. */
export function hasSignsOf(place: string, text: string): boolean {
  const one = signs.find((sign) => sign.place === place);
  // `test` would remember where it stopped.
  return [one?.sure, one?.rather].some((found) => found && text.search(found) >= 0);
}

/** A teacher at work, by a title and what teachers do. */
export const teaches =
  /(?<!\p{L})(?:(?:Mr|Mrs|Ms|Miss|Teacher)\.? \p{Lu}[\p{L}-]+|\p{Lu}\p{Ll}+ (?:Miss|Ma'am|Teacher)|(?:our|my|the) teacher),?(?: who teaches [^,.]*,?)? (?:says?|said|explain(?:s|ed)|wrote|writes|drew|draws|asked|asks|read|reads|show(?:s|ed)|told|tells|handed|gave|held up|pinned|hung|smiled|nodded|clapped|put)(?!\p{L})|(?<!\p{L})(?:told|asked|showed|gave) (?:(?:Mr|Mrs|Ms|Miss)\.? \p{Lu}[\p{L}-]+|\p{Lu}\p{Ll}+ (?:Miss|Ma'am|Teacher))(?!\p{L})/u;
/** Signs that a story is one of a school. */
export const ofSchool =
  /(?<!\p{L})(?:class(?:room|mates?)?|school|lesson|textbook|homework|pupils?|students?|blackboard|whiteboard|worksheet|teach(?:es|er))(?!\p{L})/iu;
