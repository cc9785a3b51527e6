import type { Quote } from '../../story/quotes.ts';
import type { Meant } from '../beings.ts';
import { isActor } from '../people-of-story.ts';
import type { Entity } from '../reading.ts';
import { withoutSpeech } from '../without-speech.ts';

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

const upTo = (count: number, most: number) => (count >= most ? `${most}+` : String(count));
const distance = (sentences: number | undefined) =>
  sentences === undefined ? 'never' : sentences > 6 ? '7+' : sentences > 3 ? '4-6' : String(sentences);
const pronounsOf = { she: 'she', he: 'he' } as const;

type Mentioned = { kind: string; role: string; before: string; said: boolean };

const before = /(?<!\p{L})(?<word>\p{L}+) (?:(?:the|a|an|my|his|her|our|their|little|old|big|poor) )*$/iu;
const telling =
  /^(?:with|to|for|of|about|from|like|at|by|and|or|beside|behind|without|than|as|than|past|near|told|asked|saw|met|called|named|after|before|against|over|into|on|in)$/i;

function mentionOf(one: Meant, text: string): Mentioned {
  const start = text.slice(0, one.from);
  const word = before.exec(start)?.groups?.word?.toLowerCase() ?? '';
  return {
    kind: one.pronoun ? `pronoun ${one.pronoun}` : one.entity ? 'name' : 'noun',
    role: one.owns ? 'owns' : one.acts ? 'acts' : 'is told of',
    before: telling.test(word) ? word : start.trim() === '' ? 'start' : 'other',
    said: start.split('"').length % 2 === 0,
  };
}

const nameParts = ({ name, aliases }: Entity) =>
  [name, ...aliases].filter((one) => /^\p{Lu}/u.test(one)).flatMap((one) => one.split(' ').slice(0, 1));

/** Names in the speech of a sentence: rules look for them in its narration only. */
function isSaid(entity: Entity, text: string): string | undefined {
  const speech = text.match(/"[^"]*"?/g)?.join(' ') ?? '';
  const part = nameParts(entity).find((one) => one.length > 2 && speech.includes(one));
  if (!part) return undefined;
  return new RegExp(`(?:["“,] ?|^)${part}[,!?.]|, ${part}(?:[!?.,"]|$)`, 'u').test(speech)
    ? 'called'
    : 'spoken of';
}

/** @param teller the name of who tells the story, where it is one of those who act in it */
export function whoEvidence({ entities, sentences, meant, people }: ReadStory, teller?: string): WhoEvidence {
  const beings = entities.filter(isActor);
  const told = beings.map((being) =>
    sentences.map((_, at) => meant[at]!.filter(({ who }) => who?.name === being.name)),
  );
  const acts = told.map((each) => each.map((list) => list.some((one) => one.acts && !one.owns)));
  const seen = beings.map(({ name }) => people.map((one) => one.people.includes(name)));
  const counts = told.map((each) => each.filter((list) => list.length > 0).length);
  const seenCounts = seen.map((each) => each.filter(Boolean).length);
  const order = [...beings.keys()].sort((a, b) => seenCounts[b]! - seenCounts[a]! || counts[b]! - counts[a]!);
  const rank = beings.map((_, i) => order.indexOf(i));
  const firsts = told.map((each) => each.findIndex((list) => list.length > 0));
  const features = sentences.map(({ text, paragraph }, at): Features[] => {
    const { quote } = people[at]!;
    const narration = withoutSpeech(text);
    const isNew = at === 0 || sentences[at - 1]!.paragraph !== paragraph;
    const starts = newScene.test(text);
    const first = /^\W*(?<word>\p{L}+)/u.exec(text)?.groups?.word?.toLowerCase() ?? '';
    const pronouns = new Set(meant[at]!.flatMap(({ pronoun }) => pronoun ?? []));
    const unmeant = new Set(meant[at]!.flatMap(({ pronoun, who }) => (pronoun && !who ? pronoun : [])));
    const acting = meant[at]!.filter((one) => one.acts && !one.owns);
    const byRules = people[at]!.people.length;
    const ofSentence = [
      `sees ${upTo(byRules, 3)}`,
      ...(quote ? [quote.speaker ? 'speech' : quote.self ? 'own speech' : 'speech of nobody'] : []),
      ...(isNew ? ['paragraph'] : []),
      ...(starts ? ['scene'] : []),
      ...(general.test(narration) ? ['general'] : []),
      ...(present.test(narration) && !past.test(narration) ? ['present'] : []),
      ...(pronouns.has('I') ? ['I'] : []),
      ...(pronouns.has('we') ? ['we'] : []),
      ...(pronouns.has('they') ? ['they'] : []),
    ];
    const they = acting.some(({ pronoun }) => pronoun === 'they');
    const wes = pronouns.has('we');
    return beings.map((being, i): Features => {
      const mentions = told[i]![at]!.map((one) => mentionOf(one, text));
      const ruled = seen[i]![at]!;
      const lastActed = nearest(acts[i]!, at, -1);
      const lastTold = nearest(
        told[i]!.map((list) => list.length > 0),
        at,
        -1,
      );
      const nextTold = nearest(
        told[i]!.map((list) => list.length > 0),
        at,
        1,
      );
      const [wasSeen, willBeSeen] = [seen[i]![at - 1] ?? false, seen[i]![at + 1] ?? false];
      const gender = being.gender ? pronounsOf[being.gender] : undefined;
      const fits = gender ? unmeant.has(gender) : unmeant.has('she') || unmeant.has('he');
      const rivals = beings.filter(
        (other, j) =>
          j !== i && (!gender || !other.gender || other.gender === gender) && hasBeen(told[j]!, at),
      ).length;
      const kind = being.kind === 'animal' ? 'animal' : being.elder ? 'old' : being.kind;
      const how = ruled ? 'seen' : 'unseen';
      const named = mentions.length > 0 ? 'named' : 'unnamed';
      const said = isSaid(being, text);
      const so = `${lastRole(told[i]!, at)} ${distance(lastTold)}, told ${upTo(toldBefore(told[i]!, at), 3)}`;
      const isByPronoun = mentions.length > 0 && mentions.every(({ kind }) => kind.startsWith('pronoun'));
      const taken = takenBy(being, meant[at]!, beings);
      const takenSo =
        taken >= 0
          ? `${lastRole(told[taken]!, at)}, rank:${upTo(rank[taken]!, 3)}, told ${upTo(toldBefore(told[taken]!, at), 3)}`
          : '';
      const isTeller = being.name === teller;
      const rankName = upTo(rank[i]!, 3);
      const whole = [
        how,
        `${how} ${named}`,
        `${how} ${named} rank:${rankName}`,
        `${how} rank:${rankName}`,
        `${how} of ${upTo(byRules, 3)}`,
        `${how} kind:${kind}`,
        ...mentions.flatMap(({ kind, role, before, said }) => [
          `mention:${kind}`,
          `mention:${kind} ${role}${said ? ' said' : ''}`,
          `mention:${role} ${before}`,
          `${how} mention:${kind} ${role}`,
        ]),
        `${how} mentions:${upTo(mentions.length, 2)}`,
        ...(mentions[0] && acting[0] && acting[0].who === being ? ['acts first'] : []),
        ...(mentions[0] && acting.length > 0 && acting[0]!.who !== being ? [`${how} another acts`] : []),
        `${how} acted:${distance(lastActed)}`,
        `${how} told:${distance(lastTold)}`,
        `${how} next:${distance(nextTold)}`,
        `${how} around:${wasSeen ? 'was' : ''} ${willBeSeen ? 'will' : ''}`,
        `${how} ${named} around:${wasSeen ? 'was' : ''} ${willBeSeen ? 'will' : ''}`,
        ...(at < firsts[i]! || firsts[i]! < 0 ? [`${how} not yet`] : []),
        ...(firsts[i] === at ? [`${how} comes`] : []),
        ...(counts[i]! <= 1 ? [`${how} told once`] : []),
        `${how} share:${share(seenCounts[i]! / sentences.length)}`,
        ...(being.role ? [`${how} role`, ...(isKin(being.role) ? [`${how} kin`] : [])] : []),
        ...(being.known ? [`${how} known`] : []),
        ...(fits
          ? [
              `${how} pronoun fits, rivals ${upTo(rivals, 2)}`,
              `${how} pronoun fits, acted:${distance(lastActed)}`,
              `${how} pronoun fits, rank:${rankName}`,
              `${how} pronoun fits, ${gender ? 'known' : 'open'}`,
            ]
          : []),
        ...(gender && (gender === 'she' ? pronouns.has('he') : pronouns.has('she')) && !pronouns.has(gender)
          ? [`${how} ${named} other pronoun`]
          : []),
        ...(they
          ? [`${how} ${named} they, acted:${distance(lastActed)}`, `${how} ${named} they, rank:${rankName}`]
          : []),
        ...(wes
          ? [`${how} ${named} we, rank:${rankName}`, `${how} ${named} we, acted:${distance(lastActed)}`]
          : []),
        ...(quote?.speaker === being.name ? ['speaks'] : []),
        ...(quote?.speaker && quote.speaker !== being.name ? [`${how} another speaks`] : []),
        ...(quote?.listener === being.name ? ['listens'] : []),
        ...(said ? [`${how} ${said}`] : []),
        ...(farAway.test(narration) ? [`${how} ${named} far`] : []),
        ...(firsts[i]! >= 0 && firsts[i]! !== at && farAway.test(sentences[firsts[i]!]!.text)
          ? [`${how} came from far`]
          : []),
        ...(isTeller
          ? [
              `${how} teller`,
              ...(pronouns.has('I') ? ['teller I'] : []),
              ...(pronouns.has('we') ? ['teller we'] : []),
            ]
          : []),
        ...ofSentence.flatMap((one) => [`${how} ${named}; ${one}`, `${how} rank:${rankName}; ${one}`]),
        ...(isByPronoun
          ? [
              `by pronoun, ${so}`,
              `by pronoun, rank:${rankName}, told ${upTo(toldBefore(told[i]!, at), 3)}`,
              `by pronoun, ${lastRole(told[i]!, at)}, rank:${rankName}`,
              `by pronoun, rivals ${upTo(rivals, 2)}, rank:${rankName}`,
              `by pronoun, ${distance(lastActed)}, rank:${rankName}`,
              `by pronoun, ${gender ? 'known' : 'open'}`,
              ...(at === firsts[i]! + 1 ? [`by pronoun, came just now, rank:${rankName}`] : []),
            ]
          : []),
        ...(takenSo && !ruled
          ? [
              `taken; ${so}`,
              `taken by ${takenSo}; rank:${rankName}`,
              `taken; rank:${rankName}, acted:${distance(lastActed)}`,
              `taken; ${gender ? 'known' : 'open'}`,
            ]
          : []),
        ...(telltale.test(first) ? [`${how} ${named}; begins ${first}`] : []),
        ...(byRules === 0
          ? [
              `nobody seen, rank:${rankName}, acted:${distance(lastActed)}`,
              `nobody seen, around:${wasSeen ? 'was' : ''} ${willBeSeen ? 'will' : ''}`,
            ]
          : []),
      ];
      return [...new Set(whole)];
    });
  });
  return { beings, features };
}

type Told = readonly (readonly Meant[])[];

/** What somebody did where they were last told of: acts, is told of, owns. */
function lastRole(told: Told, at: number): string {
  const last = told.slice(0, at).findLast((list) => list.length > 0);
  if (!last) return 'new';
  if (last.some((one) => one.acts && !one.owns)) return 'acts';
  return last.some((one) => !one.owns) ? 'is told of' : 'owns';
}

const toldBefore = (told: Told, at: number) => told.slice(0, at).filter((list) => list.length > 0).length;

/** Who a "he" or "she" of the sentence means by rules that could mean this one as well: a place in `beings`, or -1. */
function takenBy(being: Entity, meant: readonly Meant[], beings: readonly Entity[]): number {
  const other = meant.find(
    ({ pronoun, who }) =>
      (pronoun === 'he' || pronoun === 'she') &&
      who !== undefined &&
      who.name !== being.name &&
      (being.gender ?? pronoun) === pronoun,
  );
  return other ? beings.findIndex(({ name }) => name === other.who!.name) : -1;
}

const hasBeen = (told: readonly (readonly unknown[])[], at: number) =>
  told.some((list, i) => i <= at && list.length > 0);
const share = (part: number) => (part > 0.6 ? 'most' : part > 0.35 ? 'many' : part > 0.15 ? 'some' : 'few');
const isKin = (role: string) =>
  /^(?:mother|father|grand\p{L}+|uncle|aunt\p{L}*|brother|sister|cousin|husband|wife|son|daughter|mum|dad)$/u.test(
    role,
  );

function nearest(shows: readonly boolean[], at: number, step: -1 | 1): number | undefined {
  for (let i = at + step; i >= 0 && i < shows.length; i += step) if (shows[i]) return Math.abs(i - at);
  return undefined;
}
