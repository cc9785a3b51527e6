import { campAndHousePartIcons } from '../../draw/props/camp-and-house-part-icons.ts';
import { plainThingsIcons } from '../../draw/props/plain-things-icons.ts';
import { deskStageAndBoxThings } from '../../words/pictures/desk-stage-and-box-things.ts';
import { houseAndSchoolThings } from '../../words/pictures/house-and-school-things.ts';
import { householdThings } from '../../words/pictures/household-things.ts';
import { outdoorThings } from '../../words/pictures/outdoor-things.ts';
import { science } from '../../words/pictures/science.ts';
import { thingsOfStories } from '../../words/pictures/things-of-stories.ts';
import { workAndOutdoorThings } from '../../words/pictures/work-and-outdoor-things.ts';
import { wornAndCampThings } from '../../words/pictures/worn-and-camp-things.ts';

/**
 * Pictures show things as they are made today. Of what people make, a story of long ago is shown only what looked so
 * then: a list of what may be seen, since nobody can list all that may not.
 */
const sinceYear: readonly [year: number, icons: string][] = [
  [
    Number.NEGATIVE_INFINITY,
    'amphora axe basket bell bowl-with-spoon broom bucket chains drum long-drum flute hammer hook necklace x-necklace sewing-needle thread yarn pick scroll x-scroll x-stick x-rope x-clay-bowl x-hand-loom x-bag x-treasure-chest x-throne x-stool x-bench x-cart x-well x-oar x-raft x-brick x-planks x-castle-wall x-column x-pyramid x-inscribed-stone x-cartouche x-quill x-cage x-haystack x-fence x-gate x-sundial x-gold-bar x-coins3 coin money-bag crown shield crossed-swords bow-and-arrow canoe anchor wheel tent hut ladder gem-stone ring key old-key x-wooden-spoon diya-lamp candle x-tally-marks x-cloth x-spinning-wheel prayer-beads menorah sari musical-notes x-shovel x-rake ribbon mirror x-stairs x-fishing-net x-sandcastle x-string x-jug x-blanket x-hoe x-statue x-javelin x-coal x-bush x-peanut x-pumpkin x-knot x-arrow x-calabash x-chisel x-kiln x-millstone x-tree-stump x-mule x-plain-cloth x-bowl x-salt-heap x-drawn-circle x-bun x-sandals x-mat x-mortar x-cabbage x-red-cabbage x-beetroot x-dates x-lentils x-sausage x-straw-bundle x-awl x-tweezers x-flight-of-steps',
  ],
  [500, 'open-book x-sail'],
  [
    1000,
    'castle church mosque hindu-temple shinto-shrine synagogue place-of-worship hourglass-not-done x-barrel x-crate x-wheelbarrow x-windmill x-waterwheel x-horseshoe chess-pawn x-nail carpentry-saw scissors sailboat ship compass x-compass-rose chair x-bridge x-old-letter magnet x-rowing-boat x-iron-bar x-flag x-banner x-belt x-anvil x-bellows x-dhow x-mast x-saddle x-roof-tiles x-chessboard',
  ],
  [
    1450,
    'books x-printing-press x-metal-letters glasses violin musical-score x-clock telescope x-lens x-prism magnifying-glass-tilted-left fork-and-knife artist-palette paintbrush framed-picture x-lantern teapot x-gears x-pulley x-lever x-screw bookmark world-map globe-showing-americas alembic x-flask umbrella military-helmet performing-arts top-hat x-cannon x-chimney x-kora x-shutters x-porridge x-mask x-turban x-easel',
  ],
  [
    1700,
    'newspaper balloon thermometer x-kettle x-blackboard x-lighthouse x-steam-engine x-wire x-coil x-battery x-bar-magnet x-magnet-field envelope pencil x-paint-pots musical-keyboard trumpet sled fountain classical-building ballot-box-with-ballot x-paper-boat x-seesaw x-pinata x-sugar-bowl x-drawers x-cupboard x-puppet x-cork x-plough x-curtain x-carriage x-slate x-cloth-bag x-armchair x-plate x-plates x-red-carpet x-shawl x-playing-cards',
  ],
  [
    1840,
    'locomotive railway-car railway-track x-match x-street-lamp microscope stethoscope test-tube x-beaker petri-dish x-pipette x-swan-neck-flask x-water-pump accordion medal x-medal x-bottle x-pot x-table suitcase luggage bathtub drop-of-blood sewing-machine telephone-receiver factory x-doll x-marbles x-sewing-machine x-postage-stamp x-toy-blocks x-dominoes x-harmonica x-jam x-tray x-guitar x-birdhouse x-butterfly-net x-flagpole x-water-pipe x-oil-lamp x-iron-stove x-shoe x-paper-bag x-tin x-ladle x-sieve x-lid x-quilt x-mattress x-mop x-slipper x-slippers x-certificate',
  ],
];

const seen = new Map(
  sinceYear.flatMap(([year, icons]) => icons.split(' ').map((icon) => [icon, year] as const)),
);

/** Parts of bodies, the sky, the land and what matter is made of are as they were. */
const natural =
  /^(?:anatomical-heart|bone|brain|ear|eye|foot|leg|lungs|mouth|nose|tongue|drop-of-blood|cloud.*|comet|.*-moon|desert.*|droplet|fire|hole|hot-springs|ice|milky-way|mountain|snow-capped-mountain|rainbow|ringed-planet|rock|shooting-star|snowflake|star|sun|sunrise|tornado|volcano|water-wave|bubbles|national-park|x-(?:tooth.*|stomach|intestine|liver|heart-cut|spine|brain-parts|skeleton|joint|bone-cut|dna|neuron|animal-cell|leafcell|nucleus|mitochondrion|stomata|flower-parts|atom|h2o|co2|o2|sugar|magma|fossil|bill|layers|fault|planet-banded|solar-system|globe-.*|river|lake|waterfall|delta|meander|v-valley|dike|hill|iceberg|geyser|puddle|tadpole|frogspawn|snowball|wind|sand|sandstorm|mud|smoke|reeds|millet|bamboo|fern|moss|dandelion|dandelion-clock|pine-cone|slug|chromosome|triangle|scalene-triangle|right-triangle|circle|square|cube|pie-.*))$/;

const made = new Set(
  [
    householdThings,
    outdoorThings,
    science,
    thingsOfStories,
    workAndOutdoorThings,
    houseAndSchoolThings,
    deskStageAndBoxThings,
    wornAndCampThings,
    plainThingsIcons,
    campAndHousePartIcons,
  ]
    .flatMap((table) => Object.keys(table))
    .filter((icon) => !natural.test(icon)),
);

const foodOfToday = new Set(
  'bagel burrito candy canned-food chocolate-bar cookie cupcake doughnut french-fries hamburger hot-dog ice-cream lollipop pizza popcorn sandwich sushi taco waffle beverage-box cup-with-straw shortcake x-lunch birthday-cake spaghetti hot-beverage'.split(
    ' ',
  ),
);

/** From when on, within the last hundred years, things looked as their pictures show them. */
const lately: readonly [year: number, icons: string][] = [
  [
    1900,
    'x-baton x-hurdle x-paper-plane x-bottle-cap x-eraser x-fish-tank x-toast x-bicycle-pump x-pliers x-whistle x-hanging-lamp x-pyjamas x-poster x-dustpan',
  ],
  [
    1925,
    'x-toy-car x-parachute x-skirt x-tyre x-wall-socket x-engine x-boom-barrier x-dam radio microphone basketball motorcycle x-electric-fan x-clothes-peg x-vinegar x-jumper x-child-drawing x-ball x-steering-wheel x-postcard x-greeting-card x-ceiling-fan x-shallow-tray x-folded-map x-trousers x-hanky x-pencil-sharpener x-front-door x-house-window x-sock x-glove',
  ],
  [
    1950,
    'bus delivery-truck fire-engine police-car ambulance taxi tractor helicopter automobile camera speedboat x-fridge shopping-cart ferry passenger-ship x-syringe x-glue x-worksheet x-light-switch x-juice x-drinking-straw x-hay-bale x-lunch-box x-stapler x-trampoline x-jerrycan x-outboard-motor x-clothesline guitar x-sticky-tape x-foil x-bin x-basin x-loudspeaker x-fairy-lights x-open-box x-wellies x-sleeping-bag x-bunk-bed',
  ],
  [
    1960,
    'x-crisps x-stickers x-hair-dryer x-plastic-bag x-hoop x-generator x-traffic-cone x-drink-can x-duvet airplane rocket satellite satellite-antenna television canned-food running-shoe backpack t-shirt jeans x-photo',
  ],
  [
    1967,
    'telephone telephone-receiver train high-speed-train bullet-train tram billed-cap skateboard motor-scooter',
  ],
  [
    1985,
    'desktop-computer keyboard printer computer-mouse video-game joystick floppy-disk credit-card x-calculator headphone x-solar-panel x-water-tank x-earphones x-screen x-sports-helmet',
  ],
  [2005, 'laptop mobile-phone robot video-camera kick-scooter'],
  [2011, 'x-tablet'],
];
const sinceLately = new Map(
  lately.flatMap(([year, icons]) => icons.split(' ').map((icon) => [icon, year] as const)),
);
/** Until so many years ago nearly everything that is made looked different. */
const ours = 1900;

/**
 * Whether a thing looked then as its picture shows it.
 * @param year of the story; negative before the common era
 */
export function lookedSoIn(year: number, icon: string): boolean {
  const late = sinceLately.get(icon);
  if (late !== undefined && year < late) return false;
  if (year >= ours) return true;
  return made.has(icon) ? year >= (seen.get(icon) ?? Number.POSITIVE_INFINITY) : !foodOfToday.has(icon);
}
