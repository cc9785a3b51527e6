import type { ExpressionName, PoseName } from '../../draw/vocabulary.ts';
import type { Language } from '../../language/language.ts';
import { kindOf } from '../../words/kind-of.ts';
import { showsHumanPart } from '../../words/picture-of.ts';
import { isInCompany } from '../reading/in-company.ts';
import type { Entity } from '../reading/reading.ts';
import type { StorySentence } from '../story/analyse-story.ts';
import type { Token } from '../story/tagger.ts';
import { markWordInAnyCase, theWord } from '../text/marked-word.ts';
import { escapeRegExp, plainWords, singular } from '../text/words.ts';
import type { ActRule } from './act-rule.ts';
import { actVerbs, cryingVerbs, sayingVerbs } from './act-verbs.ts';
import { actsAbroad } from './act-verbs-abroad.ts';
import { type Clause, clausesIn } from './clauses.ts';
import { isDenied } from './denied-pictures.ts';
import { isOtherKindInStory, ofItsKind } from './particular-looks.ts';
import { pictureFor } from './picture-for.ts';
import { isOfOtherColour } from './told-colours.ts';

/** What somebody of a sentence does with their body. */
export type Doing = {
  who: string;
  pose: PoseName;
  /** Icon of the thing that they do it with. */
  holds?: string;
  /** The face that belongs to it, where neither words nor mood tell another. */
  face?: ExpressionName;
};

export type ReadSentence = Pick<
  StorySentence,
  'text' | 'tokens' | 'visible' | 'people' | 'named' | 'groups' | 'mood' | 'quote'
>;
export type Doers = {
  entities: readonly Entity[];
  narrator?: string | undefined;
  language: Language;
  /** Who is in the picture where the sentence names nobody: those that its "they" and "we" go back to. */
  seen?: () => readonly string[];
  /** What the story is about, which tells the sense of a word as well: the chain of a bicycle. */
  about?: readonly string[];
  /** All that the story tells, by which it is known what game a ball is of. */
  told?: string;
};

/**
 * Who does what in a sentence, each person once: an act that a picture can show, told as done by somebody who is there. Nothing
 * for what is denied, asked, planned or meant in another sense.
 */
export function actsIn(sentence: ReadSentence, doers: Doers): Doing[] {
  if (sentence.mood === 'grave') return [];
  if (doers.language !== 'en') return actsByRule(sentence, doers.language);
  const seen = new Set(plainWords(sentence.visible));
  const spoken = actOfSpeaking(sentence);
  const acts: Doing[] = spoken ? [{ who: spoken.who, pose: spoken.pose }] : [];
  const weak = new Set(spoken?.weak ? [spoken.who] : []);
  for (const clause of withThingsMeant(clausesIn(sentence.tokens))) {
    if (!seen.has(clause.word)) continue;
    const act = actOf(clause, sentence, doers);
    if (!act) continue;
    const { rule, holds } = act;
    // "He hung there until firemen pulled him up": whoever does something to him is another.
    if (clause.object && clause.doers.some(({ lower }) => others[lower] === clause.object)) continue;
    const isWeak = rule.weak || clause.aside;
    for (const who of clause.doers.flatMap((doer) => whoIs(doer, sentence, doers))) {
      // Who says something aloud is seen to say it, whatever they look at.
      if (rule.pose === 'side' && who === sentence.quote?.speaker) continue;
      const known = acts.findIndex((act) => act.who === who);
      if (known >= 0 && !(weak.has(who) && !isWeak)) continue;
      if (known >= 0) acts.splice(known, 1);
      if (isWeak) weak.add(who);
      else weak.delete(who);
      // No paw holds a ball up: who brings it comes running.
      const isAnimal = doers.entities.some((one) => one.name === who && one.kind === 'animal');
      if (isAnimal && rule.pose === 'hold') {
        // But a hen that lays an egg brings nothing.
        if (clause.verb !== 'lay') acts.push({ who, pose: 'run' });
        continue;
      }
      acts.push({
        who,
        pose: holds ? rule.pose : (emptyHanded[rule.pose] ?? rule.pose),
        ...(holds && { holds }),
        ...(rule.face && { face: rule.face }),
      });
    }
  }
  if (doers.narrator && isOfLetter.test(sentence.text) && !acts.some(({ who }) => who === doers.narrator))
    acts.push({ who: doers.narrator, pose: 'write' });
  acts.push(...actsOfCompany(acts, sentence, doers));
  for (const who of sentence.people)
    if (!acts.some((act) => act.who === who) && isAsleep(who, sentence))
      acts.push({ who, pose: notInBed.test(sentence.visible) ? 'slump' : 'sleep' });
  const awake = whoIsInBed(sentence, doers);
  return awake === undefined || acts.some(({ who, pose }) => who === awake && !heldInBed.has(pose))
    ? acts
    : [...acts.filter(({ who }) => who !== awake), { who: awake, pose: 'in-bed' }];
}

/** What one may do in bed that shows less than the bed. */
const heldInBed = new Set<PoseName>(['hold', 'listen', 'side', 'think', 'both', 'in-bed']);
const inBed =
  /(?<!\p{L})(?:(?<=^|, )in (?:(?:the|his|her|my) )?(?:(?:strange|big|own|hospital|new|soft|warm) )?bed(?=,| (?:he|she|I|\p{Lu}))|(?:lay|lies|lying|was|were|is|am|are|stayed|still|back) in (?:(?:the|his|her|my) )?bed)(?!\p{L})/iu;

/** "In bed she …", "I was back in bed": the one person of whom it is told. */
function whoIsInBed({ visible, text, people }: ReadSentence, { narrator }: Doers): string | undefined {
  if (!inBed.test(text) || !/\p{L}/u.test(visible)) return undefined;
  const [only, other] = people;
  if (only) return other ? undefined : only;
  return /(?<!\p{L})(?:I|my)(?!\p{L})/u.test(text) ? narrator : undefined;
}

/** The first rule that a clause fits, with what the hands hold by it. */
function actOf(clause: Clause, sentence: ReadSentence, { about = [], told = sentence.text }: Doers) {
  for (const rule of rulesOf(clause.verb)) {
    if (!fits(rule, clause, sentence)) continue;
    const inKind = rule.thing === 'x-coins3' && paidInKind.test(sentence.text);
    const held = rule.using ? { ...clause, object: clause.using } : clause;
    const holds = (inKind ? undefined : rule.thing) ?? (rule.holds && heldIn(held, sentence, about, told));
    if (!rule.shown || holds) return { rule, holds };
  }
  return undefined;
}

const rulesOf = (verb: string): readonly ActRule[] => (Object.hasOwn(actVerbs, verb) ? actVerbs[verb]! : []);

const others: Readonly<Record<string, string>> = { he: 'him', she: 'her', i: 'me', we: 'us', they: 'them' };
const itOrThem = /^(?:it|them)$/;

/** "Tom threw the ball, and Ana caught it": "it" and "them" are the thing that was last done something to in the sentence. */
function withThingsMeant(clauses: readonly Clause[]): Clause[] {
  let thing: string | undefined;
  return clauses.map((clause) => {
    const { object, verb } = clause;
    // "Salt makes it faster" makes nothing.
    if (object && itOrThem.test(object) && verb !== 'make')
      return thing === undefined ? clause : { ...clause, object: thing };
    if (object && !pronoun.test(object) && kindOf(object) !== 'person') thing = object;
    return clause;
  });
}

/** What two do who are together: "Nora sat by the pond with her brother Eli", "walked home beside Ana". */
const doneTogether = new Set<PoseName>([
  'sit',
  'walk',
  'run',
  'walk-away',
  'kneel',
  'dance',
  'swim',
  'sleep',
  'in-bed',
  'cheer',
  'sing',
  'clap',
]);

/** Who is with somebody that acts, and has no act of their own, does the same where two can. */
function actsOfCompany(acts: readonly Doing[], { text, people }: ReadSentence, { entities }: Doers): Doing[] {
  const [led] = acts;
  if (!led || !doneTogether.has(led.pose)) return [];
  return people.flatMap((who) => {
    if (acts.some((act) => act.who === who)) return [];
    const { aliases = [], role, what } = entities.find(({ name }) => name === who) ?? {};
    const from = [who, ...aliases, role, what].map((word) => (word ? text.search(wholeWord(word)) : -1));
    const at = from.find((place) => place > 0);
    return at !== undefined && isInCompany(text.slice(0, at)) ? [{ who, pose: led.pose }] : [];
  });
}

const wholeWord = (word: string) => new RegExp(`(?<!\\p{L})${escapeRegExp(word)}(?!\\p{L})`, 'iu');

/** "Dear Gran," and "With love, Ana": whoever tells the story writes it. */
const isOfLetter =
  /^(?:(?:My )?[Dd]ear(?:est)? \p{L}+|(?:With|Much|Lots of) (?:\p{L}+ )?(?:love|hugs|kisses)(?!\p{L})|Yours?(?: \p{Ll}+)?,? \p{Lu}\p{L}*[,.])/u;

/** A bed would stand in the bus. */
const notInBed =
  /(?<!\p{L})(?:on|in|at|under|against) (?:the|a|his|her|my|their|our) (?:\p{L}+ )?(?:bus|train|car|plane|boat|seat|chair|bench|desk|table|tree|floor|grass|class(?:room)?|sun|sand|cart|truck)(?!\p{L})/iu;
const asleep =
  '(?:was|is|lay|fell|had fallen) (?:already |still |fast |sound |soon )*asleep(?! for(?: ?)ever)(?!\\p{L})';

const oneAsleep = new RegExp(`${theWord} ${asleep}`, 'iu');
const theyAsleep = new RegExp(`^(?:(?:but|and|so|then|soon|at last) )?(?:he|she) ${asleep}`, 'iu');

/** "The hen was asleep", "He fell asleep at once" where nobody else is told of. */
const isAsleep = (who: string, { visible: text, people }: ReadSentence) =>
  oneAsleep.test(markWordInAnyCase(text, who)) ||
  (people.length === 1 && /, (?:still |fast |sound |half )?asleep(?!\p{L})/u.test(text)) ||
  (people.length === 1 && theyAsleep.test(text));

/** "Here!" cried Sana from behind the columns, called to the next garden. */
const afar =
  /(?<!\p{L})(?:cri(?:es|ed)|call(?:s|ed)|exclaim(?:s|ed))(?: (?:the )?\p{L}+)? (?:from|across|over|down|up|out|after|through|to the next)(?!\p{L})/u;

/** "Run!" shouted Ana. */
function actOfSpeaking({ text, quote, tokens }: ReadSentence): (Doing & { weak?: true }) | undefined {
  if (!quote?.speaker || !quote.attributed) return undefined;
  const unsaid = new Set(plainWords(text.replace(/["“][^"”]*["”]/g, ' ')));
  const said = tokens.filter(({ lower }) => unsaid.has(lower));
  const verb = said.find(({ lemma }) => Object.hasOwn(sayingVerbs, lemma));
  if (verb) return { who: quote.speaker, pose: sayingVerbs[verb.lemma]! };
  const isCry = quote.spoken.some((one) => one.endsWith('!')) && afar.test(text);
  // Who cries "Pull!" and pulls is seen to pull.
  return isCry && said.some(({ lemma }) => cryingVerbs.has(lemma))
    ? { who: quote.speaker, pose: 'shout', weak: true }
    : undefined;
}

/** What stands for a pose whose thing no picture shows. */
const emptyHanded: Partial<Record<PoseName, PoseName>> = {
  carry: 'walk',
  lift: 'kneel',
  'hold-up': 'raise-hand',
  share: 'present',
  drop: 'both',
};

const pronoun = /^(?:it|them|him|her|me|us|you|this|that|these|those|one)$/;
const people = /^(?:him|her|me|us|them|you)$/;

function fits(
  rule: ActRule,
  { object, after, place, using }: Clause,
  { tokens, quote, text }: ReadSentence,
): boolean {
  if (rule.wordless && quote) return false;
  if (rule.saying && !rule.saying.test(text)) return false;
  if (rule.unless && after.some((word) => rule.unless!.test(word))) return false;
  if (rule.particle && !after.some((word) => rule.particle!.test(word))) return false;
  if (rule.using) return using !== undefined && isOn(rule, using, tokens);
  if (rule.any) return !(object && rule.not?.test(object));
  if (rule.through && !rule.bare) {
    if (!after.some((word) => rule.through!.test(word))) return false;
    // "Uncle ran a bakery in Marseille": what is done to something is no way that somebody goes.
    if (object !== undefined && object !== place && !rule.holds && !rule.puts) return false;
    return place !== undefined && isOn(rule, place, tokens);
  }
  if (object === undefined) return rule.bare === true;
  return isOn(rule, object, tokens);
}

function isOn({ on = [], nouns, not }: ActRule, noun: string, tokens: readonly Token[]): boolean {
  if (not?.test(noun)) return false;
  if (nouns?.test(noun)) return true;
  const ofPeople = on.includes('person');
  if (people.test(noun)) return ofPeople || (noun === 'them' && on.length > 0);
  if (/sel(?:f|ves)$/.test(noun)) return false;
  if (pronoun.test(noun)) return /artifact|food|animal|plant/.test(on.join());
  const isName = tokens.some(({ lower, pos }) => lower === noun && pos === 'PROPN');
  if (isName) return ofPeople;
  // A noun that the index does not know is most often a thing: a worksheet, a javelin.
  return on.includes(kindOf(noun, around(tokens, noun)) ?? 'artifact');
}

const around = (tokens: readonly Token[], noun: string) =>
  tokens
    .filter(({ pos, lower }) => /^(?:NOUN|VERB|ADJ)$/.test(pos) && singular(lower) !== noun)
    .map(({ lower }) => lower);

function heldIn(
  { verb, object, place, after }: Pick<Clause, 'verb' | 'object' | 'place' | 'after'>,
  { tokens, text }: Pick<ReadSentence, 'tokens' | 'text'>,
  about: readonly string[],
  told: string,
): string | undefined {
  const noun = object ?? (after.includes('with') || after.includes('on') ? place : undefined);
  // "She practised her scales on the violin."
  if (noun === object && place && after.includes('on') && object && !pictureFor(object, 'en', [...about]))
    return heldIn({ verb, place, after }, { tokens, text }, about, told);
  if (!noun || pronoun.test(noun)) return undefined;
  if (noun === 'ball') return verb === 'kick' ? 'soccer-ball' : ballOf(text, told);
  const icon = pictureFor(withAttribute(noun, tokens), 'en', [...around(tokens, noun), ...about]);
  if (!icon || isDenied(icon, noun, text) || tooLargeToHold.test(icon)) return undefined;
  if (isOfOtherColour(icon, noun, text) || showsHumanPart(icon)) return undefined;
  // The bag is printed with the sign of one currency.
  return icon === 'money-bag' ? 'x-coins3' : icon;
}

/** "Lunch box" for the box of "He opened his lunch box". */
function withAttribute(noun: string, tokens: readonly Token[]): string {
  const at = tokens.findIndex(({ lower, pos }) => pos === 'NOUN' && singular(lower) === noun);
  const before = tokens[at - 1];
  return before?.pos === 'NOUN' ? `${before.lower} ${noun}` : noun;
}

/** "He paid with two eggs." */
const paidInKind =
  /(?<!\p{L})pa(?:y|ys|id) (?:(?:him|her|them|us|me) )?(?:with|in) (?!money|cash|coins?|(?:an? )?(?:\p{L}+ )?(?:coins?|notes?|cards?|dollars|pounds|euros)|advance|full|her|his|the (?:money|coins))/iu;

/** Where the word for a part finds the whole: nobody lifts a bicycle by its chain. */
const tooLargeToHold =
  /^(?:bicycle|automobile|bed|x-table|x-bench|couch-and-lamp|x-oven|x-fridge|bathtub|x-spreadsheet|desktop-computer|x-tower|house|castle|x-carpet|x-gate|x-fence|x-wall|deciduous-tree|musical-keyboard|x-river|x-hill|cloud.*|sun|star|.*-moon|x-wind|x-o2|x-sand|x-mud|droplet|water-wave|mountain|rock-face|x-boom-barrier|x-water-tank|x-water-pump|x-generator|x-engine|x-dam|x-anvil|x-kiln|x-clothesline|x-shutters|x-dhow|x-sail|x-mast|x-flagpole|x-carriage|x-reeds|x-smoke|x-tree-stump|x-bamboo|x-mule|x-stage-curtain|x-duvet)$/;

/** Of the game that is told; those of cricket, hockey and the like are small and of one colour. */
const ballOf = (text: string, told: string) =>
  isOtherKindInStory('x-ball', 'ball', told) ? 'red-circle' : ofItsKind('x-ball', 'ball', text, told);

/** Names of those whom a head means: by name, by what they are, or by a pronoun. */
export function whoIs(
  { text, lower, pos }: Token,
  sentence: ReadSentence,
  { entities, narrator, seen = () => [] }: Doers,
): string[] {
  const told = [...new Set([...sentence.people, ...sentence.named, ...(sentence.groups ?? [])])];
  const there = told.length > 0 ? told : [...seen()];
  const entityOf = (name: string) => entities.find((one) => one.name === name);
  if (/^(?:we|us)$/.test(lower))
    return [...new Set([...(narrator ? [narrator] : []), ...seen()])].slice(0, 3);
  if (/^(?:i|me)$/.test(lower)) return narrator ? [narrator] : [];
  // "Grandfather took him along, and they sat down": both who are seen.
  if (/^(?:they|them|everyone|everybody)$/.test(lower))
    return [...new Set([...told, ...seen()])]
      .filter((name) => !isDoneAt(name, sentence.text, entityOf(name)))
      .slice(0, 3);
  if (lower === 'it') return there.filter((name) => entityOf(name)?.kind === 'animal').slice(0, 1);
  if (lower === 'he' || lower === 'she') {
    const fitting = there.filter(
      (name) => (entityOf(name)?.gender ?? lower) === lower && entityOf(name)?.kind !== 'group',
    );
    return [fitting.find((name) => !sentence.named.includes(name)) ?? fitting[0]].filter(
      (name) => name !== undefined,
    );
  }
  if (pos === 'PRON') return [];
  const called = (name: string) => plainWords(name).map(singular);
  const words = (name: string) => {
    const entity = entityOf(name);
    return [name, ...(entity?.aliases ?? []), entity?.what ?? '', entity?.role ?? ''].flatMap(called);
  };
  const wanted = singular(lower);
  return there.filter((name) => (text === name ? true : words(name).includes(wanted))).slice(0, 1);
}

/** "Everybody laughed at Elif", "they stared at him": whom it is done at does not do it. */
function isDoneAt(name: string, text: string, entity: Entity | undefined): boolean {
  const called = [name, ...(entity?.aliases ?? [])].map(escapeRegExp);
  const pronouns = entity?.gender === 'she' ? ['her'] : entity?.gender === 'he' ? ['him'] : [];
  return new RegExp(
    `(?<!\\p{L})(?:at|after|behind|towards?|past) (?:the |poor |little |old )*(?:${[...called, ...pronouns].join('|')})(?!\\p{L})`,
    'iu',
  ).test(text);
}

/** In languages without a tagger: a verb form that means only this, with the one person who is there, and no doubt about it. */
function actsByRule({ text, people }: ReadSentence, language: Exclude<Language, 'en'>): Doing[] {
  const { verbs, doubt } = actsAbroad[language];
  const told = text.replace(/["“„«][^"”“»]*["”“»]/gu, ' ');
  const [who, other] = people;
  if (!who || other || doubt.test(told) || /[?？]\s*$/u.test(told)) return [];
  const pose = verbs.find(([verb]) => verb.test(told))?.[1];
  return pose ? [{ who, pose }] : [];
}
