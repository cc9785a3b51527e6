import { type ParticularLook, words } from './particular-look.ts';

const animals =
  'animals?|lions?|tigers?|fox(?:es)?|wol(?:f|ves)|owls?|monkeys?|elephants?|cats?|dogs?|birds?|bears?|rabbits?|jaguars?|eagles?|deer|frogs?|bulls?';

/** Pictures of things of kitchens, bedrooms, wardrobes and classrooms, and what a sentence may not tell beside them. */
export const looksOfHouseAndSchool: readonly ParticularLook[] = [
  // A round one with a lid, for biscuits.
  {
    icons: /^x-tin$/,
    never: words(
      'paint|petrol|oil|paraffin|kerosene|milk|condensed|sardines?|tuna|soup|beans|baking|cake|roof|soldiers?|whistle|foil|tins|seeds?|seedlings?|walls?|tyres?|grains',
    ),
  },
  {
    icons: /^x-porridge$/,
    never: words(
      'pots?|ca?uldron|pans?|stir(?:s|red|ring)?|skin|cold|buckets?|pulp|gr[ea]y|mud|(?:like|as|into|to a) porridge',
    ),
  },
  { icons: /^x-mortar$/, never: words('bricks?|cement|masons?|guns?|fired|yams?|fufu|cassava|stones') },
  // Full of soup.
  { icons: /^x-ladle$/, never: words('water|milk|batter|Dipper|stars?|wooden|empty|glue|ink|wax') },
  {
    icons: /^x-sieve$/,
    never: words(
      'primes?|Eratosthenes|numbers?|soil|sand|sandy|gold|mud|bark|roots?|museum|memory|(?:like|as) a sieve|of a sieve|kind of|pulp|paper|nets?',
    ),
  },
  {
    icons: /^x-basin$/,
    never: words(
      'rivers?|drain(?:s|ed|age)?|tidal|Amazon|Congo|lakes?|rocks?|dry|sink|swim(?:s|ming)?|swam|dug|digs?|pool|at the basin',
    ),
  },
  // Of a pot.
  {
    icons: /^x-lid$/,
    never: words(
      'jars?|bottles?|box(?:es)?|tins?|chests?|pianos?|coffins?|lunch|bins?|trunks?|baskets?|jam|eyes?|teapots?|screw(?:s|ed)?|clay|ice|lakes?|ponds?|like a lid',
    ),
  },
  // On its roll.
  {
    icons: /^x-foil$/,
    never: words('balls?|crumpled|strips?|boats?|chocolates?|gold|pieces?|hats?|scraps?|sweets?'),
  },
  {
    icons: /^x-vinegar$/,
    never: words(
      'smel(?:ls?|led|t)|tast(?:es?|ed)|pickl(?:es?|ed)|(?:sour|face) (?:as|like)|weak vinegar|drops? of',
    ),
  },
  // A whole green one.
  {
    icons: /^x-cabbage$/,
    never: words(
      'red|purple|juice|indicator|litmus|soup|shredded|chopp(?:ed|ing)|slic(?:es?|ed)|cut|boil(?:s|ed|ing)?|cook(?:s|ed)?|kimchi|sauerkraut|seeds?|seedlings?|Chinese|napa|lea(?:f|ves)|white butterfl(?:y|ies)|kimjang|than a cabbage',
    ),
  },
  {
    icons: /^x-red-cabbage$/,
    never: words('juice|soup|lea(?:f|ves)|shredded|chopped|slices?|sliced|half|cut|salad|dye|patch'),
  },
  {
    icons: /^x-beetroot$/,
    never: words('fields?|juice|sliced?|slices|soup|salad|grated|boiled|cooked|sugar beets?|stain(?:s|ed)?'),
  },
  {
    icons: /^x-dates$/,
    never: words(
      'calendar|years?|centur(?:y|ies)|appointment|wr(?:ite|ites|ote|itten)|history|dates? of birth|the date|folders?|screenshots?',
    ),
  },
  { icons: /^x-sausage$/, never: words('string of|sausage (?:dogs?|rolls?|meat)|hot dogs?|slices?|sliced') },
  // Raw ones.
  {
    icons: /^x-lentils$/,
    never: words(
      'soup|dal|stew|curry|cook(?:s|ed|ing)?|boil(?:s|ed|ing)?|fields?|plants?|sprout\\p{L}*|gr[eo]w(?:s|ing)?|eat|eats|ate|brown|green|black|(?:than|as) lentils',
    ),
  },
  {
    icons: /^x-jumper$/,
    never: words('jump(?:s|ed|ing)?|(?:high|long|triple|ski|show) jumpers?|cables?|hood'),
  },
  {
    icons: /^x-slippers?$/,
    never: words(
      'glass|ballet|rubber|bunny|satin|silk|Cinderella|flip|beach|shower|plastic|straw|dancing|different|felt',
    ),
  },
  { icons: /^x-pyjamas$/, never: words('dinosaurs?|rockets?|stars?|spotted|bunny|flannel|silk|hospital') },
  { icons: /^x-shawl$/, never: words('prayer|wool(?:len)?|knit(?:s|ted)?|lace') },
  // One with a painted face.
  {
    icons: /^x-mask$/,
    never: words(
      `${animals}|face masks?|gas|oxygen|surgical|diving|snorkel\\p{L}*|dust|sleep\\p{L}*|superhero\\p{L}*|death|mummy|pharaoh|Tutankhamun|gold(?:en)?|robbers?|monsters?|dragons?|demons?|devils?|welding|fencing|apron|gloves|wooden|wood|carv(?:es?|ed)|beak`,
    ),
  },
  { icons: /^x-earphones$/, never: words('wireless|one earphone|cup over') },
  // Woven and flat.
  {
    icons: /^x-mat$/,
    never: words(
      'gym|judo|wrestl\\p{L}+|yoga|exercise|door ?mats?|welcome|bath|mouse ?mats?|place ?mats?|prayer|pray(?:s|ed)?|rubber|bacteria|algae|foam|tatami|trampoline|crash|microbial|hair|beer|table|trainer|climbing frame|wall bars|sports hall|gymnast\\p{L}*',
    ),
  },
  { icons: /^x-quilt$/, never: words('quilt of|feathers?|down|duvet|fields') },
  { icons: /^x-mattress$/, never: words('air|straw|inflatable|mattress of|grass|leaves') },
  { icons: /^x-mop$/, never: words('mop of|hair|robots?') },
  {
    icons: /^x-bin$/,
    never: words(
      'recycling|grain|compost|storage|bread|toys?|wheelie|bins? of|open|overflow(?:s|ed|ing)?|class(?:room)?|desks?',
    ),
  },
  // With a spring.
  {
    icons: /^x-clothes-peg$/,
    never: words('tents?|horns?|plastic|peg ?board|violin|guitar|oars?|wooden leg|coats?|hooks?|mallet'),
  },
  // On its foot.
  {
    icons: /^x-electric-fan$/,
    never: words(
      'ceiling|roof|paper|silk|feathers?|palms?|bamboo|football|team|exhaust|turbines?|computers?|laptop|extractor|engine|window|weav(?:es?|ing)|wove|astronauts?|space|pipes?',
    ),
  },
  // Not every picture was taken by a camera.
  { icons: /^x-photo$/, noun: /^picture$/, only: /(?!)/ },
  // A print of two people.
  {
    icons: /^x-photo$/,
    never: words(
      `phones?|chat|post(?:s|ed)|screens?|online|app|t(?:ake|akes|ook|aken|aking)|snap(?:s|ped)?|cameras?|passport|tablet|computer|laptop|websites?|drone|satellites?|telescope|x-?ray|newspapers?|magazines?|books?|program|trained|empty|black[- ]and[- ]white|microscope|${animals}`,
    ),
  },
  {
    icons: /^x-certificate$/,
    never: words('birth|marriage|death|shares?|gift|medical|bonds?|napkin|authenticity'),
  },
  { icons: /^x-poster$/, never: words('wanted|film|movie|poster beds?|four-poster') },
  {
    icons: /^x-child-drawing$/,
    only: words('fridge|crayons?|kindergarten|nursery|preschool|scribbl\\p{L}+|felt[- ]tips?'),
    never: words('exact|scale|maps?|caves?|drawings? (?:by|that)'),
  },
  // On its roll, of the colour of parcels.
  {
    icons: /^x-sticky-tape$/,
    never: words(
      'measur\\p{L}+|record\\p{L}*|cassettes?|video|finish|duct|electrical|insulating|police|magnetic|tape measure|metres?|meters?|centimetres?|clear|peel(?:s|ed|ing)?|(?:bits?|line|pieces?|strips?) of',
    ),
  },
  {
    icons: /^x-playing-cards$/,
    never: words(
      'birthday|greeting|(?:number|flash|memory|question|word|picture|task|cue|role|red|yellow|library|bank|credit|SIM|identity|fact|trading|report|score|name|football) ?cards?|teacher|post ?cards?|invitations?|punch(?:ed)?|house of cards',
    ),
  },
  {
    icons: /^x-chessboard$/,
    never: words('pieces|pawns?|knights?|rooks?|bishops?|queens?|like a chessboard'),
  },
  { icons: /^x-easel$/, never: words('blank|empty|chart|portraits?|bed') },
  {
    icons: /^x-traffic-cone$/,
    only: words(
      'traffic|pitch|dribbl\\p{L}+|football|orange|roads?|streets?|sprints?|playground|relay|slalom|coach|bikes?|(?:a)?round (?:the|a) cones?',
    ),
    never: words('pines?|ice[- ]creams?|volcano(?:es)?|paper'),
  },
  {
    icons: /^x-tape-measure$/,
    noun: /^tape$/,
    only: words('measur\\p{L}+|metres?|meters?|centimet(?:re|er)s?|inches|tailors?|waist|long'),
  },
  {
    icons: /^candy$/,
    noun: /^sweet$/,
    never: words('sweet (?:potato(?:es)?|smell|tooth|voice|dreams?|peas?)'),
  },
  {
    icons: /^bathtub$/,
    noun: /^bath$/,
    only: words('in (?:the|his|her|my|our) bath|into (?:the|a|his|her) bath|bath ?tubs?|taps?|plug'),
  },
  { icons: /^ping-pong$/, noun: /bat$/, only: words('table tennis|ping[- ]pong') },
];
