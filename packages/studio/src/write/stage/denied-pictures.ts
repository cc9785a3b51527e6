import { kindOf } from '../../words/kind-of.ts';
import { markWordInAnyCase, theWord } from '../text/marked-word.ts';
import { isGone, isOtherSense } from './denied-senses.ts';
import { isOtherKind } from './particular-looks.ts';
import { isSpoiled } from './spoken-of-things.ts';

/**
 * Pictures that show the opposite of what the words beside a noun say: a full battery for one that died, a blue dress for a
 * green one. Nothing is shown then. English.
 */

const colours =
  /^(?:red|orange|yellow|green|blue|purple|violet|pink|brown|black|white|gr[ea]y|golden|silver)$/;

/** The colour of things that stories tell of in any colour; other pictures have the colour that their thing always has. */
const coloursOfPictures: Readonly<Record<string, string>> = {
  dress: 'blue',
  't-shirt': 'green',
  jeans: 'blue',
  coat: 'orange',
  scarf: 'red pink',
  gloves: 'purple violet',
  socks: 'blue',
  'x-hat': 'orange',
  'billed-cap': 'blue',
  shorts: 'green',
  sari: 'blue',
  'running-shoe': 'grey gray',
  'hiking-boot': 'brown orange',
  'mans-shoe': 'brown',
  umbrella: 'purple violet',
  balloon: 'red',
  backpack: 'red',
  purse: 'pink',
  basket: 'orange brown',
  bucket: 'blue',
  ribbon: 'red pink',
  automobile: 'red',
  bus: 'blue white',
  minibus: 'white',
  ferry: 'blue white',
  sailboat: 'blue',
  speedboat: 'blue',
  ship: 'white',
  canoe: 'blue',
  'delivery-truck': 'yellow',
  'pickup-truck': 'red',
  tractor: 'green',
  train: 'blue grey gray',
  'kick-scooter': 'blue black',
  notebook: 'purple violet',
  pen: 'blue',
  crayon: 'green',
  rose: 'red',
  tulip: 'pink',
  'red-apple': 'red',
  'bell-pepper': 'green',
  grapes: 'purple violet blue',
  candle: 'orange yellow',
  bird: 'pink red',
  butterfly: 'purple violet orange',
  'x-cup': 'blue',
  'x-bottle': 'blue',
  door: 'orange brown',
  house: 'orange red',
  'x-towel': 'blue',
  'x-cloth': 'purple violet',
  'x-pillow': 'blue white',
  tent: 'green',
  'couch-and-lamp': 'blue',
  yarn: 'blue',
  luggage: 'blue',
  necktie: 'blue',
  'one-piece-swimsuit': 'pink',
  'x-fence': 'orange brown',
  hook: 'yellow golden silver grey gray',
  fish: 'blue',
  'tropical-fish': 'blue',
  frog: 'green',
  turtle: 'green',
  snake: 'green',
  mouse: 'grey gray',
  horse: 'brown',
  cat: 'orange',
  dog: 'orange brown',
  cow: 'white grey gray',
  hamster: 'orange brown golden',
  rabbit: 'white',
  parrot: 'pink red',
  snail: 'brown',
  seedling: 'green',
  'x-leaf': 'green',
  'x-grass': 'green',
  'x-hill': 'green',
  'deciduous-tree': 'green',
  'evergreen-tree': 'green',
  'page-facing-up': 'white',
  'x-string': 'brown white',
  'x-blanket': 'blue',
  'x-toy-car': 'red',
  'x-jug': 'brown',
  'x-rowing-boat': 'brown',
  'x-flag': 'blue',
  'x-skirt': 'pink red',
  'x-belt': 'brown',
  'x-tyre': 'black',
  'x-coal': 'black',
  'x-stapler': 'red',
  'x-guitar': 'brown orange',
  'x-trampoline': 'blue black',
  'x-curtain': 'red',
  'x-hoop': 'red yellow',
  'x-lunch-box': 'blue',
  'x-banner': 'yellow orange white',
  'x-bush': 'green',
  'x-statue': 'grey gray',
  'x-light-switch': 'white',
  'x-baton': 'red white',
  'x-water-pipe': 'grey gray',
  'x-bicycle-pump': 'red',
  'x-water-tank': 'blue',
  'x-jerrycan': 'yellow',
  'x-generator': 'red',
  'x-outboard-motor': 'blue',
  'x-traffic-cone': 'orange',
  'x-boom-barrier': 'red white',
  'x-pliers': 'red',
  'x-arrow': 'red',
  'x-slate': 'black grey gray',
  'x-saddle': 'brown',
  'x-birdhouse': 'red brown',
  'x-shutters': 'green',
  'x-roof-tiles': 'red orange',
  'x-calabash': 'brown yellow orange',
  'x-dhow': 'brown white',
  'x-sail': 'white',
  'x-flagpole': 'white silver grey gray',
  'x-carriage': 'red',
  'x-whistle': 'silver grey gray',
  'x-reeds': 'green brown',
  'x-smoke': 'grey gray white',
  'x-bamboo': 'green',
  'x-fern': 'green',
  'x-moss': 'green',
  'x-slug': 'brown',
  'x-mule': 'brown',
  'x-cloth-bag': 'brown yellow golden',
  'x-paper-bag': 'brown',
  'x-hanging-lamp': 'green',
  'x-iron-stove': 'black grey gray',
  'x-shoe': 'black grey gray',
  'x-sandals': 'brown',
  'x-plain-cloth': 'white',
  'x-plate': 'white blue',
  'x-plates': 'white blue',
  'x-bowl': 'brown white',
  'x-salt-heap': 'white',
  'x-armchair': 'brown',
  'x-drawn-circle': 'black',
  'x-tin': 'red',
  'x-basin': 'green',
  'x-slipper': 'purple violet',
  'x-slippers': 'purple violet',
  'x-pyjamas': 'blue white',
  'x-jumper': 'green',
  'x-shawl': 'pink',
  'x-turban': 'orange',
  'x-mask': 'green white',
  'x-mat': 'yellow brown',
  // Its patches have every colour, and so no single one.
  'x-quilt': '',
  'x-mattress': 'white blue',
  'x-bin': 'green',
  'x-dustpan': 'red',
  'x-electric-fan': 'blue white',
  'x-cabbage': 'green',
  'x-red-cabbage': 'red purple violet',
  'x-lentils': 'red orange',
  'x-photo': '',
  'x-sticky-tape': 'yellow brown',
  'x-earphones': 'black',
  'x-ball': 'red yellow',
  'x-folded-map': '',
  'x-chalk-sticks': 'white yellow pink',
  'x-stage-curtain': 'red',
  'x-loudspeaker': 'black grey gray',
  'x-screen': 'black blue',
  'x-written-card': 'white',
  'x-long-pole': 'brown',
  'x-shallow-tray': 'white silver grey gray',
  'x-drink-can': 'green',
  'x-tin-can': 'silver grey gray',
  'x-jar-lid': 'red',
  'x-scrubbing-brush': 'brown',
  'x-sports-helmet': 'orange',
  'x-duvet': 'blue white',
  'x-open-box': 'brown',
  'x-steering-wheel': 'black',
  'x-greeting-card': '',
  'x-postcard': '',
  'x-ceiling-fan': 'brown',
  'x-straw-bundle': 'yellow golden',
  'x-trousers': 'brown',
  'x-wellies': 'green',
  'x-sock': 'blue',
  'x-glove': 'purple violet',
  'x-hanky': 'white blue',
  'x-plastic-bag': 'white',
  'x-front-door': 'blue',
  'x-hair-dryer': 'purple violet',
  'x-sleeping-bag': 'blue',
  'x-crisps': 'red',
  'x-guinea-pig': 'brown white black',
  'x-flight-of-steps': 'grey gray white',
};

/** They are drawn green and alive. */
const green = new Set(
  'seedling x-leaf x-bush x-grass x-hill deciduous-tree evergreen-tree palm-tree potted-plant leafy-green herb sunflower tulip rose x-reeds x-bamboo x-fern x-moss'.split(
    ' ',
  ),
);
const bare =
  'dry|dried|dried up|bare|brown|yellow|bald|leafless|limp|drooping|dying|sick|burnt|burned|scorched|empty|buried|without leaves';

/** "The rain has stopped", "the rains had failed". */
const isOver =
  /(?<!\p{L})after (?:the|a|that|this) (?:\p{L}+ )?(?:rain|storm|thunderstorm|snowstorm|snow)(?!\p{L})|(?<!\p{L})(?:rains?|monsoon) (?:had |has |have )?(?:been (?:\p{L}+ )?(?:poor|late|weak|scarce)|(?:was|were) (?:\p{L}+ )?(?:poor|late|weak|scarce)|failed|(?:did not|didn['’]t|never) come|stayed away)(?!\p{L})|(?<!\p{L})(?:rain|storm|snow|thunder|lightning)(?:storm)? (?:had |has |finally |at last )*(?:stopped|ended|was over|passed|is over|cleared)(?!\p{L})|(?<!\p{L})stopped (?:raining|snowing)(?!\p{L})/iu;
/** Nobody sees whether anything is in them. */
const closed = new Set(
  'x-jug amphora x-bag package backpack luggage x-barrel teapot x-kettle x-treasure-chest x-jerrycan x-water-tank x-cloth-bag x-paper-bag'.split(
    ' ',
  ),
);

/** They shine in their pictures. */
const litPictures = new Set(
  'light-bulb x-circuit candle flashlight lantern diya-lamp x-hanging-lamp x-oil-lamp x-street-lamp'.split(
    ' ',
  ),
);
const unlit =
  /(?<!\p{L})(?:(?:stayed|remained|was|is|went|goes|were) (?:still )?(?:dark|out|off|unlit)|(?:did|does|would|will)(?: not|n['’]t) (?:light|shine|glow|burn|come on|go on|turn on)|nothing happened|(?:turn|switch|put|blew|blow)(?:s|ed)? (?:off|out)|gap in the circuit|(?:burned|burnt) out)(?!\p{L})/iu;

/** Things that are drawn with nothing in or on them, and such as are drawn full. */
const drawnEmpty = new Set(
  'bucket basket x-cup x-pot x-frying-pan x-cage x-cart x-table x-bench x-crate chair bathtub shopping-cart x-calabash x-plate x-plates x-bowl x-armchair'.split(
    ' ',
  ),
);

const undone =
  'broken|cracked|smashed|shattered|torn|ruined|wrecked|burnt|burned|rotten|melted|sunken|wilted|withered|dead|flat|crushed|invisible';
const brokeDown =
  'broke|cracked|smashed|shattered|burst|melted|sank|wilted|withered|died|dies?|collapsed|exploded|went out|ran out|runs out';
const noRoom = /(?<!\p{L})(?:no room|no space|not enough room|no more room|crowded|packed)(?!\p{L})/iu;

const otherEggs =
  /(?<!\p{L})(?:frogs?|frogspawn|toads?|tadpoles?|newts?|fish|salmon|trout|insects?|butterfl(?:y|ies)|moths?|bees?|ants?|flies|mosquito(?:es)?|spiders?|caterpillars?|larvae?|snails?|turtles?|snakes?|octopus|human|sperm|cells?)(?!\p{L})/iu;

/** Young animals drink no glass of milk. */
const suckled =
  /(?<!\p{L})(?:cal(?:f|ves)|pups?|cubs?|kittens?|lambs?|foals?|piglets?|joeys?|mammals?|whales?|dolphins?|seals?|suckl\p{L}+)(?!\p{L})/iu;

const firstLight =
  /(?<!\p{L})(?:see|sees|saw|seen|spot(?:s|ted)|look(?:s|ed)|sight(?:ed|ing)?|thin|Eid|Ramadan)(?!\p{L})/iu;

/** "Amira was drawing horses", "she put four horses up on the wall": on paper. */
const onPaper =
  /(?<!\p{L})(?:draw(?:s|ing|n)?|drew|paint(?:s|ed|ing)?|sketch(?:es|ed|ing)?|sew(?:s|ed|ing)?|knit(?:s|ted|ting)?|carv(?:es|ed|ing)) (?:(?:an?|the|his|her|my|their|two|three|four|five|ten|some|many|little|big|blue|red) ){0,2}$/iu;
const hungUp = /^\p{L}*(?: up)? on (?:the|our|her|his) (?:wall|board|fridge|door)(?!\p{L})/iu;

/** Waters are drawn full and open. */
const waters = new Set('x-river x-lake river lake water-wave x-well fountain x-waterfall droplet'.split(' '));
/** "The dry river", "the pond was only mud", "the lake froze". */
const dry = /^(?:dry|dried|frozen|empty)$/;
const withoutWater = new RegExp(
  `(?<!\\p{L})(?:ice|snow) (?:on|over|covered) (?:the )?${theWord}|${theWord} (?:(?:had|has|have|was|were|is|are|got|grew|became|ran|sank|fell) )*(?:dry|dried up|dried out|empty|frozen|frozen over|froze|ran dry|(?:only|nothing but|just) mud|(?:\\p{L}+ ){0,2}(?:lower|low|muddy))(?!\\p{L})`,
  'iu',
);

/** What lies on the ground or in pieces, by the word before its noun or by what somebody does to it. */
const brought =
  '(?:fallen|uprooted|felled|toppled|overturned|collapsed|torn|ripped|crumpled|shredded|smashed|cracked|broken|dried-up|frozen) (?:\\p{L}+ )?';
const bringsDown =
  "(?:tore|torn|tear|ripped|pulled|knocked|blew|blown|cut|chopped|took|taken) (?:down|over|apart) (?:(?:the|an?|all|every|his|her|their|our|my|some|big|old|\\p{Lu}\\p{L}+['’]s) ){0,3}";

const broughtDown = new RegExp(`(?<!\\p{L})(?:${brought}|${bringsDown})${theWord}`, 'iu');

/** "Grandpa broke a cup." */
const breaks =
  "(?:broke|breaks|broken|smash(?:es|ed)|crack(?:s|ed)|shatter(?:s|ed)|rip(?:s|ped)|tore|crush(?:es|ed)) (?:(?:the|an?|his|her|my|our|their|one|two|\\p{Lu}\\p{L}+['’]s) )?(?:\\p{Ll}+ )?";
const broken = new RegExp(`(?<!\\p{L})${breaks}${theWord}`, 'iu');
/** "The eggs of a frog", "the footprints of a bear": the animal itself is not there. */
const onlyPartOf = new RegExp(
  `(?<!\\p{L})(?:eggs?|spawn|tracks?|footprints?|prints|bones?|skeletons?|skulls?|feathers?|nests?|shells?|fur|wool|teeth|shape|pictures?|photos?|drawings?|statues?|models?|sounds?|cr(?:y|ies)|calls?|shadows?) of (?:(?:an?|the|some|two|many) )?(?:\\p{L}+ )?${theWord}`,
  'iu',
);
const spilt = new RegExp(
  `(?<!\\p{L})(?:spill(?:s|ed|ing)?|spilt|knock(?:s|ed)? over) (?:(?:the|a|his|her|my|some|all) ){0,2}${theWord}`,
  'iu',
);

const attribute = new RegExp(`^(?:${undone})$`);

const is = '(?:is|was|are|were|has been|had been|went|got|became|looked|lay)';
const states = new Map<string, { before: RegExp; after: RegExp }>();

/** What tells that a thing is in one of some states: a word before it, or what is said of it. There are few sets of states. */
function stateOf(ways: string): { before: RegExp; after: RegExp } {
  const known = states.get(ways) ?? {
    before: new RegExp(`^(?:${ways})$`),
    after: new RegExp(
      `${theWord} (?:(?:(?:had|has|have|suddenly|just) )?(?:${brokeDown})|${is} (?:\\p{L}+ )?(?:${ways}))(?!\\p{L})`,
      'iu',
    ),
  };
  states.set(ways, known);
  return known;
}

/**
 * Whether the words of a sentence deny what a picture shows of a noun.
 * @param named the noun with the attribute before it, in lower case
 */
export function isDenied(icon: string, named: string, text: string): boolean {
  const parts = named.toLowerCase().split(' ');
  const noun = parts.at(-1)!.replace(/[^\p{L}-]/gu, '');
  const before = parts.slice(0, -1);
  // A frog's egg is no hen's, and a lion's paw is no print of one.
  if (icon === 'egg' && otherEggs.test(text)) return true;
  if (icon === 'paw-prints' && !/(?<!\p{L})(?:prints?|tracks?|trail)(?!\p{L})/iu.test(text)) return true;
  if (
    icon === 'battery' &&
    noun.startsWith('cell') &&
    /(?<!\p{L})(?:solar|sunlight|photovoltaic)(?!\p{L})/iu.test(text)
  )
    return true;
  if (isOtherSense(icon, noun, text) || isGone(noun, text)) return true;
  if (isOtherKind(icon, noun, text) || isSpoiled(icon, noun, text)) return true;
  if (icon === 'glass-of-milk' && suckled.test(text)) return true;
  // What is seen at the end of Ramadan is the first thin light; astronomers call new what is dark.
  if (icon === 'crescent-moon' && /(?<!\p{L})new moon(?!\p{L})/iu.test(text) && !firstLight.test(text))
    return true;
  if (
    icon === 'x-parliament' &&
    noun === 'houses' &&
    !/(?<!\p{L})(?:Parliament|Congress|both)(?!\p{L})/iu.test(text)
  )
    return true;
  if (kindOf(noun) === 'animal' && isOnlyMade(noun, text)) return true;
  if (/(?:rain|storm|snow|lightning)/.test(icon) && isOver.test(text)) return true;
  // The letter C is none that is posted.
  if (/envelope|letter/.test(icon) && /(?<!\p{L})letters? \p{Lu}(?!\p{L})/u.test(text)) return true;
  if (litPictures.has(icon) && unlit.test(text)) return true;
  const own = coloursOfPictures[icon]?.split(' ');
  if (own && before.some((word) => colours.test(word) && !own.includes(word))) return true;
  if (before.some((word) => attribute.test(word))) return true;
  const fill = closed.has(icon) ? 'open' : drawnEmpty.has(icon) ? 'full|crowded|packed|laden' : 'empty';
  const state = stateOf(`${undone}|${fill}${green.has(icon) ? `|${bare}` : ''}`);
  if (before.some((word) => state.before.test(word))) return true;
  if (waters.has(icon) && before.some((word) => dry.test(word))) return true;
  if (drawnEmpty.has(icon) && noRoom.test(text)) return true;
  const marked = markWordInAnyCase(text, noun);
  return (
    state.after.test(marked) ||
    (icon !== 'fallen-leaf' && broughtDown.test(marked)) ||
    (waters.has(icon) && withoutWater.test(marked)) ||
    (icon !== 'egg' && broken.test(marked)) ||
    (kindOf(noun) === 'animal' && onlyPartOf.test(marked)) ||
    spilt.test(marked)
  );
}

function isOnlyMade(noun: string, text: string): boolean {
  const at = text.toLowerCase().indexOf(noun);
  return at >= 0 && (onPaper.test(text.slice(0, at)) || hungUp.test(text.slice(at + noun.length)));
}
