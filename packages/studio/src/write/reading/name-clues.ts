import { stopWords } from '../../language/stop-words.ts';
import { kindOf } from '../../words/kind-of.ts';
import { isFirstName, isGivenName } from '../story/first-names.ts';
import { isKnownPlace } from './known-places.ts';
import { bearerOf } from './late-bearer.ts';
import { laterInLife } from './later-in-life.ts';
import type { NameRun } from './name-runs.ts';
import { calledTo, namedTogether, newIn, saidBeside, saidNext, thingBeside } from './named-beside.ts';
import { beingOf, speciesNamed } from './noun-kinds.ts';
import { speechVerbs } from './speech-verbs.ts';
import { kinCalledSo } from './told-in-words.ts';

/** A place where a name stands: the number of its sentence, and from where to where. */
export type NamePlace = NameRun & { index: number };

/** What is known of a name after all its places in a story were looked at. */
export type Evidence = {
  person: number;
  animal: number;
  place: number;
  what?: string;
  /** The made thing that bears the name. */
  thing?: string;
  roles: string[];
  kin: boolean;
  age?: number;
};

export const speech = new RegExp(`^ (?!called \\p{Lu})(?:\\p{L}+ly )?(?:${speechVerbs})(?!\\p{L})`, 'u');
export const speechBefore = new RegExp(`(?<!\\p{L})(?:${speechVerbs}) $`, 'u');
const placeBefore =
  /(?<!\p{L})(?:in|at|near|from|across|through|into|around|towards?|outside|above|north of|south of|east of|west of) (?:the |old |ancient |nearby )?$/iu;
const onlyPlaces =
  /(?<!\p{L})(?<!(?:believ(?:e|es|ed|ing)|interested|trust(?:s|ed)?|dressed|disappointed|joined|change|saw|see) )(?:in|throughout) $/iu;
const movesTo =
  /(?<!\p{L})(?:go|goes|went|walk(?:s|ed)?|travel(?:s|led|ed)?|mov(?:e|es|ed)|sail(?:s|ed)?|fl(?:y|ies|ew)|c[oa]mes?|return(?:s|ed)?|march(?:es|ed)?|journey|trip|way|trains?|bus|drove|home) to (?:the )?$/iu;
export const humanVerb =
  /^ (?:wants?|wanted|smiles?|smiled|laughs?|laughed|sits?|sat|runs?|ran|walks?|walked|looks?|looked|opens?|opened|knelt|lends?|lent|takes?|took|gives?|gave|holds?|held|knows?|knew|thinks?|thought|feels?|felt|listens?|listened|writes?|wrote|reads?|puts?|counts?|counted|waits?|waited|nods?|nodded|cries|cried|jumps?|jumped|brings?|brought|promises|promised|lives?|lived|stands?|stood|decides?|decided|hears?|heard|finds?|found|learns?|learned|sees?|saw|wishe[sd]|turns?|turned|goes|went|comes|came|began|finished|remembers?|remembered|drew|draws?|tried|tries|made|makes|met|meets|climbs?|climbed|rolls?|rolled|loves?|loved|likes?|liked|believed|discovered|invented|measured|typed|fixed|borrowed|shrugged|frowned|grinned|blushed|whistled|hummed|bowed|packed|bought|sold|paid|drove|rode|swam|slept|woke|ate|drank|cooked|played|painted|worked|worries|worried|hoped|dreamed|noticed|showed|pointed|handed|poured|stirred|lifted|pushed|pulled|threw|caught|kicked|hid|fell|fed|led|left|kept|got|told|asked|grew|shook|slipped|slammed|leaned|stared|hurried|yawned|sneezed|stopped|started|dropped|carried|carries|crawled|flew|leapt|stepped|raised|pointed|tapped|peeked|won|lost|built|chose|dug|rubbed|scribbled|squinted|wiped|checked|counted|cut|cuts|sews?|sewed|dips|dipped|hopped|hops|poked|crouched|shovelled|scooped|could (?:ski|swim|run|read|write|hear|sing|dance|climb)|said|says|drops?|leans?|leads?|falls?|gets?|who)(?!\p{L})/u;
/** What only one kind of animal does. */
const animalSounds: [RegExp, string][] = [
  [/(?<!\p{L})(?:meow(?:s|ed|ing)?|miaow(?:s|ed)?|purr(?:s|ed|ing)?)(?!\p{L})/u, 'cat'],
  [
    /(?<!\p{L})(?:bark(?:s|ed|ing)|wagg(?:ed|ing) (?:his|her|its) tail|wags (?:his|her|its) tail)(?!\p{L})/u,
    'dog',
  ],
  [/(?<!\p{L})(?:neigh(?:s|ed)|whinn(?:ies|ied))(?!\p{L})/u, 'horse'],
];
const noun = '(?:\\p{Ll}[\\p{L}-]+ ){0,2}(\\p{Ll}[\\p{L}-]+)';
const roleBefore = /((?:\p{L}[\p{L}'’-]*,? ){1,4})$/u;
const apposed = new RegExp(
  `^, (?:the|an?|my|our|her|his|their|\\p{Lu}\\p{Ll}+['’]s) ${noun}(?![\\p{L}'’-])`,
  'u',
);
const isA = new RegExp(`^,? (?:she |he )?(?:is|was|were) (?:an?|the|our|my|her|his) ${noun}`, 'u');
/** "Lwazi, her cousin, who is a ranger" */
const whoIsA = new RegExp(`^, (?:[^,.;"]{3,40}, )?who (?:is|was) an? ${noun}(?![\\p{L}'’-])`, 'u');
/** "A member of the ruling party" governs. */
const ofOffice =
  /^,? (?:who )?(?:is |was )?(?:an?|the) (?:\p{Ll}+ ){0,2}(?:member|head|leader|chairman|secretary) of (?:an?|the) (?:\p{Ll}+ ){0,2}(?:party|government|parliament|cabinet|politburo|senate)(?!\p{L})/u;
/** "Niani, the capital of Mali": a name of what nobody can be. */
const apposedPlace =
  /^,? (?:is |was )?(?:the|an?) (?:\p{Ll}+ ){0,2}(?:capital|city|town|village|country|kingdom|empire|region|island|port|harbou?r|river|lake|desert|mountain|volcano|street)(?!\p{L})/u;
const ageAfter =
  /^(?:,? who (?:is|was)|,? (?:is|was)|,) (\d{1,2}|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen)(?: years old)?(?:[,.]| and| when)/u;
/** "Mrs. Washington, seventy-eight," */
const ageOfGrown =
  /^, (?:aged |now |already |almost |nearly |over )?((?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)(?:-\p{Ll}+)?)(?: years old)?[,.]/u;
const ageInNext =
  /^(?:She|He) (?:is|was) (?:only |just )?(\d{1,2}|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen)(?: years old)?[.!]$/;
const ageBefore =
  /(?<!\p{L})(\d{1,2}|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen)-year-old $/iu;
const numbers = 'four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen'.split(
  ' ',
);

const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const yearsIn = (told: string) =>
  numbers.includes(told) ? numbers.indexOf(told) + 4 : (tens.indexOf(told.split('-')[0]!) + 2) * 10;

/** "He called it Screech". */
const calledBefore = /(?<!\p{L})(?:calls?|called|nam(?:es|ed)|nicknamed) (?<whom>it|her|him|them) $/iu;
const ownFamily = /(?<!\p{L})(?:my|our) $/iu;
/** "the harbour of Malacca", "every street of Soweto". */
const placeOf =
  /(?<!\p{L})(?:harbou?r|port|streets?|city|town|village|walls?|gates?|coast|island|markets?|bazaars|roofs|outskirts|hills|shores?|ruins|temples?|tunnels?|caves?|canals?|towers?|forests?|slums|bay|bazaar|springs|fields|mines|suburbs?|capital|kingdom|mountains|beaches|north|south|east|west|centre|center) of (?:\p{L}+ and )?$/iu;

/** "the door of Bhide Wada". */
const partOf =
  /(?<!\p{L})(?:doors?|gates?|courtyard|entrance|steps|classrooms?|corridors?|wards?|platforms?) of (?:the )?$/iu;
/** Houses and grounds that bear names. */
const houses =
  'house|home|school|college|hospital|clinic|hotel|farm|park|station|factory|mill|orphanage|church|museum|library|bakery|shop|theatre|theater';
/** "A hospital named Fairhaven"; but "the school called Tom" may be a call. */
const houseCalled = new RegExp(
  `(?<!\\p{L})(?:an? (?:\\p{Ll}+ )?(?:${houses}),? called|(?:an?|the) (?:\\p{Ll}+ )?(?:${houses}),? named) $`,
  'iu',
);
/** "A firm called Hale": many people, whom no one person stands for. */
const firmCalled =
  /(?<!\p{L})an? (?:\p{Ll}+ )?(firm|company|business|bank|club|charity|newspaper|magazine|shipyard),? (?:called|named) $/iu;

/** "The blacksmiths of Zaria", "the postwoman of Pemba": where people are from. */
function isOfPlace(before: string): boolean {
  const noun = /(?<!\p{L})(\p{Ll}+) of $/u.exec(before)?.[1];
  const being = noun === undefined ? undefined : beingOf(noun);
  const isFamily =
    being?.kin === true ||
    being?.kind === 'child' ||
    /^(?:friend|class|team|group|crowd|family)s?$/.test(noun ?? '');
  return being !== undefined && being.kind !== 'animal' && !isFamily;
}

/** "near the town of Rashid": a boy may be called so, and this is none. */
const ofTown = /(?<!\p{L})(?:city|town|village|island|suburb|state|province) of $/iu;

/** "Ambeko lies high in the hills". */
const liesThere =
  /^ lies (?:so |just |only |\d+ )?(?:high|low|deep|far|in|on|at|by|near|between|north|south|east|west|inland|\d|km|kilomet)/u;
/** "Nakuru has a library", "Kilwa is built of coral stone". */
const hasThere =
  /^ (?:has|had) (?:an? |its |no )?(?:\p{Ll}+ )?(?:library|schools?|river|harbou?r|markets?|port|station|airport|zoo|museum|lakes?|beach(?:es)?|flamingos|streets|houses|walls|temples?|mosques?|university)(?!\p{L})|^ (?:is|was) built (?:of|on|from|around|beside)(?!\p{L})/u;
/** "The river Saraswati", "on Mount Elgon". */
const kindOfPlace = /(?<!\p{L})(?:river|lake|mount|volcano|island|desert|oasis) $/iu;
const setsOff = /^ (?:at (?:\p{L}+|\d)|by (?:train|bus|boat|plane|car)|for |on foot|before dawn)/u;
/** "left Ambeko at eight", "the reef off Moruva". */
const leavesFor =
  /(?<!\p{L})(?:leaves?|left|leaving|reach(?:es|ed)|visit(?:s|ed)|(?:reef|coast|island|waters|anchored|fishing) off|back from|arriv(?:es|ed) (?:in|at)|bound for) $/iu;

/** "He was a brown dog with one white ear." */
const whatItIs =
  /^(?:He|She|It)(?: is| was|['’]s) (?:an?|our|my|his|her|the) (?<like>(?:\p{Ll}+,? (?:and )?){0,3}?)(?<noun>\p{Ll}+)(?=[.,;!]| (?:with|who|that|and|from|of)(?!\p{L})|$)/u;
const dated =
  /^(?:(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|January|February|March|April|May|June|July|August|September|October|November|December|Christmas|Easter|Last|One)$/;
/** What people are when they are called after an animal. */
const saidOfPeople =
  /(?<!\p{L})(?:real|true|total|sly|cunning|clever|lucky|wise|cold|dirty|lazy|greedy|busy|early|lone|dark|sitting|stubborn|strange|odd|big|little)(?!\p{L})/u;

/** "I am Niranjana, studying in fifth standard"; but "I am Kenyan, too". */
/** "Cucu, the grandmother, called Wanjiku and drew": she calls her. */
const callsSomebody = /(?<!\p{L})\p{Lu}\p{L}+, (?:the|his|her|my|our|their) (?:\p{Ll}+ )?\p{Ll}+, called $/u;
const forAnother =
  /^(?:For|To|With|From|On|At|About|Behind|Beside|Near|After|Before) (?:the|an?|his|her|my) (?:\p{Ll}+ )*$/u;
const saysOwnName = /(?<!\p{L})(?:[Mm]y name is|I am|I['’]m) $/u;
const tellsOfSelf =
  /^,? (?:and I (?:am|live|study|like|love|want|know|go|have)|studying|aged|\d{1,2} years|from (?:\p{Lu}|[Cc]lass|[Gg]rade)|of (?:[Cc]lass|[Gg]rade)|an? (?:girl|boy|student|pupil|learner))(?!\p{L})/u;
const toldAside = /^, (?:who (?:is|was|has|had)(?!\p{L})|(?:my|our) \p{Ll}+,)/u;
const businesses =
  /^(?:lodge|hotel|hostel|guesthouse|shop|store|stall|caf[eé]|restaurant|bakery|bar|business|factory|mill|land|estate|farm|garage|boat|plantation)$/;
/** "The lodge owner, Pema didi, laughed." */
const politeBehind =
  /^ (?:didi|bahini|bhaiya|bhai|dai|dada|ji|apa|aunty|auntie|uncle|kaka|chacha|mausi)(?=,)/u;
/** "It was the class rabbit, Professor …". */
const oneKnown =
  /(?<!\p{L})(?:is|was|by|with|to|of|for) (?:the|my|our|his|her|their) (?:\p{Ll}+ ){0,2}\p{Ll}+, $/u;

/**
 * Adds what the words around one place of a name say of it.
 * @param idea whether the name is a noun that only begins sentences
 */
export function weigh(
  { name, from, to, index }: NamePlace,
  sentences: readonly string[],
  evidence: Evidence,
  idea: boolean,
): void {
  const text = sentences[index]!;
  const before = text.slice(0, from);
  const after = text.slice(to);
  const role = (word: string | undefined, wordBefore?: string) => {
    if (!word) return;
    const species = speciesNamed(word, wordBefore, sentences);
    const being = beingOf(word);
    // Who owns a dog may be a child.
    if (word === 'owner' && businesses.test(wordBefore ?? '')) evidence.roles.push('manager');
    if (species) {
      evidence.animal += 5;
      evidence.what = species;
    } else if (being && being.kind !== 'group') {
      evidence.person += 4;
      evidence.roles.push(word);
    }
  };
  if (speech.test(after) || speechBefore.test(before)) evidence.person += 3;
  // `Lysis: "Who is next?"`, as plays are typed
  if (from === 0 && /^: "/.test(after) && kindOf(name.toLowerCase()) === undefined) evidence.person += 2;
  if (saysOwnName.test(before) && tellsOfSelf.test(after)) evidence.person += 3;
  // "Rihards, who is a bass", "Geir, my minder, walked": nothing but a being is told of so.
  if (from === 0 && !idea && !name.includes(' ') && toldAside.test(after)) evidence.person += 2;
  // "I, Ane, was not afraid at all"
  if (/(?<!\p{L})I, $/u.test(before) && after.startsWith(', ')) evidence.person += 3;
  if (humanVerb.test(after) && !idea && !placeBefore.test(before)) evidence.person += 2;
  const sound = animalSounds.find(([pattern]) => pattern.test(text));
  if (sound && !/["“]/.test(text)) {
    evidence.animal += 4;
    evidence.what ??= sound[1];
  }
  if (/^['’]s (?:\p{Ll}+ )?\p{Ll}/u.test(after)) evidence.person += ownsKin(after) ? 3 : 1;
  if (/^ and I(?!\p{L})|^,? and \p{Lu}\p{Ll}+ (?:said|ran|went)/u.test(after)) evidence.person += 2;
  if (/(?<!\p{L})(?:with|told|asked|helped|thanked|gave|and) $/u.test(before)) evidence.person += 0.6;
  if (placeBefore.test(before) || movesTo.test(before)) evidence.place += 2;
  // "Sold bicycles in Dayton": nobody is in a person.
  if (
    onlyPlaces.test(before) &&
    /^[.,;!?]|^$|^ (?:and|where|when|before|after|in|on|for|from|to|lived?|had|it|she|he|they|there)(?!\p{L})/u.test(
      after,
    )
  )
    evidence.place += 3;
  if (apposedPlace.test(after)) evidence.place += 4;
  if (partOf.test(before)) evidence.place += 2;
  if (houseCalled.test(before)) evidence.place += 8;
  const firm = firmCalled.exec(before)?.[1];
  if (firm) evidence.thing = firm;
  const calling = calledBefore.exec(before);
  const called = calling?.groups?.whom?.toLowerCase();
  if (calling && called) role(...bearerOf(called, before.slice(0, calling.index), sentences, index));
  role(kinCalledSo(before));
  // "The rangers call her Puteri. She is a Malayan tapir."
  if (called) role(saidNext(sentences[index + 1] ?? ''));
  // `"Good morning, Sang Buaya!" he called to the old crocodile.`
  role(calledTo(before, after));
  role(namedTogether(before, sentences[index - 1] ?? ''));
  // "The heron was called Jabali."
  const said =
    /(?:^|[.;,] )(?:[Tt]he|[Oo]ur|[Mm]y|[Hh]is|[Hh]er|[Tt]heir) (?:\p{Ll}+ )?(\p{Ll}+)(?: of [\p{L} ]+)? (?:is|was) (?:called|named) $/u.exec(
      before,
    )?.[1];
  if (said) role(said);
  // "a little mouse-deer called Kancil": of a kind that no look shows.
  const twofold = /(?<!\p{L})an? (?:\p{Ll}+ ){0,2}(\p{Ll}+-(\p{Ll}+)),? (?:called|named) $/u.exec(before);
  if (twofold && speciesNamed(twofold[2]!)) {
    evidence.animal += 6;
    evidence.what = twofold[1]!;
  }
  // "We built a small robot for the fair and called it Waffle."
  const built =
    called === 'it'
      ? /(?<!\p{L})an? ((?:\p{Ll}+ ){1,3})/u
          .exec(before)?.[1]
          ?.trim()
          .split(' ')
          .find((word) => kindOf(word) === 'artifact')
      : undefined;
  const made =
    said ??
    built ??
    /(?<!\p{L})an? (?:\p{Ll}+ )?(\p{Ll}+),? (?:called|named) $/u.exec(before)?.[1] ??
    // "Their new robot Bip"
    /(?<!\p{L})(?:the|my|our|his|her|their) (?:\p{Ll}+ )?(robot|car|boat|ship|computer|drone|doll|puppet|kite|bicycle|bike|truck|tractor|spaceship|rocket|rover|submarine),? $/u.exec(
      before,
    )?.[1];
  if (made && !beingOf(made) && kindOf(made) === 'artifact') evidence.thing = made;
  evidence.thing ??= thingBeside(before, after, isGivenName(name.split(' ')[0]!));
  for (const said of saidBeside(before, after)) role(said.noun, said.before);
  // "my Halmoni": what only one's own family is called.
  if (
    ownFamily.test(before) &&
    /^(?:[,.;:!?]| \p{Ll}|$)/u.test(after) &&
    kindOf(name.toLowerCase()) === undefined &&
    !isFirstName(name)
  ) {
    evidence.person += 2;
    evidence.kin = true;
  }
  if (isOfPlace(before) && !isGivenName(name)) evidence.place += 3;
  if (placeOf.test(before)) evidence.place += ofTown.test(before) ? 5 : 4;
  if (liesThere.test(after)) evidence.place += 3;
  if (hasThere.test(after) && !isFirstName(name)) evidence.place += 4;
  if (kindOfPlace.test(before)) evidence.place += 5;
  if (leavesFor.test(before) && !isFirstName(name)) evidence.place += setsOff.test(after) ? 2.5 : 1.5;
  // "Columbus, Ohio,"
  if (isKnownPlace(/^, (\p{Lu}\p{Ll}+)[,.]/u.exec(after)?.[1] ?? '')) evidence.place += 8;
  const words = roleBefore.exec(before)?.[1]?.trim().replace(/,/g, '').split(' ') ?? [];
  // "Don Beto", as many write it
  const small = /(?<!\p{L})(don|do[nñ]a|seu|señora?|mister|missis|miss|sir|madam) $/u.exec(before)?.[1];
  if (small) role(/^(?:do[nñ]a|señora|missis|miss|madam)$/.test(small) ? 'señora' : 'señor');
  // "Old Mrs. Daly"
  if (/(?<!\p{L})[Oo]ld $/u.test(before) && /^(?:Mrs?|Miss|Ms|Dr|Uncle|Aunt|Captain|Farmer)\.? /u.test(name))
    evidence.roles.push('old');
  // "Old Hasan stands in the queue"
  if (/(?:^|[.,;"] ?)Old $/u.test(before) && isGivenName(name)) evidence.roles.push('old');
  if (words.includes('old') && beingOf(words.at(-1)!)) evidence.roles.push('old');
  if (callsSomebody.test(before)) return;
  if (/(?:called|named)$/.test(words.at(-1) ?? '') || /(?<!\p{L})(?:called|named) $/u.test(before)) {
    evidence.person += 0.5;
    if (/(?<!\p{L})old \p{Ll}+,? (?:called|named) $/u.test(before)) evidence.roles.push('old');
    const told = [...before.matchAll(/\p{Ll}[\p{L}-]+/gu)].map(([word]) => word);
    const bearer = told.findLastIndex((word) => beingOf(word, undefined, sentences));
    // "A script called Demotic": nobody of the sentence bears it.
    const named = told.at(-2);
    if (bearer < 0 && made === undefined && named && kindOf(named) !== undefined) evidence.person -= 6;
    role(told[bearer], told[bearer - 1]);
  } else if (/\p{Ll},? whose name (?:is|was) $/u.test(before)) {
    const told = [...before.matchAll(/\p{Ll}[\p{L}-]+/gu)].map(([word]) => word).slice(0, -3);
    role(told.at(-1), told.at(-2));
  } else if (/(?<!\p{L})(?<![Mm]y )name (?:is|was) $/u.test(before)) {
    // "I am an optician and will tell you about one boy.": not the one who tells.
    const last = (sentences[index - 1] ?? '').replace(
      /(?<!\p{L})I(?: am|['’]m| was) (?:an?|the) (?:\p{Ll}+ ){0,2}?\p{Ll}+/u,
      'I',
    );
    const earlier = [...last.matchAll(/\p{Ll}[\p{L}-]+/gu)].map(([word]) => word).reverse();
    const presented = newIn(last);
    role(
      presented?.noun ??
        earlier.find((word) =>
          /\bIts name/.test(before)
            ? speciesNamed(word, undefined, sentences)
            : beingOf(word, undefined, sentences),
        ),
      presented?.before,
    );
  } else if (beingOf(words.at(-1) ?? '', undefined, sentences)) {
    const comma = /, ?$/.test(before);
    // "Our guide, Gwen," names the guide; "my sister, Gwen and I" lists people.
    const ofTeam =
      words.at(-1) === 'captain' && words.some((word) => /^(?:their|our|his|her|team)$/.test(word));
    const isSaidOfOne = comma && /^[.!;]/.test(after) && oneKnown.test(before);
    const isApposed = /^,/.test(after.replace(politeBehind, ''));
    // "For the cat Hugo wrote a verb."
    const isOther = forAnother.test(before) && /^ \p{Ll}/u.test(after);
    if ((!comma || isApposed || isSaidOfOne) && !ofTeam && !isOther) role(words.at(-1), words.at(-2));
  }
  // "Nia was born at night. Like all sea turtles she …": what they are, said once they are known.
  const likeAll = /^Like (?:all|other|most|every) (?:\p{Ll}+ )?(\p{Ll}+),? (?:she|he|it)(?!\p{L})/u.exec(
    sentences[index + 1] ?? '',
  )?.[1];
  if (likeAll && speciesNamed(likeAll)) role(likeAll);
  // "We got Rex. He was a brown dog.": told once the name has been said, where nobody else is named.
  const toldNext = whatItIs.exec(sentences[index + 1] ?? '')?.groups;
  const others = `${before} ${after}`.match(/(?<!\p{L})\p{Lu}[\p{L}.]+/gu) ?? [];
  const isAlone = others.every(
    (word) => stopWords.en.has(word.toLowerCase()) || dated.test(word.replace('.', '')),
  );
  if (toldNext && isAlone && !saidOfPeople.test(toldNext.like!) && speciesNamed(toldNext.noun!))
    role(toldNext.noun);
  // "Einstein the cat": only an animal is named so.
  const named: string[] = /^ the ((?:\p{Ll}+ ){0,2}\p{Ll}+)/u.exec(after)?.[1]?.split(' ') ?? [];
  const theAnimal = named.find((word) => speciesNamed(word, undefined, sentences));
  if (theAnimal) role(theAnimal);
  // "At Dunhuang, a trader touched the silk": she is somebody else.
  const isWhere = placeBefore.test(before) && !isFirstName(name);
  if (ofOffice.test(after)) role('official');
  for (const pattern of isWhere ? [isA] : [apposed, isA, whoIsA]) {
    const said = pattern.exec(after);
    if (!said || laterInLife.test(text)) continue;
    const told = pattern === whoIsA ? said[0].replace(/^.* who /u, '') : said[0];
    const phrase: string[] = told.match(/\p{Ll}[\p{L}-]+/gu) ?? [];
    const who = phrase.findIndex(
      (word) => beingOf(word, undefined, sentences)?.kind && beingOf(word)?.kind !== 'group',
    );
    role(phrase[who], phrase[who - 1]);
    if (phrase.includes('old')) evidence.roles.push('old');
  }
  // "Maria Lopez worked in the fields. She was ten years old."
  const ageNext = isAlone ? ageInNext.exec(sentences[index + 1] ?? '') : null;
  const age = (ageAfter.exec(after) ??
    ageOfGrown.exec(after) ??
    ageBefore.exec(before) ??
    ageNext)?.[1]?.toLowerCase();
  if (age) {
    evidence.person += 2;
    evidence.age = /\d/.test(age) ? Number(age) : yearsIn(age);
  }
  const missingApostrophe = /s$/.test(name) && beingOf(/^ (\p{Ll}+)/u.exec(after)?.[1] ?? '')?.kin;
  if (missingApostrophe) evidence.person += 3;
  if (/(?<!\p{L})(?:she|he|her|his|him)(?!\p{L})/iu.test(`${after} ${sentences[index + 1] ?? ''}`))
    // "Kemal has a kiosk. He …": a word that is nothing else, and somebody is meant by it.
    evidence.person +=
      from === 0 &&
      /^ (?!(?:is|was|are|were) an? )\p{Ll}/u.test(after) &&
      kindOf(name.toLowerCase()) === undefined
        ? 2
        : 0.5;
}

const ownsKin = (after: string) =>
  (after.match(/\p{Ll}{2,}/gu) ?? []).slice(0, 3).some((word) => beingOf(word)?.kin);
