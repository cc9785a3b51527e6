/** Things and doings that tell a place which the text does not name: who looks into the fridge is at home. */
const homely =
  /(?<!\p{L})(?:fridges?|freezer|cupboards?|sofa|couch|armchair|carpet|curtains?|bookshel(?:f|ves)|television|TV|telly|wardrobe|drawers?|window ?sill|bathroom|bathtub|bath|washing machine|dishwasher|vacuum cleaner|lampshade|laundry|pyjamas|pajamas|bedtime|board games?|snakes and ladders|jigsaw|doorbell|doormat|hallway mirror|(?:kitchen|dining|living[- ]room) (?:table|window|door|wall|floor)|button tin|cookie jar|piggy bank|doll's house|cuckoo clock|grandfather clock|ironing|toothbrush(?:es)?|family dinner|in (?:his|her|my) room|tucked (?:me|him|her) in)(?!\p{L})/giu;
/** Each of these alone says little; two of them in one stretch say home. */
const rather =
  /(?<!\p{L})(?:dinner|breakfast|supper|porridge|pancakes|calendar|homework|phone|laptop|tablet|video game|my game|candles?|table|kettle|teapot|grandma|granny|grandpa|nana|gran|mum|mom|dad|mama|papa|lolo|lola|nonno|nonna|koro|tata|mam|mummy|daddy|abuel[oa]|parents|newspaper|noodles|soup|armchairs?|birthday|little (?:sister|brother)|big (?:sister|brother)|older (?:sister|brother)|twins)(?!\p{L})/giu;
/** What is done outdoors keeps a stretch from being taken for home. */
const outdoors =
  /(?<!\p{L})(?:sun|rain(?:ed|ing)|wind|trees?|grass|sky|walked|hik(?:e|ed|ing)|cycled|bikes?|drove|bus|train|car|boat|market|shop|road|street|river|field|farm|forest|tent|camp|sand|beach|hill|teacher|class|school|army|king|queen|emperor|soldiers?|harvest|plough|mountains?|fog|caf[eé]|restaurant|museum|hospital|ambulance|police|island|village|ship|sea|ocean|river|lake|rocket|camels?)(?!\p{L})/giu;

const words = (list: string) =>
  new RegExp(`(?<!\\p{L})(?:${list.trim().split(/\s+/).join('|').replaceAll('_', ' ')})(?!\\p{L})`, 'giu');

/** What is seen and done in one kind of place. Words that other places share with it stand with neither. */
const signs: readonly (readonly [place: string, found: RegExp])[] = [
  [
    'lab',
    words(
      'burettes? pipettes? flasks? beakers? test_tubes? bunsen acids? alkali litmus indicator titrat\\p{L}* microscopes? goggles lab_coats? chemistry_teacher reagents? petri_dish\\p{L}* hydrochloric centrifuge',
    ),
  ],
  [
    'ship',
    words(
      'ships? sails? sailed sailing sailors? crew captain admiral decks? mast anchor(?:ed)? bow stern fleet voyages? cabin_boy aboard overboard harbou?r',
    ),
  ],
  ['beach', words('sand sandcastles? waves seashells? tide hatchlings? sea_turtles? shore seagulls? surf')],
  [
    'underwater',
    words(
      'corals? reefs? octopus sharks? dolphins? seaweed jellyfish sea_floor seabed plankton clownfish fins? gills',
    ),
  ],
  [
    'kitchen',
    words(
      'apron eggs? bowl spoon flour dough batter whisk\\p{L}* sugar recipe frying_pan saucepan stirr\\p{L}* knead\\p{L}* rolling_pin ladle colander',
    ),
  ],
  ['desert', words('camels? caravan dunes? oasis nomads? sandstorms?')],
  [
    'farm',
    words('cows? hay barn tractor milking milked hens? pigs? sheep farmer stable scarecrow crops? harvest'),
  ],
  [
    'garden',
    words(
      'compost\\p{L}* peels eggshells castings decompos\\p{L}+ worms? seeds? watering_can weeds? flower_beds? tomatoes soil spade seedlings? sprouts? sunflowers? greenhouse backyard lawn',
    ),
  ],
  [
    'space',
    words(
      'astronauts? rocket orbit(?:s|ed|ing)? weightless spacecraft spaceship space_suit satellites? mission_control launch',
    ),
  ],
  [
    'shop',
    words(
      'customers? cash_register till counter price_tags? shopkeeper shelves bakery menus? waiters? waitress coffees? croissants? closing_time opening_time caf[eé] espresso loaves change receipt',
    ),
  ],
  ['mountain', words('summit peak slope yaks? avalanche base_camp climbers? glacier mountain_guide ridge')],
  [
    'forest',
    words(
      'moss mushrooms? owls? foxes badgers? acorns? branches squirrels? deer woodpecker ferns? treetops?',
    ),
  ],
  ['hospital', words('nurses? stethoscope ward surgeon patients? operation bandages? ambulance X-ray')],
];

const countOf = (text: string, found: RegExp) =>
  new Set((text.match(found) ?? []).map((word) => word.toLowerCase().replace(/s$/, ''))).size;

/** So many different signs make a place sure, and so many times as many as any other has. */
const sureFrom = 3;
const ahead = 2;

/**
 * The place in which sentences play that name none, by what is seen and done in them; undefined where several would do.
 * @param texts sentences that follow each other
 */
export function placeBySigns(texts: readonly string[]): string | undefined {
  const text = texts.join(' ');
  if (playsAtHome(text)) return 'home';
  const found = signs
    .map(([place, pattern]) => ({ place, count: countOf(text, pattern) }))
    .sort((a, b) => b.count - a.count);
  const [best, next] = found;
  return best!.count >= sureFrom && best!.count >= ahead * next!.count ? best!.place : undefined;
}

function playsAtHome(text: string): boolean {
  const sure = countOf(text, homely);
  const all = sure * 2 + countOf(text, rather);
  return all >= 2 && (sure > 0 || all >= 3) && countOf(text, outdoors) * 2 < all;
}

/** A teacher at work, by a title and what teachers do. */
export const teaches =
  /(?<!\p{L})(?:(?:Mr|Mrs|Ms|Miss|Teacher)\.? \p{Lu}[\p{L}-]+|\p{Lu}\p{Ll}+ (?:Miss|Ma'am|Teacher)|(?:our|my|the) teacher),?(?: who teaches [^,.]*,?)? (?:says?|said|explain(?:s|ed)|wrote|writes|drew|draws|asked|asks|read|reads|show(?:s|ed)|told|tells|handed|gave|held up|pinned|hung|smiled|nodded|clapped|put)(?!\p{L})|(?<!\p{L})(?:told|asked|showed|gave) (?:(?:Mr|Mrs|Ms|Miss)\.? \p{Lu}[\p{L}-]+|\p{Lu}\p{Ll}+ (?:Miss|Ma'am|Teacher))(?!\p{L})/u;
/** Signs that a story is one of a school. */
export const ofSchool =
  /(?<!\p{L})(?:class(?:room|mates?)?|school|lesson|textbook|homework|pupils?|students?|blackboard|whiteboard|worksheet|teach(?:es|er))(?!\p{L})/iu;
