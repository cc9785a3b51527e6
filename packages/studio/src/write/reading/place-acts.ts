/** Where people are by what they do, and by the part of a place that a sentence names. English. */

const vehicles =
  /(?<!\p{L})(?:bus|train|ferry|boat|canoe|ship|plane|sledge|sled|horse|donkey|camel|car|tram|metro)(?!\p{L})/iu;

/** What is done in one kind of place, most telling first. */
const acts: readonly [RegExp, place: string][] = [
  // "Every morning Sanne cycles to school."
  [
    /(?<!\p{L})(?:cycl(?:es|ed|ing)|bik(?:es|ed|ing)|walk(?:s|ed|ing)?|r[oi]d(?:es?|ing)|rode|skat(?:es|ed)|runs?|ran|hurr(?:ies|ied)) (?:\p{L}+ ){0,4}?to (?:school|work|class|the office|the factory)(?!\p{L})/iu,
    'street',
  ],
  [
    /(?<!\p{L})(?:march(?:es|ed|ing)?|demonstrat(?:es|ed|ing)|protest(?:s|ed|ing)) (?:\p{L}+ ){0,4}?(?:in|through|past|to) (?:the )?\p{Lu}/u,
    'street',
  ],
  [
    /(?<!\p{L})(?:cars?|drivers?|taxis?|trucks?|lorries|motorbikes?) (?:\p{L}+ )?(?:hoot|honk|beep)(?:s|ed|ing)?(?!\p{L})/iu,
    'street',
  ],
  [
    /(?<!\p{L})(?:could(?: hardly| not|n't)|cannot|can't) (?:fall a)?sleep(?!\p{L})|(?<!\p{L})(?:lay|lies|lying) awake(?!\p{L})|(?<!\p{L})(?:went|goes|go|climbed|got|crept) (?:in)?to (?:his |her |my |their )?bed(?!\p{L})/iu,
    'bedroom',
  ],
  [
    /(?<!\p{L})(?:relay|baton|sprint(?:s|ed|ing|er)?|hurdles|long jump|high jump|shot put|javelin|starting blocks?|finish(?:ing)? line|sports day|athletics)(?!\p{L})/iu,
    'pitch',
  ],
  [
    /(?<!\p{L})(?:wickets?|innings|bowler|bowled|batsman|batting|at bat|home run|pitcher|walks out to bat|padd(?:ed|ing) up|penalty kick|goalkeeper|kick-?off)(?!\p{L})/iu,
    'pitch',
  ],
];

/** The place of what a sentence tells somebody does, by that alone. */
export const placeOfAct = (told: string): string | undefined => {
  const place = acts.find(([words]) => words.test(told))?.[1];
  return place === 'street' && vehicles.test(told) ? undefined : place;
};

/** Who lies in bed in a tent or on a ship is there. */
export const sleepsThere = /^(?:camp|ship|hospital|train|bus|forest|desert|cave|hut|mountain)$/;

/** Parts that only rooms have. */
const indoorPart =
  /(?<!\p{L})(?:(?:sat|sits?|lay|lies?|slept|sleeps?|knelt|kneels?|down|fell|falls?|stood|stands?|spread|played|plays?|upside down) (?:\p{L}+ )?on the (?:bare |wooden |cold |stone |tiled )?floor|from the (?:ceiling|stairs|staircase|landing)|(?:up|down|on|under|below) the (?:stairs|staircase)|the windows? (?:shook|rattled|shake|rattle)|on the (?:upper|top|first|second|third|ground) floor)(?!\p{L})/iu;
export const isInsideByPart = (told: string): boolean => indoorPart.test(told);

/** "Her grandfather, who repairs bikes in a shed, turns her bike over": he is at work. */
const atWork =
  /(?<!\p{L})who (?<work>(?:repairs?|mends?|fix(?:es)?|makes?|builds?|sews?|bakes?|paints?|sells?|grows?|works?|prints?|carves?)(?: [^,.]*?)? in (?:an?|the|his|her|their) (?<where>[^,.]*)), (?<main>[^.]*)/iu;
/** The words in which a sentence tells where the one whom it is about works, where it tells of that work. */
export function workplaceTold(text: string): string | undefined {
  const { work = '', where, main = '' } = atWork.exec(text)?.groups ?? {};
  if (where === undefined) return undefined;
  const things = work.match(/\p{L}{3,}/gu) ?? [];
  const isOfIt = things.some(
    (thing) =>
      thing.length > 3 && new RegExp(`(?<!\\p{L})${thing.replace(/s$/u, '')}s?(?!\\p{L})`, 'iu').test(main),
  );
  return isOfIt ||
    isInsideByPart(main) ||
    /(?<!\p{L})on the (?:floor|bench|table|counter)(?!\p{L})/iu.test(main)
    ? `in the ${where}`
    : undefined;
}

/** "From the stairs I saw dark water": where somebody looks from, and not what they see. */
const seenFrom =
  /^(?<here>(?:Then |And |But )?from (?:the|my|our|his|her|their|a|an) [^,.;]*?),? (?:I|we|he|she|they|you|\p{Lu}\p{L}+) (?:could |can )?(?:saw|sees?|watch(?:es|ed)?|heard|hears?|look(?:s|ed)?)(?!\p{L})/iu;
export const lookoutOf = (told: string): string | undefined =>
  seenFrom.exec(told.trim())?.groups?.here?.replace(/^(?:Then |And |But )?from /iu, 'in ');

/** "His friends had played football in the street": what was before moves nobody now. */
const before =
  /^(?:\S+ ){0,4}(?:had|'d) (?!to )(?:always |never |often |once )?(?!reached|arrived|come|gone|got|walked|run|moved|climbed|landed|left|entered|returned|crossed|set|been|driven|ridden|sailed|flown|a |an |the |no |his |her |their |my |our |its |\d)\p{L}+/iu;
export const tellsBefore = (told: string): boolean => before.test(told.trim());

/** "Your lights have died!" shouted Arjun from the balcony: where a voice comes from. */
const calledFrom =
  /(?<!\p{L})(?:shout|call|yell|sa[iy]|ask|cri|answer|whisper|laugh)\p{L}* (?:\p{L}+ ){1,3}from (?<here>the (?:balcony|kitchen|garden|yard|bed|bath|sofa|couch|stage|boat|street|roof|workshop|shed|porch))(?!\p{L})/iu;
export const voiceFrom = (told: string): string | undefined => {
  const here = calledFrom.exec(told)?.groups?.here;
  return here && `in ${here}`;
};
