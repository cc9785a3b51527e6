import { knownCities } from './known-places.ts';
import { placeNouns } from './place-nouns.ts';

const anyNoun = placeNouns.map(([, nouns]) => nouns).join('|');
const article =
  "(?:(?:(?:my|our|his|her|their|the) \\p{Ll}+['’]s|the|a|an|my|our|his|her|their|its|this|that|every|each|one|some|\\p{Lu}[\\p{L}]+['’]s) )?";
const adjectives = '(?:(?!and |of |the )\\p{L}[\\p{L}-]* ){0,2}?';
/** "The street lamp", "the school bell": the place only says what kind of thing. */
const ofThing =
  '(?! (?:(?:far |deep |right )?(?:below|beneath|above|opposite)|far away|in the distance)(?= (?:was|were|is|are|looked|had|shone)(?![\\p{L}-])|[,.;]|$))(?! (?:lamps?|lights?|teams?|guides?|books?|bags?|uniforms?|bells?|signs?|maps?|clocks?|food|songs?|projects?|reports?|newspapers?|counsel+ors?|nurses?|stops?|drivers?|tickets?|rides?|trips?|tours?|slippers|shoes|jumpers?|gym|friends?|plays?|holidays?|lunch(?:es)?|desks?|days?|years?|contests?|computers?|councils?|choir|band|orchestra|bus(?:es)?|kitchen|garden|library|canteen|cafeteria|fairs?|fence|walls?|windows?|doors?|roof)(?![\\p{L}-]))';
/** "In a square" is drawn, not walked. */
const notShape =
  '(?<!(?:in|on) lane(?= (?:one|two|three|four|five|six|seven|eight|\\d)))(?<!(?:in|into) (?:an?|another|the same) (?:\\p{L}+ )?square)';
const end = `(?![\\p{L}'’-])${notShape}${ofThing}`;
const placed = (before: string) =>
  new RegExp(`(?<!\\p{L})(?:${before}) ${article}${adjectives}(?<noun>${anyNoun})${end}`, 'giu');

/** "in the garden", "at our old school", "behind her father's shed". */
const located = placed(
  '(?<prep>(?:in|on|at|into|through|across|to) the (?:sand|bottom|foot|top|end|side|middle|corner|edge|back|front|heart|cent(?:re|er)|shade|grass|mud|dust|snow|far end) of|in|at|on|inside|into|onto|behind|outside|through|across|along|by|near|beside|around|round|under|to|towards?|in front of|next to|down|up|off|past|over)',
);
/** "reached the mountains", "entered the cave". */
const reached = placed(
  'reach(?:es|ed)?|enter(?:s|ed)?|visit(?:s|ed)?|cross(?:es|ed)?|explor(?:es|ed)|climb(?:s|ed)?|left for|approach(?:es|ed)',
);
/** "ahead lay a desert", "from the next stall". */
const around = placed('lay|stretched|spread|from (?:the|a) (?:next|other|nearby)|from (?:every|all)');
/** "The school hall was so hot", "our kitchen smelled of onions": who tells of it is there. */
const felt = new RegExp(
  `^(?:the|our|my|his|her|their) ${adjectives}(?<noun>${anyNoun})${end}(?: (?:in|of|at|on) [^,.]{2,40}?)? (?:(?:was|is) (?:so|too|very|quite|packed|full|crowded|quiet|silent|dark|hot|cold|warm|loud|noisy|busy|still)|smell(?:s|ed|t)|buzz(?:es|ed)|humm?(?:s|ed)|echo(?:es|ed)|fell (?:silent|quiet|still))(?!\\p{L})`,
  'giu',
);
/** "runs a small bakery", "keeps the books of the school shop": its keeper is seen there. */
const kept = new RegExp(
  `(?<!\\p{L})(?:keeps?|kept|runs?|ran|owns?|owned|looks? after) (?:the \\p{L}+ of )?(?:the|an?|my|our|his|her|their|this) ${adjectives}(?<noun>(?:\\p{L}+ )?shop|store|bakery|(?:\\p{L}+ )?stall|farm|workshop|library|museum)${end}`,
  'giu',
);
/** "Our family's farm has hens": a story that opens so is set there. */
const owned = new RegExp(
  `^(?:(?:(?:[Mm]y|[Oo]ur|his|her|their|\\p{Lu}\\p{L}+['’]s) (?:\\p{L}+['’]?s? )?(?:has|have|had) (?:a|an|their|our) ${adjectives}(?<noun>farm|orchard)|(?:[Mm]y|[Oo]ur|\\p{Lu}\\p{L}+['’]s) (?:\\p{L}+['’]s )?(?<own>farm|orchard) (?:has|had|is|was|lies|lay)))(?!\\p{L})`,
  'u',
);
/** "Took the train", "drives the number 4 bus": who rides is in it; "drives a bus" is somebody's work. */
const ridden =
  /(?<!\p{L})(?:driv(?:e|es)(?! an? )|drove|rid(?:e|es)|rode|took|takes?|caught|boarded|got (?:on|onto|into)) (?:the|a|an|my|our|her|his) (?:(?:number|school|night|\d+)(?: \d+)? ){0,2}(?<noun>bus|train|ferry|boat)(?![\p{L}'’-])/giu;
/** Who crosses a bridge by train is in the train. */
const byVehicle = /(?<!\p{L})the (bus|train) (?:slowly )?$/iu;
/** What a bus does is told by those in it. */
const inVehicle =
  /(?<!\p{L})the bus (?:stopped|drove|rolled|rattled|crept|turned|braked|bumped|shook|hummed|was (?:full|empty|crowded))(?!\p{L})/iu;
/** Out of a house everybody stands before it. */
const outOfDoors =
  /(?<!\p{L})(?:ran|runs?|came|comes?|poured|stepped|rush(?:es|ed)|hurr(?:y|ies|ied)|walk(?:s|ed)|went|goes|storm(?:s|ed)) out of (?:the|their|his|her|our|my|every|all the) (?:houses?|homes?|flats?|apartments?|front doors?)(?!\p{L})/giu;
const asleep =
  /(?<!\p{L})(?:at bedtime|tuck(?:s|ed) (?:me|him|her|us|them) in|good ?night kiss|(?:puts?|sent) (?:me|him|her|us|them) to bed)(?!\p{L})/giu;
const homeward =
  /(?<!\p{L})(?:(?:at|back|went|go|goes|came|comes|g[eo]ts?|arriv(?:es|ed)|reach(?:es|ed)|return(?:s|ed)|walked|ran|hurried|drove|stay(?:s|ed)?|(?:took|takes?|carr(?:y|ies|ied)|brought) [^,.;:!?]{1,24}) home|at \p{L}+['’]?s (?:\p{L}+ )?(?:birthday|party))(?!\p{L})/giu;
const aroundSchool =
  /(?<!\p{L})(?:behind|in front of|outside|(?:on|onto|from|at) the (?:roof|wall|steps|gates?) of) (?:an?|the|our|my|his|her|their) (?:school|gym|sports hall)(?!\p{L})/iu;
const atDoor =
  /(?<!\p{L})(?:(?:rang|rings?) (?:the doorbell|(?:his|her|their|\p{Lu}\p{L}+['’]s) (?:door)?bell)|knock(?:s|ed) (?:at|on) (?:the|his|her|their|\p{Lu}\p{L}+['’]s) (?:front )?door)(?!\p{L})/iu;
/** Weather that only one kind of land has, and lands that are known by name. */
const ofLand: readonly [RegExp, string][] = [
  [
    /(?<!\p{L})(?:along|on|down|up|across|beside|by|near|in|followed|crossed|reached) the (?:River \p{Lu}\p{L}+|\p{Lu}\p{L}+ River|Nile|Amazon|Ganges|Ganga|Yamuna|Indus|Danube|Rhine|Thames|Seine|Volga|Yangtze|Tigris|Euphrates|Zambezi)(?!\p{L})/u,
    'river',
  ],
  [
    /(?<!\p{L})(?:in|into|through|across|over|of|but|crossed|reached|entered) (?:the )?(?:Sahara|Kalahari|Gobi|Atacama|Namib|Thar|Mojave|Negev)(?!\p{L})/u,
    'desert',
  ],
  [
    /(?<!\p{L})(?:in|into|through|across|over|up|of|on|crossed|reached|climbed) (?:the |Mount )?(?:Himalayas?|Andes|Alps|Everest|Kilimanjaro|Rockies|Pyrenees|Mont Blanc|Fuji)(?!\p{L})/u,
    'mountain',
  ],
  [
    /(?<!\p{L})(?:kings?|queen|sultan|emperor|empress|pharaoh|shah)(?!\p{L})[^.;]*(?<!\p{L})bow(?:s|ed)?(?! (?:his|her|its|their))(?!\p{L})|(?<!\p{L})(?:bow(?:s|ed)?|knelt) (?:down )?(?:before|to|in front of) (?:the )?(?:king|queen|sultan|emperor|empress|pharaoh|shah)(?!\p{L})/iu,
    'palace',
  ],
  [
    /(?<!\p{L})(?:in|into|to|across|of|reached) (?:the )?(?:Arctic|Antarctica?|North Pole|South Pole)(?! (?:Ocean|Circle))(?!\p{L})/u,
    'snow',
  ],
  [
    /(?<!\p{L})(?:at|to|in|on|through|reached|into) (?:the )?(?:\p{Lu}[\p{L}'’-]+ ){1,2}(?:Gate|Square|Plaza|Crossing|Checkpoint|Boulevard)(?!\p{L})/iu,
    'street',
  ],
  [/(?<!\p{L})(?:sandstorms?|dust storms? over the dunes)(?!\p{L})/iu, 'desert'],
  [/(?<!\p{L})(?:avalanches?)(?!\p{L})/iu, 'mountain'],
];
const moves =
  /(?<!\p{L})(?:go|goes|went|going|walk\p{L}*|runs?|ran|running|c[oa]me|comes|coming|took|takes?|drove|drives?|rode|rides?|sail\p{L}*|climb\p{L}*|travel\p{L}*|mov(?:e|es|ed)|br(?:ing|ings|ought)|carr\p{L}+|hurr\p{L}+|rush\p{L}*|push\p{L}*|return\p{L}*|follow\p{L}*|fl(?:y|ew|ies)|march\p{L}*|got|get|led|leads?|cycl\p{L}+|stream\p{L}*|pour\p{L}*|wad\p{L}+|rac\p{L}+|head\p{L}*|sneak\p{L}*|swam|trip|way|invit\p{L}*)(?!\p{L})/iu;
const inBoat =
  /(?<!\p{L})(?:life ?boats?|row(?:s|ed|ing)?|canoes?|kayaks?|rafts?|dinghy|dinghies)(?!\p{L})/iu;
const sailing = /(?<!\p{L})(?:sail(?:s|ed|ing|ors?)?|row(?:s|ed|ing)?|captain|crew|aboard)(?!\p{L})/iu;

/** Where a family eats. */
const atMeal =
  /(?<!\p{L})(?:[Aa]t|[Oo]ver) (?:dinner|supper|breakfast|teatime)(?=[,.;!]| (?:that|my|our|his|her|their|the|she|he|we|they|I|\p{Lu}\p{L}+) |$)/u;
const ownRoom = /(?<!\p{L})(?:in|into|to) (?:his|her|my|\p{Lu}\p{L}+['’]s) room(?!\p{L})/u;
/** Pupils are outdoors then. */
const atBreak =
  /(?<!\p{L})(?:at|during) (?:every |the |our |morning |lunch )?(?:recess|break(?: ?time)?|playtime)(?=[,.;!]| (?:she|he|we|they|I|the|all|on|\p{Lu})(?!\p{L})|$)/iu;

/** A place that a sentence puts somebody in, and whether they only now come to it. */
export type NamedPlace = { place: string; arrives: boolean };

/**
 * The place that a sentence of English narration plays in by its own words, the last one where it names several.
 * @param sentence without speech and without what is only compared, wished or denied
 * @param isRiverStory whether "the bank" is one of a river
 */
export function namedPlace(sentence: string, isRiverStory: boolean): NamedPlace | undefined {
  const told = sentence
    .replace(streetName, 'the street')
    .replace(onTheWayTo, 'to ')
    .replace(flatGround, '$1 ');
  const yard = aroundSchool.exec(told);
  if (yard && !standsThere(told.slice(0, yard.index), told.slice(yard.index + yard[0].length)))
    return { place: 'school-yard', arrives: false };
  const found: { at: number; place: string; end?: number }[] = [];
  const add = (at: number, place: string | undefined, end?: number) =>
    place && found.push({ at, place, ...(end !== undefined && { end }) });
  // "Owned a bakery on Water Street": in it, and not before it.
  const shop = [...told.matchAll(kept)].at(-1)?.groups?.noun;
  const inShop = shop && classOf(shop);
  if (inShop) return { place: inShop, arrives: false };
  const farm = owned.exec(told.trim())?.groups;
  if (farm) return { place: classOf((farm.noun ?? farm.own)!)!, arrives: false };
  for (const pattern of [felt, reached, around, ridden])
    for (const match of told.matchAll(pattern)) {
      // "Climb the stairs of the tower": in no corridor.
      if (partOfHouse.test(match.groups!.noun!) && ofAnother.test(told.slice(match.index + match[0].length)))
        continue;
      const vehicle = byVehicle.exec(told.slice(0, match.index))?.[1];
      add(match.index, vehicle?.toLowerCase() ?? classOf(match.groups!.noun!), match.index + match[0].length);
    }
  for (const match of told.matchAll(located)) {
    const { prep = '', noun = '' } = match.groups!;
    if (/^(?:to|towards?|over|past|off|down|up)$/i.test(prep) && !moves.test(told.slice(0, match.index)))
      continue;
    const named =
      isHouse.test(noun) && /^behind$/i.test(prep)
        ? 'garden'
        : (isHouse.test(noun) || (isOnStreet.test(noun) && /^(?:outside|in front of)$/i.test(prep))) &&
            outside.test(prep)
          ? 'street'
          : classOf(noun);
    const place = named === 'sea' && belowSea.test(match[0]) ? 'underwater' : named;
    const before = told.slice(0, match.index);
    // "The hill behind the church", "medicine for the clinic in the next village": that is where a thing is.
    if (found.some(({ end: last }) => last === match.index - 1) && beside.test(prep)) continue;
    // "The pole near the bazaar": beside it, and not in it.
    if (/^(?:near|beside|by|next to)$/i.test(prep) && isBuilt.test(place ?? '')) continue;
    if (beside.test(prep) && standsThere(before, told.slice(match.index + match[0].length))) continue;
    if (ofSomething.test(before) && /^(?:in|on|at|near|behind|by)$/i.test(prep)) continue;
    const whole = partOfHouse.test(noun) && ofAnother.exec(told.slice(match.index + match[0].length))?.groups;
    if (whole) {
      add(match.index, whole.noun && classOf(whole.noun));
      continue;
    }
    if (
      /^mine$/i.test(noun) &&
      !/(?:(?:the|an?|this|that|old|deep|dark) |\p{L}+ )mine$/iu.test(match[0].replace(/^\p{L}+ /u, ''))
    )
      continue;
    if (place && isSound(prep, noun, place, match[0])) add(match.index, place, match.index + match[0].length);
  }
  for (const { 0: bank, index } of told.matchAll(
    /(?<!\p{L})(?:in|at|on|by|along|near) the (?:\p{L}+ )?bank(?!\p{L})/giu,
  ))
    add(index, isRiverStory || bankOfWater.test(bank) ? 'river' : 'bank');
  for (const { 0: way, index } of told.matchAll(homeward)) add(index + way.length, 'home');
  for (const { 0: way, index } of told.matchAll(outOfDoors)) add(index + way.length, 'street');
  for (const { index } of told.matchAll(asleep)) add(index, 'bedroom');
  // Where they come to is told last, where they are is told once.
  const last = found.sort((a, b) => a.at - b.at).at(-1);
  if (last) {
    const place =
      last.place === 'sea' && sailing.test(told)
        ? inBoat.test(told)
          ? 'small-boat'
          : 'ship'
        : last.place === 'ship' && inBoat.test(told)
          ? 'small-boat'
          : last.place;
    // "In economics class Mr. Grant drew …": what opens a sentence so is new.
    const opens = told.slice(0, last.at).trim() === '';
    return { place, arrives: opens || moves.test(told.slice(0, last.at)) };
  }
  if (atMeal.test(told)) return { place: 'home', arrives: true };
  if (ownRoom.test(told)) return { place: 'bedroom', arrives: true };
  if (/^In PE(?!\p{L})/u.test(told.trim())) return { place: 'gym', arrives: true };
  if (atBreak.test(told)) return { place: 'school-yard', arrives: true };
  if (inVehicle.test(told)) return { place: 'bus', arrives: false };
  if (atDoor.test(told)) return { place: 'street', arrives: true };
  const place = cityIn(told) ?? ofLand.find(([words]) => words.test(told))?.[1];
  return place ? { place, arrives: true } : undefined;
}

const bankOfWater = /(?<!\p{L})(?:other|far|opposite|muddy|grassy|steep|sandy|green) bank$/iu;

/** "On the flat grass": in nobody's flat. */
const flatGround =
  /(?<!\p{L})(the|an?) flat (?=(?:grass|ground|roof|rocks?|stones?|land|fields?|plains?|sand|top|part|side|surface|earth|desert|country|bottom|end|piece|box|line)(?!\p{L}))/gu;
/** "Goes up to her uncle's field": to it. */
const onTheWayTo =
  /(?<!\p{L})(?:up|down|over|out|back|across|along|round|around|off) to (?=(?:the|my|our|his|her|their) |\p{Lu}\p{L}+['’]s )/gu;

/** "Mill Street" has a mill in its name only. */
const streetName =
  /(?<!\p{L})(?:\p{Lu}[\p{L}'’-]+ ){1,2}(?:Street|Road|Lane|Avenue|Alley|Strasse|Straße|Allee|Boulevard)(?!\p{L})/gu;
const beside = /^(?:behind|beside|near|by|around|outside|next to|in front of)$/i;
const ofSomething = /(?<!\p{L})(?:for|from|about) (?:the|an?|my|our|his|her|their) (?:\p{L}+ )?\p{L}+ $/iu;
/** "The stream behind the hill was dry": that is where the stream is. */
const standsThere = (before: string, after: string) =>
  /(?:^|[,;] (?:and |but )?)(?:the|an?|our|my|his|her|their) (?:\p{Ll}+ )?\p{Ll}+ $/iu.test(before) &&
  /^ (?:is|was|are|were|has|had|ran|runs|rose|rises|dried|froze)(?!\p{L})/u.test(after);
const isHouse = /^(?:house|home|flat|apartment|hut)$/i;
const isOnStreet =
  /^(?:(?:\p{L}+ )?shop|store|supermarket|bakery|mall|pharmacy|bookshop|bookstore|caf[eé]|library|museum|hospital|bank)$/iu;
const outside = /^(?:outside|in front of|past|near)$/i;
/** "In the basement of the library" is in the library, and in no house. */
const partOfHouse =
  /^(?:yard|basement|attic|balcony|porch|veranda|doorstep|front door|fireplace|stairs|corridor|hallway)$/i;
const ofAnother = new RegExp(
  `^ of (?!(?:the|my|our|his|her|their) (?:house|home|flat|hut|cottage)(?!\\p{L}))${article}${adjectives}(?:(?<noun>${anyNoun})${end}|\\p{L})`,
  'iu',
);

/** "on the way" is a street, "on the river" a boat, "by bus" nothing to be in; "its bed" is a river's. */
function isSound(prep: string, noun: string, place: string, phrase: string): boolean {
  if (/^(?:by)$/i.test(prep)) return /^(?:river|bridge|lake|sea|beach|street|road)$/.test(place);
  if (/^under$/i.test(prep))
    return /^(?:bedroom|underwater|river)$/.test(place) || /^lamp ?post$/i.test(noun);
  // Behind a train or past a bus nobody is in it.
  if (/^(?:bus|train|car|aircraft|ship|small-boat)$/.test(place))
    return /^(?:in|at|on|inside|into|onto|through|along|across|down|up|off)$/i.test(prep);
  if (inDoors.test(place) && /^(?:behind|outside|in front of)$/i.test(prep)) return false;
  if (place === 'snow' || place === 'sky')
    return /^(?:in|through|across|into|on)$/i.test(prep) && !/^ice$/i.test(noun);
  // "At Grandma's" is at her home, "in Grandma's boots" is not.
  if (/['’]s$/.test(noun)) return /^(?:at|to|near|outside|past)$/i.test(prep);
  // "Each stone took up space", "a space between two walls".
  if (/^space$/i.test(noun)) return /^(?:in|into|through|to|across) space$/i.test(phrase);
  if (place === 'microscope-view') return /^through$/i.test(prep);
  if (place === 'bedroom') return !/ its /i.test(phrase);
  if (
    /^on$/i.test(prep) &&
    /^(?:class|lesson|school|kitchen|park|garden|museum|library|lab|town hall|city hall|church|cathedral)$/i.test(
      noun,
    )
  )
    return false;
  return true;
}

/** Who is near one is not in it. */
const isBuilt =
  /^(?:market|classroom|shop|special-shop|bank|museum|hospital|office|factory|church|mosque|temple|palace|stage|courtroom|parliament|town-hall|station|airport|library|prison|city)$/;

/** Rooms and houses: behind them is somewhere else. */
const inDoors =
  /^(?:kitchen|bedroom|home|library|office|lab|classroom|cafeteria|shop|cafe|factory|workshop)$/;

/** "Under the sea" is not at the sea. */
const belowSea = /^(?:\p{L}+ )?(?:under|below|beneath|deep in(?:to)?) /iu;

const classes = placeNouns.map(([place, nouns]) => [place, new RegExp(`^(?:${nouns})$`, 'iu')] as const);
const classOf = (noun: string) => classes.find(([, nouns]) => nouns.test(noun))?.[0];

/** What a place has around it that is a town, whatever its name. */
const ofTown =
  /(?<!\p{L})(?:walls|streets|roofs|towers|gates|alleys|merchants|drums|crowds|neighbou?rhoods|buses|trams)(?!\p{L})/iu;

/** "In Samarkand" at the head of a sentence, "we were in Samarkand", "saw the walls of Samarkand", or a city that opens a story. */
function cityIn(told: string): string | undefined {
  const named =
    /(?:^In |(?<!\p{L})(?:reached|were in|arrived in|came to|got to|the (?:walls|gates?|streets|roofs|towers) of) |^)(\p{Lu}[\p{L}'’]+(?: \p{Lu}[\p{L}'’]+)?)/gu;
  for (const { 1: name, 0: phrase } of told.trim().matchAll(named)) {
    const opens = phrase === name;
    const isTitle = opens && /^[^,]+, the (?:\p{L}+ )?(?:capital|city)(?!\p{L})/u.test(told.trim());
    const isKnown =
      knownCities.has(name!) && (!opens || /^[^,]+, (?:in )?(?:the year )?\d/.test(told.trim()));
    if (isTitle || isKnown) return 'city';
    if (phrase.startsWith('In ') && ofTown.test(told)) return 'city';
  }
  return undefined;
}
