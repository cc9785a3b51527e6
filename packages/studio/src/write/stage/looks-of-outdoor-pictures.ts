import { type ParticularLook, words } from './particular-look.ts';

/** Pictures of buildings, vehicles, animals, the land and the sky, and what a sentence has to tell for them to be right. */
export const looksOutdoors: readonly ParticularLook[] = [
  {
    icons: /^x-horseshoe$/,
    only: words('horses?|pon(?:y|ies)|blacksmiths?|smith|hoof|hooves|horseshoes?|luck(?:y)?'),
  },
  { icons: /^castle$/, noun: /^palace$/, only: /(?!)/ },
  { icons: /^robot$/, never: words('green man|crossing|traffic|pressed the button') },
  { icons: /^ballot-box-with-ballot$/, never: words('raising (?:their|our|his|her)|hands') },
  {
    icons: /^x-cart$/,
    noun: /^wagon$/,
    never: words('eighty|seats?|transport|cattle wagons?|railway|trains?|boards'),
  },
  { icons: /^x-wire$/, never: words("snares?|cut the wire|boat|animal[’']s?") },
  { icons: /^x-mud$/, never: words('turned (?:in)?to') },
  // Who presses a nose or a button, and what the press writes, print nothing.
  {
    icons: /^x-printing-press$/,
    noun: /^press(?:es)?$/,
    only: words('print(?:s|ed|er|ers|ing)?|Gutenberg|type|ink'),
  },
  { icons: /^x-bottle$/, never: words('hot[- ]water bottles?') },
  { icons: /^ship$/, never: words('tankers? (?:took|lorr(?:y|ies))|milk') },

  {
    icons: /^x-parliament$/,
    only: words(
      'parliament|congress|senate|senators?|laws?|bills?|houses? (?:votes?|pass(?:es)?|debates?)|member|democracy',
    ),
  },
  { icons: /^ice$/, noun: /^cube$/, only: words('ice|drinks?|freezer|frozen|melt(?:s|ed|ing)?') },
  {
    icons: /^snowflake$/,
    noun: /^flake$/,
    only: words('snow(?:s|ed|ing|y)?|sky|winter|sideways|fell|falling|mittens?|cold'),
  },
  {
    icons: /^wheel$/,
    never: words('captain|ships?|mill|ferris|palm|spinning|water|steering|helm|huge|toy|potter'),
  },
  { icons: /^x-steam-engine$/, noun: /^engine$/, only: words('steam|coal|boiler|Watt|locomotives?|pumps?') },
  { icons: /^automobile$/, never: words('horses rode|trains?|rails?|wagons?|rode on top|cable cars?') },
  { icons: /^train$/, never: words('Revolution|Civil War|gold rush') },
  {
    icons: /^seedling$/,
    noun: /^plant$/,
    never: words(
      'roasted|factory|workers|power|at the plant|cracked|water plant|tiny|microscopic|animals and plants|eat plants',
    ),
  },
  {
    icons: /^globe-.*|x-globe-.*$/,
    never: words(
      'lumps? of earth|into the earth|dug|digg?(?:s|ing)|soil|clay|handful of earth|earth floor|earthworms?',
    ),
  },
  { icons: /^zebra$/, never: words('zebra crossings?') },
  {
    icons: /^playground-slide$/,
    never: words('beads|slides? (?:back|off|into|open|over|under|them)|microscope|trombone'),
  },
  { icons: /^x-o2$/, never: words('carried|bottles?|tanks?|cylinders?|kilos|mask') },
  { icons: /^star$/, never: words('hole|window|cracked') },
  { icons: /^x-wire$/, never: words('rode|calves|beyond the wire|till|abacus|beads') },

  {
    icons: /^palm-tree$/,
    only: words('trees?|coconuts?|beach(?:es)?|dates?|leaves|oil|oas[ie]s|islands?|fronds?|grove|shade'),
    never: words('(?:his|her|my|their|your|our) palms?|palms? of|hands?'),
  },
  { icons: /^roller-skate$/, never: words('ice|ponds?|frozen|lake|rink|snow|winter|hockey|fish') },
  {
    icons: /^x-geyser$/,
    only: words('hot springs?|erupt(?:s|ed|ion)?|steam|Iceland|Yellowstone|spouts?|spouted|ground|earth'),
  },
  {
    icons: /^badminton$/,
    never: words('space|orbit(?:s|ed)?|Columbia|Challenger|Discovery|loom|weav\\p{L}+|Earth|astronauts?|bus'),
  },
  { icons: /^deer$/, noun: /^sambar$/, never: words('rice|menu|lentils?|idlis?|dosas?|lunch|eat|ate|plate') },
  { icons: /^x-sandstorm$/, noun: /^(?:duster|dust)$/, only: words('storms?|desert') },
  { icons: /^motorway$/, noun: /^(?:road|main road|street)$/, only: /(?!)/ },
  {
    icons: /^hole$/,
    never: words(
      'bags?|socks?|shirts?|jumper|buckets?|roof|nets?|to(?:o|ee)th|shoes?|trousers|pockets?|cloth|paper|fence|wall|boat|ozone|lid|acid|bores|pencil|tree|trunk|ice|bread|cheese|sail|mask|curtain|pores?|tiny|little|no holes|(?:with|without|make|makes|made) (?:the )?holes',
    ),
  },
  {
    icons: /^x-wind$/,
    noun: /^wind$/,
    never: words(
      '(?:it|river|road|path|stream|trail|which|that|street|stairs?) winds|winds (?:slowly|down|through|up|around|its way)',
    ),
  },
  { icons: /^x-pyramid$/, only: words('Egypt(?:ians?)?|pharaohs?|Giza|Nile|Cairo|sphinx|mummy|mummies') },
  { icons: /^church$/, never: words('rock|cut|carved|wooden|cave|tent|mud|Lalibela|underground') },
  {
    icons: /^droplet$/,
    noun: /^drop$/,
    never: words(
      'drops? of (?!water|rain|dew|sweat|them)\\p{L}+|brush|ink|paint|oil|honey|blood|iodine|palette|syrup|soap',
    ),
  },
  { icons: /^x-branch$/, never: words('dry|bare|dead|thorns?|thorny|snow(?:y)?|winter|burnt?') },
  {
    icons: /^x-(?:river|lake)$/,
    never: words('dust|dried|dry|no water|line of dust|trickle|coffee stain|frozen|froze'),
  },
  {
    icons: /^deciduous-tree$/,
    never: words(
      "pines?|palms?|firs?|spruces?|bare|baobabs?|acacias?|mangroves?|dead|leafless|snow|family tree|family[’']s tree|skis?|christmas|thorn trees?|cactus(?:es)?|bamboo",
    ),
  },
  { icons: /^taxi$/, never: words('motorbike|motorcycle|boda(?:-boda)?|water taxi|bicycle|rickshaw') },
  {
    icons: /^x-bridge$/,
    never: words(
      '(?:iron|rope|wooden|steel|suspension|plank|log|swing|draw|hanging|bamboo|railway) ?bridges?|bridge of',
    ),
  },
  {
    icons: /^(?:rooster|cow|goat|dog|cat|sheep|ewe|horse|mouse|bird)$/,
    never: words('mummified|stuffed|before the rooster|of wood|on paper|gingerbread'),
  },
  { icons: /^ewe$/, never: words('light|angels?|shepherd play|nativity|stage|costume') },
  { icons: /^mosque$/, never: words('mud') },
  { icons: /^mountain$/, never: words('island|melted rock|most mountains') },
  { icons: /^x-lake$/, noun: /^pond$/, never: words('ink|fish ?pond|garden pond') },
  { icons: /^x-mud$/, never: words('mosque|bricks?|bricklayer|huts?|mud wall') },
  { icons: /^rock$/, never: words('melted|molten|lava|magma|lay waste|cliff') },
  { icons: /^balloon$/, never: words('flew|airship|hot-?air|basket|gas|dirigible') },
  { icons: /^x-rope$/, never: words('knotted|rope bridge|tied (?:the|a) rope with') },
  { icons: /^crescent-moon$/, never: words('none of|dark') },

  {
    icons: /^fire$/,
    never: words(
      '(?:is|was) (?:its|their|his|her) fire|fire drill|fire (?:department|brigade|station|alarm)|no fire|fire (?:had )?(?:burned|gone|went|died) (?:down|out)',
    ),
  },
  // With battlements.
  {
    icons: /^x-tower$/,
    only: words(
      'castles?|watch ?towers?|fort(?:ress)?|kings?|queens?|prince(?:ss)?|knights?|siege|medieval|guards?|dungeon|walls of|city walls?|Rapunzel|enem(?:y|ies)',
    ),
  },
  {
    icons: /^castle$/,
    never: words('sand|sandcastles?|bouncy|snow|beach|ditch|moat of sand|waves?|tide|inflatable'),
  },
  // With four sails, for grinding.
  {
    icons: /^x-windmill$/,
    only: words(
      'flour|mill(?:ers?)?|grind(?:s|ing)?|ground|Dutch|Holland|Netherlands|sails|grain|Don Quixote',
    ),
  },
  { icons: /^worm$/, never: words('silk|silkworms?|mulberry|computer|book ?worms?|glow-?worms?') },
  // The sign of one currency is on its front, or on it.
  { icons: /^(?:bank|dollar-banknote)$/, only: /(?<!\p{L})(?:dollars?|bucks|cents)(?!\p{L})|\$/iu },
  { icons: /^hotel$/, noun: /^(?:inn|hostel|lodge|guest ?house|motel|resort)$/, only: /(?!)/ },
  // Villas with red roofs are no village of most countries.
  { icons: /^houses$/, only: /(?!)/ },
  // Round, of clay, with a roof of straw.
  {
    icons: /^hut$/,
    only: words(
      'thatch(?:ed)?|mud|clay|village(?:s|rs)?|grass|straw|round|palm|tribe|compound|goats?|cattle|reeds?',
    ),
    never: words('mountain|ski|snow|ice|forester|beach|log|stone|tents?|tin|wooden'),
  },
  // All continents.
  {
    icons: /^world-map$/,
    noun: /^map$/,
    only: words(
      'world|continents?|oceans?|globe|countr(?:y|ies)|Africa|Asia|Europe|Americas?|Earth|atlas|equator|hemispheres?',
    ),
    never: words(
      'town|city|village|school|room|park|treasure|scale|river|street|trail|hand-drawn|drew|draws?',
    ),
  },
  // A fast one of our days, from the front.
  {
    icons: /^train$/,
    never: words(
      'steam|mines?|small|toy|model|old|freight|coal|goods|night train|underground|subway|wagons?|1[6-9]\\d\\d',
    ),
  },
  {
    icons: /^snowflake$/,
    never: words(
      '(?:red|rust|paint|corn|skin|ash|soap|chocolate|oat|fish) flakes?|cornflakes|flakes? of (?:rust|paint|skin|ash|gold)',
    ),
  },
  // Five points, yellow.
  {
    icons: /^star$/,
    never: words(
      'tiles?|flakes?|points|patterns?|mosaics?|doormat|chip(?:s|ped)?|films?|movies?|rock stars?|pop stars?|football star|blue and|paper|cookies|limp|stickers?|anise|starfish|red star|dwarf|giant|spangled|flags?',
    ),
  },
  {
    icons: /^x-branch$/,
    never: words(
      'corals?|reefs?|clownfish|sharks?|bank|bronch\\p{L}*|lungs?|nerves?|family|government|shop|library|science',
    ),
  },
  {
    icons: /^globe-showing-americas$/,
    never: words(
      '(?:times|twice|once|half|way) (?:a)?round the (?:earth|world)|on earth|(?:lumps?|bit|heap|handful) of earth',
    ),
  },
  { icons: /^full-moon$/, never: words('new moons?(?! and)|half moons?|crescents?|none of the lit side') },
  // Where it only tells where somebody is, other things are seen.
  {
    icons: /^x-fence$/,
    never: words(
      '(?:by|behind|beside|near|to|at) (?:the|a|his|her|our|their) (?:\\p{L}+ )?fence|like a fence',
    ),
  },
  {
    icons: /^spiral-shell$/,
    never: words(
      'eggs?|nuts?|peanuts?|beetles?|turtles?|tortoises?|bin|army|cannons?|guns?|coconuts?|mussels?|oysters?|clams?|pasta',
    ),
  },
  {
    icons: /^x-fishing-net$/,
    only: words(
      'fish|fish(?:es|ed|ing|erm[ae]n|ers?)|boats?|trawl\\p{L}*|crabs?|shrimps?|caught|catch|tadpoles?|butterfl(?:y|ies)',
    ),
  },
  { icons: /^x-fishing-net$/, never: words('fog|mosquito(?:es)?|catch water|mist|hair|safety') },
  // Over the sea.
  {
    icons: /^sunrise$/,
    only: words(
      'sea|ocean|beach|lake|water|coast|shore|islands?|boats?|ships?|bay|canoe|harbou?r|waves|horizon',
    ),
    never: words('before (?:the )?(?:sunrise|dawn|sunset)|(?:mountains?|hills?|peaks?|desert|dunes?|valley)'),
  },
  {
    icons: /^classical-building$/,
    only: words(
      'Gree(?:k|ce)|Rom(?:e|ans?)|Athen\\p{L}*|columns?|pillars?|Zeus|Apollo|Athena|marble|Parthenon|Delphi|Olympia',
    ),
    never: words('ruins?|ruined|were left|was left|stones? of'),
  },
  {
    icons: /^ship$/,
    never: words(
      'sails?|sail(?:ed|ing|ors?)|masts?|wooden|pirates?|Vikings?|explorers?|oars?|row(?:ed|ing)|storm sank|spices?|galleons?|caravels?|anchor|slaves?|enslaved|space|air|1[0-8]\\d\\d',
    ),
  },
  // With eggs in it, open above.
  {
    icons: /^nest-with-eggs$/,
    only: words('eggs?'),
    never: words(
      'weavers?|weav(?:es?|ing)|wove|woven|hang(?:s|ing)?|hung|ground|emus?|ostrich(?:es)?|penguins?|storks?|wasps?|ants?|mouse|mice|squirrels?|turtles?|crocodiles?|snakes?|termites?|no eggs',
    ),
  },
  // What happens inside one is not seen by its front.
  {
    icons: /^ballot-box-with-ballot$/,
    never: words(
      'ancient|Athens|Athenians?|Rome|shells?|pebbles?|potsherds?|(?:hundred|thousand) years ago|hands? (?:up|went)|raised|show of hands',
    ),
  },
  { icons: /^bus$/, never: words('bus (?:stops?|station|drivers?|tickets?|fares?|lanes?|rides?|money)') },
  {
    icons: /^x-magma$/,
    only: words(
      'erupt(?:s|ed|ion|ions)?|volcano(?:es)?|magma|craters?|flow(?:s|ed|ing)?|hot|red|melt(?:s|ed|ing)?|molten|glow(?:s|ed|ing)?',
    ),
    never: words('black|cold|cooled|hardened|fields? of|old(?:er)?'),
  },
  {
    icons: /^rock$/,
    never: /(?<!\p{L})(?:rock of \p{Lu}\p{Ll}+|rock(?: and roll| music| bands?| concert|ing))/u,
  },
  { icons: /^house$/, noun: /^(?:dwelling|cottage|home)$/, only: /(?!)/ },
  {
    icons: /^(?:house|house-with-garden)$/,
    never: words(
      "weaver|nests?|birds?|mouse|mice|rabbits?|ants?|beavers?|snails?|spiders?|the three little pigs|pigs?|opera house|power house|full house|the house (?:debates?|votes?)|house (?:debates?|votes?)|president[’']s|whole house|members? of the house",
    ),
  },
  { icons: /^x-hill$/, never: words('bare|brown|burn(?:t|ed)|dry|snow(?:y)?|sand(?:y)?|rocky') },
  { icons: /^x-column$/, never: words('rows?|wrote|numbers?|add') },
  {
    icons: /^sailboat$/,
    never: words('motor|engine|fishing|paper|steam(?:er)?|life ?boat|rescue|ferry|tug|river boat'),
  },
  {
    icons: /^automobile$/,
    never: words('toy|race|racing|police|taxi|cable|electric|driverless|old car|rail(?:way)?|washing cars'),
  },
  {
    icons: /^delivery-truck$/,
    never: words('fire|garbage|rubbish|dump|tip(?:per)?|toy|tow|army|pickup|milk tanker|water truck'),
  },
  {
    icons: /^hospital$/,
    never: words('field hospital|animal hospital|ship|tent|17\\d\\d|18\\d\\d|1[0-6]\\d\\d'),
  },
  {
    icons: /^school$/,
    never: words(
      'fish|school of|whole school|at school|which school|driving school|home ?school|tent|under a tree|mud|hut',
    ),
  },
];
