import { type ParticularLook, words } from './particular-look.ts';

/** What even the plainest picture of a thing does not show. */
export const looksOfPlainThings: readonly ParticularLook[] = [
  {
    icons: /^x-(?:hanging|oil)-lamp$/,
    never: words(
      'won|genie|Aladdin|magic lamp|lava lamp|sun ?lamps?|heat lamps?|head ?lamps?|microscopes?|(?:red|green|two|tail|rear|signal) lamps|bicycle|mine(?:rs?)?|lighthouse',
    ),
  },
  {
    icons: /^x-hanging-lamp$/,
    never: words(
      'ships?|torch(?:es)?|bridge|gate|path|roads?|quay|harbou?r|trees?|chestnuts|fountain|along the wire|square|cave|tents?|camp|clay|oil|candles?|(?:my|his|her|their) lamps?|little lamp|doctors?|strings? of lamps|lamps (?:were |are )?(?:coming|came|come|went) on|petrol|stations?|fish|lit|light(?:s|ed|ing)? (?:the |their |our )?lamps|boards|stage',
    ),
  },
  {
    icons: /^(?:x-cloth-bag|x-paper-bag|backpack)$/,
    noun: /^bag$/,
    never: words(
      "plastic|polythene|sleeping ?bags?|tea ?bags?|bin ?bags?|(?:rubbish|garbage|trash|carrier|grab|hand|camera|skin|water|saddle|bean|air|punch|punching|mail|post|money|travel|travelling|nose|tool|freezer|blood|body|laundry|bread|party|gym|sports|kit|doctor[’']s|medical|leather|golf|nappy|vacuum|dust|ice|goody|evidence|sick|shopping|cement|seed|toilet|wash|string|net|mesh|rope) ?bags?|bags? of|it (?:is|was) a bag|they were bags|bag moved|litter|turtles?|jellyfish|luggage|suitcases?|trunk|zip(?:s|ped|per)?",
    ),
  },
  {
    icons: /^x-rowing-boat$/,
    never: words(
      '(?:motor|speed|steam|life|house|tug|ice|space|gun|river|banana|dragon|reed|leaf|paper|toy|rescue|police|tourist|pedal|rubber|plastic|cargo|narrow|patrol|ferry|mail|supply|pilot|fire|u)[- ]?boats?|engines?|motors?|outboard|steam(?:er)?|submarine|passengers|tourists?|refugees?|migrants?|captain|deck|cabin|cargo|containers?|navy|canoes?|outriggers?|catamaran|boat (?:people|trip|ride|race|\\p{N}+|one|two|three|four|five|six|seven|eight|nine|ten)|charts?|gravy|whether|full of|coal|laden',
    ),
  },
  {
    icons: /^x-shoe$/,
    never: words(
      'paint(?:s|ed)|high[- ]heel(?:ed|s)?|heels?|clogs?|(?:wooden|dance|dancing|ballet|pointe|tap|running|gym|snow|glass|baby|horse|felt|straw|brake|canvas|plastic|golden|tennis|sports?) ?shoe|sneakers?|slippers?|sandals?|boots?|blacksmiths?|horses?|pon(?:y|ies)|hooves|Cinderella|dolls?|shoe (?:box(?:es)?|shop|store|polish|sizes?)|which shoe|real shoe|(?:the )?other shoe',
    ),
  },
  {
    icons: /^x-sandals$/,
    never: words('rubber|tyres?|plastic|heels?|gold(?:en)?|straw|wooden|flip-?flops'),
  },
  {
    icons: /^x-plain-cloth$/,
    never: words(
      'table ?cloths?|oil ?cloth|cheese ?cloth|sack ?cloth|loin ?cloth|(?:made|clothes|ball|doll|bags?|wings?|strips?|piece) of (?:\\p{L}+ )?cloth|flags?|tents?|sails?|wrapped|turban|cloth (?:bags?|merchants?|traders?|mills?|shops?|factory|dolls?)|gold(?:en)?|silk(?:en)?|embroider\\p{L}*|pattern(?:s|ed)?|printed|kente|batik|bogolan\\p{L}*',
    ),
  },
  {
    icons: /^x-plates?$/,
    never: words(
      "(?:tectonic|number|licen[cs]e|name|metal|iron|steel|copper|tin|brass|bronze|gold(?:en)?|silver|petri|jelly|agar|hot|paper|plastic|glass|photographic|printing|solar|armou?r|wooden|clay|banana|earth[’']s|continental|oceanic|pacific|african|eurasian|indian|home|leaf) plates?|plates? of|crust|continents?|earthquakes?|mantle|faults?|piled|heap(?:s|ed)|full|(?:on|off|from) (?:an?|the|his|her|my|your|our|their|each|every|one|two|\\p{L}+[’']s) (?:\\p{L}+ )?plates?|(?:like|as|only) an? plate",
    ),
  },
  {
    icons: /^x-bowl$/,
    never: words(
      '(?:super|dust|toilet|fish|goldfish|glass|salad|punch|sugar|brass|copper|bronze|metal|steel|silver|gold(?:en)?|plastic|singing|tibetan|begging|calabash|blue|stone|washing|mixing) ?bowls?|full|steaming|soup|noodles?|bowl-shaped|(?:like|as|into) an? bowls?|dogs?|cats?|pets?|valley|cricket|bowl(?:s|ed|ing)? (?:him|her|them|the ball|at|over)|bowler',
    ),
  },
  {
    icons: /^x-iron-stove$/,
    never: words('turn(?:s|ed)? (?:on|off|up|down|it off)|pans?|saucepans?|knobs?|burners?|hobs?|kitchen'),
  },
  {
    icons: /^x-salt-heap$/,
    never: words(
      "seas?|ocean|smell(?:s|ed|t)?|tears|sweat|taste[sd]?|salt ?water|fresh water|roots?|soil|lakes?|winds?|marsh(?:es)?|dissolv\\p{L}+|blocks?|slabs?|it[’']s the salt|salt of the|salt (?:flats?|pans?|mines?|lakes?|roads?|tax|march|caravans?|cellars?|spray|crust)|skin|wounds?|bod(?:y|ies)|blood|cells?|kidneys?|muscles|reacts?|acids?|sodium|chlor\\p{L}+|formula|sneez\\p{L}+|mud|next to the|beside the|wall|statue|pillar|lens",
    ),
  },
  { icons: /^x-red-carpet$/, never: words('roll(?:s|ed)? out|films?|premiere|airport|flying|magic|moss') },
  {
    icons: /^x-drawn-circle$/,
    never: words(
      'circles? of|sat|sit|sits|sitting|stood|stand|dance[sd]?|fill(?:s|ed)? in|coloured|colored|inside',
    ),
  },
];

/** The same, told by anything in the story. */
export const looksOfPlainThingsInStory: readonly ParticularLook[] = [
  {
    icons: /^x-cloth-bag$/,
    never: words(
      'plastic bags?|skin bags?|bin bags?|sleeping bags?|litter|landfill|carrier bags?|suitcases?|sandbags?|wine ?skins?|flood(?:s|ed)?',
    ),
  },
  { icons: /^x-bowl$/, never: words('monks?|alms') },
  {
    icons: /^x-rowing-boat$/,
    never: words('submarines?|aircraft carrier|motor ?boats?|outboard|tankers?|canoes?'),
  },
];
