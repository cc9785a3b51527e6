import type { CastChoices } from '@panelwise/contracts/domain/cast';
import { type Quote, quoteFrom, type SpeechPieces, speechPieces } from '../story/quotes.ts';
import { afterSpeech, goesOn, silence, type Talk } from '../story/talk.ts';
import { actorsOf } from './actors-meant.ts';
import { markAges } from './ages.ts';
import { makeAsTold } from './as-told.ts';
import { isAttribution } from './attribution.ts';
import { type Meant, readBeings } from './beings.ts';
import { withoutFarVoices } from './far-voices.ts';
import { ideasIn } from './ideas.ts';
import { isAnybody, isDoneTo, isInCompany, isInThought, isLeftOut, isSupposed } from './in-company.ts';
import { markInfants } from './infants.ts';
import { listenerOf } from './listener.ts';
import { classifyNames } from './name-kinds.ts';
import { namesOf } from './name-runs.ts';
import { isActor, type PeopleOfSentence, type PeopleOfStory } from './people-of-story.ts';
import type { Entity } from './reading.ts';
import { withNamesSaid } from './says-own-name.ts';
import { isAnswer, isDenied, speakerOf } from './speakers.ts';
import { calledIn, speechIn } from './spoken-of.ts';
import { withTheOneKnown } from './the-one-known.ts';
import { theyWho } from './they.ts';
import { withoutTheDead } from './who-has-died.ts';
import { withoutTheAbsent } from './who-is-gone.ts';
import { judgeWho } from './who-judge/judge-who.ts';
import { byTurn, type Placed } from './whose-turn.ts';
import { isKinBeforeSpecies } from './wild-families.ts';

/** A story as rules read it, with whom each word of each sentence means. */
export type ReadByRules = {
  entities: Entity[];
  sentences: readonly Placed[];
  meant: Meant[][];
  people: PeopleOfSentence[];
};

/** Reads an English story for who is in it, who is meant, and who says what. */
export function englishPeople(
  sentences: readonly Placed[],
  told?: CastChoices,
  country?: string,
): PeopleOfStory {
  const story = peopleByRules(sentences, told, country);
  const judged = judgeWho(story);
  return {
    entities: story.entities,
    sentences: story.people.map((one, at) => {
      const { alsoThere, away } = judged[at]!;
      const gone = unique([...(one.away ?? []), ...away]);
      return {
        ...one,
        ...(alsoThere.length > 0 && { alsoThere: alsoThere.filter((name) => !one.away?.includes(name)) }),
        ...(gone.length > 0 && { away: gone }),
      };
    }),
  };
}

/** The same by rules alone, with whom each word means. */
export function peopleByRules(
  sentences: readonly Placed[],
  told?: CastChoices,
  country?: string,
): ReadByRules {
  const texts = sentences.map(({ text }) => text);
  const names = classifyNames(texts, namesOf(texts), told, country);
  const named = [...names.filter((one) => !isKinBeforeSpecies(one, texts)), ...ideasIn(texts)];
  makeAsTold(named, told);
  const { entities, meant } = readBeings(sentences, named);
  markInfants(entities, texts);
  markAges(entities, texts);
  makeAsTold(entities, told);
  const actors = entities.filter(isActor).map(({ name }) => name);
  let talk = silence;
  const read = sentences.map((sentence, index) => {
    const here = meant[index]!;
    const quote = quoteIn(sentence, index, { meant, names: actors, talk, sentences });
    if (quote) talk = afterSpeech(talk, quote, { paragraph: sentence.paragraph, sentence: index });
    const they = here.some(({ who, acts, owns }) => who && isActor(who) && acts && !owns)
      ? []
      : theyWho(index, meant, sentences);
    const there = they.length > 0 ? existing(here, sentence.text) : [];
    const people = they.length > 0 ? unique([...there, ...they]) : onStage(here, sentence.text);
    const groups = groupsIn(here, sentence.text);
    return { people, named: namesIn(here), ...(groups.length > 0 && { groups }), ...(quote && { quote }) };
  });
  const known = withTheOneKnown(withNamesSaid(read, entities), texts, entities);
  const living = withoutTheDead(known, texts, entities);
  const present = withoutTheAbsent(living, texts, entities);
  return { entities, sentences, meant, people: withoutFarVoices(present, texts) };
}

const unique = (names: string[]) => [...new Set(names)];
const namesIn = (meant: readonly Meant[]) => unique(actorsOf(meant.filter(({ entity }) => entity)));

/** Two are no crowd. */
const fewOf = /^(?:two|both|three|four)$/i;

/** "Black people had to give their seats to white people": any mixed crowd would show the contrary. */
const bySkin =
  /(?<!\p{L})(?:[Bb]lack|[Ww]hite|African[ -]American|[Cc]olou?red|Aboriginal|Indigenous|enslaved)(?: \p{L}+)? $/u;

/** "A hole that hunters had dug": they dug it before. */
const isOnlyTold =
  /(?<!\p{L})party\| (?:is|was|will|began|begins|started|starts|ended|ends|took|lasted)(?!\p{L})|(?<!\p{L})(?:that|which|whom) (?:the |some |many )?\| (?:had|have|once|used)(?!\p{L})/iu;

const groupsIn = (meant: readonly Meant[], text: string) =>
  unique(
    meant.flatMap(({ who, acts, owns, determiner, from, to, noun }) =>
      who?.kind === 'group' &&
      acts &&
      !owns &&
      !fewOf.test(determiner ?? '') &&
      !isOnlyTold.test(
        `${text.slice(0, /(?<!\p{L})party$/u.test(text.slice(0, to)) ? to : from)}|${text.slice(to)}`,
      ) &&
      !bySkin.test(text.slice(0, Math.max(from, to - (noun?.length ?? 0))))
        ? [who.name]
        : [],
    ),
  );

/** Who acts; in a sentence where nobody does, who is spoken of, unless that is somebody of history on a poster. */
function onStage(all: readonly Meant[], text: string): string[] {
  if (isSupposed(text)) return [];
  const meant = all.filter((one) => {
    const { from, to, determiner } = one;
    const before = text.slice(0, from);
    if (isAnybody(one, text.slice(to)) || /^no$/i.test(determiner ?? '') || isLeftOut(before, text.slice(to)))
      return false;
    return !onlyLikened.test(before) && !isInThought(before);
  });
  const acting = unique(
    actorsOf(meant.filter(({ acts, owns, from }) => !owns && (acts || isThere.test(text.slice(0, from))))),
  );
  const isShown = ({ owns, who, from }: Meant) =>
    !owns && !(who?.known && onlyNamed.test(text.slice(0, from)));
  if (acting.length === 0)
    return unique(
      actorsOf(
        meant.filter((one) => isShown(one) || (one.owns && one.entity && bodyAfter.test(text.slice(one.to)))),
      ),
    );
  const touched = meant.filter(
    ({ owns, from, to, entity }) =>
      (!owns && [isTouched, isDoneTo, isInCompany].some((tells) => tells(text.slice(0, from)))) ||
      (owns && entity && takesHand.test(text.slice(0, from)) && handAfter.test(text.slice(to))),
  );
  return unique([...acting, ...actorsOf(touched)]);
}

/** "She walked on tiptoe, as if he were asleep": he is not there. */
const onlyLikened = /(?<!\p{L})as (?:if|though) (?:\p{Ll}+ )?$/iu;

/** "There was Rex", "Behind the gate stood Mum". */
const isThere = /(?<!\p{L})there (?:was|were|is|are|stood|sat|lay|came) $/iu;

const existing = (meant: readonly Meant[], text: string) =>
  actorsOf(meant.filter(({ owns, from }) => !owns && isThere.test(text.slice(0, from))));

/** "She hugged him": nobody does this alone. */
const isTouched = (before: string) => touches.test(before);
const touches =
  /(?<!\p{L})(?:hug(?:s|ged)?|embrac(?:es|ed)|cuddle[sd]?|comfort(?:s|ed)|kiss(?:es|ed)|bit|bites|chas(?:es|ed)|caught|catches|grabb(?:ed|s)|stroke[sd]|pett?(?:ed|s)|patt?(?:ed|s)|fed|feeds|lift(?:s|ed)(?: up)?|carr(?:ies|ied)|wav(?:es|ed) (?:at|to)|point(?:s|ed) at|aim(?:s|ed) at|(?:put|puts|threw) (?:his|her|their|my|an) arms? (?:a)?round|met|meets?|found|rescued|saved|marri(?:es|ed)|(?:holding|held|took|shook) the hand of|shook hands with|danced with|played with|sat (?:down )?(?:beside|next to)) (?:(?:the|an?|his|her|my|our|their) (?:(?:wife|husband|friend|mother|father|brother|sister|poor|little|small|big|old|young|tiny|green|brown|black|white) ){0,2})?$/iu;

/** "Lucy shook Omar's hand." */
const takesHand =
  /(?<!\p{L})(?:shook|shakes|took|takes|held|holds|holding|squeez(?:es|ed)|grabb(?:ed|s)) $/iu;
const handAfter = /^['’]s hands?(?!\p{L})/u;

/** "Fionn's face went red": he is seen. */
const bodyAfter =
  /^['’]s (?:\p{Ll}+ )?(?:face|hands?|ears?|eyes?|heart|head|hair|arms?|legs?|fingers?|mouth|cheeks|voice|feet|nose|knees?|shoulders?|stomach|belly|back|smile|turn|phone)(?!\p{L})/u;

/** "A poster of Marie Curie", "named after Nelson Mandela". */
const onlyNamed = /(?<!\p{L})(?:of|about|after|for|like|by|on) (?:the )?$/u;

type Context = { meant: Meant[][]; names: string[]; talk: Talk; sentences: readonly Placed[] };

function quoteIn({ text, paragraph }: Placed, index: number, context: Context): Quote | undefined {
  const pieces = speechPieces(text);
  if (!pieces || isDenied(pieces.outside[0]!)) return undefined;
  const here = context.meant[index]!;
  const telling = withoutWhatFollows(pieces);
  const speaker = speakerOf(text, telling, here);
  const isTold = telling.some((part) => /\p{L}/u.test(part));
  const found = speaker.told ? speaker : isTold ? {} : byTurn(index, paragraph, context);
  if (isTold && !speaker.told && !/[,:!?]\s*$/.test(pieces.outside[0]!) && pieces.outside[0]!.trim() !== '')
    return undefined;
  const whoSpeaks = notTheOneCalled(
    answering(found.who, telling, here, context, index),
    text,
    context,
    index,
  );
  const name = whoSpeaks && (isActor(whoSpeaks) || whoSpeaks.kind === 'group') ? whoSpeaks.name : undefined;
  const listener = name || found.self ? listenerOf(name, text, here, context, index) : undefined;
  return quoteFrom(
    pieces,
    {
      ...(name && { speaker: name }),
      ...(listener && { listener }),
      ...(found.self && { self: found.self }),
    },
    (part) => isAttribution(part, context.names),
  );
}

/** `"Something is wrong!" They laughed at me.`: what follows is a sentence of its own, and tells of nobody who speaks. */
function withoutWhatFollows({ spoken, outside }: SpeechPieces): string[] {
  const last = outside.at(-1)!;
  const isOwn = /[.!?]$/.test(spoken.at(-1)!) && ownSentence.test(last);
  return isOwn ? [...outside.slice(0, -1), ''] : outside;
}

/** Children write `"Stop!" She said.` all the same. */
const ownSentence =
  /^ (?:They|We|He|She|It|His|Her|Their|Our|My|The|Then|But|Everybody|Everyone|Nobody) (?!(?:\p{L}+ly )?(?:said|says|asked|asks|told|tells|answer|repl|shout|yell|whisper|call|cried|exclaim|explain|add|mutter|scream))(?!(?:\p{L}+ ){1,3}(?:said|says|asked|asks|told|answered|replied|shouted|yelled|whispered|called|cried)(?!\p{L}))/u;

/** "'Why?' asked Tom. 'Because,' he replied": not Tom, but the one he asked. */
function answering(
  who: Entity | undefined,
  outside: readonly string[],
  here: readonly Meant[],
  { talk, meant }: Context,
  index: number,
): Entity | undefined {
  const [last] = talk.speakers;
  const isPronoun = here.some((one) => one.who === who && one.acts && one.pronoun);
  if (!who || who.name !== last || !isPronoun || !goesOn(talk, index) || !outside.slice(1).some(isAnswer))
    return who;
  const pronoun = here.find((one) => one.who === who && one.pronoun)!.pronoun;
  const others = meant
    .slice(Math.max(0, index - 3), index)
    .reverse()
    .flatMap((list) => list.flatMap((one) => (one.who && isActor(one.who) ? [one.who] : [])))
    .filter((other) => other !== who && (other.gender ?? pronoun) === pronoun);
  return others.find(({ name }) => name === talk.speakers[1]) ?? others[0] ?? who;
}

/** `"Auntie, we are rich!" Auntie laughs.`: whom a speech calls by name does not say it, but whoever has just done something. */
function notTheOneCalled(
  who: Entity | undefined,
  text: string,
  { meant }: Context,
  index: number,
): Entity | undefined {
  if (!who || calledIn(speechIn(text), [who]) !== who) return who;
  const before = (meant[index - 1] ?? []).flatMap((one) =>
    one.acts && one.who && isActor(one.who) && one.who !== who ? [one.who] : [],
  );
  return new Set(before).size === 1 ? before[0] : undefined;
}
