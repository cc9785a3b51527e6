import { hasSignsOf, placeBySigns } from './place-cues.ts';
import { withoutSpeech } from './without-speech.ts';

/** What a picture shows is not where it is looked at. */
export const inPicture =
  /(?<!\p{L})(?:in|on) (?:the|this|that|one|another|a|my|his|her|their) (?:old |first |next )?(?:photos?|photographs?|pictures?|paintings?|films?|videos?|movies?|dreams?)(?!\p{L})[^.;!?]*/giu;
/** "They could not live in the same streets, swim at the same beaches or sit on the same benches." */
export const neverAny =
  /(?<!\p{L})(?:(?:could|can|must|may|were|was|did|do)(?: not|n['’]t)|cannot|not allowed|forbidden|nowhere) [^.;:!?]*(?<!\p{L})or [^.;:!?]*/giu;
/** Most stories are in these places for a moment only. */
export const quicklyLeft =
  /^(?:bedroom|bus|car|city|corridor|courtroom|palace|desert|hospital|kitchen|parliament|sea|shop|street|town-hall|train|underwater)$/;

/** A photo of a beach is no beach. */
const pictured =
  /(?<!\p{L})(?:photos?|photographs?|pictures?|paintings?|drawings?|posters?|models?) of [^,.;:!?]*/giu;

/** The words whose things are there: not in a picture, not denied, and not only reckoned with. */
const shownIn = (text: string) =>
  isReckoned.test(text) ? '' : text.replace(pictured, ' ').replace(inPicture, ' ').replace(neverAny, ' ');
/** "Flour, eggs and sugar came to 11.50 euros": nobody bakes yet. */
export const isReckoned =
  /(?<!\p{L})(?:came to|comes to|left|cost|was|is) (?:\p{L}+ ){0,2}[\d.,]+ (?:euros?|dollars?|rupees?|pounds?|cents|pence)(?!\p{L})/iu;

/** So many sentences around one that shows a sign of a place play there too. */
const nearSign = 2;

/**
 * Stretches that name no place but are full of the things of one.
 * @returns the numbers of the sentences that got their place so
 */
export function fillBySigns(
  sentences: readonly string[],
  places: (string | undefined)[],
  closed: readonly boolean[],
): ReadonlySet<number> {
  const filled = new Set<number>();
  let from = 0;
  while (from < sentences.length) {
    let to = from;
    while (to < sentences.length && places[to] === undefined) to++;
    const found = to > from ? placeBySigns(sentences.slice(from, to).map(shownIn)) : undefined;
    if (found) {
      // Who sells at a market sells there the week after, too.
      const place = found === 'shop' && places.includes('market') ? 'market' : found;
      const shows = sentences.slice(from, to).map((text) => hasSignsOf(found, withoutSpeech(shownIn(text))));
      shows.forEach((_, at) => {
        const isNear = shows.slice(Math.max(0, at - nearSign), at + 2).includes(true);
        if (!isNear || closed[from + at]) return;
        places[from + at] = place;
        filled.add(from + at);
      });
    }
    from = to + 1;
  }
  return filled;
}

/** A story goes on for so many sentences in a place that only its things have shown, until something moves it. */
const goesOnFor = 4;

export function carryOn(
  places: (string | undefined)[],
  bySigns: ReadonlySet<number>,
  isMoved: (at: number) => boolean | undefined,
): void {
  let left = 0;
  places.forEach((place, at) => {
    const isLeft = place !== undefined && quicklyLeft.test(place) && !bySigns.has(at);
    if (place !== undefined) left = isLeft ? 0 : goesOnFor;
    else if (left-- > 0 && !isMoved(at)) places[at] = places[at - 1];
    else left = 0;
  });
}
