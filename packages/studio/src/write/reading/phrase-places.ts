import { fillBack, wasElsewhere } from './fill-back.ts';
import { createAside } from './history-aside.ts';
import { createLeftThings } from './left-things.ts';
import { createMadePlaces } from './made-places.ts';
import { type NamedPlace, namedPlace } from './named-place.ts';
import {
  isInsideByPart,
  lookoutOf,
  placeOfAct,
  sleepsThere,
  tellsBefore,
  voiceFrom,
  workplaceTold,
} from './place-acts.ts';
import { hasSignsOf, ofSchool, teaches } from './place-cues.ts';
import {
  buildingAhead,
  entersWithoutName,
  isDayHeading,
  opensElsewhere,
  tellsLivelihood,
  withoutDoubtfulPlaces,
} from './place-doubts.ts';
import { bridgeIn, fittingPlaces } from './place-fits.ts';
import { placeNouns } from './place-nouns.ts';
import { carryOn, fillBySigns, inPicture, isReckoned, neverAny, quicklyLeft } from './place-stretches.ts';
import { placeOfPool } from './pools.ts';
import { createSceneThings } from './scene-things.ts';
import { isToldInPast, statesAlways } from './stated-always.ts';
import { withoutSpeech } from './without-speech.ts';

/** What such words begin is somewhere else, or nowhere: another's place, a comparison, a wish, a plan. */
const elsewhere =
  /(?<!\p{L})(?:that(?! (?:same )?(?:day|week|month|year|morning|evening|afternoon|night|summer|winter|spring|autumn|time)(?!\p{L}))|which|who|whom|whose|what|where|like|as if|as though|as \p{L}+ as|than|if|because|unless|imagin(?:e|es|ed)|pretend(?:s|ed)?|dream(?:ed|t|s)? (?:of|about)|wish(?:es|ed)?|hop(?:e|es|ed)|want(?:s|ed)? to|will|tomorrow|from (?:my|his|her|our|their|the|\p{Lu}\p{L}+['’]s) (?:\p{L}+ )?window|(?:looked|stared|gazed|peered) out of (?:the|my|his|her|our|their) (?:\p{L}+ )?window|far (?:out|away|off|below|beneath)[,]?(?= )(?: (?:in|under|on|at|from|across|below) [^,.;:!?]*)?|remember(?:s|ed)?|thought (?:of|about)|told (?:me|us|him|her|them)|works?(?! (?:it|this|that) out)|lives? in|comes? from|came from|(?<=\p{L} )called(?! (?:from|out|back|across|over))|named|(?:photos?|photographs?|pictures?|paintings?|drawings?|posters?|maps?|models?) of|(?:had|'d) (?:learned|learnt|heard|seen|read|bought|found))(?!\p{L})(?:(?! so (?:I|we|he|she|they)(?!\p{L})| (?:at|over) (?:dinner|supper|breakfast|teatime)(?!\p{L}))[^,.;:!?])*/giu;
const never =
  /(?<!\p{L})(?:never|(?:not|n['’]t)(?! (?:find|see|hear|believe|wait|stop|move|speak|sleep|fall asleep|open|understand|notice|say)(?!\p{L}))|no longer|without|nobody(?! (?:knew|knows|noticed|saw how))|instead of)(?!\p{L})[^,.;:!?]*/giu;
/** Where somebody works or lives: they may be seen there now, or not. */
const ofOthers = new RegExp(
  `(?<!\\p{L})(?:works?|lives?) (?:in|at|on) (?:[^,.;]* )?(?:bank|${placeNouns.map(([, nouns]) => nouns).join('|')})(?![\\p{L}'’-])`,
  'iu',
);
/** "I am the nurse at a school": what somebody is tells where they belong, not where they are. */
const belongs =
  /(?<!\p{L})(?:am|is|was|are|were) (?:the|an?) (?:\p{L}+ ){0,2}(?:nurse|teacher|doctor|cook|caretaker|janitor|librarian|guard|guide|student|pupil|worker|engineer|scientist|coach) (?:at|in|on|of) [^,.;:!?]*/giu;
/** "The trip to the theatre began badly": they are on their way. */
const underWay =
  /(?<!\p{L})(?:trip|excursion|outing|journey|ride|drive|flight) to [^,.;:!?]*?(?= (?:began|begins|started|starts|took|takes|was|is|will|would)(?!\p{L}))/giu;
/** Who goes for something is back before anything else happens. */
const fetches =
  /(?<!\p{L})(?:went|ran|walked|hurried|rushed|goes|runs) (?:(?:in)?to [^,.;:!?]*?|home(?: [^,.;:!?]*?)?) (?:and|but) (?:(?:he|she|they) )?(?:(?:came|ran|walked|hurried|rushed|comes|runs) back|returned|fetched|brought)(?!\p{L})/giu;
/** "Every morning Esi walked along the road to school": she is on the road. */
const walksTo =
  /(?<=(?<!\p{L})(?:walk(?:s|ed|ing)?|cycl(?:es|ed|ing)|r[ai]n|running|go(?:es)?|went|r[io]des?|riding|bike[sd]?|hurr(?:y|ies|ied)) (?:[^,.;:!?"]{0,40} )?)to (?:school|work|class)(?! (?:bus|gate|yard|hall))(?!\p{L})/giu;
/** "He became a teacher and played the organ in a church": what was before that was elsewhere. */
const newLife = /(?<!\p{L})(?:became|years later|in later years|grew up)(?!\p{L})/iu;
const onTheGo = /(?<!\p{L})(?:when|while|every|each|always|usually|along|past)(?!\p{L})/iu;
/** "She took it to the market, to the church and to the mosque", "from house to house": nobody stays in one of them. */
const everywhere =
  /(?<!\p{L})to the \p{L}+(?:,? (?:and )?to the \p{L}+)+|(?<!\p{L})from (?<kind>\p{L}+) to \k<kind>(?!\p{L})|(?<!\p{L})door to door(?!\p{L})/giu;
/** "He spent six weeks in hospital": told in passing. */
const spentThere =
  /(?<!\p{L})(?:spen[dt]s?|stayed|was|were|lay) (?:for )?(?:\p{L}+ )?(?:\p{L}+|\d+) (?:days|weeks|months|years|nights) (?:in|at) (?:the |a |an )?\p{L}+/giu;
/** "A tree had fallen across the road": where nobody need be. */
const reported =
  /(?<!\p{L})(?:had|has|have) (?:fallen|crashed|come down|collapsed|been (?:closed|blocked|flooded|washed away|damaged)) (?:[^.;!?,]*)/giu;
/** "They had to meet Grandfather at the station at noon", "a poster for the classroom door": nobody is there yet. */
const planned =
  /(?<!\p{L})(?:(?:had|have|has|need(?:s|ed)?|promised|planned|going) to (?:meet|go|be|take|get|travel|come|return|fly|drive)|(?:plans?|planned) to|(?:posters?|signs?|rules?|presents?|gifts?) for) [^.;!?]*/giu;
/** Where a game is played, "the field" is no meadow. */
const ofSport =
  /(?<!\p{L})(?:soccer|football|rugby|hockey|baseball|lacrosse|goal ?keeper|referee|defender|striker|midfield(?:er)?|half-?time|kick-?off|teammates?)(?!\p{L})/iu;
/** Who rows stands on no deck. */
const rowedBoat =
  /(?<!\p{L})(?:row(?:s|ed|ing)?|paddl(?:es|ed|ing)) (?:\p{L}+ )?boats?(?!\p{L})|(?<!\p{L})(?:oars?|rowing boat|rowboat|rows (?:to|across|over|out)|rowed)(?!\p{L})/iu;
const ofShip = /(?<!\p{L})(?:ships?|decks?|captain|crew|sailors?|ferry)(?!\p{L})/iu;
/** Where no train stops. */
const otherStation =
  /(?<!\p{L})(?:cattle|sheep|police|fire|weather|research|petrol|gas|power|polling|radio|television|TV|pumping) stations?(?!\p{L})/giu;
/** "From the tower they looked out to sea": who looks is somewhere else. */
const lookedAt =
  /(?<!\p{L})(?:look(?:s|ed|ing)?|gaz(?:es|ed|ing)|star(?:es|ed|ing)|wav(?:es|ed|ing)) (?:out )?(?:to|over|across|towards?|down (?:on|at)) (?:the )?(?:open )?(?:sea|ocean|city|town|bay|harbou?r|river|lake|valley|village|fields?|mountains?|forest|beach)(?!\p{L})/giu;
/** "She heard her father go down the stairs": she is somewhere else. */
const heard = /(?<!\p{L})(?:hears?|heard) [^.;!?]*/giu;
/** "'Help!' he cried, but the farmer was asleep in his bed": somebody else is. */
const othersAsleep =
  /(?<!\p{L})(?:but|while) (?:the|my|our|his|her|their) \p{L}+ (?:was|were|lay) (?:\p{L}+ )?(?:asleep|sleeping|in bed)[^.;!?]*/giu;
/** Time that has passed may have taken everybody anywhere. */
const laterOn =
  /^(?:later,|(?:the )?next (?:day|morning|afternoon|evening|night|week|weekend|month|year|time|term|summer|winter|spring|autumn|mon|tues|wednes|thurs|fri|satur|sun)|on (?:monday|tuesday|wednesday|thursday|friday|saturday|sunday)|(?:one|that|this) (?:day|morning|evening|afternoon|night|week|summer|winter|spring|autumn)|(?:\p{L}+ ){1,3}(?:days?|weeks?|months?|years?|decades?|centuries|hours) (?:later|earlier|before|after)|(?:then )?(?:in|by|on \d{1,2}|on the \p{L}+ of|on the morning of \d+) (?:january|february|march|april|may|june|july|august|september|october|november|december)|for (?:\p{L}+ ){1,2}(?:days|weeks|months|years)|by then|after (?:\p{L}+ )?(?:\p{L}+ )?(?:days?|weeks?|months?|years?|school|lunch|dinner|breakfast)|in the (?:\p{L}+ month|morning|evening|afternoon)|at (?:night|last the|\d{1,2}(?:[.:]\d{2})?(?: ?[ap]\.?m\.?)? in the \p{L}+)|tonight|yesterday|last (?:week|month|year|night|summer|autumn|fall|winter|spring)|tomorrow|years? later|later that|meanwhile|on the other side|beyond|further|farther|on the (?:\p{L}+ )?way (?:home|back)|(?:in|by|after|before|since|until|around) \d{4}|(?:in|during|after) the (?:\p{L}+ ){1,2}(?:war|revolution|century)|when (?:she|he|they) (?:was|were) (?:old|grown)|today)(?!\p{L})/iu;
/** What is so ever since, what is written from afar, and advice to the reader play nowhere. */
const nowhere =
  /(?<!\p{L})(?:all over the world|around the world|in many countries|across the country|in the whole country|anymore|any more|nowadays|these days|ever since|since then|from then on|from that day on|all (?:his|her|my|their) (?:life|lives)|(?:he|she|\p{L}+) (?:later |then |soon )?became (?:an? \p{L}+ in|president|king|queen|prime minister|a lawyer|a doctor|famous)|made (?:him|her|them|\p{L}+) famous|overnight|in (?:the|our) (?:group |class |family )?chat|online|on the internet)(?!\p{L})|(?<!\p{L})always(?!\p{L}).*(?<!\p{L})now(?!\p{L})|(?<!\p{L})(?:scientists|astronomers|historians|doctors|engineers|people|we) (?:still )?(?:use|know|call|measure|think|believe)(?!\p{L}).*(?<!\p{L})today(?!\p{L})|^(?:and |but |so )?if (?:you|it happens to you)(?!\p{L})|^(?:dear \p{Lu}[^.!?]*,$|yours,|sincerely|love,|i am writing|i'm writing|let me tell|my name is|this is (?:a|the|my) story)(?!\p{L})/iu;
/** Who comes home from school is in none. */
const aroundLessons = /(?<!\p{L})(?:(?:home )?from|after|to|left|leave[sd]?) school(?!\p{L})/giu;
/** "But on the third day", "One hot afternoon", "Every Sunday". */
const nextTime =
  /^(?:(?:but|and|then|so) )?(?:on (?:the (?:first|second|third|fourth|fifth|last|next|following) (?:day|morning|evening|night)|(?:mon|tues|wednes|thurs|fri|satur|sun)day|the (?:evening|morning|night|afternoon) of)|one (?:\p{Ll}+ ){1,2}(?:day|morning|evening|afternoon|night)|the following|(?:in|by|until) (?:january|february|march|april|may|june|july|august|september|october|november|december))(?!\p{L})/iu;
/** The same in the middle of a sentence. */
const laterInside =
  /(?<!\p{L})(?:only )?(?:after (?:\p{L}+ ){1,2}(?:days|weeks|months|years)|(?:\p{L}+ ){1,2}(?:days|weeks|months|years) later|within (?:\p{L}+ )?(?:days|weeks|months|years)|(?:took|lasted) (?:\p{L}+ ){1,3}(?:years|months|decades|centuries)|that (?:year|decade|century)|every (?:day|morning|evening|night|week|year)|ever since|(?:came|arrived|opened|was (?:built|finished|ready)) (?:in|on) (?:January|February|March|April|May|June|July|August|September|October|November|December|\p{Lu}\p{Ll}+day|(?:spring|summer|autumn|winter)))(?!\p{L})/iu;
/** For so many sentences that show nothing of such a place the story is taken to be there still. */
const remembered = 5;
/** The same for any other place: nobody knows any more where a story is that has not shown it for so long. */
const rememberedLonger = 10;
/** Where one looks and nobody stands: the story goes on where it was. */
const overhead = /^(?:sky|night-sky)$/;
const indoorsAtHome = /^(?:home|bedroom|kitchen)$/;
const outdoorsNearHome = /^(?:street|garden)$/;
/** Things of a home that stand outdoors nowhere. */
const thingsOfHome =
  /(?<!\p{L})(?:on|onto|in|into|behind|from|beside|under) (?:the|my|our|his|her|their|a) (?:\p{L}+ )?(?:window ?sill|fridge|freezer|armchair|wardrobe|bathroom|bathtub|carpet|bookshelf|television|kitchen table|sofa|couch|dining table)(?!\p{L})/iu;
/** Who sets out without a word of where to may be anywhere next. */
const leaving =
  /(?<!\p{L})(?:(?:got|gets?|climbed) (?:out|off)(?=[.,;!]| and(?!\p{L}))|(?:went|goes|go|turned) back(?=[,.;!]| and| again|$)|set (?:off|out)(?!\p{L})|(?:walk(?:ed|s)?|went|goes|step(?:ped|s)|head(?:ed|s)) (?:back )?out(?:side(?!\p{L})| (?:along|across|over|onto) )|r[ai]n away|(?:moved|travelled|traveled|rode|sailed) on(?=[,.;!]|$)|(?:rode|rides) (?:on )?(?:an?|the|his|her|their) (?:[\p{L}-]+ ){0,2}(?:donkey|camel|horse|mule)s?(?!\p{L})|(?:camels|donkeys|mules) carried|(?:ran|run|runs|raced|rush(?:ed)?|hurried|climb(?:ed|s)?|walk(?:ed|s)?|march(?:ed)?|fled|cycled|drove|drives?) (?:\p{L}+ly )?(?:past |out of |outside|(?:up|down|along|over|towards?) (?:the|a|our|their) (?:\p{L}+ )?(?:steps|hill|road|slope|path|lane|track|mountain|cliff|shore|coast|valley|ridge)(?!\p{L}))|reach(?:ed|es)? (?:the|a|an|\p{Lu})|(?:was|were) (?:sent|taken|moved|brought) (?:away |off )?to (?:(?:an?|the|his|her|their) )?(?:\p{Lu}|(?:\p{Ll}+ )?(?:institute|orphanage|boarding|college|university|school|camp|another))|(?:carried|took|brought|bring|carry|led|put) (?:(?:the|them|it|their|his|her|all|\p{L}+) ){1,3}back (?:in)?to the (?:\p{L}+ )?(?:log|tree|bush|hedge|nest|stone|rock|wild|grass|flowers|sea|water|wall|tide|soil|woodpile))/iu;
const goingHome =
  /(?<!\p{L})on (?:the|their|his|her|my|our) (?:\p{L}+ )?way (?:home|back|to school)(?!\p{L})/iu;
/** Who is ill or wakes up lies in bed, and stands by no river where somebody else does. */
const isInBed =
  /(?<!\p{L})(?:woke|wakes|awoke)(?!\p{L})|(?<!\p{L})(?:fell|falls|was|became|got|is|lay) (?:\p{L}+ )?(?:sick|ill|awake)(?!\p{L})|(?<!\p{L})(?:go(?:es)?|went) to sleep(?!\p{L})|(?<!\p{L})f(?:e|a)ll(?:s)? (?:fast )?asleep(?!\p{L})|(?<!\p{L})could (?:hardly|not) (?:fall a)?sleep(?!\p{L})|(?<!\p{L})(?:had|caught) (?:an? )?(?:\p{L}+ )?fever(?!\p{L})/iu;
const outOfDoors =
  /^(?:river|lake|street|road|garden|school-yard|city|village|field|hill|forest|farm|beach|sea|mountain|park|quay)$/;
const cooking =
  /(?<!\p{L})(?:flour|dough|oven|stove|frying pan|saucepan|recipe|bak(?:e|ed|ing)|cook(?:ed|ing)|knead\p{L}*|stirr?\p{L}*|simmer\p{L}*)(?!\p{L})/giu;
const schooling =
  /^(?:today |yesterday |on \p{L}+ )?in (?:biology|maths?|science|history|geography|chemistry|physics|art|music|english|class)(?!\p{L})|(?<!\p{L})(?:on the (?:black|white)?board|the bell rang|raised (?:his|her|my|their) hands?|(?:my|his|her|our) lab partner|handed (?:in|out) (?:the|our|their) (?:homework|worksheets?|tests?)|(?:my|our|the) teacher (?:wrote|drew|held up|handed|gave every))(?!\p{L})/iu;
/** Hands are raised there, too. */
const ofCouncil =
  /(?<!\p{L})(?:members|council\p{L}*|assembly|parliament|senators?|delegates|citizens|villagers|voters|chair(?:man|woman|person)|mayor)(?!\p{L})/iu;
/** Places with streets around them. */
const inTown =
  /^(?:classroom|school-yard|cafeteria|library|lab|gym|pool|market|shop|bank|museum|hospital|office|factory|park|playground|street|city|courtroom|station)$/;

/** What phrases tell of where the sentences of a story play, before anybody weighs it. */
export type PhrasePlaces = {
  places: (string | undefined)[];
  /** The place that a sentence names by its own words. */
  named: (NamedPlace | undefined)[];
  /** Where time has passed. */
  breaks: boolean[];
  /** Where nothing is told that plays anywhere. */
  closed: boolean[];
  /** Where somebody sets out, and nobody knows where to. */
  leaves: boolean[];
  /** What a place is in this story; undefined where it cannot be there. */
  asFits(place: string | undefined): string | undefined;
};

/**
 * Where each sentence of an English story plays by its phrases: the class of place in which somebody does something there,
 * or the one before while nothing moves the story on, or the one that the next sentences name while nobody comes from
 * elsewhere. Unknown where the text leaves it open. A place that is only spoken of moves nobody.
 */
export function phrasePlaces(sentences: readonly string[]): PhrasePlaces {
  const isRiverStory =
    sentences.filter((text) => /(?<!\p{L})(?:rivers?|streams?|creeks?|brooks?|canals?)(?!\p{L})/iu.test(text))
      .length > 1;
  const isSchoolStory = ofSchool.test(sentences.join(' ').replace(aroundLessons, ' ')) || isTaught(sentences);
  const whole = sentences.join(' ');
  /** What a place is in this story, where the word for it means several. */
  const meant: Record<string, string> = {
    pool: placeOfPool(whole),
    ...(ofSport.test(whole) && { field: 'pitch' }),
    ...(rowedBoat.test(whole) && !ofShip.test(whole) && { ship: 'small-boat' }),
  };
  const asMeant = (found: NamedPlace | undefined, text: string) =>
    found && {
      ...found,
      // A bed in a ward is in no bedroom.
      place:
        found.place === 'bedroom' && now === 'hospital'
          ? now
          : (meant[found.place] ?? bridgeIn(found.place, now, text)),
    };
  const isPastTense = isToldInPast(sentences.map(withoutSpeech));
  const places: (string | undefined)[] = [];
  const allNamed: (NamedPlace | undefined)[] = [];
  /** Where time has passed, and where nothing is told that plays anywhere. */
  const breaks: boolean[] = [];
  const closed: boolean[] = [];
  const aside = createAside();
  const left = createLeftThings();
  const things = createSceneThings();
  const hideMade = createMadePlaces(sentences);
  const memoryOf = (place: string) => {
    const isOnlyClass =
      isSchoolStory && place === 'classroom' && places.every((one) => !one || one === place);
    return quicklyLeft.test(place) ? remembered : rememberedLonger * (isOnlyClass ? 2 : 1);
  };
  /** Whether a sentence shows something of the place, or goes on with what is handled or talked about there. */
  const goesOnIn = (place: string, told: string, text: string) =>
    hasSignsOf(place, told) ||
    things.areIn(withoutSpeech(text), place) ||
    (text.includes('"') && !quicklyLeft.test(place));
  let now: string | undefined;
  /** The last sentence that named the place or showed something of it. */
  let seen = 0;
  /** Where the place was forgotten. */
  const lapsed = new Set<number>();
  /** The building that they stand before. */
  let ahead: string | undefined;
  sentences.forEach((text, index) => {
    if (isDayHeading(text)) {
      now = undefined;
      breaks[index] = true;
      closed[index] = true;
      return;
    }
    const told = hideMade(withoutDoubtfulPlaces(narrationOf(text)));
    const opening = text.replace(/^"[^"]*"/, '').trim();
    const isAtWater = isRiverStory || now === 'river';
    const looksFrom =
      workplaceTold(withoutSpeech(text)) ??
      lookoutOf(told) ??
      (now === undefined ? voiceFrom(told) : undefined);
    const named = asMeant(ofItsSchool(namedPlace(looksFrom ?? told, isAtWater), told, isSchoolStory), text);
    allNamed[index] = named;
    const looksBack = !named && now !== undefined && aside.has(text);
    aside.note(text);
    ahead = placeOfBuilding(buildingAhead(told)) ?? ahead;
    breaks[index] = laterOn.test(opening) || nextTime.test(opening) || laterInside.test(opening);
    const isAbroad = nowhere.test(opening) && !(now !== undefined && things.areIn(opening, now));
    closed[index] = looksBack || isAbroad || ofOthers.test(text);
    if (looksBack) return;
    if (named && now !== undefined && tellsLivelihood(told)) return;
    if (named && now !== undefined && tellsBefore(told)) {
      places[index] = now;
      return;
    }
    if (named && isPastTense && statesAlways(told)) return;
    if (named && overhead.test(named.place)) {
      places[index] = named.place;
      return;
    }
    if (named || (now !== undefined && goesOnIn(now, told, text))) seen = index;
    if (now !== undefined && !named && index - seen > memoryOf(now)) {
      now = undefined;
      lapsed.add(index);
    }
    const act = placeOfAct(withoutSpeech(text));
    const acted = act === 'bedroom' && sleepsThere.test(now ?? '') ? undefined : act;
    if (named) now = named.place === 'home' && isCooking(text) ? 'kitchen' : named.place;
    else if (closed[index] || opensElsewhere(told) || (outOfDoors.test(now ?? '') && isInBed.test(told)))
      now = undefined;
    else if (isSchoolStory && teaches.test(told) && (now === undefined || indoorsAtHome.test(now)))
      now = 'classroom';
    else if (schooling.test(told) && !ofCouncil.test(text))
      now = breaks[index] || now === undefined ? 'classroom' : now;
    else if (!isSchoolStory && (now === undefined || outdoorsNearHome.test(now)) && thingsOfHome.test(told))
      now = 'home';
    else if (
      isSchoolStory &&
      now === 'school-yard' &&
      /(?<!\p{L})(?:on the window ?sill|at (?:his|her|their|our|my) desks?)(?!\p{L})/iu.test(told)
    )
      now = 'classroom';
    else if (entersWithoutName(told) && now === 'street') now = ahead;
    else if (leaving.test(told)) {
      now = undefined;
      closed[index] = true;
    } else if (goingHome.test(text)) now = onTheWay(now, text, places);
    else if (breaks[index] && !staysIn(places, opening))
      now = isScene(index, sentences)
        ? now
        : (left.placeOf(told) ?? things.placeOf(withoutSpeech(text)) ?? acted);
    else if (acted !== undefined && (now === undefined || acted === 'bedroom')) now = acted;
    else if ((now === undefined || now === 'home') && isCooking(text)) now = 'kitchen';
    else if (now === undefined) now = placeSpokenOf(text);
    places[index] = now;
    if (now !== undefined) {
      left.note(told, now);
      things.note(text, now);
    }
    if (named && !named.arrives && !newLife.test(told) && !wasElsewhere(sentences, index))
      fillBack(
        places,
        index,
        (at) =>
          !breaks[at + 1] && !closed[at] && !(outOfDoors.test(now ?? '') && isInBed.test(sentences[at]!)),
        (at) => leaving.test(narrationOf(sentences[at]!)),
      );
  });
  const bySigns = fillBySigns(sentences, places, closed);
  carryOn(places, bySigns, (at) => {
    const told = narrationOf(sentences[at]!);
    const isAbed = outOfDoors.test(places[at - 1] ?? '') && isInBed.test(told);
    return breaks[at] || closed[at] || lapsed.has(at) || leaving.test(told) || isAbed;
  });
  // Nobody sits on the floor of a street.
  sentences.forEach((text, at) => {
    const place = places[at];
    const before = at > 0 && !breaks[at] && places[at - 1] === 'indoors';
    if (
      place === undefined
        ? before || isInsideByPart(narrationOf(text))
        : outOfDoors.test(place) && isInsideByPart(narrationOf(text))
    )
      places[at] = 'indoors';
  });
  const otherwise = fittingPlaces(whole);
  const asFits = (place: string | undefined) =>
    place !== undefined && Object.hasOwn(otherwise, place) ? otherwise[place] : place;
  return {
    places: sentences.map((_, at) => asFits(places[at])),
    named: sentences.map((_, at) => allNamed[at]),
    breaks: sentences.map((_, at) => breaks[at] === true),
    closed: sentences.map((_, at) => closed[at] === true),
    leaves: sentences.map((text) => leaving.test(narrationOf(text))),
    asFits,
  };
}

/** Somebody with the title of a teacher writes on a board. */
const isTaught = (sentences: readonly string[]) =>
  sentences.some((text) => schooling.test(withoutSpeech(text))) &&
  /(?<!\p{L})(?:Miss|Ms|Mrs|Mr|Sir|Teacher)\.? \p{Lu}/u.test(sentences.join(' '));

/** In a story of a school "the yard" is the school's, unless it is somebody's own. */
const ofItsSchool = (named: NamedPlace | undefined, told: string, isSchoolStory: boolean) =>
  named?.place === 'garden' && isSchoolStory && /(?<!\p{L})the yard(?!\p{L})/iu.test(told)
    ? { ...named, place: 'school-yard' }
    : named;

/** On the way home from a place in town one is in the street; so is who has been nowhere yet. */
function onTheWay(
  from: string | undefined,
  text: string,
  places: readonly (string | undefined)[],
): string | undefined {
  if (from !== undefined) return inTown.test(from) ? 'street' : undefined;
  return !places.some(Boolean) && /(?<!\p{L})way (?:home|to school)(?!\p{L})/iu.test(text)
    ? 'street'
    : undefined;
}

/** "My grandfather repairs radios in his workshop. Last summer he gave me one.": where the story is set, before it begins. */
const isScene = (index: number, sentences: readonly string[]) =>
  index > 0 &&
  index <= longestScene &&
  present.test(withoutSpeech(sentences[0]!)) &&
  sentences.slice(1, index).every((text) => everyTime.test(text));
/** "Our farm has hens. Every morning we collect the eggs. Today …": still the setting. */
const longestScene = 2;
const everyTime = /^(?:every|each) (?:\p{L}+ )?(?:day|morning|evening|afternoon|week|year)(?!\p{L})/iu;
const present =
  /(?<!\p{L})(?:is|are|has|have|lives?|works?|owns?|keeps?|runs?|sells?|repairs?|makes?|teaches|grows?|goes|cycles?|walks?|rides?|takes?|mends?|bakes?|builds?|helps?|plays?)(?!\p{L})/u;

/** Hours and days that pass at home, and nobody has been anywhere else: the story stays there. */
const shortWhile =
  /^(?:by then|then|the next (?:day|morning)|next|on (?:monday|tuesday|wednesday|thursday|friday|saturday|sunday)|(?:one|that|this) (?:day|morning|evening|afternoon|night)|in the (?:morning|evening|afternoon)|today|tonight|later that|(?:\p{L}+ ){1,2}(?:minutes|hours) later)(?!\p{L})/iu;
const longEnough = 4;
const staysIn = (places: readonly (string | undefined)[], opening: string) => {
  const [place] = places;
  return (
    shortWhile.test(opening) &&
    place !== undefined &&
    indoorsAtHome.test(place) &&
    places.length >= longEnough &&
    places.every((one) => one === place)
  );
};

const placeOfBuilding = (noun: string | undefined) =>
  noun === undefined ? undefined : namedPlace(`in the ${noun}`, false)?.place;

const isCooking = (text: string) =>
  !isReckoned.test(text) && new Set((text.match(cooking) ?? []).map((word) => word.toLowerCase())).size > 1;

/** "Everybody went out to the garden, but Elif stayed in": where she is not. */
const othersGo =
  /(?<!\p{L})(?:everybody|everyone|all the others|the others|the rest|the other \p{L}+|most of them) (?:else )?(?:went|ran|walked|rushed|hurried|goes?|r[au]ns?) (?:\p{L}+ )?(?:to|into|onto) (?:the|our|their) [^,.;]*(?=,? but (?:\p{L}+ ){1,3}stay(?:ed|s))/iu;

/** "Ten lorries used to come to this market": where somebody is who speaks of it so. */
const spokenHere = /"[^"]*(?<!\p{L})(?<here>(?:to|in|into|at|inside|from) this \p{L}+)(?!\p{L})[^"]*"/iu;
const placeSpokenOf = (text: string) => {
  const here = spokenHere.exec(text)?.groups?.here;
  return here === undefined ? undefined : namedPlace(here.replace(/^\p{L}+ this/iu, 'in the'), false)?.place;
};

/** The words of a sentence that tell what is there: no speech, no question, nothing compared, wished for or denied. */
export const narrationOf = (text: string) =>
  /^[^"]*\?$/.test(text)
    ? ''
    : withoutSpeech(text)
        .replace(/(?<!\p{L})way (?:home|back|to [^,.;:!?]*)(?!\p{L})/giu, ' ')
        .replace(othersGo, ' ')
        .replace(heard, ' ')
        .replace(fetches, ' ')
        .replace(walksTo, (to) => (onTheGo.test(text) ? ' ' : to))
        .replace(everywhere, ' ')
        .replace(othersAsleep, ' ')
        .replace(planned, ' ')
        .replace(otherStation, ' ')
        .replace(lookedAt, ' ')
        .replace(spentThere, ' ')
        .replace(reported, ' ')
        .replace(underWay, ' ')
        .replace(belongs, ' ')
        .replace(inPicture, ' ')
        .replace(elsewhere, ' ')
        .replace(neverAny, ' ')
        .replace(never, ' ');
