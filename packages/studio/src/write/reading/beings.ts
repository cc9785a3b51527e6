import type { Token } from '../story/tagger.ts';
import { kinOfAnimal, noteSpecies, ofColony, ofTheirKind } from './animal-kin.ts';
import { isInfant, isNowNamed, isSaidMore } from './called-so.ts';
import { Families } from './families.ts';
import { genderTold } from './given-names.ts';
import { introductions } from './introductions.ts';
import { kinKey } from './kin-keys.ts';
import { knownAs } from './known-as.ts';
import { laterInLife } from './later-in-life.ts';
import { findMentions, type Mention } from './mentions.ts';
import { createBeing, isNameless } from './new-being.ts';
import { beingOf, borneByChildren } from './noun-kinds.ts';
import type { Entity, Gender } from './reading.ts';
import { calledIn, noteSpokenOf, presentedIn, type SpokenOf, speechIn } from './spoken-of.ts';
import { talkingIn } from './talking-animals.ts';
import { bearerOfName, calledBehind, childOfKin, gendersOfNaming, subjectBefore } from './told-in-words.ts';
import { isAddressed, meets, whomItPresents } from './told-of.ts';
import { createTrail, type Trail } from './trail.ts';
import {
  asChild,
  grandparentOf,
  isGrownSibling,
  markAged,
  markGrandparent,
  markParent,
  ownerOfBody,
  parentBy,
  whoseKin,
} from './whose-kin.ts';

export type TaggedSentence = { text: string; tokens: readonly Token[] };

/** A mention with who it turns out to be; `self` is the one who tells the story. */
export type Meant = Mention & { who?: Entity; self?: true };

export type Beings = { entities: Entity[]; meant: Meant[][] };

/**
 * Everybody in a story and where each sentence means them. Those without a name become entities when they act or
 * belong to somebody ("Priya's dad"). Read twice: first the pronouns tell who is a she or a he, then who is meant.
 */
export function readBeings(sentences: readonly TaggedSentence[], named: readonly Entity[]): Beings {
  const texts = sentences.map(({ text }) => text);
  for (const [who, gender] of gendersOfNaming(texts, named)) who.gender ??= gender;
  const mentions = sentences.map(({ text, tokens }) => findMentions(text, tokens, named, texts));
  const votes = new Map<string, number>();
  const first = follow(sentences, mentions, named, (who, gender, weight) => {
    const sign = gender === 'she' ? 1 : -1;
    votes.set(who.name, (votes.get(who.name) ?? 0) + sign * weight);
  });
  const genders = new Map(
    first.entities.map((entity) => [
      entity.name,
      entity.gender ?? genderTold(votes.get(entity.name) ?? 0, entity, first.entities),
    ]),
  );
  const known = named.map((entity) => withGender(entity, genders.get(entity.name)));
  const again = sentences.map(({ text, tokens }) => findMentions(text, tokens, known, texts));
  const second = follow(sentences, again, known, () => {});
  for (const entity of second.entities) {
    const gender = genders.get(entity.name);
    if (gender) entity.gender = gender;
  }
  return withoutTwins(second);
}

/** "My grandma" and "Grandma" are one: of entities of one name the first stands for all. */
function withoutTwins({ entities, meant }: Beings): Beings {
  const byName = new Map<string, Entity>();
  for (const entity of entities) {
    const twin = byName.get(entity.name);
    if (!twin) byName.set(entity.name, entity);
    else if (entity.first < twin.first) twin.first = entity.first;
  }
  const one = (entity: Entity | undefined) => entity && (byName.get(entity.name) ?? entity);
  return {
    entities: [...byName.values()],
    meant: meant.map((list) =>
      list.map((mention) => ({
        ...mention,
        ...(mention.entity && { entity: one(mention.entity)! }),
        ...(mention.who && { who: one(mention.who)! }),
      })),
    ),
  };
}

const withGender = (entity: Entity, gender: Gender | undefined): Entity => ({
  ...entity,
  aliases: [...entity.aliases],
  ...(gender && { gender }),
});

/** What a sentence says by how it is built weighs as much as a pronoun that can mean nobody else. */
const toldInWords = 2;

type Vote = (who: Entity, gender: Gender, weight: number) => void;

function follow(
  sentences: readonly TaggedSentence[],
  mentions: Mention[][],
  named: readonly Entity[],
  vote: Vote,
): Beings {
  const texts = sentences.map(({ text }) => text);
  const story: Story = {
    isTold: mentions.some((list) => list.some(({ pronoun }) => pronoun === 'I' || pronoun === 'we')),
    sure: new Map(),
    entities: [...named],
    relations: new Map<string, Entity>(),
    trail: createTrail(talkingIn(texts), texts),
    vote,
    families: new Families(),
    spokenOf: new Map(),
  };
  const introduced = introductions(sentences, mentions, named);
  const meant = mentions.map((list, index) => {
    const out: Meant[] = [];
    const { text } = sentences[index]!;
    list.forEach((mention, i) => {
      const one: Meant = { ...mention };
      const { entity } = mention;
      const who =
        kinByName(entity, story) ?? entity ?? whoIs(one, { list, i, index, text, out, introduced }, story);
      if (who) one.who = who;
      if (who && one.noun) markAged(who, one);
      if (mention.pronoun === 'I') one.self = true;
      if (who) story.trail.note(who, index, one.acts);
      out.push(one);
    });
    // Who is called by name is what comes next about, as much as who calls.
    const called = calledIn(speechIn(text), story.entities);
    if (called) story.trail.note(called, index, true);
    const shown = presentedIn(speechIn(text), story.entities);
    if (shown) story.trail.note(shown, index, true);
    noteSpokenOf(story.spokenOf, story.trail, { text, index, meant: out });
    return out;
  });
  story.families.nameAll(story.entities);
  const meantAtAll = new Set(meant.flat().map(({ who }) => who));
  const isSomebodyElse = (one: Entity) => !meantAtAll.has(one) && kinByName(one, story) !== undefined;
  return { entities: story.entities.filter((one) => !isSomebodyElse(one)), meant };
}

/** "Grandfather", where the story has told who he is: "my grandfather Ernesto". Nobody where it may be one of two. */
function kinByName(named: Entity | undefined, { relations, entities }: Story): Entity | undefined {
  const noun = named?.name.toLowerCase() ?? '';
  if (!named || !beingOf(noun)?.kin || named.kind !== 'adult') return undefined;
  const key = kinKey(noun);
  const bearers = [
    ...[...relations].flatMap(([relation, who]) => (relation.endsWith(`/${key}`) ? [who] : [])),
    // "Grandmother Rosa"
    ...entities.filter(({ name }) => name.includes(' ') && kinKey(name.split(' ')[0]!.toLowerCase()) === key),
  ];
  const [bearer] = bearers;
  return bearer !== named && bearer?.kind === 'adult' && new Set(bearers).size === 1 ? bearer : undefined;
}

/** `sure`: whom a pronoun meant that could mean nobody else; `isTold`: somebody of the story tells it. */
type Story = {
  isTold: boolean;
  spokenOf: SpokenOf;
  sure: Map<Entity, Gender>;
  entities: Entity[];
  relations: Map<string, Entity>;
  trail: Trail;
  vote: Vote;
  families: Families;
};
type Here = {
  list: Mention[];
  i: number;
  index: number;
  text: string;
  out: Meant[];
  introduced: Map<string, Entity>;
};

function whoIs(one: Meant, here: Here, story: Story): Entity | undefined {
  if (one.pronoun === 'she' || one.pronoun === 'he') return pronoun(one, one.pronoun, here, story);
  if (!one.noun || !one.being) return undefined;
  return role(one, here, story);
}

function pronoun(
  one: Meant,
  gender: Gender,
  { list, index, text, out }: Here,
  { trail, vote, sure, spokenOf, entities }: Story,
): Entity | undefined {
  const told = bearerOfName(one, list, text) ?? subjectBefore(one, gender, out, text);
  if (told) {
    if (!told.gender) vote(told, gender, toldInWords);
    return told;
  }
  // "Waffles looked at her": whoever looks is somebody else.
  const subject =
    /^(?:her|him)$/i.test(one.text) && !one.owns ? out.findLast((other) => other.acts)?.who : undefined;
  // Nobody calls themselves "he".
  const isSpoken = text.slice(0, one.from).split('"').length % 2 === 0;
  const speaker = isSpoken ? out.findLast((other) => other.acts)?.who : undefined;
  // "Ntikuma, his small son": nobody is their own son.
  const previous = out.at(-1);
  const bearer =
    one.owns && previous && text.slice(previous.to, one.from) === ', ' ? previous.who : undefined;
  // "The peacock only spread his tail."
  const own = one.owns ? ownerOfBody(one, text, out) : undefined;
  if (own) {
    own.gender ??= gender;
    return own;
  }
  const fitting = trail
    .candidates(gender, index)
    .filter((who) => who !== subject && who !== speaker && who !== bearer);
  const likely = fitting.filter((who) => (sure.get(who) ?? gender) === gender);
  const all = likely.length > 0 ? likely : fitting;
  const [last] = all;
  if (!last) return undefined;
  const isObject = /^(?:him|her)$/i.test(one.text) && !one.owns;
  const opens = !/[\p{L}\p{N}]/u.test(text.slice(0, one.from).replace(/^(?:But|And|So|Then) /, ''));
  // "The priest taught him. He remembered everything.": who was taught.
  const kept = opens && one.acts ? trail.keptFrom(index - 1, gender) : undefined;
  if (kept && kept !== last && all.includes(kept) && last.first === index - 1 && isNameless(last))
    return kept;
  // "A motorbike knocked down a boy. He broke his leg.": nobody who was told of before.
  if (!isObject && trail.isStrangerNearer(gender, index, last)) return undefined;
  // "His father was an adviser. As a boy he looked after sheep": not his father.
  const grown = asChild.test(text.slice(0, one.from)) ? whoseKin(last, entities) : undefined;
  if (grown) return grown;
  // `"He is rude," said Jake. … I sat down next to him`: not next to Jake.
  // "His father carved him a cane, and Louis counted his steps. The priest taught him.": whom the life is about.
  const [, second] = all;
  const isOnlyKin = last.role !== undefined && last.name.toLowerCase().endsWith(last.role);
  const hero = isObject && isOnlyKin && second?.known ? second : undefined;
  const who = (isObject && spokenOf.get(last)) || hero || childOfKin(one, last, text, entities) || last;
  if (isObject) trail.keep(who, index);
  const near = all.filter((other) => other.first <= index);
  // "Sol found an iguana. He was green.": of her this tells nothing.
  const isOfAnimal = who.kind !== 'animal' && trail.hasAnimal(index - 1);
  if (!who.gender && !isOfAnimal) vote(who, gender, near.length === 1 ? 2 : 1);
  if (near.length === 1 && !isOfAnimal && !sure.has(who)) sure.set(who, gender);
  const before = /[\p{L}\p{N}]/u.test(text.slice(0, one.from));
  if (!before && one.acts) trail.note(who, index, true);
  return who;
}

function role(one: Meant, here: Here, story: Story): Entity | undefined {
  const { list, i, index, text, out } = here;
  const noun = one.noun!;
  const being = one.being!;
  // "A trader from Sogdia named Nanai": where somebody is from stands between.
  const next = list.slice(i + 1).find(({ entity }) => entity?.kind !== 'place');
  const between = next ? text.slice(one.to, next.from) : '';
  const apposed =
    calledBehind(one, list.slice(i + 1), text) ??
    (next?.entity && isNowNamed(one, next, between) ? next.entity : undefined);
  const isPresented = whomItPresents(one, list, i, text);
  // "Brian, her son": what owns is no one between.
  const at = list.slice(0, i).findLastIndex(({ to }) => to <= one.from);
  const previous = list[at];
  const gap = previous ? text.slice(previous.to, one.from) : '';
  // "Kea the parrot", "Kea, a parrot", "Kea is a parrot".
  const isCalled =
    previous &&
    !/^['’]s(?!\p{L})/u.test(text.slice(one.to)) &&
    (/^(?:, |,? (?:she |he |who )?(?:is|was|became) )$/.test(gap) ||
      (gap === ' ' && one.determiner === 'the' && previous.entity && !previous.owns)) &&
    /^(?:an?|the|my|our|her|his|their|'s)$/.test(one.determiner ?? '') &&
    (previous.entity || !/^,(?! who )/.test(gap) || isSaidMore(previous, one, text))
      ? (previous.entity ?? out[at]?.who)
      : undefined;
  const owner = ownerOf(one, here, story);
  const key = owner === undefined ? undefined : `${owner === 'self' ? '' : owner.name}/${kinKey(noun)}`;
  // "Cucu, the grandmother, called Wanjiku": she calls somebody.
  const calls = isCalled && previous?.entity && /^, called $/u.test(between);
  const bearer = (calls ? undefined : apposed) ?? isPresented ?? isCalled;
  markGrandparent(owner, noun);
  markParent(owner, noun);
  const relate = (who: Entity) => {
    if (being.kin && owner !== undefined && who !== owner) story.families.join(owner, who);
    return who;
  };
  if (bearer && bearer.kind !== 'place' && bearer.kind !== 'event') {
    if (key) story.relations.set(key, bearer);
    else if (!being.kin) story.relations.set(asRole(noun), bearer);
    // "A professor heard news. … The professor was called Galileo.": one from the beginning; see `withoutTwins`.
    const earlier = story.entities.find((other) => isNameless(other) && other.role === noun);
    if (earlier && earlier !== bearer && one.determiner === 'the') earlier.name = bearer.name;
    // "His daughter Irina": he is her father.
    if (owner && owner !== 'self' && /^(?:daughter|son)$/.test(noun)) {
      story.relations.set(`${bearer.name}/${parentBy(one, owner)}`, owner);
      if (owner.kind === 'child') owner.kind = 'adult';
    }
    if (bearer.kind === 'child' && isInfant(noun, one.adjectives ?? [])) bearer.what ??= 'baby';
    // A doctor's friend is no child.
    const isPeer = /^(?:friend|colleague|partner|neighbou?r|rival)$/.test(noun);
    if (isPeer && owner && owner !== 'self' && owner.kind === 'adult' && bearer.kind === 'child')
      bearer.kind = 'adult';
    // A grown woman's brother is grown, unless he is called her little one.
    if (isGrownSibling(one, owner) && bearer.kind === 'child') bearer.kind = 'adult';
    if (being.kind === 'adult' && !borneByChildren.test(noun) && !laterInLife.test(text)) {
      bearer.role ??= noun;
      if (bearer.kind === 'child') bearer.kind = 'adult';
    }
    // "His neighbour was a quiet crane."
    noteSpecies(bearer, being, noun);
    if (being.gender) bearer.gender ??= being.gender;
    // "Anansi the spider … His son Ntikuma"
    if (
      (being.kin || noun === 'mate') &&
      bearer.kind === 'child' &&
      owner &&
      owner !== 'self' &&
      owner.kind === 'animal'
    ) {
      bearer.kind = 'animal';
      if (owner.what) bearer.what = owner.what;
    }
    return relate(bearer);
  }
  if (key && story.relations.has(key)) return story.relations.get(key);
  if (!key && one.determiner === 'the' && story.relations.has(asRole(noun)))
    return story.relations.get(asRole(noun));
  // "His pupil, Ixchel, … said the pupil."
  const onlyOne = key || one.determiner !== 'the' ? undefined : onlyBearer(kinKey(noun), story.relations);
  if (onlyOne && !being.kin) return onlyOne;
  const known =
    knownAs(one, owner, here, story.entities) ?? grandparentOf(owner, noun, story.relations, story.entities);
  if (known) {
    if (key) story.relations.set(key, known);
    return relate(known);
  }
  const belongs =
    (being.kin && owner !== undefined && one.determiner !== '') ||
    (being.kind === 'group' && /^(?:the|my|our|his|her|their|'s)$/.test(one.determiner ?? ''));
  const isMet = (being.kind === 'animal' && meets.test(text.slice(0, one.from))) || isAddressed(one, text);
  if ((!belongs && !one.acts && !isMet) || /^(?:every|each|any|no|all)$/.test(one.determiner ?? '')) {
    const isOne = /^(?:an?|one|another|the)$/.test(one.determiner ?? '');
    // "His father was an adviser" is about no one else.
    const isSaidOf = /(?<!\p{L})(?:is|was|are|were|be|been|became|become|as|like|than) $/iu.test(
      text.slice(0, one.from),
    );
    if (being.kind === 'animal' && /^an?$/.test(one.determiner ?? '')) story.trail.noteAnimal(index);
    if (isOne && !isSaidOf && /^(?:child|adult)$/.test(being.kind))
      story.trail.noteStranger(index, being.gender);
    return undefined;
  }
  const created = createBeing(one, owner, index);
  const kin =
    owner === undefined && !story.isTold
      ? ofTheirKind(created, one, story.entities)
      : kinOfAnimal(created, one, owner, story.entities);
  const entity = ofColony(kin, story.entities);
  if (isGrownSibling(one, owner) && entity.kind === 'child') entity.kind = 'adult';
  story.entities.push(entity);
  if (key) story.relations.set(key, entity);
  return relate(entity);
}

/** The key of somebody whom a story calls by their work: "the admiral of the fleet was called Zheng He". */
const asRole = (noun: string) => `the ${noun}`;

/** Whose they are: "her dad", "my teacher", "Zofia's dad". */
/** Who alone of a story is somebody's pupil, keeper or guide. */
function onlyBearer(key: string, relations: ReadonlyMap<string, Entity>): Entity | undefined {
  const bearers = new Set(
    [...relations].flatMap(([relation, who]) => (relation.endsWith(`/${key}`) ? [who] : [])),
  );
  const [bearer] = bearers;
  return bearers.size === 1 ? bearer : undefined;
}

function ownerOf(one: Meant, { list, i, index, out, text }: Here, story: Story): Entity | 'self' | undefined {
  if (/^(?:my|our)$/.test(one.determiner ?? '')) return 'self';
  if (one.determiner === 'their') {
    const together = story.trail.together(index);
    const several = together.find(({ kind }) => kind !== 'animal') ?? together[0];
    const named =
      out.find((other) => other.owns && other.who) ?? out.findLast((other) => other.acts && other.who);
    return named?.who ?? several;
  }
  if (/^(?:his|her)$/.test(one.determiner ?? '')) {
    const owner = out.findLast((other) => other.from >= one.from && other.owns)?.who;
    return (one.being?.kin && whoseKin(owner, story.entities)) || owner;
  }
  if (one.determiner === "'s")
    return out.findLast(
      (other) => other.from === one.from || (other.entity && other.owns && other.to <= one.to),
    )?.who;
  const previous = list[i - 1];
  // "Brunos sister": an apostrophe that was not typed.
  if (
    previous?.entity &&
    one.being?.kin &&
    one.determiner === '' &&
    text.slice(previous.to, one.from) === 's '
  )
    return previous.entity;
  return undefined;
}
