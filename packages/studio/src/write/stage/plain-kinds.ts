import { words } from './particular-look.ts';

/** A picture of another kind of the same thing, for where the first one does not fit. */
export type OtherKind = {
  icon: string;
  shows: string;
  /** As its sentence has it, in lower case, one or many; every noun of the first picture where it is left out. */
  noun?: RegExp;
  unless?: RegExp;
  if?: RegExp;
  ifStory?: RegExp;
  unlessStory?: RegExp;
};

const ofTables =
  'desk|tables? with|bedside|beside (?:her|his|my|the) bed|on the table|bedroom|living room|night ?stand|sofa|lampshade|plug(?:ged)?|standing lamps?|floor lamps?';
const somebodysOrTheOne = '(?:the|an?|his|her|my|our|their|every|all|two|three|old|oil|little|small|big)';

/** A lamp is known by what is done with it: whoever lights or carries one has a flame in it. */
const lamps: readonly OtherKind[] = [
  {
    icon: 'x-lamp',
    shows: 'diya-lamp',
    ifStory: words('diyas?|di[wv]ali|deepavali'),
    unless: words(`${ofTables}|electric|street`),
  },
  {
    icon: 'x-lamp',
    shows: 'light-bulb',
    ifStory: words('circuits?|batter(?:y|ies)'),
    unless: words(ofTables),
  },
  {
    icon: 'x-lamp',
    shows: 'x-street-lamp',
    if: words(
      'street ?lamps?|lamp ?posts?|lamps? (?:of|in|on|along) the (?:street|square|pavement)|(?:home|walk\\p{L}*) under the (?:\\p{L}+ )?lamps',
    ),
  },
  {
    icon: 'x-lamp',
    shows: 'x-oil-lamp',
    if: words(
      `(?:kerosene|paraffin|oil|petroleum|storm|hurricane) lamps?|wicks?|lamp oil|lamp (?:is|was|stood) empty|(?:lit|lights?|lighted|lighting) (?:${somebodysOrTheOne} )*lamp|(?:held|holds|holding|carried|carries|carrying|raised|lifted|filled|trimmed) (?:up )?(?:${somebodysOrTheOne} )*lamps?|with a (?:small |little )?lamp`,
    ),
    unless: words('mines?|miners?|head ?lamps?|diyas?|clay|saucers?|electric|batter(?:y|ies)|gas'),
  },
  {
    icon: 'x-lamp',
    shows: 'x-oil-lamp',
    ifStory: words('(?:kerosene|paraffin) lamps?'),
    unless: words(`${ofTables}|mines?|miners?|electric|hanging lamps?`),
  },
  { icon: 'x-lamp', shows: 'x-hanging-lamp', unless: words(ofTables) },
];

/** What tells of a bag that is tied with a string. */
export const keptInSacks =
  'bags? of|sacks?|burlap|sandbags?|tied|tying|knot|granary|lime|cement|flour|grain|fertili[sz]er|maize';

const ofOtherStoves = words('gas|electric|clay|tiled?|solar|camping|rocket|three stones?|mud|alcohol');
const laidTable = words('forks?|cutlery');

/** What is meant where the words tell of no particular kind. English. */
export const plainKinds: readonly OtherKind[] = [
  ...lamps,
  { icon: 'x-bag', noun: /^bags?$/, shows: 'backpack', if: words('school ?bags?') },
  { icon: 'x-bag', noun: /^bags?$/, shows: 'x-paper-bag', if: words('paper bags?') },
  // A bag of a story of flour is one of flour, whatever its sentence says.
  {
    icon: 'x-bag',
    noun: /^bags?$/,
    shows: 'x-cloth-bag',
    unless: words(keptInSacks),
    unlessStory: words(
      '(?:flour|grain|rice|cement|lime|fertili[sz]er|maize) (?:bags?|sacks?)|(?:bags?|sacks?) of|the whole bag',
    ),
  },
  // Without a word of its sail, a boat is a small open one.
  {
    icon: 'sailboat',
    noun: /^boats?$/,
    shows: 'x-rowing-boat',
    unless: words('sail(?:s|ed|ing|ors?)?|wind|masts?|yachts?|regatta'),
  },
  {
    icon: 'mans-shoe',
    noun: /^shoe$/,
    shows: 'x-shoe',
    unless: words('leather|polish(?:es|ed|ing)?|cobblers?|shoe ?makers?|brown'),
  },
  { icon: 'womans-sandal', noun: /^sandals$/, shows: 'x-sandals', unless: words('heels?') },
  {
    icon: 'x-cloth',
    noun: /^cloths?$/,
    shows: 'x-plain-cloth',
    unless: words(
      'weav(?:es?|ing|ers?)|wove(?:n)?|sew(?:s|ed|ing|n)?|tailors?|dress(?:es)?|(?:rolls?|bolts?|metres|meters|yards) of|merchants?|measur(?:es?|ed|ing)|how much cloth|wings|dye(?:s|d)?|looms?',
    ),
  },
  { icon: 'fork-and-knife-with-plate', noun: /^plate$/, shows: 'x-plate', unless: laidTable },
  {
    icon: 'fork-and-knife-with-plate',
    noun: /^plates$/,
    shows: 'x-plate',
    if: words('(?:two|three|four|five) (?:more |other |clean |empty )?plates'),
    unless: laidTable,
  },
  { icon: 'fork-and-knife-with-plate', noun: /^plates$/, shows: 'x-plates', unless: laidTable },
  {
    icon: 'bowl-with-spoon',
    noun: /^bowls?$/,
    shows: 'x-bowl',
    unless: words('cereal|soup|porridge|oat(?:s|meal)|spoons?|yogh?urt|pudding|muesli|cornflakes|batter'),
  },
  // An iron one that burns wood, where a fire, a cold winter or a tent tells of it.
  {
    icon: 'x-oven',
    noun: /^stoves?$/,
    shows: 'x-iron-stove',
    if: words('wood|fire ?wood|coal|iron|fire|logs?|chimney|embers|dung|felt|cabin'),
    unless: ofOtherStoves,
  },
  {
    icon: 'x-oven',
    noun: /^stoves?$/,
    shows: 'x-iron-stove',
    ifStory: words('yurts?|gers?|log cabin|fire ?wood'),
    unless: ofOtherStoves,
  },
  // A heap of it, where no shaker stands on a table.
  {
    icon: 'salt',
    noun: /^salt$/,
    shows: 'x-salt-heap',
    unless: words(
      'pinch(?:es)?|tables?|soup|tast(?:es?|ed|y)|shak(?:es?|er|ers)|shook|eggs?|dough|season(?:s|ed)?|pepper|sprinkl(?:es?|ed)',
    ),
  },
  {
    icon: 'x-circle',
    noun: /^circles?$/,
    shows: 'x-drawn-circle',
    if: words(
      'drew|draws?|drawing|drawn|paint(?:s|ed)?|chalk(?:s|ed)?|compass(?:es)?|traced?|sketch(?:es|ed)?',
    ),
    unless: words('radius|radii|diameter|circumference|pi|cent(?:re|er)|half|semi|in an? circle'),
  },
  { icon: 'x-carpet', shows: 'x-red-carpet', if: words('red carpets?') },
  {
    icon: 'bread',
    noun: /^buns?$/,
    shows: 'x-bun',
    unless: words(
      'hair|hot dogs?|burgers?|hamburgers?|steamed|bao|in a (?:tight )?bun|cinnamon|raisins?|cross',
    ),
  },
];
