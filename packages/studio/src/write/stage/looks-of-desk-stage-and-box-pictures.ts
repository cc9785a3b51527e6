import { type ParticularLook, words } from './particular-look.ts';

/** Pictures of things of desks, stages, beds and boxes, and what a sentence may not tell beside them. */
export const looksOfDeskStageAndBox: readonly ParticularLook[] = [
  {
    icons: /^(?:x-ball|soccer-ball|basketball|volleyball)$/,
    noun: /^ball$/,
    never: words(
      'balls? (?:of|bearings?)|balls of|balls that|bearings?|(?:golden|gold|crystal|glass|cannon|snow|meat|rice|wool|iron|steel|metal|lead|wooden|stone|silver|fire|mud|dung|clay|paper|rag|masked|costume|cricket|golf|hockey|bowling|foam|polystyrene|cotton|ping-?pong|tamarind|wobbly) balls?|gowns?|prince|waltz|(?:into|like|as|was|were|is) an? (?:\\p{L}+ )?(?:ball|balls)|curled|crumpled|without (?:the|a|any) balls?|no balls?|on the ball|tears|ball inside|play(?:s|ed|ing)? ball|have a ball|one little ball|bowls',
    ),
  },
  {
    icons: /^x-folded-map$/,
    never: words(
      'phones?|screens?|app|online|satnav|GPS|tablets?|laptops?|computers?|mind map|(?:heat|concept|star|sky|weather|treasure|sea|mental|genome|clay|wall|relief|story|metro|tube|world|globe) maps?|clay|carved|sand|never seen|no maps?|without (?:a|the|any) maps?|maps (?:are|were)|(?:on|off) the (?:world )?map of the world|planets?|moon|Mars|treasure|globe|inside of|cloth|on the floor|map stand|on the wall|in (?:my|his|her|our) heads?|put (?:us|them|it|him|her|\\p{Lu}\\p{L}+) on the map',
    ),
  },
  {
    icons: /^x-chalk-sticks$/,
    never: words(
      'cliffs?|rocks?|limestone|powder|dust|cups?|(?:like|as|than|of) chalk|climb\\p{L}*|behind the chalk|cloud of|calcium|hills?|soil|sea ?bed',
    ),
  },
  {
    icons: /^x-stage-curtain$/,
    never: words('iron|shower|rain|bamboo|window|bed|vote[ds]?|doctors?|nurses?|hospital|blue|green|black'),
  },
  { icons: /^x-loudspeaker$/, never: words('megaphone|cars?|vans?|phone|hand') },
  {
    icons: /^x-screen$/,
    never: words(
      'phones?|mobile|tablets?|television|TV|cinema|film|projector|wall|touch(?:ed|es)?|swip(?:e|ed|es)|pocket|pillow|laptops?|fold(?:ed|ing)|smoke|window|sun|X-ray',
    ),
  },
  {
    icons: /^x-written-card$/,
    never: words('birthday|bank|credit|library|post|playing|stamped|yellow card|red card|member'),
  },
  {
    icons: /^x-long-pole$/,
    never: words(
      'flags?|flag ?pole|tents?|ski(?:s|ing)?|telegraph|telephone|electric(?:ity)?|lamp|bus|trains?|trams?|metro|stops?|vault\\p{L}*|totem|north|south|magnets?|magnetic|fishing|metal|steel|iron|concrete|barber|poles apart|opposite|anaphase|cells?|chromosomes?|hit the pole|square|with poles|pole pole|cages?|May|yellow|striped',
    ),
  },
  {
    icons: /^x-shallow-tray$/,
    never: words(
      'ice ?cubes?|ice tray|seedlings?|paint|tea tray|cups?|eggs?|on (?:his|her) head|wooden|cell|fridge|groundnuts|peanuts|sell(?:s|ing)?|sold|market',
    ),
  },
  {
    icons: /^x-drink-can$/,
    never: words('cane|water cans?|tins?|petrol|watering|oil|paint|milk|soup|beans|yellow|donkey|well'),
  },
  { icons: /^x-tin-can$/, never: words('petrol|watering|oil|paint|donkey|jerry|soap|tap|foot') },
  {
    icons: /^x-jar-lid$/,
    never: words(
      'made a lid|a lid from|board|net|pots?|saucepans?|coffin|well|tank|box(?:es)?|teapots?|tins?|eyes?|pianos?',
    ),
  },
  {
    icons: /^x-scrubbing-brush$/,
    only: words(
      'scrub\\p{L}*|soap|bucket|laundry|floors?|stairs|steps|polish(?:es|ed|ing)?|shoes?|boots?|shine',
    ),
    never: words('teeth|tooth|hair|paint|toilet|wire|tiny|soft|bottles?|jars?'),
  },
  {
    icons: /^x-sports-helmet$/,
    never: words(
      'soldiers?|army|war|knights?|motor(?:bike|cycle|bikes|cycles)|space|astronauts?|miners?|divers?|roman|as an? helmet|like an? helmet|fire(?:fighter|man)s?',
    ),
  },
  {
    icons: /^x-greeting-card$/,
    never: words('bank|library|playing|memory|birthday party|vot(?:e|es|ed|ing)|code|passwords?|phone'),
  },
  {
    icons: /^x-ceiling-fan$/,
    noun: /^fan$/,
    never: words(
      "astronauts?|space|engines?|[’']s fan|her fan|plug(?:ged|s)?|desk|table|silk|paper|team|football|window",
    ),
  },
  {
    icons: /^x-straw-bundle$/,
    never: words(
      'hats?|last straw|(?:like|as|of) straw|straw (?:hats?|mats?|dolls?|roofs?|huts?|baskets?|colou?red)|roofs?|thatch(?:ed)?|drink(?:s|ing)?|juice|bricks?|mud|protractor|ice',
    ),
  },
  {
    icons: /^flashlight$/,
    noun: /^torch$/,
    never: words('lit|flames?|burn(?:s|ed|ing|t)?|tower|Olympic|without (?:a|the|any) torch(?:es)?'),
  },
  {
    icons: /^ring-buoy$/,
    noun: /^ring$/,
    only: words('hook|threw|throws?|thrown|lifeguards?|red-and-white|overboard'),
  },
  // It lies on its bed.
  {
    icons: /^x-duvet$/,
    never: words('wash(?:ed|es|ing)?|shop|bought|floor|sofa|hung|hang|line|carr(?:y|ied)|arms?'),
  },
  {
    icons: /^x-steering-wheel$/,
    noun: /^wheel$/,
    only: words('steer(?:s|ed|ing)?|drivers?|driv(?:e|es|ing)|drove|dashboard|lorry|bus|cars?|taxi|tractor'),
    never: words('boats?|ships?|captain|dhoni|helm|sail\\p{L}*|potter|spinning|kiosk'),
  },
  {
    icons: /^x-open-box$/,
    never: words(
      'drives?|trucks?|ships?|bees|bumblebees|parcels?|wrapp\\p{L}+|post|tap(?:e|ed)|wooden|metal|iron|ballot|coffin|juice|music|voting|penalty|tool',
    ),
  },
  { icons: /^x-haystack$/, noun: /^hay$/, never: words('bales?|hay fever|fever|make hay|needle') },
  {
    icons: /^x-oar$/,
    noun: /^paddle$/,
    never: words(
      'paddle (?:steamer|wheel|boat|board|pool)s?|table tennis|ping-?pong|dog|lock|door|clay|pots?',
    ),
  },
];

/** The same, told by anything in the story. */
export const looksOfDeskStageAndBoxInStory: readonly ParticularLook[] = [
  {
    icons: /^x-sports-helmet$/,
    only: words(
      'bicycl\\p{L}*|bikes?|biking|cycl(?:e|es|ed|ing|ists?)|skate\\p{L}*|skating|scooters?|raft\\p{L}*|paddl\\p{L}+|kayak\\p{L}*|canoe\\p{L}*|rapids|climb\\p{L}*',
    ),
    never: words('motor(?:bikes?|cycles?)'),
  },
  { icons: /^x-long-pole$/, never: words('basketball|yurts?|gers?|te?epees?|tipis?|wigwams?|hives?') },
  {
    icons: /^test-tube$/,
    noun: /^tube$/,
    only: words(
      'acids?|acidic|litmus|indicators?|chemi\\p{L}+|pipettes?|rust\\p{L}*|laborator\\p{L}+|test tubes?',
    ),
    never: words('periscopes?|telescopes?|pond|submarines?'),
  },
  // These are played with balls of their own.
  {
    icons: /^x-ball$/,
    never: words(
      'cricket|wickets?|golf|hockey|hurling|baseball|softball|rounders|handball|netball|lacrosse|polo|boules|snooker|billiards|pendulum|alms|Athens|Athenians?',
    ),
  },
];
