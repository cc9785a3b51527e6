import { knownCities } from './known-places.ts';
import { placeNouns } from './place-nouns.ts';

const anyNoun = placeNouns.map(([, nouns]) => nouns).join('|');
const article =
  "(?:(?:(?:my|our|his|her|their|the) \\p{Ll}+['’]s|the|a|an|my|our|his|her|their|its|this|that|every|each|one|some|\\p{Lu}[\\p{L}]+['’]s) )?";
const adjectives = '(?:(?!and |of |the )\\p{L}[\\p{L}-]* ){0,2}?';
const end = "(?![\\p{L}'’-])";
const placed = (before: string) =>
  new RegExp(`(?<!\\p{L})(?:${before}) ${article}${adjectives}(?<noun>${anyNoun})${end}`, 'giu');

/** "in the garden", "at our old school", "behind her father's shed". */
const located = placed(
  '(?<prep>in|at|on|inside|into|onto|behind|outside|through|across|along|by|near|beside|around|under|to|towards?|in front of|next to|down|up|off|past|over)',
);
/** "reached the mountains", "entered the cave". */
const reached = placed(
  'reach(?:es|ed)?|enter(?:s|ed)?|visit(?:s|ed)?|cross(?:es|ed)?|explor(?:es|ed)|climb(?:s|ed)?|left for|approach(?:es|ed)',
);
/** "ahead lay a desert", "from the next stall". */
const around = placed('lay|stretched|spread|from (?:the|a) (?:next|other|nearby)');
/** "runs a small bakery", "keeps the books of the school shop": its keeper is seen there. */
const kept = new RegExp(
  `(?<!\\p{L})(?:keeps?|kept|runs?|ran|owns?|owned|looks? after) (?:the \\p{L}+ of )?(?:the|an?|my|our|his|her|their|this) ${adjectives}(?<noun>(?:\\p{L}+ )?shop|store|bakery|(?:\\p{L}+ )?stall|farm|workshop|library|museum)${end}`,
  'giu',
);
const homeward =
  /(?<!\p{L})(?:(?:at|back|went|go|goes|came|walked|ran|hurried|drove|stay(?:s|ed)?) home)(?!\p{L})/giu;
const aroundSchool =
  /(?<!\p{L})(?:behind|in front of|outside|(?:on|onto|from|at) the (?:roof|wall|steps|gates?) of) (?:an?|the|our|my|his|her|their) (?:school|gym|sports hall)(?!\p{L})/iu;
const atDoor =
  /(?<!\p{L})(?:(?:rang|rings?) (?:the doorbell|(?:his|her|their|\p{Lu}\p{L}+['’]s) (?:door)?bell)|knock(?:s|ed) (?:at|on) (?:the|his|her|their|\p{Lu}\p{L}+['’]s) (?:front )?door)(?!\p{L})/iu;
/** Weather that only one kind of land has, and lands that are known by name. */
const ofLand: readonly [RegExp, string][] = [
  [
    /(?<!\p{L})(?:in|into|through|across|over|of|but|crossed|reached|entered) (?:the )?(?:Sahara|Kalahari|Gobi|Atacama|Namib|Thar|Mojave|Negev)(?!\p{L})/u,
    'desert',
  ],
  [
    /(?<!\p{L})(?:in|into|through|across|over|up|of|on|crossed|reached|climbed) (?:the |Mount )?(?:Himalayas?|Andes|Alps|Everest|Kilimanjaro|Rockies|Pyrenees|Mont Blanc|Fuji)(?!\p{L})/u,
    'mountain',
  ],
  [
    /(?<!\p{L})(?:kings?|queen|sultan|emperor|empress|pharaoh|shah)(?!\p{L})[^.;]*(?<!\p{L})bow(?:s|ed)?(?!\p{L})|(?<!\p{L})(?:bow(?:s|ed)?|knelt) (?:down )?(?:before|to|in front of) (?:the )?(?:king|queen|sultan|emperor|empress|pharaoh|shah)(?!\p{L})/iu,
    'palace',
  ],
  [
    /(?<!\p{L})(?:in|into|to|across|of|reached) (?:the )?(?:Arctic|Antarctica?|North Pole|South Pole)(?! (?:Ocean|Circle))(?!\p{L})/u,
    'snow',
  ],
  [/(?<!\p{L})(?:sandstorms?|dust storms? over the dunes)(?!\p{L})/iu, 'desert'],
  [/(?<!\p{L})(?:avalanches?)(?!\p{L})/iu, 'mountain'],
];
const moves =
  /(?<!\p{L})(?:go|goes|went|going|walk\p{L}*|runs?|ran|running|c[oa]me|comes|coming|took|takes?|drove|drives?|rode|rides?|sail\p{L}*|climb\p{L}*|travel\p{L}*|mov(?:e|es|ed)|br(?:ing|ings|ought)|carr\p{L}+|hurr\p{L}+|rush\p{L}*|push\p{L}*|return\p{L}*|follow\p{L}*|fl(?:y|ew|ies)|march\p{L}*|got|get|led|leads?|rac\p{L}+|head\p{L}*|sneak\p{L}*|swam|trip|way|invit\p{L}*)(?!\p{L})/iu;
const sailing = /(?<!\p{L})(?:sail(?:s|ed|ing|ors?)?|row(?:s|ed|ing)?|captain|crew|aboard)(?!\p{L})/iu;

/** A place that a sentence puts somebody in, and whether they only now come to it. */
export type NamedPlace = { place: string; arrives: boolean };

/**
 * The place that a sentence of English narration plays in by its own words, the last one where it names several.
 * @param told the sentence without speech and without what is only compared, wished or denied
 * @param isRiverStory whether "the bank" is one of a river
 */
export function namedPlace(told: string, isRiverStory: boolean): NamedPlace | undefined {
  if (aroundSchool.test(told)) return { place: 'school-yard', arrives: false };
  const found: { at: number; place: string }[] = [];
  const add = (at: number, place: string | undefined) => place && found.push({ at, place });
  for (const match of told.matchAll(located)) {
    const { prep = '', noun = '' } = match.groups!;
    if (/^(?:to|towards?|over|past|off|down|up)$/i.test(prep) && !moves.test(told.slice(0, match.index)))
      continue;
    const named = classOf(noun);
    const place = named === 'sea' && belowSea.test(match[0]) ? 'underwater' : named;
    if (place && isSound(prep, noun, place, match[0])) add(match.index, place);
  }
  for (const pattern of [reached, around, kept])
    for (const match of told.matchAll(pattern)) add(match.index, classOf(match.groups!.noun!));
  for (const { index } of told.matchAll(
    /(?<!\p{L})(?:in|at|on|by|along|near) the (?:\p{L}+ )?bank(?!\p{L})/giu,
  ))
    add(index, isRiverStory ? 'river' : 'bank');
  for (const { index } of told.matchAll(homeward)) add(index, 'home');
  // Where they come to is told last, where they are is told once.
  const last = found.sort((a, b) => a.at - b.at).at(-1);
  if (last) {
    const place = last.place === 'sea' && sailing.test(told) ? 'ship' : last.place;
    // "In economics class Mr. Grant drew …": what opens a sentence so is new.
    const opens = told.slice(0, last.at).trim() === '';
    return { place, arrives: opens || moves.test(told.slice(0, last.at)) };
  }
  if (atDoor.test(told)) return { place: 'street', arrives: true };
  const place = cityIn(told) ?? ofLand.find(([words]) => words.test(told))?.[1];
  return place ? { place, arrives: true } : undefined;
}

/** "on the way" is a street, "on the river" a boat, "by bus" nothing to be in; "its bed" is a river's. */
function isSound(prep: string, noun: string, place: string, phrase: string): boolean {
  if (/^(?:by)$/i.test(prep)) return /^(?:river|lake|sea|beach|street)$/.test(place);
  if (/^under$/i.test(prep)) return /^(?:bedroom|underwater|river)$/.test(place);
  if (place === 'snow' || place === 'sky')
    return /^(?:in|through|across|into|on)$/i.test(prep) && !/^ice$/i.test(noun);
  if (place === 'microscope-view') return /^through$/i.test(prep);
  if (place === 'bedroom') return !/ its /i.test(phrase);
  if (/^on$/i.test(prep) && /^(?:class|lesson|school|kitchen|park|garden|museum|library|lab)$/i.test(noun))
    return false;
  return true;
}

/** "Under the sea" is not at the sea. */
const belowSea = /^(?:\p{L}+ )?(?:under|below|beneath|deep in(?:to)?) /iu;

const classes = placeNouns.map(([place, nouns]) => [place, new RegExp(`^(?:${nouns})$`, 'iu')] as const);
const classOf = (noun: string) => classes.find(([, nouns]) => nouns.test(noun))?.[0];

/** "In Samarkand" at the head of a sentence, "we were in Samarkand", "saw the walls of Samarkand", or a city that opens a story. */
function cityIn(told: string): string | undefined {
  const named =
    /(?:^In |(?<!\p{L})(?:reached|were in|arrived in|came to|got to|the (?:walls|gates?|streets|roofs|towers) of) |^)(\p{Lu}[\p{L}'’]+(?: \p{Lu}[\p{L}'’]+)?)/gu;
  for (const { 1: name, 0: phrase } of told.trim().matchAll(named)) {
    const opens = phrase === name;
    if (knownCities.has(name!) && (!opens || /^[^,]+, (?:in )?(?:the year )?\d/.test(told.trim())))
      return 'city';
  }
  return undefined;
}
