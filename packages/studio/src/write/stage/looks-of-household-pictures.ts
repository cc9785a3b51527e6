import { type ParticularLook, words } from './particular-look.ts';
import { keptInSacks } from './plain-kinds.ts';

/** Pictures of what is in a house, worn, eaten or used, and what a sentence has to tell for them to be right. */
export const looksOfHousehold: readonly ParticularLook[] = [
  {
    icons: /^x-match$/,
    only: words(
      'str(?:ikes?|uck)|lights?|lit|boxe?s? of|flames?|burn(?:s|t|ed)?|candles?|scratch(?:es|ed)?|fire|stove|lamp',
    ),
    never: words('half|final|football|cricket|won|lost|teams?|players?|goals?|played'),
  },
  {
    icons: /^foot$/,
    never: words(
      '(?:\\d+|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty|forty|fifty|hundred|thousand|square) (?:feet|foot)|on foot|foot of|feet (?:deep|tall|high|long|wide|above|below)',
    ),
  },
  { icons: /^watermelon$/, only: words('slices?|pieces?|eats?|ate|eating|cut|juicy|seeds') },
  { icons: /^shower$/, never: words('trunk|elephants?|rain|meteors?|gifts') },
  { icons: /^x-glue$/, never: words('hooks|kind of') },
  { icons: /^x-sugar-bowl$/, never: words('yeast|fungi') },
  {
    icons: /^x-nail$/,
    never: words('clerk|painted|fingers?|fingernails?|polish(?:ed)?|bitten|bit|silver nails|varnish|toes?'),
  },
  { icons: /^gloves$/, never: words('eagles?|falcons?|hawks?|baseball|welding') },
  { icons: /^x-bottle$/, never: words('bottle (?:tops?|caps?)|message in a bottle') },
  { icons: /^x-cupboard$/, never: words('server|fuse|electric(?:ity)?|cleaning|broom cupboard') },
  { icons: /^x-bench$/, never: words('gathered around|files|vice|screwed|microscopes?|nails?') },

  { icons: /^x-spine$/, only: words('spine|spinal|back(?:bone)?|bones?|vertebra(?:e|l)?|nerves?|body') },
  {
    icons: /^gem-stone$/,
    noun: /^diamond$/,
    never: words('kites?|triangles?|shapes?|patterns?|shuttle|baseball|cards?|squares?'),
  },
  { icons: /^necktie$/, never: words('bow ?ties?|ties? (?:up|the)|tie score') },
  { icons: /^coat$/, never: words('coat (?:hooks?|hangers?|racks?)|coats? of (?:paint|arms|fur)') },
  { icons: /^framed-picture$/, never: words('freezes|froze|video|hang up|hangs up') },
  {
    icons: /^adhesive-bandage$/,
    noun: /^plaster$/,
    never: words('truck|walls?|cast|fossils?|bones?|ceiling|brush(?:es)?|statue|mould|plaster of'),
  },
  { icons: /^leg$/, never: words('drawn up|crossed|of the (?:race|journey)') },
  {
    icons: /^x-jam$/,
    only: words('toast|bread|jars?|strawberr(?:y|ies)|fruits?|spread|tea|sugar|breakfast|plums?|berries'),
  },
  {
    icons: /^x-bottle$/,
    never: words('(?:gas|oxygen|ink|milk|wine|glass|perfume|medicine|palm oil|hot-water) ?bottles?|thermos'),
  },
  {
    icons: /^glass-of-milk$/,
    never: words("bowl|jug|can|bucket|baby[’']s|cows?|goats?|udder|white as|stirred|kid|lamb|spilt|cloth"),
  },
  { icons: /^potato$/, never: words('sweet potato(?:es)?|hot potato|rotten|black') },
  { icons: /^x-table$/, noun: /^(?:altar|counter|bench|stand|pool table)$/, only: /(?!)/ },
  { icons: /^chair$/, never: words('chair (?:person|of the)|took the chair') },
  { icons: /^locked$/, noun: /^(?:lock)$/, never: words('canal|ships?|boats?|water|lock of hair') },

  { icons: /^hair-pick$/, only: words('hair|braids?|plaits?|curls') },
  {
    icons: /^mobile-phone$/,
    noun: /^message$/,
    never: words('brain|nerves?|drums?|runners?|pigeons?|bottle|carved|cipher|moved by|senses|cells|body'),
  },
  {
    icons: /^telephone(?:-receiver)?$/,
    never: words(
      'tins?|string|toy|invent(?:s|ed|ion|or)?|Graham|Meucci|18\\d\\d|before there (?:were|was)|cups?',
    ),
  },
  {
    icons: /^x-sign$/,
    noun: /^sign$/,
    never: words(
      'times sign|(?:plus|minus|equals?|star|good|bad|first) sign|signs? of|sign language|their seals|our own signs',
    ),
  },
  {
    icons: /^x-table$/,
    never: words('(?:her|his|my|their|times) tables|knows (?:her|his|their|the) tables|table of'),
  },
  {
    icons: /^canned-food$/,
    only: words(
      'food|beans|tuna|soda|soup|fish|tins?|recycl\\p{L}+|alumini?um|opener|eat|ate|drink|shelf|glass',
    ),
    never: words('either hand|well|spring|fetch(?:es|ed)?|queue|tap|watering'),
  },
  {
    icons: /^chains$/,
    only: words(
      'iron|metal|locks?|prison(?:ers?)?|slaves?|enslaved|anchor|padlock|shackles?|links?|rattl\\p{L}+|clank\\p{L}*|swing|heavy|gate',
    ),
  },
  { icons: /^pot-of-food$/, never: words('into soup|green soup|soup of|pond|primordial') },
  {
    icons: /^(?:cup-with-straw|x-cup)$/,
    never: words('ears?|string|whisper(?:s|ed)?|seeds?|soil|trophy|final|won|league'),
  },
  { icons: /^bread$/, noun: /^(?:bun|roll|bread roll)$/, only: /(?!)/ },
  { icons: /^x-bench$/, noun: /^(?:pew|settle)$/, only: /(?!)/ },
  {
    icons: /^x-cart$/,
    never: words('supermarket|shopping|store|aisles?|grocer(?:y|ies)|golf|checkout|dollars?|go-?kart'),
  },
  { icons: /^basket$/, never: words('laundry|hot-?air|stood upright|waste|bicycle basket|cane basket') },
  {
    icons: /^x-blackboard$/,
    noun: /^board$/,
    only: words(
      'wrote|writes?|written|chalk|teachers?|class(?:room)?|lesson|blackboard|whiteboard|drew|draws?|drawn|copied|sums?|wip(?:es?|ed)|on the board|Ms|Mr|Mrs|Miss',
    ),
    never: words(
      'diving|surf|snow|skate|notice ?board|chess|board game|cutting|ironing|jump(?:s|ed)?|curled|ladder|dive[sd]?',
    ),
  },
  {
    icons: /^package$/,
    noun: /^box$/,
    never: words(
      'tiffin|lunch|noodles|penalty|referee|ballot|juice|tool|match|music|pencil|jewel\\p{L}*|shoe|tiles|nails|shop',
    ),
  },
  { icons: /^x-glue$/, never: words('silk|cocoons?|spiders?|snails?|cement|unwind') },
  { icons: /^x-rice$/, never: words('drums?|skin|danced|metal|tapped') },
  {
    icons: /^red-apple$/,
    never: words('(?:wood|custard|rose|star|green|yellow) apples?|apple (?:cores?|trees?|juice|seeds?)'),
  },
  {
    icons: /^x-sugar-bowl$/,
    only: words(
      'teas?|coffee|bak(?:es?|ed|ing)|recipe|spoons?|spoonfuls?|cook(?:s|ed|ing)?|teaspoons?|lumps?|bowl|flour|jam|shop|b(?:uy|ought)|kilos?|cakes?|cups?|stir(?:s|red)?',
    ),
    never: words('cane|plants?|lea(?:f|ves)|photosynthesis|oxygen|muscles|blood|germs|teeth|plantations?'),
  },
  { icons: /^jeans$/, noun: /^(?:trousers?|pants?)$/, only: words('denim|blue|jeans') },
  {
    icons: /^hiking-boot$/,
    never: words(
      'rubber|wellington|rain|snow|ski|riding|football|army|cowboy|puddles?|space|ice|skates?|gum|fur|felt|pyjamas',
    ),
  },
  { icons: /^(?:bubbles)$/, noun: /^(?:foam|froth|lather)$/, only: /(?!)/ },
  { icons: /^bed$/, noun: /^(?:berth|cot|crib|cradle|hammock|stretcher|flower ?bed)$/, only: /(?!)/ },
  {
    icons: /^bed$/,
    never: words('(?:river|sea|flower|vegetable|lake|stream|garden|seed|raised|reed) ?beds?|bed of'),
  },
  {
    icons: /^chair$/,
    never: words(
      "(?:folding|rocking|plastic|deck|wheel|camp|high|arm|swivel|metal|dentist[’']s|easy) ?chairs?",
    ),
  },
  { icons: /^x-triangle$/, never: words('weav\\p{L}+|sails?|woven|shuttle|flag|hat|music|diamond|wind') },
  { icons: /^notebook$/, never: words('laptop|tablet') },
  {
    icons: /^key$/,
    never: words(
      'piano|keys? of|another key|computer|key to (?:success|the answer|happiness)|key words?|space bar|arrow',
    ),
  },
  { icons: /^button$/, never: words('press(?:es|ed)?|push(?:es|ed)?|click(?:s|ed)?|phone|screen') },
  {
    icons: /^x-button$/,
    never: words('press(?:es|ed)?|push(?:es|ed)?|click(?:s|ed)?|phone|screen|lift|doorbell'),
  },
  {
    icons: /^mirror$/,
    never: words('rear|wing mirror|side mirror|like a mirror|telescope|curved|periscope|submarine|tube'),
  },
  { icons: /^x-glass$/, never: words('magnif\\p{L}+|glass in|window|coloured|soup') },

  { icons: /^bread$/, never: words('cornbread|flat ?bread|gingerbread|bread rolls?|toast') },
  // Of wicker, with a handle: no ball falls through it.
  {
    icons: /^basket$/,
    never: words('basketball|points|hoop|court|throw|shots?|under the basket|scor(?:es?|ed)|balloon'),
  },
  // A tied sack of cloth.
  {
    icons: /^x-bag$/,
    noun: /^bag$/,
    only: words(keptInSacks),
    never: words(
      "(?:plastic|paper|sleeping|school|tea|shopping|hand|shoulder|carrier|rubbish|bin|gym|doctor[’']s) ?bags?|bags? of (?:crisps|chips|sweets|candy|ice|crackers|tricks)",
    ),
  },
  // A range of our days with knobs.
  {
    icons: /^x-oven$/,
    noun: /^(?:stove|cooker)$/,
    only: words(
      'gas|electric|burners?|hobs?|turn(?:s|ed)? (?:on|off|up|down|it off)|pans?|pots?|saucepans?|boil(?:s|ed|ing)?|kitchen',
    ),
    never: words('wood(?:en)?|coal|iron stove|fire(?:wood)?|tiled?|clay|tent|yurt|ger|cabin|hut|chimney'),
  },
  {
    icons: /^x-oven$/,
    noun: /^oven$/,
    never: words(
      'bakers?|bakery|fire ?wood|wood-fired|fire|clay|mud|brick|stone|coal|embers|ashes|village|solar|sun|ancient|glow(?:s|ed|ing)?|pizza oven|tandoor|earth|kiln',
    ),
  },
  // It has a shade and stands on a table.
  {
    icons: /^x-lamp$/,
    only: words(
      'desk|bedside|beside (?:her|his|my|the) bed|table|bedroom|read(?:s|ing)?|living room|night ?stand|sofa|shade|plug(?:ged)?|bulbs?|homework|electricity|watts?|switch(?:es|ed)?|fridge|lampshade',
    ),
  },
  // A blue one with a spoon in it.
  {
    icons: /^bowl-with-spoon$/,
    only: words(
      'cereal|fresh water|bowls? of (?:water|milk)|soup|porridge|oat(?:s|meal)|spoons?|yogh?urt|pudding|batter|muesli|cornflakes',
    ),
  },
  // A roll of purple cloth.
  {
    icons: /^x-cloth$/,
    noun: /^(?:cloth|fabric|material)$/,
    only: words(
      'weav(?:es?|ing|ers?)|wove(?:n)?|sew(?:s|ed|ing|n)?|tailors?|dress(?:es)?|fabric|rolls? of|bolts? of|traders?|merchants?|sold|sell(?:s|ing)?|bought|dye(?:s|d)?|sails?|metres?|meters|yards?|wings|cotton|textiles?|market|loom',
    ),
    never: words(
      'wip(?:es?|ed|ing)|clean(?:s|ed|ing)?|damp|wet|wash(?:es|ed)?|rub(?:s|bed)?|table ?cloth|mop(?:s|ped)?|covered with|a cloth over',
    ),
  },
  // With a diamond.
  {
    icons: /^ring$/,
    only: words(
      'fingers?|wedding|diamonds?|engage(?:d|ment)|jewel(?:s|ry|lery|ler)?|gold(?:en)?|silver|wears?|wore|marr(?:y|ied|iage)|bride|pocket',
    ),
    never: words(
      'bells?|rings? of|boxing|basket(?:ball)?|throws?|balls?|key ring|number of the ring|birds?|tree',
    ),
  },
  // A landscape in a frame.
  {
    icons: /^framed-picture$/,
    only: words(
      'walls?|frames?|framed|h[au]ng|hangs|museums?|galler(?:y|ies)|painters?|paint(?:s|ed|ings?)|portraits?|artists?|exhibitions?',
    ),
    never: words('books?|phone|photos?|cave|kick(?:s|ed)?|tiles?|drew|screen|computer'),
  },
  { icons: /^framed-picture$/, noun: /^portrait$/, never: words('of') },
  { icons: /^coat$/, noun: /^(?:jacket|cloak|robe|anorak|parka|jumper)$/, only: /(?!)/ },
  // A bowl of cooked rice.
  {
    icons: /^x-rice$/,
    never: words(
      'grains?|padd(?:y|ies)|fields?|plants?|planted|grow(?:s|n|ing)?|grew|harvest(?:s|ed)?|sacks?|bags?|kilos?|seeds?|terraces?|husks?|flour|crops?|straw',
    ),
  },
  // An empty plate beside knife and fork: who eats has something on it.
  {
    icons: /^fork-and-knife-with-plate$/,
    only: words(
      'empty|wash(?:es|ed|ing)?|dishes|sets?|laid|lays?|setting|clean|stack(?:s|ed)?|cutlery|forks?|broke',
    ),
    never: words('plates? of|paper plate|middle of the plate|only a plate|meal of'),
  },
  {
    icons: /^fork-and-knife$/,
    noun: /^fork$/,
    only: words(
      'eats?|ate|eating|kni(?:fe|ves)|spoons?|plates?|table|food|spaghetti|noodles|cutlery|lunch|dinner|meal|picnic',
    ),
    never: words('garden|heap|soil|dig|compost|hay|tuning|in the road'),
  },
  {
    icons: /^x-planks$/,
    noun: /^board$/,
    only: words(
      'nail(?:s|ed)?|saw(?:s|ed|n)?|wood(?:en)?|carpenters?|planks?|hammer(?:s|ed)?|floor ?boards?|fences?',
    ),
    never: words('stood|wrote|written|on the board'),
  },
  // A shaker of the table.
  {
    icons: /^salt$/,
    only: words(
      'pinch(?:es)?|tables?|food|cook(?:s|ed|ing)?|soup|tast(?:es?|ed|y)|shak(?:es?|er|ers)|shook|eggs?|dough|season(?:s|ed)?|recipe|teaspoons?|spoons?|pepper|sprinkl(?:es?|ed)',
    ),
    never: words(
      'sea|lumps?|mines?|lakes?|caravans?|roads?|desert|tax(?:es)?|tons?|tonnes|blocks?|slabs?|beach|crystals?',
    ),
  },
  // "An orange": the colour has no article of its own.
  {
    icons: /^tangerine$/,
    noun: /^orange$/,
    never:
      /(?<!\p{L})(?:something|anything|all|colou?r|bright|dark|glowing) orange(?!\p{L})|(?<!\p{L})orange (?:\p{L}+ )?(?:light|sky|glow|flames?|cat|dress|shirt|vest|robes?|paint|flag|bus|peel|juice|trees?|groves?)(?!\p{L})/iu,
  },
  {
    icons: /^goal-net$/,
    only: words('goals?|goal ?keeper|ball|football|soccer|kick(?:s|ed)?|shots?|scor(?:es?|ed|ing)'),
  },
  {
    icons: /^x-toy-blocks$/,
    never: words(
      '(?:of|round|around|down|on) the block|blocks? away|city blocks?|blocks? of (?:flats|ice|stone|salt|houses)|blocks (?:the|all|both|many|most|some|it|out|our|their|his|her|my|light|\\d+|two|three)',
    ),
  },
  {
    icons: /^carpentry-saw$/,
    only: words(
      '(?:an?|the|his|her|my|our|their|hand|rusty|sharp|old|long|chain|two-man) ?saws?(?! (?:that|the|a|an|how|what|him|her|them|it|his|my))',
    ),
    never: /(?<!\p{L})(?:he|she|they|we|i|you|one|who|it|that|\p{Lu}\p{Ll}+) saw(?!\p{L})/u,
  },
  // Of a man, of brown leather.
  {
    icons: /^mans-shoe$/,
    only: words(
      "leather|polish(?:es|ed|ing)?|cobblers?|shoe ?makers?|school shoes|father[’']s|grandfather[’']s|dad[’']s|brown|sole|soles",
    ),
    never: words('paint(?:s|ed)|high-heeled|wooden shoes'),
  },
  {
    icons: /^hook$/,
    only: words('hang(?:s|ing)?|hung|coats?|fish(?:ing)?|iron|metal|walls?|crane|line|rod|bait|wool|crochet'),
    never: words('drew|draws?|green hook|off the hook|comma'),
  },
  {
    icons: /^x-measuring-cup$/,
    never: words(
      'dr[aiu]nk(?:s|ing)?|bought|buys?|tea|coffee|cocoa|juice|sip(?:s|ped)?|plastic cups?|paper cups?|trophy|thirsty',
    ),
  },
  {
    icons: /^balance-scale$/,
    never: words('sat|sits?|stood|stands?|step(?:s|ped)|bathroom|climbed|showed|shows|digital|kilograms?'),
  },
  // It runs between sockets.
  {
    icons: /^x-wire$/,
    never: words(
      'fences?|barbed|chicken|goats?|cattle|rolls?|hardware|bales?|telegraph|tightrope|washing|clothes',
    ),
  },
  {
    icons: /^(?:spaghetti|steaming-bowl)$/,
    never: words('towers?|bridges?|dry|uncooked|sticks?|packets?|structures?'),
  },
  {
    icons: /^x-frying-pan$/,
    noun: /^pan$/,
    only: words(
      'fry(?:ing)?|fries|fried|eggs?|oil|butter|stove|flip(?:s|ped)?|pancakes?|omelet(?:te)?|sizzl\\p{L}+|hot|scrap(?:es?|ed|ing)',
    ),
    never: words('steel|drums?|boil(?:s|ed|ing)?|bak(?:es?|ed|ing)|bread|cornbread|cakes?|salt|dust ?pan'),
  },
  {
    icons: /^bell$/,
    never: words(
      "door ?bells?|(?:rang|rings?|ring|press(?:es|ed)?) (?:their|his|her|our|my|a neighbou?r[’']s) bell|(?:bicycle|bike|hand|cow|sleigh|alarm) ?bells?|bell peppers?",
    ),
  },
  // A piece of it is drawn.
  { icons: /^(?:shortcake|pizza)$/, only: words('slices?|pieces?') },
  { icons: /^(?:pie|watermelon)$/, never: words('whole|chart|per cent|percent|graph') },
  {
    icons: /^hot-beverage$/,
    never: words(
      'glass(?:es)?|stain(?:s|ed)?|green tea|mint|ladle|leaves|kettle|bucket|pot of|samovar|mate|matcha',
    ),
  },
  { icons: /^prayer-beads$/, only: words('pray(?:s|ed|ing|ers?)?|rosary|mala') },
  { icons: /^custard$/, noun: /^pudding$/, only: words('dessert|caramel|eat|ate|spoons?') },
  { icons: /^x-jug$/, noun: /^pitcher$/, never: words('baseball|throws?|threw|mound|batter') },
  { icons: /^x-carpet$/, never: words('magic|flying|red carpet|moss|carpet of') },
  { icons: /^x-blanket$/, never: words('blanket of') },
  {
    icons: /^jeans$/,
    noun: /^(?:trousers?|pants?)$/,
    never: words('black|white|striped|torn|wide|linen|baggy|short'),
  },
  {
    icons: /^robot$/,
    never: words('vacuum|arms?|cars?|factory|weld(?:s|ed|ing)?|underwater|mars rover|rover|surgical|wheels'),
  },
  { icons: /^telephone$/, never: words('mobile|cell|smart|screen') },
];
