import { isA } from '../../words/kind-of.ts';
import type { Token } from '../story/tagger.ts';
import { placesOfName } from '../text/marked-word.ts';
import { singular } from '../text/words.ts';
import { maskQuotes } from './mask-quotes.ts';
import { type BeingNoun, beingOf, isPluralNoun } from './noun-kinds.ts';
import type { Entity } from './reading.ts';
import { speechVerbs } from './speech-verbs.ts';
import { isOfTeller } from './teller.ts';
import { type KinOfAnimals, kinOfAnimals } from './wild-families.ts';

/** A place in a sentence that means somebody: by name, by what they are, or by a pronoun. */
export type Mention = {
  from: number;
  to: number;
  text: string;
  /** Somebody's name stands here. */
  entity?: Entity;
  /** What they are called instead: "teacher" in "my teacher"; with the determiner before it. */
  noun?: string;
  being?: BeingNoun;
  determiner?: string;
  /** Words between: "old" in "the old guide". */
  adjectives?: string[];
  pronoun?: 'she' | 'he' | 'they' | 'I' | 'we' | 'it';
  /** Only owns something here: "Priya's torch", "her cat". */
  owns: boolean;
  /** Does something here: stands before a verb, not behind a preposition. */
  acts: boolean;
};

const preposition =
  /(?<!\p{L})(?:in|at|on|of|to|with|from|by|behind|for|about|into|onto|near|beside|besides|than|like|as|under|over|between|around|against|without|through|across|toward|towards|after|before|called|named)\s$/iu;
const determiner =
  /^(?:a|an|the|this|that|these|those|his|her|my|our|their|its|your|one|some|two|three|four|five|six|seven|eight|nine|ten|several|many|every|each|another|hundreds|thousands|dozens|of|no|any|all|both)$/i;
const noAdjective =
  /^(?:in|at|on|to|with|from|by|and|or|but|is|was|are|were|that|who|which|as|than|like|when|if|so|for|not|had|has|have|did|do|does|said|into|over|then)$/i;
/** "That evening monks told …": when, and not which. */
const timeOfDay =
  /^(?:morning|noon|afternoon|evening|night|day|week|month|year|summer|winter|spring|autumn)$/;
const pronouns: Record<string, Mention['pronoun']> = {
  she: 'she',
  her: 'she',
  hers: 'she',
  herself: 'she',
  he: 'he',
  him: 'he',
  his: 'he',
  himself: 'he',
  they: 'they',
  them: 'they',
  their: 'they',
  i: 'I',
  me: 'I',
  my: 'I',
  we: 'we',
  us: 'we',
  our: 'we',
  it: 'it',
};
const verbs = /^(?:VERB|AUX)$/;

type Placed = Token & { from: number; to: number };

/** Tokens with where they stand in their sentence. */
export function placeTokens(text: string, tokens: readonly Token[]): Placed[] {
  let at = 0;
  return tokens.map((token) => {
    const found = text.indexOf(token.text, at);
    const from = found < 0 ? at : found;
    at = from + token.text.length;
    return { ...token, from, to: at };
  });
}

/**
 * Everybody that the narration of a sentence means, in order. What stands in quotes is left out.
 * @param texts all sentences of the story
 */
export function findMentions(
  text: string,
  tokens: readonly Token[],
  named: readonly Entity[],
  texts: readonly string[],
): Mention[] {
  const masked = maskQuotes(text);
  const placed = placeTokens(text, tokens).filter((token) => masked[token.from] !== '~');
  const names = namesIn(masked, named);
  const taken = (at: number) => names.some((name) => at >= name.from && at < name.to);
  const found: Mention[] = [...names];
  placed.forEach((token, i) => {
    if (taken(token.from)) return;
    const pronoun = token.text === 'US' ? undefined : pronouns[token.lower];
    if (pronoun)
      found.push({
        from: token.from,
        to: token.to,
        text: token.text,
        pronoun,
        owns: ownsAt(placed, i),
        acts: false,
      });
    else {
      const role = roleAt(placed, i, texts, named);
      if (role && !isOfTeller(masked.slice(0, role.from))) found.push(role);
    }
  });
  found.sort((a, b) => a.from - b.from);
  return withListed(masked, actingOf(masked, placed, found));
}

/** "Aoife, Conor and Zofia had to plan": all of a list that opens a sentence do what the last one does. */
function withListed(masked: string, mentions: Mention[]): Mention[] {
  const isPerson = ({ entity, owns }: Mention) =>
    !owns && (entity?.kind === 'child' || entity?.kind === 'adult' || entity?.kind === 'animal');
  for (let i = mentions.length - 2; i >= 0; i--) {
    const [one, next] = [mentions[i]!, mentions[i + 1]!];
    const joined = /^(?:, | and |, and )$/.test(masked.slice(one.to, next.from));
    if (joined && next.acts && isPerson(one) && isPerson(next)) {
      const isOpening = !/[\p{L}\p{N}]/u.test(masked.slice(0, mentions[0]!.from));
      const isWholeList = mentions
        .slice(0, i + 1)
        .every((other, at) => /^(?:, | and |, and )$/.test(masked.slice(other.to, mentions[at + 1]!.from)));
      if (isOpening && isWholeList) mentions[i] = { ...one, acts: true };
    }
  }
  return mentions;
}

function actingOf(masked: string, placed: readonly Placed[], found: readonly Mention[]): Mention[] {
  return found.reduce<Mention[]>((all, mention) => {
    const before = all.at(-1);
    // "With him came scholars and an architect."
    const together = before?.acts && masked.slice(before.to, mention.from) === ' and ';
    const does = !mention.owns && (together || acts(masked, placed, mention));
    all.push({ ...mention, acts: does });
    return all;
  }, []);
}

function namesIn(masked: string, named: readonly Entity[]): Mention[] {
  const forms = named
    .flatMap((entity) => [entity.name, ...entity.aliases].map((form) => ({ form, entity })))
    .sort((a, b) => b.form.length - a.form.length);
  const found: Mention[] = [];
  for (const { form, entity } of forms.filter((one) => masked.includes(one.form)))
    for (const { from, to, isWhole } of placesOfName(masked, form)) {
      if (found.some((other) => from < other.to && to > other.from)) continue;
      // "Brunos sister": an apostrophe that was not typed.
      const typed = /^s (\p{Ll}+)/u.exec(masked.slice(to))?.[1];
      if (!isWhole && !typed) continue;
      if (typed && !beingOf(typed)?.kin) continue;
      const owns = typed !== undefined || /^['’](?:s(?![\p{L}])|(?=\s))/u.test(masked.slice(to));
      found.push({ from, to, text: form, entity, owns, acts: false });
    }
  return found;
}

/** "A judge or a teacher": one of them, and not told which. */
const isEither = (tokens: readonly Placed[], i: number) =>
  [tokens[i + 1], tokens[i - 1], tokens[i - 2]].some((one) => one?.lower === 'or') &&
  !/^(?:the|my|our|his|her|their)$/.test(tokens[i - 1]?.lower ?? '');

/** "A German soldier": where somebody is from is an adjective with a capital. */
const isOfCountry = ({ text, pos }: Token) =>
  pos === 'ADJ' ||
  /^\p{Lu}\p{Ll}+(?:[^m]an|ish|ese|ench|eek|utch|iss)$|^(?:German|Roman|Norman|Swiss|Thai|Iraqi|Israeli|Pakistani|Bengali)$/u.test(
    text,
  );

const ownsAt = (tokens: readonly Placed[], i: number) => {
  const token = tokens[i]!;
  if (/^(?:his|my|our|their)$/.test(token.lower)) return true;
  return token.lower === 'her' && /^(?:NOUN|ADJ|PROPN|NUM|DET)$/.test(tokens[i + 1]?.pos ?? '');
};

/** "A mouse-deer" is neither of the two. */
const isHalf = (tokens: readonly Placed[], i: number) => {
  const [before, token, after] = [tokens[i - 1], tokens[i]!, tokens[i + 1]];
  const isBehind = before?.text === '-' && before.to === token.from && tokens[i - 2]?.pos === 'NOUN';
  return isBehind || (after?.text === '-' && after.from === token.to && tokens[i + 2]?.pos === 'NOUN');
};

const isColour = (token: Placed | undefined) =>
  /^(?:black|white|gr[ea]y|brown|red|blue|green|yellow|orange|golden|silver|pink)$/.test(token?.lower ?? '');

function roleAt(
  tokens: readonly Placed[],
  i: number,
  texts: readonly string[],
  named: readonly Entity[],
): Mention | undefined {
  const token = tokens[i]!;
  const kin = kinOfAnimals(tokens, i, texts, named);
  if (kin && !verbs.test(token.pos)) return animalKinAt(tokens, i, kin);
  const noun = token.lower.replace(/['’]s$/, '');
  const being =
    /^\p{Ll}/u.test(token.text) || i === 0
      ? (beingOf(noun, tokens[i - 1]?.lower, texts) ?? speakingNoun(tokens, i))
      : undefined;
  if (!being || verbs.test(token.pos)) return undefined;
  // "A desert whose name people explained" is about no people.
  if (tokens[i - 2]?.lower === 'whose' || isEither(tokens, i)) return undefined;
  const next = tokens[i + 1];
  // "My mother-in-law, Dolores": no mother.
  if (being.kin && next?.text === '-' && next.from === token.to) return undefined;
  if (being.kind === 'animal' && isHalf(tokens, i)) return undefined;
  const isSecondKin =
    tokens[i - 1]?.lower === 'and' && isManyKin(noun) && isManyKin(tokens[i - 2]?.lower ?? '');
  if (isSecondKin) return undefined;
  // "the cat food", "a class trip": another noun is meant.
  if (
    next?.pos === 'NOUN' &&
    next.from === token.to + 1 &&
    /^\p{Ll}/u.test(next.text) &&
    !beingOf(next.lower) &&
    !/(?:ed|s)$/.test(next.text)
  )
    return undefined;
  if (next && beingOf(next.lower) && next.from === token.to + 1 && /^\p{Ll}/u.test(next.text))
    return undefined;
  if (manyOf.test(noun) && next?.lower === 'of') {
    // "Thousands of East Germans marched"; thousands of dollars are nobody.
    const behind = tokens.slice(i + 2);
    const from = (manyOf.test(tokens[i - 2]?.lower ?? '') ? tokens[i - 2]! : token).from;
    const end = behind.findIndex(({ text }) => !/^\p{Lu}/u.test(text));
    return end > 0 ? { ...makeRole(token, being, from, 'many', []), to: behind[end - 1]!.to } : undefined;
  }
  let at = i;
  const adjectives: string[] = [];
  while (at > 0 && i - at < 9) {
    if (isYearsOld(tokens, at - 1)) {
      at -= yearsOld;
      continue;
    }
    const before = tokens[at - 1]!;
    if (before.to < tokens[at]!.from - 1 || (before.to === tokens[at]!.from && before.text !== '-')) {
      if (before.text !== "'s") break;
    }
    // "Four hundred people" are people.
    if ((before.pos === 'NUM' && ownedCount(tokens, at - 1)) || hundreds.test(before.lower)) {
      at--;
      continue;
    }
    if (determiner.test(before.lower) || before.text === "'s" || /^['’]s$/.test(before.text)) {
      const owner = before.text === "'s" ? tokens[at - 2] : undefined;
      const from = owner?.from ?? before.from;
      const isMany = tokens.slice(at, i).some(({ lower }) => hundreds.test(lower));
      const which = before.text === "'s" ? "'s" : isMany ? 'many' : before.lower;
      const role = makeRole(token, being, from, which, adjectives);
      const other = tokens[i + 2];
      const areBoth = next?.lower === 'and' && other && isManyKin(noun) && isManyKin(other.lower);
      // "her brothers and sisters" are one group.
      return areBoth ? { ...role, to: other.to, noun: `${noun} and ${other.lower}`, adjectives: [] } : role;
    }
    // "a little black and white caterpillar"
    if (before.lower === 'and' && isColour(tokens[at]) && isColour(tokens[at - 2])) {
      at--;
      continue;
    }
    if (before.text === '-' && before.to === tokens[at]!.from) {
      at--;
      continue;
    }
    if (noAdjective.test(before.lower) || timeOfDay.test(before.lower) || !before.isWord) break;
    if (/^\p{Lu}/u.test(before.text) && !isOfCountry(before)) break;
    adjectives.unshift(before.lower);
    at--;
  }
  const isAddressed =
    isPluralNoun(noun) ||
    being.kind === 'group' ||
    (being.kin && being.kind === 'adult' && (being.elder || familiar.test(noun)));
  return isAddressed ? makeRole(token, being, token.from, '', adjectives) : undefined;
}

/** "Mother emu", "the old male": what stands between it and its determiner is like what. */
function animalKinAt(tokens: readonly Placed[], i: number, { noun, being, back }: KinOfAnimals): Mention {
  const first = i - back;
  let at = first;
  while (at > 0 && first - at < 4 && tokens[at - 1]!.isWord && !determiner.test(tokens[at - 1]!.lower)) {
    if (noAdjective.test(tokens[at - 1]!.lower) || verbs.test(tokens[at - 1]!.pos)) break;
    at--;
  }
  const before = tokens[at - 1];
  const isDetermined = before !== undefined && determiner.test(before.lower);
  const start = isDetermined ? before.from : tokens[first]!.from;
  const adjectives = isDetermined ? tokens.slice(at, first).map(({ lower }) => lower) : [];
  return { ...makeRole(tokens[i]!, being, start, isDetermined ? before.lower : '', adjectives), noun };
}

/** Tokens of "ten-year-old". */
const yearsOld = 5;
const isYearsOld = (tokens: readonly Placed[], last: number) =>
  tokens
    .slice(Math.max(0, last - yearsOld + 2), last + 1)
    .map(({ text }) => text)
    .join('') === '-year-old';

/** "her ninety-six brothers": the number says nothing that "her" does not. */
const ownedCount = (tokens: readonly Placed[], at: number) => {
  let before = at;
  while (tokens[before]?.pos === 'NUM' || tokens[before]?.text === '-') before--;
  return /^(?:his|her|my|our|their|['’]s)$/.test(tokens[before]?.lower ?? '');
};

const hundreds = /^(?:hundred|thousand|million)$/;
const manyOf = /^(?:dozens|hundreds|thousands|millions)$/;
const isManyKin = (noun: string) => isPluralNoun(noun) && beingOf(singular(noun))?.kin === true;

/** What children call their family by, with a small letter where they type: "dad says". */
const familiar =
  /^(?:mum|mom|mam|mummy|mommy|mama|mamá|mami|mamma|dad|daddy|papa|papá|papi|grandma|grandpa|grandad|granny|gran|nan|nana|nanna|gramps|auntie|aunty|abuela|abuelo|nani|dadi)$/;

/** "the printer explained": whoever speaks is somebody, whatever else the word means. */
function speakingNoun(tokens: readonly Placed[], i: number): BeingNoun | undefined {
  const [before, token, after] = [tokens[i - 1], tokens[i]!, tokens[i + 1]];
  if (token.pos !== 'NOUN' || !/^(?:the|an?|my|our|his|her|their)$/.test(before?.lower ?? ''))
    return undefined;
  const [first, next] = [tokens[i - 2], after];
  const isSaidBefore =
    next !== undefined && saysOnly.test(next.lower) && (i === 1 || first?.from === undefined);
  const isSaidAfter = first !== undefined && saysOnly.test(first.lower) && (i === 2 || i === 3);
  return (isSaidBefore || isSaidAfter) && isA(singular(token.lower), 'person')
    ? { kind: 'adult' }
    : undefined;
}

const makeRole = (
  token: Placed,
  being: BeingNoun,
  from: number,
  before: string,
  adjectives: string[],
): Mention => ({
  from,
  to: token.to,
  text: token.text,
  noun: token.lower.replace(/['’]s$/, ''),
  being,
  determiner: before,
  adjectives,
  owns: /['’]s$/.test(token.text),
  acts: false,
});

/** Verbs that only speakers do. */
const saysOnly =
  /^(?:said|says|asked|asks|explained|explains|replied|answered|shouted|whispered|cried|called|muttered|announced|warned|added)$/;
const speaks = new RegExp(`^(?:${speechVerbs})$`);
const skipped = /^(?:ADV|PART)$/;
const itself = /^(?:himself|herself|itself|themselves)$/;
/** "With him came an old scholar": who does it stands behind the verb. */
const comesBefore =
  /^(?:came|comes|stood|stands|sat|sits|lived|lives|lay|lies|ran|flew|waited|waits|appeared)$/;

/** "More than four hundred people sat on the floor." */
const moreThan =
  /(?<!\p{L})(?:(?:more|fewer|less) than|at least|up to|nearly|almost)(?: (?:\d[\d,]*|\p{L}+))? $/iu;
const atTime = /(?<!\p{L})(?:at|during) (?:\p{Ll}+ )?(?:break|play|rest|lunch|work)$/iu;

/** Whether a verb follows, beyond adverbs, "and somebody" and what is put in commas. */
function acts(masked: string, tokens: readonly Placed[], { from, to }: Mention): boolean {
  if (preposition.test(masked.slice(0, from).replace(moreThan, ''))) return false;
  const before = tokens.findLast((token) => token.to <= from);
  // "At break a boy came": no verb stands behind "at".
  const isNoun = before && atTime.test(masked.slice(0, before.to));
  if (before?.pos === 'VERB' && !isNoun) {
    if (comesBefore.test(before.lower)) return true;
    if (!speaks.test(before.lower)) return false;
    // "…," said the wolf.
    if (masked[before.from - 2] === '~') return true;
  }
  let i = tokens.findIndex((token) => token.from >= to);
  if (i < 0) return false;
  if (tokens[i]!.text === "'s" || tokens[i]!.text === "'") return false;
  if (tokens[i]!.text === ',') {
    const close = tokens.findIndex((token, at) => at > i && token.text === ',');
    const inside = tokens.slice(i + 1, close);
    if (
      close > 0 &&
      inside.length < 9 &&
      /^(?:who|whom|the|an?|our|my|her|his|their|which|mrs?|ms|dr|señora?|señorita|herr|frau|monsieur|madame|signora?)\.?$/.test(
        inside[0]?.lower ?? '',
      )
    )
      i = close + 1;
  }
  if (tokens[i]?.lower === 'and') return tokens.slice(i + 1, i + 6).some((token) => verbs.test(token.pos));
  if (tokens[i]?.pos === 'ADP') return tokens.slice(i + 1, i + 7).some((token) => verbs.test(token.pos));
  while (skipped.test(tokens[i]?.pos ?? '') || itself.test(tokens[i]?.lower ?? '')) i++;
  return verbs.test(tokens[i]?.pos ?? '') || /^(?:who|\p{Ll}{3,}ed)$/u.test(tokens[i]?.text ?? '');
}
