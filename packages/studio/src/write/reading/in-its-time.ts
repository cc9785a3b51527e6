/** A year long ago as stories of five languages tell it, or words that only stories of long ago begin with. */
const longAgo =
  /(?<![\p{L}\p{M}])(?:in|in the year|the year|im Jahre?|en|en el año|en l['’]an|an|um|सन) (?:[1-9]\d{2}|1[0-8]\d\d)(?![\p{L}\d.,])|(?<!\d)\d+ (?:BC|BCE|AD|CE)(?!\p{L})|(?<!\p{L})(?:centuries ago|long, long ago|once upon a time|in ancient|medieval|middle ages|pharaohs?|knights?)(?!\p{L})/iu;
/** As many sentences at its beginning tell when a story plays; a year further on is a look back. */
const opening = 2;

/**
 * Places as they were: a story of long ago has no street with cars and no city of glass.
 * @param past whether its people are of the past
 */
export function inItsTime(
  places: readonly (string | undefined)[],
  texts: readonly string[],
  past: boolean,
): (string | undefined)[] {
  const isOld = past || texts.slice(0, opening).some((text) => longAgo.test(text));
  return places.map((place) => (isOld && (place === 'city' || place === 'street') ? 'old-town' : place));
}
