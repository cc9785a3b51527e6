/** Which of two things a word for a place means in a story, and what a place cannot be there. English. */

const wheels =
  /(?<!\p{L})(?:cycl(?:es|ed|ing)|bi(?:ke|cycle)s?|cars?|traffic|trams?|pavement|drivers?)(?!\p{L})/iu;

/** A bridge is one of the streets of who comes along them, and of a river else. */
export const bridgeIn = (place: string, now: string | undefined, text: string): string =>
  place === 'bridge' ? (now === 'street' || now === 'city' || wheels.test(text) ? 'street' : 'river') : place;

const ofCountry =
  /(?<!\p{L})(?:villages?|farm(?:s|er|ers|yard)?|fields?|cows?|goats?|hens|sheep|pond|paddy|paddies|valley|huts?|countryside|meadows?|ox(?:en)?)(?!\p{L})/iu;
const ofTown =
  /(?<!\p{L})(?:streets?|towns?|city|pavement|sidewalk|alley|traffic|bus stop|crosswalk|flats?|apartments?|lamp ?posts?|tram|skyscrapers?|shops|hotel)(?!\p{L})/iu;
const inWild =
  /(?<!\p{L})(?:mountains?|hik(?:e|es|ed|ing)|tussock|moor|desert|savannah?|wilderness|bush camp|outdoor ed|trail|ridge|gorge|pass|dunes|ranger)(?!\p{L})/iu;

const inStreets =
  /(?<!\p{L})(?:streets?|town|city|village|pavement|sidewalk|alley|lane|traffic|bus stop|crossing|crosswalk|neighbou?r\p{L}*|shops?|market|cars?|lamp ?posts?|school)(?!\p{L})/iu;
const ofBats =
  /(?<!\p{L})(?:cricket|wickets?|batsman|batter|batting|bowler|innings|baseball|softball)(?!\p{L})/iu;
export const ofGoals =
  /(?<!\p{L})(?:soccer|football|rugby|hockey|lacrosse|handball|goals?|goal ?keeper)(?!\p{L})/iu;
const ofMountains = /(?<!\p{L})(?:mountains?|peaks?|summit)(?!\p{L})/iu;

const goods =
  '(?:boots?|shoes?|sandals|sneakers|trainers|clothes|dress(?:es)?|jackets?|coats?|shirts?|hats?|toys?|dolls?|(?<!(?:keeps?|kept|keeping) the )books?|bikes?|bicycles?|phones?|computers?|laptops?|guitars?|violins?|pets?|pupp(?:y|ies)|hamsters?|watch(?:es)?|jewel\\p{L}*|furniture|sofas?|hardware|tools|flowers|medicines?|kites?|fireworks)';
// "In his uncle's boots" somebody goes there.
const worn = "(?<!(?:in|wearing) (?:my|his|her|their|our|an?) (?:[\\p{L}'’]+ ){0,2})";
const shops = '(?:shops?|stores?|shopkeepers?)';
/** A shop is drawn with food on its shelves. */
const sellsOther = new RegExp(
  `(?<!\\p{L})${shops}(?!\\p{L})[^.!?]{0,80}${worn}(?<!\\p{L})${goods}(?!\\p{L})|(?<!\\p{L})${goods}(?!\\p{L})[^.!?]{0,80}(?<!\\p{L})${shops}(?!\\p{L})`,
  'iu',
);

const ofEngines =
  /(?<!\d)(?:19[1-9]\d|20\d\d)(?!\d)|(?<!\p{L})(?:fishing boats?|trawlers?|motor ?boats?|tankers?|container ships?|cruise ships?|submarines?|aircraft carriers?|captain's radio)(?!\p{L})/iu;

/** Who sits before a house all the time is in no room of it. */
const sitsOutside =
  /(?<!\p{L})(?:sit|sits|sat|sitting|stand|stands|stood|standing|squat\p{L}*) (?:\p{L}+ ){0,5}?outside (?:the|my|our|his|her|their|\p{Lu}[\p{L}]+['’]s) (?:\p{Ll}+ )?(?:house|home|hut|flat|door)(?!\p{L})/u;
const insideHouse =
  /(?<!\p{L})(?:inside|indoors|in the (?:house|kitchen|bedroom|living room|room)|went in|goes in|sofa|kitchen)(?!\p{L})/iu;

/** What some places are in a story, by all of its words. */
export function fittingPlaces(story: string): Record<string, string | undefined> {
  const isInWild = inWild.test(story) && !inStreets.test(story);
  return {
    ...(sitsOutside.test(story) && !insideHouse.test(story) && { home: undefined }),
    // The scene of mountains has peaks and a lake: a hill is one of them only where the story is among mountains.
    ...(ofMountains.test(story) && { hill: 'mountain', cliff: 'mountain' }),
    // A road there has no houses and no lamps.
    ...(isInWild && { street: undefined }),
    road: isInWild ? undefined : ofCountry.test(story) && !ofTown.test(story) ? 'road' : 'street',
    // Ships are drawn with masts and sails.
    ...(ofEngines.test(story) && { ship: undefined }),
    ...(sellsOther.test(story) && { shop: undefined }),
    // A sports field is drawn with a goal.
    ...(ofBats.test(story) && !ofGoals.test(story) && { pitch: 'field' }),
  };
}
