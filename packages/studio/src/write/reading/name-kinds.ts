import { historicalPerson } from '../../language/historical-people.ts';
import { kindOf } from '../../words/kind-of.ts';
import { isFirstName, isGivenName } from '../story/first-names.ts';
import { escapeRegExp } from '../text/words.ts';
import { isKnownPlace, placeBeginning, placeEnding, placeSuffix } from './known-places.ts';
import { bearerOf } from './late-bearer.ts';
import { laterInLife } from './later-in-life.ts';
import { isPeopleName, kindByEnding } from './name-endings.ts';
import { genderOfTitle, isCommonWord, type NameRun, title, titleBehind } from './name-runs.ts';
import { beingOf, speciesNamed } from './noun-kinds.ts';
import type { Entity, EntityKind, Gender } from './reading.ts';
import { speechVerbs } from './speech-verbs.ts';

/** What is known of a name after all its places in a story were looked at. */
type Evidence = {
  person: number;
  animal: number;
  place: number;
  what?: string;
  roles: string[];
  kin: boolean;
  age?: number;
};

/** A name is taken for a being or a place from this much on. */
const enough = 2;
const speech = new RegExp(`^ (?:\\p{L}+ly )?(?:${speechVerbs})(?!\\p{L})`, 'u');
const speechBefore = new RegExp(`(?<!\\p{L})(?:${speechVerbs}) $`, 'u');
const placeBefore =
  /(?<!\p{L})(?:in|at|near|from|across|through|into|around|towards?|outside|above|north of|south of|east of|west of) (?:the |old |ancient |nearby )?$/iu;
const movesTo =
  /(?<!\p{L})(?:go|goes|went|walk(?:s|ed)?|travel(?:s|led|ed)?|mov(?:e|es|ed)|sail(?:s|ed)?|fl(?:y|ies|ew)|c[oa]me|return(?:s|ed)?|march(?:es|ed)?|journey|trip|way|trains?|bus|drove|home) to (?:the )?$/iu;
const humanVerb =
  /^ (?:wants?|wanted|smiles?|smiled|laughs?|laughed|sits?|sat|runs?|ran|walks?|walked|looks?|looked|opens?|opened|knelt|lends?|lent|takes?|took|gives?|gave|holds?|held|knows?|knew|thinks?|thought|feels?|felt|listens?|listened|writes?|wrote|reads?|puts?|counts?|counted|waits?|waited|nods?|nodded|cries|cried|jumps?|jumped|brings?|brought|promises|promised|lives?|lived|stands?|stood|decides?|decided|hears?|heard|finds?|found|learns?|learned|sees?|saw|wishe[sd]|turns?|turned|goes|went|comes|came|began|finished|remembers?|remembered|drew|draws?|tried|tries|made|makes|met|meets|climbs?|climbed|rolls?|rolled|loves?|loved|likes?|liked|believed|discovered|invented|measured|typed|fixed|borrowed|shrugged|frowned|grinned|blushed|whistled|hummed|bowed|packed|bought|sold|paid|drove|rode|swam|slept|woke|ate|drank|cooked|played|painted|worked|worries|worried|hoped|dreamed|noticed|showed|pointed|handed|poured|stirred|lifted|pushed|pulled|threw|caught|kicked|hid|fell|fed|led|left|kept|got|told|asked|grew|shook|slipped|slammed|leaned|stared|hurried|yawned|sneezed|stopped|started|dropped|carried|carries|crawled|flew|leapt|stepped|raised|pointed|tapped|peeked|won|lost|built|chose|dug|rubbed|scribbled|squinted|wiped|checked|counted|cut|cuts|said|says|drops?|leans?|leads?|falls?|gets?|who)(?!\p{L})/u;
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
const apposed = new RegExp(`^, (?:the|an?|my|our|her|his|their|\\p{Lu}\\p{Ll}+['’]s) ${noun}`, 'u');
const isA = new RegExp(`^,? (?:she |he )?(?:is|was|were) (?:an?|the|our|my|her|his) ${noun}`, 'u');
/** "Niani, the capital of Mali": a name of what nobody can be. */
const apposedPlace =
  /^,? (?:is |was )?(?:the|an?) (?:\p{Ll}+ ){0,2}(?:capital|city|town|village|country|kingdom|empire|region|island|port|harbou?r|river|lake|desert|mountain|volcano|street)(?!\p{L})/u;
const ageAfter =
  /^(?:,? who (?:is|was)|,? (?:is|was)|,) (\d{1,2}|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen)(?: years old)?(?:[,.]| and| when)/;
const ageBefore =
  /(?<!\p{L})(\d{1,2}|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen)-year-old $/iu;
const numbers = 'four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen'.split(
  ' ',
);

/** "He called it Screech". */
const calledBefore = /(?<!\p{L})(?:calls?|called|nam(?:es|ed)|nicknamed) (?<whom>it|her|him|them) $/iu;
const ownFamily = /(?<!\p{L})(?:my|our) $/iu;
/** "the harbour of Malacca", "every street of Soweto". */
const placeOf =
  /(?<!\p{L})(?:harbou?r|port|streets?|city|town|village|walls?|gates?|coast|island|markets?|roofs|outskirts|hills|shores?|capital|kingdom|mountains|beaches|north|south|east|west|centre|center) of $/iu;

/** What every name of a story is, by its own words, by what is known of the world, and by the words around it. */
export function classifyNames(sentences: readonly string[], runs: NameRun[][]): Entity[] {
  const whole = mergeForms(runs.flatMap((list, index) => list.map((run) => ({ ...run, index }))));
  return whole.flatMap(({ name, aliases, places }) => {
    const found = judge(name, aliases, places, sentences);
    return found ? [{ ...found, name, aliases, first: Math.min(...places.map(({ index }) => index)) }] : [];
  });
}

type Place = NameRun & { index: number };
type Form = { name: string; aliases: string[]; places: Place[] };

/** "Leo" and "Leo Park" are one person, and so are "Femi" and "Uncle Femi"; the fullest form is the name. */
function mergeForms(places: Place[]): Form[] {
  const forms = new Map<string, Place[]>();
  for (const place of places) forms.set(place.name, [...(forms.get(place.name) ?? []), place]);
  const names = [...forms.keys()].sort((a, b) => b.split(' ').length - a.split(' ').length);
  const kept: Form[] = [];
  for (const name of names) {
    const bearers = kept.filter((form) => isPartOf(name, form.name));
    if (bearers.length === 1) {
      bearers[0]!.aliases.push(name);
      bearers[0]!.places.push(...forms.get(name)!);
    } else kept.push({ name, aliases: [], places: [...forms.get(name)!] });
  }
  return kept.sort(
    (a, b) => a.places[0]!.index - b.places[0]!.index || a.places[0]!.from - b.places[0]!.from,
  );
}

const isPartOf = (short: string, long: string) => {
  const telling = short.split(' ').filter((word) => !title.test(word) && !titleBehind.test(word));
  const all = long.split(' ');
  return (
    telling.length > 0 &&
    !kindByEnding(long) &&
    !placeEnding.test(all.at(-1)!) &&
    telling.every((word) => all.includes(word))
  );
};

/** An elder sister or brother bears one, and is a child all the same. */
const siblingTitle = /^(?:Ate|Kuya|Kak|Mbak|Mas|Didi|Bhaiya|Akka|Anna|Unni|Oppa|Noona|Hyung)$/;

type Judged = Omit<Entity, 'name' | 'aliases' | 'first'>;

function judge(
  name: string,
  aliases: string[],
  places: Place[],
  sentences: readonly string[],
): Judged | undefined {
  const words = name.split(' ');
  const byEnding = kindByEnding(name);
  if (byEnding) return { kind: byEnding };
  if (isPeopleName(name)) return { kind: 'group' };
  if (isKnownPlace(name)) return { kind: 'place' };
  const own = words.length === 1 ? beingOf(name.toLowerCase()) : undefined;
  if (own?.kin && own.kind === 'adult')
    return {
      kind: 'adult',
      role: name.toLowerCase(),
      ...(own.gender && { gender: own.gender }),
      ...(own.elder && { elder: true }),
    };
  if (own?.kind === 'group') return { kind: 'group' };
  const evidence: Evidence = { person: 0, animal: 0, place: 0, roles: [], kin: false };
  const titleOf = words.length > 1 ? titleIn(words) : undefined;
  const titled = titleOf !== undefined;
  const found = historicalPerson(name, aliases);
  const history = found && isMaybeOfToday(name, sentences) ? undefined : found;
  if (titled) evidence.person += 4;
  if (history) evidence.person += 5;
  if (!titled && (placeEnding.test(words.at(-1)!) || placeBeginning.test(words[0]!)) && words.length > 1)
    evidence.place += 4;
  if (!titled && words.length === 1 && placeSuffix.test(name)) evidence.place += 2;
  if (words.some((word) => isFirstName(word))) evidence.person += 3;
  else if (words.some((word) => isGivenName(word) && !isCommonWord(word))) evidence.person += 2;
  const idea = isIdea(name, places);
  for (const place of places) weigh(place, sentences, evidence, idea);
  const { person, animal, place } = evidence;
  // "My brother Cian is a pig" says what he is like.
  const isKin = evidence.roles.some((role) => beingOf(role)?.kin);
  if (evidence.what && !isKin && animal >= Math.max(enough, place))
    return { kind: 'animal', what: evidence.what };
  if (place >= enough && place > person) return { kind: 'place' };
  if (isOfMany(name, places, sentences)) return { kind: 'group' };
  if (person < enough) return undefined;
  const bearsOnly = history && bearsNameOnly(name, evidence, places, sentences);
  return personOf(words, evidence, titleOf, bearsOnly ? undefined : history);
}

/** "the Okafors", "the Dominicans": many who bear one name. */
const isOfMany = (name: string, places: readonly Place[], sentences: readonly string[]) =>
  /^\p{Lu}\p{Ll}+[^s]s$/u.test(name) &&
  places.some(({ from, index }) => /(?<!\p{L})the $/iu.test(sentences[index]!.slice(0, from)));

/** The title in a name of several words: "Uncle" in "Uncle Ben", "Miss" in "Farida Miss". */
const titleIn = (words: readonly string[]) =>
  title.test(words[0]!) ? words[0] : titleBehind.test(words.at(-1)!) ? words.at(-1) : undefined;

function personOf(
  words: string[],
  { roles, age, kin }: Evidence,
  titled: string | undefined,
  history: ReturnType<typeof historicalPerson>,
): Judged {
  const beings = roles.flatMap((role) => beingOf(role) ?? []);
  const child = beings.some(({ kind }) => kind === 'child');
  const adult = beings.some(({ kind }) => kind === 'adult');
  const kind: EntityKind =
    age !== undefined
      ? age < 18
        ? 'child'
        : 'adult'
      : (titled && !siblingTitle.test(titled)) || history || (adult && !child) || (kin && !child)
        ? 'adult'
        : !child && words.length > 1 && !words.every((word) => isFirstName(word))
          ? 'adult'
          : 'child';
  const genders = beings.flatMap(({ gender }) => gender ?? []);
  const gender: Gender | undefined =
    history?.gender ?? (titled ? genderOfTitle(titled) : undefined) ?? genders[0];
  const role = roles.find((word) => beingOf(word)?.kind === 'adult') ?? history?.role ?? titleRole(words[0]!);
  return {
    kind,
    ...(gender && { gender }),
    ...(kind === 'adult' &&
      (roles.includes('old') || beings.some(({ elder }) => elder)) && { elder: true as const }),
    ...(role && { role }),
    ...(history && { period: history.period }),
    ...(history?.id && { known: history.id }),
  };
}

/** Names of history that children and pets of today bear as well, by themselves. */
const borneToday =
  /^(?:Homer|Raphael|Livia|Darius|Constantine|Augustus|Hannibal|Akbar|Mirabai|Rumi|Ashoka|Kartini|Panini|Virgil|Galen|Solon|Cyrus|Nero|Donatello|Naguib|Sukhdev|Rajguru|Darwin|Newton|Edison|Tesla|Kepler|Hubble|Nightingale|Penn|Leonidas|Geronimo|Napoleon|Cleopatra|Columbus|Wright|Nelson|Bacon|Bolt|Wilder)$/;
/** Signs that a text is about the past or about what somebody is known for. */
const ofThePast =
  /\b1[0-9]\d{2}\b|century|telescope|experiment|scientist|theory|emperor|empire|ancient|discover|invent|gravity|evolution|voyage|queen|king\b|battle|poet|philosopher|species|prism/i;

/** "Raphael painted the fence": without a sign of the past a name that is borne today means somebody of today. */
function isMaybeOfToday(name: string, sentences: readonly string[]): boolean {
  if (!borneToday.test(name)) return false;
  const about = new RegExp(`(?:about|learned of|named after|life of) ${name}(?!\\p{L})`, 'u');
  return !sentences.some((text) => ofThePast.test(text) || about.test(text));
}

/** Whose people the teller speaks of; a nation's leaders are "our" too. */
const tellersOwn = /(?<!\p{L})(?:my|our) (?!hero|heroine|leader|president|king|queen)(?:\p{Ll}+ ){0,2}$/iu;
const tellersOwnAfter = /^(?:,| is| was) (?:my|our) (?!hero|heroine|leader|president|king|queen)/iu;

/** "His sister Antoinette", "our teacher Mary Jackson", "Darwin, a boy of nine": they bear the name and nothing else. */
function bearsNameOnly(
  name: string,
  { roles, age }: Evidence,
  places: readonly Place[],
  sentences: readonly string[],
): boolean {
  if (roles.some((role) => beingOf(role)?.kin)) return true;
  const isChild = (age !== undefined && age < 18) || roles.some((role) => beingOf(role)?.kind === 'child');
  if (isChild && !name.includes(' ')) return true;
  return places.some(
    ({ from, to, index }) =>
      tellersOwn.test(sentences[index]!.slice(0, from)) || tellersOwnAfter.test(sentences[index]!.slice(to)),
  );
}

const titleRole = (word: string) => {
  const lower = word.toLowerCase().replace(/\.$/, '');
  return title.test(word) && beingOf(lower) ? lower : undefined;
};

function weigh(
  { name, from, to, index }: Place,
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
    if (species) {
      evidence.animal += 5;
      evidence.what = species;
    } else if (being && being.kind !== 'group') {
      evidence.person += 4;
      evidence.roles.push(word);
    }
  };
  if (speech.test(after) || speechBefore.test(before)) evidence.person += 3;
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
  if (apposedPlace.test(after)) evidence.place += 4;
  const called = calledBefore.exec(before)?.groups?.whom?.toLowerCase();
  if (called) role(...bearerOf(called, before, sentences, index));
  // "The heron was called Jabali."
  const said =
    /(?:^|[.;,] )(?:[Tt]he|[Oo]ur|[Mm]y|[Hh]is|[Hh]er|[Tt]heir) (?:\p{Ll}+ )?(\p{Ll}+)(?: of [\p{L} ]+)? (?:is|was) (?:called|named) $/u.exec(
      before,
    )?.[1];
  if (said) role(said);
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
  if (placeOf.test(before)) evidence.place += 2;
  // "Columbus, Ohio,"
  if (isKnownPlace(/^, (\p{Lu}\p{Ll}+)[,.]/u.exec(after)?.[1] ?? '')) evidence.place += 4;
  const words = roleBefore.exec(before)?.[1]?.trim().replace(/,/g, '').split(' ') ?? [];
  if (words.includes('old') && beingOf(words.at(-1)!)) evidence.roles.push('old');
  if (/(?:called|named)$/.test(words.at(-1) ?? '') || /(?<!\p{L})(?:called|named) $/u.test(before)) {
    evidence.person += 0.5;
    if (/(?<!\p{L})old \p{Ll}+,? (?:called|named) $/u.test(before)) evidence.roles.push('old');
    const told = [...before.matchAll(/\p{Ll}[\p{L}-]+/gu)].map(([word]) => word);
    const bearer = told.findLastIndex((word) => beingOf(word, undefined, sentences));
    role(told[bearer], told[bearer - 1]);
  } else if (/\p{Ll},? whose name (?:is|was) $/u.test(before)) {
    const told = [...before.matchAll(/\p{Ll}[\p{L}-]+/gu)].map(([word]) => word).slice(0, -3);
    role(told.at(-1), told.at(-2));
  } else if (/(?<!\p{L})name (?:is|was) $/u.test(before)) {
    const earlier = [...`${sentences[index - 1] ?? ''}`.matchAll(/\p{Ll}[\p{L}-]+/gu)]
      .map(([word]) => word)
      .reverse();
    role(
      earlier.find((word) =>
        /\bIts name/.test(before)
          ? speciesNamed(word, undefined, sentences)
          : beingOf(word, undefined, sentences),
      ),
    );
  } else if (beingOf(words.at(-1) ?? '', undefined, sentences)) {
    const comma = /, ?$/.test(before);
    // "Our guide, Gwen," names the guide; "my sister, Gwen and I" lists people.
    const ofTeam =
      words.at(-1) === 'captain' && words.some((word) => /^(?:their|our|his|her|team)$/.test(word));
    if ((!comma || /^,/.test(after)) && !ofTeam) role(words.at(-1), words.at(-2));
  }
  // "Nia was born at night. Like all sea turtles she …": what they are, said once they are known.
  const likeAll = /^Like (?:all|other|most|every) (?:\p{Ll}+ )?(\p{Ll}+),? (?:she|he|it)(?!\p{L})/u.exec(
    sentences[index + 1] ?? '',
  )?.[1];
  if (likeAll && speciesNamed(likeAll)) role(likeAll);
  // "Einstein the cat": only an animal is named so.
  const theAnimal = /^ the (\p{Ll}+)/u.exec(after)?.[1];
  if (theAnimal && speciesNamed(theAnimal, undefined, sentences)) role(theAnimal);
  for (const pattern of [apposed, isA]) {
    const said = pattern.exec(after);
    if (!said || laterInLife.test(text)) continue;
    const phrase: string[] = said[0].match(/\p{Ll}[\p{L}-]+/gu) ?? [];
    const who = phrase.findIndex(
      (word) => beingOf(word, undefined, sentences)?.kind && beingOf(word)?.kind !== 'group',
    );
    role(phrase[who], phrase[who - 1]);
    if (phrase.includes('old')) evidence.roles.push('old');
  }
  const age = (ageAfter.exec(after) ?? ageBefore.exec(before))?.[1]?.toLowerCase();
  if (age) {
    evidence.person += 2;
    evidence.age = /\d/.test(age) ? Number(age) : numbers.indexOf(age) + 4;
  }
  const missingApostrophe =
    new RegExp(`^${escapeRegExp(name)}$`).test(name) &&
    /s$/.test(name) &&
    beingOf(/^ (\p{Ll}+)/u.exec(after)?.[1] ?? '')?.kin;
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

const ideaEnding = /(?:[ts]ion|ism|ity|ness|ment|[ae]nce|sis|ship|logy|ics)$/u;

/** "Evaporation turns water into vapour": a noun that only begins a sentence is no name, whatever it does. */
const isIdea = (name: string, places: readonly Place[]) =>
  places.every(({ from }) => from === 0) &&
  ideaEnding.test(name) &&
  !isFirstName(name) &&
  kindOf(name.toLowerCase()) !== undefined;

const ownsKin = (after: string) =>
  (after.match(/\p{Ll}{2,}/gu) ?? []).slice(0, 3).some((word) => beingOf(word)?.kin);
