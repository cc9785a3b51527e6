import type { Quote } from '../../story/quotes.ts';
import type { Meant } from '../beings.ts';
import type { Entity } from '../reading.ts';
import { withoutSpeech } from '../without-speech.ts';
import { distanceTo, type Life, lastRole, livesIn, toldBefore, upTo } from './lives.ts';
import { mentionOf, saidOf } from './told-how.ts';
import { waysIn, whomManyMean } from './told-together.ts';

/** What speaks for or against somebody in a picture: names of features, each of which has a learned weight. */
export type Features = string[];

/** A story as it was read by rules: what each sentence says, whom its words mean, and whom rules see in it. */
export type ReadStory = {
  entities: readonly Entity[];
  sentences: readonly { text: string; paragraph: number }[];
  meant: readonly (readonly Meant[])[];
  people: readonly { people: readonly string[]; quote?: Quote }[];
};

/** For each sentence what speaks for each of those who act in the story, in the order of `beings`. */
export type WhoEvidence = { beings: Entity[]; features: Features[][] };

export function whoEvidence(story: ReadStory): WhoEvidence {
  const lives = livesIn(story);
  return {
    beings: lives.map(({ being }) => being),
    features: story.sentences.map((_, at) => {
      const moment = momentAt(story, at);
      return lives.map((life) => featuresOf(life, moment, lives, story));
    }),
  };
}

/** A sentence, as far as it tells of all who may be in it. */
type Moment = {
  at: number;
  text: string;
  narration: string;
  /** The word that it begins with, where that is a small one. */
  begins: string | undefined;
  quote: Quote | undefined;
  meant: readonly Meant[];
  /** Mentions of those who do something. */
  acting: readonly Meant[];
  pronouns: ReadonlySet<string>;
  /** Pronouns of which rules do not know whom they mean. */
  open: ReadonlySet<string>;
  /** How many rules see. */
  seen: number;
  /** How it tells of several who do something together, and the sentence before does. */
  together: readonly string[];
  togetherBefore: readonly string[];
  /** What kind of sentence it is. */
  signs: Features;
};

/** Words of a sentence about somebody who is not where the story is. */
const farAway =
  /(?<!\p{L})(?:dear|letters?|wrote|writes|phone[ds]?|call(?:s|ed)|died|dead|death|buried|grave|funeral|late|lives? in|lived in|works? in|abroad|remember(?:s|ed)?|used to|years ago|once|when (?:he|she|i) was|gone|left us|far away|said that|told (?:me|us) that|says that)(?!\p{L})/iu;
const newScene =
  /^["“]?(?:(?:The|That|This|One|Next|Later|Then|After|Before|When|At|In|On|By|For|Two|Three|Since|Last|Now|Today)(?!\p{L})|(?:January|February|March|April|June|July|August|September|October|November|December|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday)(?!\p{L}))/u;
const general =
  /(?<!\p{L})(?:always|never|usually|people|everyone|everybody|nobody|anyone|some|many|most|all)(?!\p{L})/iu;
const present = /(?<!\p{L})(?:is|are|has|have|can|means|makes|gets|does|do)(?!\p{L})/u;
const past = /(?<!\p{L})(?:was|were|had|did|said|went|came|\p{L}{2,}ed)(?!\p{L})/u;

/** Small words that a sentence begins with. */
const telltale =
  /^(?:he|she|they|it|i|we|you|his|her|their|our|my|its|this|that|these|those|there|here|a|an|the|no|nobody|everyone|everybody|all|some|one|two|three|both|in|on|at|by|for|from|after|before|when|while|as|if|then|so|but|and|because|since|until|with|without|what|why|how|who|where|only|even|later|next|now|today|yesterday|tomorrow|dear)$/;

function momentAt({ sentences, meant: all, people }: ReadStory, at: number): Moment {
  const { text, paragraph } = sentences[at]!;
  const { people: seen, quote } = people[at]!;
  const meant = all[at]!;
  const narration = withoutSpeech(text);
  const pronouns = new Set(meant.flatMap(({ pronoun }) => pronoun ?? []));
  const first = /^\W*(?<word>\p{L}+)/u.exec(text)?.groups?.word?.toLowerCase() ?? '';
  return {
    at,
    text,
    narration,
    begins: telltale.test(first) ? first : undefined,
    quote,
    meant,
    acting: meant.filter((one) => one.acts && !one.owns),
    pronouns,
    open: new Set(meant.flatMap(({ pronoun, who }) => (pronoun && !who ? pronoun : []))),
    seen: seen.length,
    together: waysIn(narration),
    togetherBefore: at > 0 ? waysIn(withoutSpeech(sentences[at - 1]!.text)) : [],
    signs: [
      `sees ${upTo(seen.length, 3)}`,
      ...(quote ? [quote.speaker ? 'speech' : quote.self ? 'own speech' : 'speech of nobody'] : []),
      ...(at === 0 || sentences[at - 1]!.paragraph !== paragraph ? ['paragraph'] : []),
      ...(newScene.test(text) ? ['scene'] : []),
      ...(general.test(narration) ? ['general'] : []),
      ...(present.test(narration) && !past.test(narration) ? ['present'] : []),
      ...(['I', 'we', 'they'] as const).filter((pronoun) => pronouns.has(pronoun)),
    ],
  };
}

function featuresOf(life: Life, moment: Moment, lives: readonly Life[], story: ReadStory): Features {
  const how = life.seen[moment.at] ? 'seen' : 'unseen';
  const named = life.mentions[moment.at]!.length > 0 ? 'named' : 'unnamed';
  return [
    ...new Set([
      ...whoTheyAre(how, named, life, moment),
      ...whenTheyWereTold(how, named, life, moment, story),
      ...howTheyAreMentioned(how, life, moment),
      ...whomPronounsMayMean(how, named, life, moment, lives),
      ...whomManyMean(how, life, moment.at, lives, moment.together, moment.togetherBefore, story),
      ...whatIsSaid(how, life, moment),
      ...moment.signs.flatMap((one) => [`${how} ${named}; ${one}`, `${how} rank:${life.rank}; ${one}`]),
      ...(moment.begins ? [`${how} ${named}; begins ${moment.begins}`] : []),
    ]),
  ];
}

const kinRole =
  /^(?:mother|father|grand\p{L}+|uncle|aunt\p{L}*|brother|sister|cousin|husband|wife|son|daughter|mum|dad)$/u;

function whoTheyAre(how: string, named: string, { being, rank, share }: Life, { seen }: Moment): Features {
  const kind = being.kind === 'animal' ? 'animal' : being.elder ? 'old' : being.kind;
  return [
    how,
    `${how} ${named}`,
    `${how} ${named} rank:${rank}`,
    `${how} rank:${rank}`,
    `${how} of ${upTo(seen, 3)}`,
    `${how} kind:${kind}`,
    `${how} share:${share}`,
    ...(being.role ? [`${how} role`, ...(kinRole.test(being.role) ? [`${how} kin`] : [])] : []),
    ...(being.known ? [`${how} known`] : []),
  ];
}

function whenTheyWereTold(
  how: string,
  named: string,
  life: Life,
  { at, seen, narration }: Moment,
  { sentences }: ReadStory,
): Features {
  const { first, told, rank } = life;
  const acted = distanceTo(life.acts, at, -1);
  const around = `around:${life.seen[at - 1] ? 'was' : ''} ${life.seen[at + 1] ? 'will' : ''}`;
  const cameFromFar = first >= 0 && first !== at && farAway.test(sentences[first]!.text);
  return [
    `${how} acted:${acted}`,
    `${how} told:${distanceTo(life.isTold, at, -1)}`,
    `${how} next:${distanceTo(life.isTold, at, 1)}`,
    `${how} ${around}`,
    `${how} ${named} ${around}`,
    ...(at < first || first < 0 ? [`${how} not yet`] : []),
    ...(first === at ? [`${how} comes`] : []),
    ...(told <= 1 ? [`${how} told once`] : []),
    ...(farAway.test(narration) ? [`${how} ${named} far`] : []),
    ...(cameFromFar ? [`${how} came from far`] : []),
    ...(seen === 0 ? [`nobody seen, rank:${rank}, acted:${acted}`, `nobody seen, ${around}`] : []),
  ];
}

function howTheyAreMentioned(how: string, life: Life, { at, text, acting }: Moment): Features {
  const mentions = life.mentions[at]!.map((one) => mentionOf(one, text));
  const [first] = acting;
  return [
    `${how} mentions:${upTo(mentions.length, 2)}`,
    ...mentions.flatMap(({ kind, role, before, isSpoken }) => [
      `mention:${kind}`,
      `mention:${kind} ${role}${isSpoken ? ' said' : ''}`,
      `mention:${role} ${before}`,
      `${how} mention:${kind} ${role}`,
    ]),
    ...(mentions.length > 0 && first
      ? [first.who === life.being ? 'acts first' : `${how} another acts`]
      : []),
  ];
}

function whomPronounsMayMean(
  how: string,
  named: string,
  life: Life,
  { at, meant, acting, pronouns, open, quote }: Moment,
  lives: readonly Life[],
): Features {
  const { being, rank, first } = life;
  const { gender } = being;
  const acted = distanceTo(life.acts, at, -1);
  const isKnown = gender ? 'known' : 'open';
  const rivals = upTo(
    lives.filter(
      (other) =>
        other !== life &&
        (!gender || !other.being.gender || other.being.gender === gender) &&
        other.first >= 0 &&
        other.first <= at,
    ).length,
    2,
  );
  const fits = gender ? open.has(gender) : open.has('she') || open.has('he');
  const isOther = gender && pronouns.has(gender === 'she' ? 'he' : 'she') && !pronouns.has(gender);
  const mentions = life.mentions[at]!;
  const isByPronoun = mentions.length > 0 && mentions.every(({ pronoun }) => pronoun);
  const taker = how === 'unseen' ? takerOf(being, meant, lives) : undefined;
  const last = `${lastRole(life, at)} ${distanceTo(life.isTold, at, -1)}, told ${toldBefore(life, at)}`;
  return [
    ...(fits
      ? [
          `${how} pronoun fits, rivals ${rivals}`,
          `${how} pronoun fits, acted:${acted}`,
          `${how} pronoun fits, rank:${rank}`,
          `${how} pronoun fits, ${isKnown}`,
        ]
      : []),
    ...(isOther ? [`${how} ${named} other pronoun`] : []),
    ...(acting.some(({ pronoun }) => pronoun === 'they')
      ? [`${how} ${named} they, acted:${acted}`, `${how} ${named} they, rank:${rank}`]
      : []),
    ...(pronouns.has('we') ? [`${how} ${named} we, rank:${rank}`, `${how} ${named} we, acted:${acted}`] : []),
    ...(isByPronoun
      ? [
          `by pronoun, ${last}`,
          `by pronoun, rank:${rank}, told ${toldBefore(life, at)}`,
          `by pronoun, ${lastRole(life, at)}, rank:${rank}`,
          `by pronoun, rivals ${rivals}, rank:${rank}`,
          `by pronoun, ${acted}, rank:${rank}`,
          `by pronoun, ${isKnown}`,
          `by pronoun, ${titleOf(being)} ${lastRole(life, at)} ${distanceTo(life.isTold, at, -1)}`,
          `by pronoun, ${titleOf(being)} told ${toldBefore(life, at)}, rivals ${rivals}`,
          `by pronoun, ${titleOf(being)} rank:${rank}`,
          `by pronoun, ${titleOf(being)} ${quote ? 'speech' : ''}`,
          ...(at === first + 1 ? [`by pronoun, came just now, rank:${rank}`] : []),
        ]
      : []),
    ...(taker
      ? [
          `taken; ${last}`,
          `taken by ${lastRole(taker, at)}, rank:${taker.rank}, told ${toldBefore(taker, at)}; rank:${rank}`,
          `taken; rank:${rank}, acted:${acted}`,
          `taken; ${isKnown}`,
          `taken; ${titleOf(taker.being)} for ${titleOf(being)}, ${lastRole(taker, at)} ${distanceTo(taker.isTold, at, -1)}`,
          `taken; ${titleOf(taker.being)} for ${titleOf(being)}, rank:${rank} over ${taker.rank}`,
          `taken; ${titleOf(taker.being)} for ${titleOf(being)}, ${lastRole(life, at)} ${distanceTo(life.isTold, at, -1)}`,
          ...(quote ? [`taken; speech, ${titleOf(taker.being)} for ${titleOf(being)}`] : []),
        ]
      : []),
  ];
}

/** By what somebody is called: by a name, by what they are only, or as somebody's kin. */
const titleOf = ({ name, role, kind }: Entity) =>
  kind === 'animal'
    ? 'animal'
    : /['’]s /u.test(name)
      ? 'kin'
      : role && name.toLowerCase() === role
        ? 'nameless'
        : 'named';

/** Whom a "he" or "she" of the sentence means by rules that could mean this one as well. */
function takerOf(being: Entity, meant: readonly Meant[], lives: readonly Life[]): Life | undefined {
  const other = meant.find(
    ({ pronoun, who }) =>
      (pronoun === 'he' || pronoun === 'she') &&
      who !== undefined &&
      who.name !== being.name &&
      (being.gender ?? pronoun) === pronoun,
  );
  return other && lives.find((life) => life.being.name === other.who!.name);
}

function whatIsSaid(how: string, { being }: Life, { quote, text }: Moment): Features {
  const said = saidOf(being, text);
  return [
    ...(quote?.speaker ? [quote.speaker === being.name ? 'speaks' : `${how} another speaks`] : []),
    ...(quote?.listener === being.name ? ['listens'] : []),
    ...(said ? [`${how} ${said}`] : []),
  ];
}
