import { kindOf } from '../../words/kind-of.ts';
import { singular } from '../text/words.ts';

/** The things that a story has handled in its places: what is told of them goes on where they are. */
export type SceneThings = {
  /** Notes the things of a sentence that plays in a place. */
  note(text: string, place: string): void;
  /** Whether a sentence tells of a thing that the story has handled in this place. */
  areIn(text: string, place: string): boolean;
  /** The place of the things that a sentence comes back to, where it is one place only. */
  placeOf(text: string): string | undefined;
};

/** Words before a thing: it was named before, or it is new. */
const known = /^(?:the|its|this|that|these|those|each|both)$/;
const article =
  /^(?:the|an?|my|our|his|her|their|its|this|that|these|those|each|every|both|one|two|three|four|five|six|more|some)$/;
/** "The thin wood block": so many words behind the article may name it. */
const reach = 3;
/** People are in one place now and in another later, and take such things along. */
const carried =
  /^(?:bag|backpack|satchel|book|notebook|phone|telephone|laptop|tablet|letter|paper|map|ball|hat|cap|coat|shoe|boot|clothes|shirt|sari|watch|money|coin|card|photo|pen|pencil|torch|camera|umbrella|bicycle|bike|car|bus|truck|boat|basket|bottle|lunch|food|water|page|ring|key|flag|news|video|radio|day|way|time|place|end|side|top|bottom|one|rest|part|world|country)$/;
/** A tower of blocks is one, too. */
const stays = /^(?:artifact|plant|food|substance|object|place)$/;

const isThing = (word: string) => word.length > 2 && !carried.test(word) && stays.test(kindOf(word) ?? '');

/** The things of a text; those behind such a word only, where one is asked for. */
function thingsIn(text: string, behind?: RegExp): string[] {
  const found: string[] = [];
  let left = 0;
  for (const word of text.match(/[\p{L}-]+/gu) ?? []) {
    if (behind?.test(word.toLowerCase())) left = reach;
    else {
      const thing = singular(word);
      // A name is no thing.
      if ((!behind || left > 0) && /^\p{Ll}/u.test(thing) && isThing(thing)) found.push(thing);
      left--;
    }
  }
  return found;
}

/** Fresh memory for one story. */
export function createSceneThings(): SceneThings {
  const places = new Map<string, Set<string>>();
  return {
    note(text, place) {
      for (const thing of thingsIn(text)) places.set(thing, (places.get(thing) ?? new Set()).add(place));
    },
    areIn: (text, place) => thingsIn(text, article).some((thing) => places.get(thing)?.has(place)),
    placeOf(text) {
      const found = new Set(thingsIn(text, known).flatMap((thing) => [...(places.get(thing) ?? [])]));
      return found.size === 1 ? [...found][0] : undefined;
    },
  };
}
