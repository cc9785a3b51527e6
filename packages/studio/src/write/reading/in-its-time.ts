import type { WardrobeName } from '../../draw/vocabulary.ts';
import { wardrobeOf } from '../../language/wardrobe-of.ts';

/** A year long ago as stories of five languages tell it, or words that only stories of long ago begin with. */
const longAgo =
  /(?<![\p{L}\p{M}])(?:in|in the year|the year|of|January|February|March|April|May|June|July|August|September|October|November|December|im Jahre?|en|en el año|en l['’]an|an|um|सन) (?:[1-9]\d{2}|1[0-8]\d\d)(?![\p{L}\d]|[.,]\d)|(?<!\d)\d+ (?:BC|BCE|AD|CE)(?!\p{L})|(?<!\p{L})(?:centuries ago|(?:hundreds?|thousands?) (?:of )?years ago|long, long ago|once upon a time|in ancient|medieval|middle ages|pharaohs?|knights?)(?!\p{L})/iu;
/** As many sentences at its beginning tell when a story plays; a year further on is a look back. */
const opening = 2;

const homely = /^(?:home|bedroom|kitchen)$/;
/** "1700s England", "1848 India", "ancient Egypt". */
const beforeOurs = /^(?:ancient|[1-9]\d{2}|1[0-8]\d\d)(?!\d)/;

/** Rooms are furnished as they are today. */
const ofToday =
  /^(?:home|bedroom|kitchen|hospital|clinic|office|gym|lab|cafeteria|shop|pool|playground|bus|car|computer-room)$/;

/** Whether a stretch of the story is on a road or a path, and not between houses. */
function isRoad(places: readonly (string | undefined)[], texts: readonly string[], at: number): boolean {
  let from = at;
  while (from > 0 && places[from - 1] === 'street') from--;
  const told = texts.slice(Math.max(0, from - 2), at + 1).join(' ');
  return (
    /(?<!\p{L})(?:roads?|paths?|tracks?|trails?)(?!\p{L})/iu.test(told) &&
    !/(?<!\p{L})(?:streets?|alleys?|town|city|lane|market|square|gates?)(?!\p{L})/iu.test(told)
  );
}

/** Clothes of those times in which the towns of Europe and America had gabled houses and no cars. */
const western = new Set<WardrobeName>(['renaissance', '1700s', 'victorian', 'early-1900s']);

/**
 * Places as they were: a story of long ago has no street with cars, no city of glass and no fridge.
 * @param past whether its people are of the past
 * @param periods the times and regions of its people: "1800s England"
 */
export function inItsTime(
  places: readonly (string | undefined)[],
  texts: readonly string[],
  past: boolean,
  periods: readonly string[],
): (string | undefined)[] {
  const isLongAgo = texts.slice(0, opening).some((text) => longAgo.test(text));
  const isBeforeOurs = past && periods.length > 0 && periods.every((period) => beforeOurs.test(period));
  if (!past && !isLongAgo) return [...places];
  const [period = ''] = periods;
  const wardrobe = wardrobeOf(period) ?? 'egypt';
  const town = western.has(wardrobe) ? 'old-street' : 'old-town';
  // Its streets had cars and houses as ours; no city of glass, and no walls any more.
  const isNearUs = wardrobe === 'mid-1900s' || /\b19\d\d\b/.test(period);
  return places.map((place, at) => {
    if (place === 'street' && isRoad(places, texts, at)) return undefined;
    if (isNearUs && !western.has(wardrobe)) {
      if (place === 'city') return undefined;
      if (place === 'street') return wardrobe === 'mid-1900s' ? place : undefined;
    }
    if (place === 'city' || place === 'street') return town;
    if (place === undefined || !ofToday.test(place)) return place;
    // A home was one in any century; a clinic was not.
    return isLongAgo || (isBeforeOurs && !homely.test(place)) ? undefined : place;
  });
}
