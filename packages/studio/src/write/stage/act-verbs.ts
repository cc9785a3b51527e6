import type { PoseName } from '../../draw/vocabulary.ts';
import type { WordKind } from '../../words/word-kinds.ts';
import { phraseRules } from './act-phrases.ts';
import type { ActRule } from './act-rule.ts';
import { withKin } from './act-verb-kin.ts';
import { bearingVerbs } from './act-verbs-of-bearing.ts';
import { goals, goingVerbs, ways } from './act-verbs-of-going.ts';
import { drawingOut, handVerbs, holding, laying } from './act-verbs-of-hands.ts';
import { makingVerbs } from './act-verbs-of-making.ts';
import { looking, mindVerbs } from './act-verbs-of-minds.ts';
import { playing } from './act-verbs-of-play.ts';

const thing: readonly WordKind[] = ['artifact', 'food', 'plant', 'substance'];
const being: readonly WordKind[] = ['person', 'animal'];
const heights =
  /^(?:rock|mountain|hill|hillside|cliff|wall|stair|stairs|step|peak|slope|dune|boulder|volcano|ridge|fence)s?$/;
const trees = /^(?:tree|palm|branch|trunk|oak|pine|mango|apple tree)s?$/;
const climbing = (through?: RegExp): ActRule[] => [
  { pose: 'climb-ladder', nouns: /^(?:ladder)s?$/, ...(through && { through }) },
  { pose: 'climb-tree', nouns: trees, ...(through && { through }) },
  { pose: 'climb', nouns: heights, ...(through && { through }) },
];
const running: ActRule[] = [
  { pose: 'run', bare: true, particle: /^out$/, unless: /^(?:of|on|over|for|through|low|dry)$/ },
  { pose: 'run', bare: true, unless: /^(?:late|dry|low|short|wild|out|over|into|for|through|on)$/ },
  {
    pose: 'run',
    on: ['place', 'person', 'animal'],
    nouns: goals,
    through: ways,
    not: /^(?:trouble|problem|money|time|list|mind)s?$/,
  },
  { pose: 'run', nouns: /^(?:race|lap|marathon|relay|mile|kilomet(?:er|re)|met(?:er|re))s?$/ },
];
const walking: ActRule[] = [
  { pose: 'walk-away', bare: true, particle: /^(?:away|off)$/ },
  { pose: 'walk', bare: true },
  { pose: 'walk', on: ['place'], nouns: goals, through: ways },
  { pose: 'walk', on: ['place'] },
  { pose: 'walk', on: ['person', 'animal'], through: /^(?:past|towards?|beside|behind)$/ },
  { pose: 'walk', on: ['animal'] },
];
const cooking: ActRule[] = [{ pose: 'stir', on: ['food', 'substance'], nouns: /^(?:pot|mixture|batter)$/ }];
const drinking: ActRule[] = [
  {
    pose: 'drink',
    on: ['food', 'substance'],
    nouns: /^(?:cup|glass|tea|water|bottle|mug|bowl|puddle)$/,
    bare: true,
  },
];
const throwing: ActRule[] = [
  { pose: 'throw', on: thing, holds: true, not: /^(?:curtain|switch|blanket|coat|light)$/ },
];
const giving: ActRule[] = [
  { pose: 'share', on: thing, holds: true, not: /^(?:lift|ride|hand|call|look|concert|speech|medal)$/ },
];
const crying: ActRule[] = [{ pose: 'cry', bare: true, unless: /^out$/, wordless: true }];
const embracing: ActRule[] = [
  { pose: 'sit-alone', nouns: /^knees?$/ },
  { pose: 'hold', nouns: /^(?:teddy|bear|teddy bear)s?$/, thing: 'teddy-bear' },
  { pose: 'hug', on: being, nouns: /^(?:other|another)$/ },
];
const consoling: ActRule[] = [
  { pose: 'comfort', on: being },
  { pose: 'comfort', nouns: /^(?:hair|shoulder|back|arm)s?$/ },
];
const kneeling: ActRule[] = [{ pose: 'kneel', bare: true }];
const sleeping: ActRule[] = [{ pose: 'sleep', bare: true }];
const clapping: ActRule[] = [
  { pose: 'clap', bare: true, weak: true },
  { pose: 'clap', nouns: /^hands?$/, weak: true },
];
const shouting: ActRule[] = [{ pose: 'shout', bare: true }];
const lookingThrough: ActRule[] = [
  { pose: 'microscope', through: /^(?:through|into|down)$/, nouns: /^microscope$/ },
  { pose: 'telescope', through: /^through$/, nouns: /^(?:telescope|spyglass)$/ },
];
const fruits =
  /^(?:fruit|berry|berries|apple|mango|mangoes|orange|cherry|cherries|pear|plum|olive|fig|guava|date|peach|peaches|grape|lemon|lime|apricot|nut|tomato|tomatoes|pepper|bean|bud|leaf|leaves)s?$/;
const pictures =
  /^(?:picture|map|sketch|portrait|line|circle|square|triangle|shape|graph|diagram|plan|face|house|sun|heart|poster|comic|drawing|painting|landscape|star|rainbow)s?$/;

const sheets =
  /^(?:letter|note|newspaper|paper|list|recipe|telegram|menu|leaflet|message|postcard|slip|sheet|email|poster)s?$/;

const board = /(?<!\p{L})on(?:to)? (?:the|a|our) (?:black|white|chalk)?board(?!\p{L})/iu;
/** "She wrote the word on the board." */
const onBoard: readonly ActRule[] = [{ pose: 'chalk', any: true, saying: board }];

/** Poses of somebody who is said to say something so. */
export const sayingVerbs: Readonly<Record<string, PoseName>> = {
  whisper: 'whisper',
  shout: 'shout',
  yell: 'shout',
  scream: 'shout',
  sob: 'cry',
  wail: 'cry',
  bellow: 'shout',
  holler: 'shout',
  roar: 'shout',
  shriek: 'shout',
  bawl: 'shout',
  murmur: 'whisper',
  sing: 'sing',
  write: 'write',
};
/** Who does so from afar shouts it. */
export const cryingVerbs: ReadonlySet<string> = new Set(['cry', 'call', 'exclaim']);

/** The acts of English verbs, by lemma; the first rule that fits counts. */
export const actVerbs: Readonly<Record<string, readonly ActRule[]>> = withKin(
  {
    ...mindVerbs,
    ...makingVerbs,
    ...goingVerbs,
    ...handVerbs,
    pour: [
      {
        pose: 'pour',
        nouns:
          /^(?:water|tea|coffee|milk|juice|lemonade|cocoa|soup|sauce|syrup|honey|wine|vinegar|liquid|acid|drinks?|glass|cup|paint|oil|ink|medicine)$/,
      },
    ],
    measure: [
      {
        pose: 'measure',
        on: ['artifact', 'plant', 'place', 'animal', 'body'],
        nouns: /^(?:length|height|width|distance|shadow|size|table)s?$/,
        not: /^(?:cup|spoon|success|heart|tongue)s?$/,
      },
    ],
    chase: [{ pose: 'run', on: [...being, 'artifact'] }],
    run: running,
    race: [...running, { pose: 'run', on: ['person'] }],
    rush: running,
    dash: running,
    sprint: running,
    flee: [{ pose: 'run', bare: true }],
    carry: [
      // A child in somebody's arms.
      { pose: 'hug', on: ['person'] },
      {
        pose: 'carry',
        on: [...thing, 'animal'],
        holds: true,
        not: /^(?:gene|disease|virus|vote|tune|weight)s?$/,
      },
    ],
    plant: [{ pose: 'plant', on: ['plant', 'food'], not: /^evidence$/ }],
    vote: [{ pose: 'vote', bare: true }],
    read: [
      // A sheet is no book.
      { pose: 'hold', nouns: sheets, holds: true, shown: true },
      { pose: 'hold', nouns: sheets, thing: 'page-facing-up' },
      {
        pose: 'book',
        any: true,
        not: /^(?:it|them|him|her|me|us|face|mind|thought|lip|clock|meter|scale|thermometer|sign|name|number|palm|label|time|map|knot|braille|signal|weather|gauge|dial)s?$/,
        unless: /^(?:off|out)$/,
      },
    ],
    teach: [
      {
        pose: 'chalk',
        nouns:
          /^(?:letter|reading|writing|math|maths|mathematics|arithmetic|lesson|class|classes|pupil|student|child|children|girl|boy|alphabet|history|science|grammar)s?$/,
        unless: /^(?:to|how)$/,
      },
    ],
    write: [
      ...onBoard,
      {
        pose: 'write',
        any: true,
        not: /^(?:it|them|him|her|me|us|off|home|history|music|song|law|code|program|software)s?$/,
        unless: /^off$/,
      },
      { pose: 'write', nouns: /^(?:it|them)$/, through: /^(?:down|in|into)$/, bare: true },
    ],
    climb: [
      ...climbing(),
      ...climbing(/^(?:up|onto|over|down|to|into)$/),
      { pose: 'climb', bare: true, unless: /^(?:on|onto|in|into|out|off|down|aboard|through)$/ },
    ],
    hide: [{ pose: 'hide', bare: true }],
    comfort: consoling,
    console: consoling,
    hug: embracing,
    embrace: embracing,
    cuddle: embracing,
    share: [{ pose: 'share', on: ['food', 'artifact', 'plant'], holds: true }],
    give: giving,
    hand: giving,
    offer: giving,
    lend: giving,
    throw: throwing,
    toss: throwing,
    hurl: throwing,
    fling: throwing,
    catch: [
      {
        pose: 'catch',
        on: ['artifact', 'food'],
        holds: true,
        not: /^(?:bus|train|plane|flight|taxi|ferry|eye|cold|fire|glimpse|fish|boat|tram)$/,
      },
    ],
    push: [
      {
        pose: 'push',
        on: ['artifact', 'substance'],
        holds: true,
        not: /^(?:button|key|limit|agenda|pen|paper)s?$/,
      },
    ],
    pull: [
      {
        pose: 'pull',
        nouns: /^(?:rope|string|line|cord|sled|sledge|cart|wagon|boat|net|log|crate|box|stone|trolley)s?$/,
        holds: true,
      },
      ...drawingOut,
      { pose: 'pull', any: true, saying: /(?<!\p{L})(?:with|by) (?:a|the) (?:rope|string)(?!\p{L})/iu },
    ],
    dig: [
      { pose: 'dig', any: true, saying: /(?<!\p{L})(?:dug|digs|digging) (?:it|them) (?:up|out)(?!\p{L})/iu },
      {
        pose: 'dig',
        bare: true,
        nouns:
          /^(?:hole|trench|pit|well|ditch|earth|soil|ground|sand|mud|garden|bed|potato|potatoes|bone|canal|channel|furrow|row|snow)s?$/,
        unless: /^into$/,
      },
    ],
    cook: [...cooking, { pose: 'stir', bare: true, nouns: /^(?:dinner|lunch|supper|breakfast|meal)s?$/ }],
    stir: [...cooking, { pose: 'stir', bare: true, unless: /^(?:up|in)$/ }],
    eat: [
      {
        pose: 'eat',
        on: ['food', 'plant'],
        nouns:
          /^(?:lunch|dinner|supper|breakfast|meal|fruit|berry|berries|piece|slice|half|share|crust|portion)s?$/,
        bare: true,
        holds: true,
        not: /^words?$/,
      },
    ],
    nibble: [{ pose: 'eat', on: ['food'], holds: true }],
    munch: [{ pose: 'eat', on: ['food'], holds: true }],
    drink: drinking,
    sip: drinking,
    walk: walking,
    stroll: walking,
    march: walking,
    wander: walking,
    hike: walking,
    tiptoe: walking,
    limp: walking,
    sit: [
      { pose: 'sit-alone', bare: true, particle: /^alone$/ },
      { pose: 'sit-alone', nouns: /^bench(?:es)?$/, through: /^on$/ },
      { pose: 'sit', bare: true },
    ],
    kneel: kneeling,
    crouch: kneeling,
    crawl: [
      { pose: 'kneel', bare: true },
      { pose: 'kneel', on: ['artifact'], through: /^(?:under|into|through|below)$/ },
    ],
    clap: clapping,
    put: [
      ...onBoard,
      { pose: 'raise-hand', nouns: /^hands?$/, particle: /^up$/ },
      { pose: 'comfort', nouns: /^arms?$/, particle: /^(?:around|round)$/ },
      ...holding,
      ...laying,
    ],
    water: [
      {
        pose: 'pour',
        on: ['plant'],
        nouns: /^(?:plants?|garden|flowers?|seeds?|seedlings?|beds?|peppers?|beans?|tomatoe?s?|vegetables?)$/,
      },
    ],
    squat: kneeling,
    sleep: sleeping,
    nap: sleeping,
    doze: sleeping,
    wave: [{ pose: 'wave', bare: true, nouns: /^(?:hand|arm|goodbye|hello)s?$/ }],
    cheer: [{ pose: 'cheer', bare: true, unless: /^up$/ }],
    cry: crying,
    weep: crying,
    sob: crying,
    draw: [
      ...onBoard,
      {
        pose: 'draw',
        any: true,
        not: /^(?:conclusion|breath|crowd|audience|customer|attention|curtain|sword|gun|pistol|bow|bath|blind|card|knife|cart|plough|plow|carriage|sled|water|blood|money|lot|parallel|it|them|him|her|me|us)s?$/,
        unless: /^(?:back|near|nearer|close|closer|away|up|out|on|to|into|towards?)$/,
      },
    ],
    sketch: [{ pose: 'draw', bare: true, on: ['animal', 'plant', 'person', 'artifact'], nouns: pictures }],
    paint: [
      {
        pose: 'paint',
        any: true,
        not: /^(?:wall|fence|house|door|room|nail|fingernail|toenail|face|lip|egg|stone|shell|roof|boat|street|lamppost|car|line|it|them|bean|him|her|me|us)s?$/,
      },
    ],
    point: [{ pose: 'point', bare: true, nouns: /^fingers?$/, unless: /^out$/ }],
    look: [...lookingThrough, ...looking],
    peer: [...lookingThrough, ...looking],
    gaze: [...lookingThrough, ...looking],
    peek: [...lookingThrough, ...looking],
    hold: [
      { pose: 'raise-hand', nouns: /^(?:hand|finger)s?$/, particle: /^up$/ },
      { pose: 'hold-up', on: thing, particle: /^up$/, holds: true },
      { pose: 'hold', on: [...thing, 'animal'], holds: true, shown: true },
    ],
    raise: [
      { pose: 'raise-hand', nouns: /^hands?$/ },
      {
        pose: 'hold-up',
        on: ['artifact', 'food'],
        holds: true,
        not: /^(?:flag|roof|curtain|sail|wall|bar)s?$/,
      },
    ],
    lift: [{ pose: 'lift', on: thing, holds: true, not: /^(?:ban|lid|curtain)s?$/ }],
    listen: [{ pose: 'listen', bare: true }],
    whisper: [
      {
        pose: 'whisper',
        bare: true,
        nouns: /^(?:secret|word|answer|name|password|message|something|story|stories)s?$/,
      },
    ],
    shout: shouting,
    yell: shouting,
    row: [{ pose: 'row', bare: true, nouns: /^(?:boat|canoe|raft)s?$/ }],
    paddle: [{ pose: 'row', nouns: /^(?:boat|canoe|raft|kayak)s?$/ }],
    ride: [
      { pose: 'ride', nouns: /^(?:bike|bicycle|cycle)s?$/ },
      { pose: 'ride', nouns: /^(?:bike|bicycle|cycle)s?$/, through: /^on$/ },
    ],
    cycle: [{ pose: 'ride', any: true }],
    pedal: [{ pose: 'ride', bare: true }],
    swim: [{ pose: 'swim', bare: true, on: ['place'], nouns: /^(?:lap|length|met(?:er|re))s?$/ }],
    dance: [
      { pose: 'dance', bare: true },
      { pose: 'dance', on: ['place', 'person'], through: /^(?:round|around|across|in|with|through)$/ },
      { pose: 'dance', on: ['place'] },
    ],
    play: playing,
    hammer: [{ pose: 'hammer', bare: true, nouns: /^(?:nail|plank|board|peg)s?$/ }],
    sweep: [
      {
        pose: 'sweep',
        bare: true,
        on: ['place'],
        nouns:
          /^(?:floor|yard|leaf|leaves|dust|room|path|step|steps|kitchen|classroom|crumb|porch|street|glass|pieces?)s?$/,
        unless: /^(?:through|across|over|past)$/,
      },
    ],
    pick: [
      { pose: 'lift', on: thing, particle: /^up$/, holds: true },
      {
        pose: 'pick',
        on: ['food'],
        nouns: fruits,
        holds: true,
        not: /^side$/,
        unless: /^(?:out|up|over)$/,
      },
    ],
    feed: [
      {
        pose: 'feed',
        on: ['animal'],
        nouns:
          /^(?:chicken|hen|duck|turkey|pig|lamb|goose|geese|rabbit|(?:cat|gold)?fish|dog|cat|puppy|puppies|kitten|bird|pigeon|goat|sheep|calf|calves|squirrel|animal)s?$/,
        not: /^(?:dog whistle)$/,
      },
    ],
    kick: [
      {
        pose: 'kick',
        on: ['artifact', 'substance'],
        holds: true,
        not: /^(?:bucket|habit|can|door|tire|tyre)s?$/,
      },
    ],
  },
  bearingVerbs,
  phraseRules,
);
