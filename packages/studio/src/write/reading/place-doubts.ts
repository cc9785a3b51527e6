/** Where a place is named and nobody is in it, and where a story leaves the place that it was in. English. */

const month =
  '(?:January|February|March|April|May|June|July|August|September|October|November|December|Jan|Feb|Aug|Sept?|Oct|Nov|Dec)';
const weekday = '(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day';

/** "Tuesday, 12 November", "Day 3": what stands over a page of a diary. */
const heading = new RegExp(
  `^(?:${weekday}(?: (?:morning|afternoon|evening|night))?|(?:${weekday},? )?(?:the )?\\d{1,2}(?:st|nd|rd|th)? (?:of )?${month}(?:,? \\d{4})?|(?:${weekday},? )?${month} \\d{1,2}(?:st|nd|rd|th)?(?:,? \\d{4})?|(?:Day|Week) (?:\\d{1,3}|\\p{L}+))[.:,!]?$`,
  'iu',
);

/** Whether a sentence is nothing but the day over a page of a diary: what follows may play anywhere. */
export const isDayHeading = (text: string): boolean => heading.test(text.trim());

/** What does not tell where anybody is: membership, and what somebody is able to do anywhere. */
const spans = [
  // "He was in Class 4"
  /(?<!\p{L})(?:am|is|was|are|were) (?:\p{Ll}+ ){0,2}in (?:class|grade|year|form) (?:\d+\p{L}?|one|two|three|four|five|six|seven|eight|nine|ten)(?!\p{L})/giu,
  // "The same horse could pull thirty tons in a boat"
  /(?<!\p{L})(?:can|could) (?!(?:see|hear|smell|feel|find|watch|spot|only|not|now|hardly|barely)(?!\p{L}))\p{L}+ [^,.;:!?]*? (?:in|on|at|with) (?:an?|any|every) [^,.;:!?]*/giu,
  // "A boat comes and takes us to school": they are on their way.
  /(?<!\p{L})(?:takes|brings|carries|drives|rows) (?:us|me|them|him|her|the (?:children|pupils|students|kids)) to (?:the )?(?:school|work)(?!\p{L})/giu,
  // "Dad threw sand on the path to the house": nobody goes in.
  /(?<!\p{L})(?:path|road|track|way|steps|lane|door|gate|keys?) (?:to|of|for) (?:the|my|our|his|her|their) (?:\p{L}+ )?(?:house|home|shed|barn|garage|workshop|church|shop|farm|cabin|hut)(?!\p{L})/giu,
  // "To the corner of each house": they stand outside.
  /(?<!\p{L})(?:to|at|from|on) the (?:corners?|tops?|edges?|sides?|walls?|roofs?|fronts?) of (?:each|every|all the|both|the|a) (?:\p{L}+ )?(?:houses?|homes?|sheds?|barns?|shops?)(?!\p{L})/giu,
  // "They walked from a hut down to the road end": they are on their way, and farther than a room.
  /(?<!\p{L})(?:walk|hik|climb|r[io]d|cycl|driv|drov|travel|trek|march|sail|row|fl[ye]w?)\p{L}* (?:\p{L}+ )?from (?!(?:the|her|his|their|our|my) (?:kitchen|bedroom|living room|classroom|hall|corridor|lab|library|gym|house|garden|office|room)(?!\p{L}))[^,.;:!?]*? to [^,.;:!?]*/giu,
  // "A small town by the sea": what lies there, and not where anybody is.
  /(?<!\p{L})an? (?:\p{L}+ ){0,2}(?:town|city|port) (?:by|on|near|at|beside) the (?:\p{L}+ )?(?:sea|coast|river|lake|ocean|beach|mountains?)(?!\p{L})/giu,
  // "They opened schools, and a well in their own yard": what they have there.
  /(?<=(?:,|and) an? \p{L}+ )in (?:his|her|their|our|my) own \p{L}+/giu,
  // "Ingrid takes the ferry to school": she is on it.
  /(?<=(?<!\p{L})(?:takes?|took|rides?|rode|catch(?:es)?|caught) (?:the|an?|my|our|his|her) (?:\p{L}+ )?(?:bus|ferry|train|boat|tram|metro|subway) )to (?:school|work|class|town)(?!\p{L})/giu,
  // "Grandfather grew up in the desert": long ago. "She grew up on a farm" tells of that time.
  /(?<!^(?:S?he) )(?<!\p{L})(?:grew|grown|growing) up (?:in|on|by|near|beside) [^,.;:!?]*?(?=[,.;:!?]|$| and(?!\p{L}))/giu,
  // "On the first square": of a board.
  /(?<!\p{L})(?:on|at|to|in|onto|into|from) (?:the|each|every) (?:(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|next|last|black|white|red|green|\d+(?:st|nd|rd|th)) )?squares?(?= (?:of|on) the (?:board|grid|paper)|(?<=(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|last|black|white|th) squares?)(?!\p{L}))/giu,
  // "The river took the road to school", "he looked back at the house": they are in neither.
  /(?<!\p{L})(?:path|road|track|way|bridge) to (?:school|work|town|the (?:school|market|village|town|station|clinic|hospital|library|museum))(?!\p{L})/giu,
  /(?<!\p{L})(?:look(?:s|ed|ing)?|star(?:es|ed|ing)|point(?:s|ed|ing)?|glanc(?:es|ed|ing)) (?:back |up |down |over )*(?:at|to|towards?) (?:the|my|his|her|our|their) (?:\p{L}+ )?(?:house|school|farm|church|village|castle|shop|hospital)(?!\p{L})/giu,
  // "The road end": no town is there.
  /(?<!\p{L})(?:at|to|from|near) the (?:road(?:['’]s)? end|end of the (?:road|track|trail))(?!\p{L})/giu,
  // "At the hut it was cold": said of what is left behind in "from".
  /(?<!\p{L})c[ao]mes? (?:back |home )?from [^,.;:!?]*?(?= with(?!\p{L}))/giu,
  // "We went to the museum and I came home tired": what follows tells of the museum.
  /(?<=(?<!\p{L})went (?:to|on|with|for) [^.;:!?]{3,90}(?:,| and| but) (?:then )?(?:I|we|he|she|they) )(?:came|got|went|returned|arrived) (?:back )?home(?!\p{L})/giu,
  // "The boat stops at every house", "past each farm": they stay in none.
  /(?<!\p{L})(?:at|to|past|before|from) (?:every|each) (?:\p{L}+ )?(?:house|home|door|flat|hut|farm|shop|village|stall|station)(?!\p{L})/giu,
  // "The leaves of the tree in the yard began to move": they are seen from elsewhere.
  /(?<=^(?:(?:then|now|suddenly|slowly|outside),? )?)the (?:\p{L}+ of the )?(?:leaves|branches|trees?|flags?|washing|laundry|lights?|birds?|crows?|church bells?) (?:in|on|of|across|over) (?:the|my|our|his|her|their|a) \p{L}+/giu,
  // "She came home and hardly knew her valley": a home of that size is no house.
  /(?<!\p{L})(?:came|come|comes|went|returned|back) home(?= (?:from (?:abroad|college|university|the war|America|Europe|England|India)|to (?:her|his|their) (?:village|country|island|valley|people))|,? [^.;!?]*(?<!\p{L})(?:her|his|their|the) (?:valley|country|village|island|homeland|city|town)(?!\p{L}))/giu,
];

/** The sentence without words that name a place in which nobody is said to be. */
export const withoutDoubtfulPlaces = (narration: string): string =>
  spans.reduce((left, span) => left.replace(span, ' '), narration);

/** "She built loudspeakers in a factory": what somebody does for a living, told while the story is somewhere else. */
const livelihood =
  /(?<!\p{L})(?:he|she|they|who|\p{Lu}\p{L}+) (?:works?|worked|buil(?:ds?|t)|ma(?:kes?|de)|repair(?:s|ed)?|s(?:ells?|old)|t(?:eaches|aught)|design(?:s|ed)?|sew(?:s|ed)?|pack(?:s|ed)?|cook(?:s|ed)?|clean(?:s|ed)?|dr(?:ives?|ove)) (?:(?!the |a |an |this |that |his |her |it |them |my |our )\p{Ll}+ ){0,3}(?:in|at|for|on) an? /iu;
export const tellsLivelihood = (narration: string): boolean => livelihood.test(narration);

/** "On Robben Island his cell was small": a place with a name of its own at the head of a sentence is another one. */
const properPlace =
  /^(?:In|On|At|Near) (?:the )?(?!(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|January|February|March|April|May|June|July|August|September|October|November|December|Christmas|Easter|Grade|Year|Class|Room|English|Maths?|Science|History|PE|Mr|Mrs|Ms|Miss|Dr)\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)*(?! ?['’]s)(?=,? \p{Ll})/u;
export const opensElsewhere = (narration: string): boolean => properPlace.test(narration.trim());

/** "They went in." */
const enters =
  /(?<!\p{L})(?:went|walked|stepped|ran|came|go|goes|hurried) (?:straight |quietly |slowly )?(?:in|inside)(?=[.,;!]| and(?!\p{L})|$)/iu;
export const entersWithoutName = (narration: string): boolean => enters.test(narration);

/** Buildings that somebody stands before. */
const before =
  /(?<!\p{L})(?:outside|in front of|before|at the door of) (?:the|an?|our|my|his|her|their|\p{Lu}\p{L}+['’]s) (?:(?!and |of )\p{L}[\p{L}'’-]* ){0,2}(?<noun>shop|store|supermarket|bakery|museum|library|hospital|church|mosque|temple|school|station|theatre|theater|bookshop|pharmacy|factory|workshop)(?!\p{L})/iu;
/** The noun of a building that a sentence has somebody stand before. */
export const buildingAhead = (narration: string): string | undefined =>
  before.exec(narration)?.groups?.noun?.toLowerCase();
