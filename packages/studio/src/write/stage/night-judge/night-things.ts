const words = (list: string) => new RegExp(`(?<!\\p{L})(?:${list})(?!\\p{L})`, 'iu');

/**
 * What is seen and done by night, by day and in between: kinds of things by name, for each of which the judge has learned
 * how far it tells of night. Most tell little alone: a lamp is lit in experiments, too.
 */
const kinds: readonly (readonly [string, RegExp])[] = [
  ['night word', words('nights?|midnight|nightfall|overnight|tonight|moonlight|moonlit|starlight')],
  [
    'night deep',
    words(
      '(?:(?:in|at|until|till|all|that|one|every|last|by|through|during|late at|into|of) (?:the )?(?:(?:whole|same|first|second|third|fourth|next|middle of the|cold|dark|hot|summer|winter) )*night|midnight|after dark|in the dark)',
    ),
  ],
  [
    'night that',
    words('(?:that|one|the same|the first|the second|the third|the last|on the) (?:\\p{L}+ )?night'),
  ],
  ['night last', words('last night|the night before|the previous night')],
  ['night always', words('(?:every|each|all|most|some|many) nights?|at night|nights')],
  [
    'night sleep',
    words(
      'asleep|sle(?:ep|eps|pt|eping)|dream(?:s|ed|t|ing)?|snor(?:e|es|ed|ing)|yawn(?:s|ed|ing)?|woke|wakes?|awake|nightmares?|lullaby',
    ),
  ],
  [
    'night bed',
    words(
      '(?:in|into|to|under|out of|on) (?:my|his|her|their|our|the) (?:\\p{L}+ )?(?:beds?|blankets?|pillows?|mattress|bunks?|duvet|quilt|covers|sleeping bags?|hammock|mosquito net|bedclothes)|(?:in|to|into) bed|beds?|bedtime|pillows?|mattress(?:es)?|duvet|sleeping bags?|pyjamas|pajamas|nightgown|nightshirt|nightdress|good ?night|lights? out|mosquito nets?|bunks?|dormitory|tucked',
    ),
  ],
  ['night moon', words('(?:full |half |new |thin )?moons?')],
  [
    'night star',
    words(
      'stars?|starry|milky way|constellations?|southern cross|north star|pole star|orion|comet|meteors?|telescope',
    ),
  ],
  [
    'night lamp',
    words(
      'torch(?:es)?|flashlights?|lanterns?|candles?|lamps?|oil lamp|headlights?|headlamps?|street ?lights?|bulbs?|generator|paraffin|kerosene|hurricane lamp|diyas?|neon',
    ),
  ],
  [
    'night lit',
    words(
      '(?:lit|light(?:ed|s)?|switched on|turned on|put on) (?:the|a|his|her|their|our|my|up) ?(?:\\p{L}+ )?(?:lamps?|candles?|lanterns?|lights?|torch(?:es)?|bulb|fire)|lamplight|candlelight|firelight|torchlight|by the light of|glow(?:s|ed|ing)?|lights? (?:was|were|came|went|are|is) (?:on|off|out)|switched off|power cut|load.?shedding|blackout',
    ),
  ],
  [
    'night dark',
    words('dark|darkness|darker|darkest|black(?: sky| outside| night)|pitch[- ]black|shadows?|dim'),
  ],
  [
    'night got dark',
    words(
      '(?:got|gets|grew|getting|growing|is|was|went|gone|already|until it is|still) dark|darkness (?:fell|came)|dark (?:outside|already|by then)',
    ),
  ],
  [
    'night fire',
    words(
      'camp ?fires?|bonfires?|round the fire|around the fire|by the fire|beside the fire|embers|hearth|fireplace',
    ),
  ],
  ['night fireworks', words('fireworks?|rockets?|firecrackers?|sparklers?')],
  [
    'night beast',
    words(
      'owls?|bats?|crickets|fireflies|firefly|moths?|hyenas?|nightjars?|geckos?|fox(?:es)?|hedgehogs?|wolf|wolves|ghosts?|frogs',
    ),
  ],
  ['evening', words('evenings?')],
  [
    'evening that',
    words(
      '(?:that|one|the same|this|on the|in the|(?:mon|tues|wednes|thurs|fri|satur|sun)day) (?:\\p{L}+ )?evening',
    ),
  ],
  ['evening always', words('(?:every|each|all) evening|evenings')],
  [
    'evening meal',
    words(
      'supper|dinner|iftar|suhoor|dishes|washing up|brush(?:ed|ing)? (?:my|his|her|their) teeth|bath|story|television|TV',
    ),
  ],
  [
    'dusk',
    words(
      'dusk|twilight|sunset|sundown|nightfall|sun (?:had )?(?:set|sets|sank|sinks|went down|goes down|was low|gone down)|getting dark|almost dark|nearly dark',
    ),
  ],
  [
    'dawn',
    words(
      'dawn|daybreak|sunrise|first light|cock ?crow|rooster|cockerel|sun (?:rose|rises|came up|comes up|was up)|before (?:the )?sun|early|muezzin|call to prayer',
    ),
  ],
  ['day morning', words('mornings?')],
  [
    'day next',
    words(
      '(?:next|following) (?:morning|day)|(?:in|by) the morning|the morning after|a (?:day|week|month|year) later|(?:two|three|four|five|six|seven|ten|many|several|some|few) (?:days|weeks|months|years) (?:later|after)|(?:next|following) (?:week|month|year)',
    ),
  ],
  [
    'day noon',
    words(
      'noon|midday|afternoons?|lunch(?:time)?|daylight|daytime|by day|during the day|breakfast|tea ?time',
    ),
  ],
  ['day sun', words('sun|sunny|sunlight|sunshine|shade|sunlit|hot|heat|blue sky|bright')],
  [
    'day school',
    words(
      'school|class(?:es|room)?|teacher|pupils?|lessons?|homework|break|playground|recess|blackboard|whiteboard|desks?|bell|headteacher|principal|miss|sir|test|exam|students?',
    ),
  ],
  [
    'day work',
    words(
      'market|shop|shops|customers?|field|harvest|hoe|plough|sowed|tractor|factory|office|bank|museum|match|goal|pitch|swim|swam|lab|experiment',
    ),
  ],
  ['day week', words('(?:mon|tues|wednes|thurs|fri|satur|sun)days?')],
  ['day today', words('today|one day|the day|all day|days')],
  ['time then', words('then|later|after(?:wards| that)?|at last|finally|now|meanwhile|suddenly')],
  ['time years', words('years?|centur(?:y|ies)|months?|1\\d\\d\\d|20\\d\\d')],
];

/** Names of the kinds of things of night and day that a text speaks of. */
export const thingsOfNight = (text: string): string[] =>
  kinds.flatMap(([name, pattern]) => (pattern.test(text) ? [name] : []));
