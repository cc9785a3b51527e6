import { limits } from '@panelwise/contracts/domain/limits';
import type { DialogueLine } from '@panelwise/contracts/domain/script';
import { isActing } from '../../draw/cast/poses.ts';
import type { SceneName } from '../../draw/vocabulary.ts';
import { isDark } from '../reading/reading.ts';
import { isMoney } from '../story/amounts.ts';
import type { Story, StorySentence } from '../story/analyse-story.ts';
import { sentenceFactId } from '../story/section.ts';
import { bubbleLimit, captionLimit, splitToFit } from '../text/pieces.ts';
import { shorten } from '../text/words.ts';
import { actsIn, type Doing } from './acts-in-sentence.ts';
import type { Beat } from './beat.ts';
import { facesByName, looksTold, posturesOf } from './faces-told.ts';
import { householdOr } from './household.ts';
import { listenersOf } from './listeners.ts';
import { isOfStrangers } from './of-strangers.ts';
import { pictureFor, topicWords } from './picture-for.ts';
import { aroundIn } from './roof-judge/around.ts';
import { plainGround } from './scenes-by-place.ts';
import { toldIn } from './seen-things.ts';
import { olderSelf, youngerSelf } from './self-at-age.ts';
import { skyOver } from './sky-over.ts';
import type { StoryContext } from './story-context.ts';
import { sceneOfSentence } from './story-place.ts';
import { propsFor } from './things-of-sentence.ts';
import { lacksWater } from './water-of-place.ts';
import { mostPeople, unnamedPairIn, whoIsSeen } from './who-is-seen.ts';
import { moodShown } from './whose-mood.ts';

const bubblesPerPanel = 2;
/** A shout is this short, in UTF-16 units. */
const shoutMax = 40;

/** One sentence of the story as one or more beats: every word of it is said or captioned. `turn` varies the telling. */
export function tellSentence(sentence: StorySentence, context: StoryContext, turn: number): Beat[] {
  const { story, cast } = context;
  const setting = settingOf(sentence, story);
  const around = setting === plainGround ? aroundIn(sentence, story) : undefined;
  const scene = sceneOfSentence(sentence, story.sentences);
  const isWithoutWater = scene !== undefined && lacksWater(scene, sentence, story);
  const doers = {
    entities: story.entities,
    narrator: cast.narrator,
    language: story.language,
    about: topicWords(story),
    told: toldIn(story),
    seen: () => whoIsSeen(sentence, context, []),
  };
  const acts = actsIn(sentence, doers);
  const looks = looksTold(sentence, doers);
  const faces = facesByName(looks);
  const atTheirAge =
    story.language === 'en'
      ? { ...youngerSelf(sentence, story, cast.looks), ...olderSelf(sentence.index, story, cast.looks) }
      : {};
  const mood = moodShown(sentence, context);
  const busy = acts.filter(({ who, pose }) => isActing(pose) && isPresent(who, sentence, context));
  return tellInWords(sentence, context, turn).map((beat) => ({
    ...beat,
    ...(beat.kind === 'narration' && busy.length > 0 && { people: withDoers(beat.people ?? [], busy) }),
    ...(Object.keys(atTheirAge).length > 0 && { looks: { ...atTheirAge, ...beat.looks } }),
    setting,
    ...(around && { around }),
    sky: skyOver(sentence, story),
    mood,
    ...(isWithoutWater && { dry: true as const }),
    ...(sentence.away && { away: sentence.away }),
    acts: [...acts, ...posturesOf(looks, acts), ...(beat.acts ?? [])],
    ...(Object.keys(faces).length > 0 && { faces: { ...faces, ...beat.faces } }),
  }));
}

/** A family is those of it whom the story has named, whoever they are. */
function isPresent(who: string, sentence: StorySentence, context: StoryContext): boolean {
  if (!context.cast.looks.has(who) || sentence.away?.includes(who)) return false;
  return !sentence.groups?.includes(who) || householdOr(who, sentence, context).includes(who);
}

/** Who does something is in the picture of it: "men threw mud at her", "he saw Salma sitting alone". */
function withDoers(people: readonly string[], busy: readonly Doing[]): string[] {
  const doers = [...new Set(busy.map(({ who }) => who))];
  const all = [...new Set([...people, ...doers])];
  return all.length <= mostPeople ? all : [...new Set([...doers, ...people])].slice(0, mostPeople);
}

/** Those who are on their way walk. */
const underway = /(?<!\p{L})on (?:the|their) way(?!\p{L})/iu;

/** A number sentence or a step of a list may stand on a blackboard where the story is nowhere that can be drawn. */
const onBoard = /^\(?\d{1,2}[.)] |[=×÷]|\d \+ \d/u;

/** "The hall was full." */
const isCrowded =
  /(?<!\p{L})(?:hall|room|mosque|church|temple|stadium|square|bus|train|street|streets|station|shop|market|cafeteria) (?:is|was|were|are) (?:\p{L}+ )?(?:full|packed|crowded)(?!\p{L})/iu;

/** Where a sentence is told: in its place if one is drawn, at a board if it explains, else before a plain ground. */
export function settingOf(sentence: StorySentence, story: Story): SceneName {
  const { definition, text, mood } = sentence;
  const { people } = story;
  const scene = sceneOfSentence(sentence, story.sentences);
  // No scene is crowded or dried up.
  const isDenied = scene && (isCrowded.test(text) || lacksWater(scene, sentence, story));
  if (scene && !isDenied) return scene;
  // A story of people does not leave them for a board each time that it explains a word.
  const explains = (definition?.question && people.length === 0) || onBoard.test(text);
  return explains && !isDark(mood) ? 'chalk' : plainGround;
}

function tellInWords(sentence: StorySentence, context: StoryContext, turn: number): Beat[] {
  switch (sentence.kind) {
    case 'quote':
      return tellQuote(sentence, context);
    case 'definition':
      return tellDefinition(sentence, context);
    case 'question':
      return tellQuestion(sentence, context);
    case 'narrative':
      return narrate(sentence, context);
    default:
      if (sentence.firstPerson || context.story.narrator !== 'none' || turn % 3 === 2)
        return narrate(sentence, context);
      return explain(sentence, context);
  }
}

/** Whether a sentence is about somebody, or said by somebody, whom nothing can draw or whom the story has not named. */
const isOfUndrawn = (sentence: StorySentence, { cast, story }: StoryContext) =>
  sentence.people.length > 0 ||
  (sentence.quote?.speaker !== undefined && !cast.looks.has(sentence.quote.speaker)) ||
  (story.language === 'en' && isOfStrangers(sentence));

/** "Nobody came", "The hall was empty": who was seen last is not there either. English. */
const isOfNobody =
  /(?<!\p{L})(?:nobody|no one|no-one)(?! (?:but|except|else))(?!\p{L})|(?<!\p{L})(?:is|was|were|are|lay|stood) (?:completely |still |almost |quite )?(?:empty|deserted)(?!\p{L})/iu;

/** Captions over a picture of the people it is about: two captions a panel. A thing of interest is shown alone. */
export function narrate(sentence: StorySentence, context: StoryContext): Beat[] {
  const props = propsFor(sentence, context.story);
  const people = whoIsSeen(sentence, context, props);
  const pair = unnamedPairIn(sentence, context);
  return inPairs(splitToFit(sentence.text, captionLimit)).map(([caption, captionBottom]) => ({
    kind: 'narration',
    lines: [],
    caption,
    captionBottom,
    people,
    ...(people.length === 0 &&
      (isOfUndrawn(sentence, context) || isOfNobody.test(sentence.text)) && { undrawn: true as const }),
    ...(pair?.names.some((name) => people.includes(name)) && {
      looks: pair.looks,
      ...(underway.test(sentence.text) && {
        acts: pair.names.map((who) => ({ who, pose: 'walk' as const })),
      }),
    }),
    picture: sentence.text.replace(/"/g, ''),
    props,
    factIds: [sentenceFactId(sentence)],
  }));
}

function explain(sentence: StorySentence, context: StoryContext): Beat[] {
  if (context.bare || context.story.people.length > 0 || isDark(sentence.mood))
    return narrate(sentence, context);
  // What somebody does is shown.
  if (unnamedPairIn(sentence, context)) return narrate(sentence, context);
  const pieces = splitToFit(sentence.text, bubbleLimit);
  if (pieces.some((piece) => !context.bank.say(piece))) return narrate(sentence, context);
  const beats: Beat[] = inPairs(pieces).map((pair) => ({
    kind: 'explain',
    lines: pair.map((text) => ({ speaker: context.cast.guide, text })),
    props: propsFor(sentence, context.story),
    factIds: [sentenceFactId(sentence)],
  }));
  const money = sentence.amounts.findLast(isMoney);
  if (money) beats.at(-1)!.sfx = `${money}!`.slice(0, 20);
  return beats;
}

function tellDefinition(sentence: StorySentence, context: StoryContext): Beat[] {
  if (context.bare || isDark(sentence.mood) || context.story.people.includes(context.cast.guide))
    return narrate(sentence, context);
  const beats = explain(sentence, context);
  const term = sentence.definition?.term ?? context.topic;
  const icon = pictureFor(term, context.story.language, topicWords(context.story));
  const last = beats.at(-1)!;
  if (last.kind === 'narration') return beats;
  last.kind = 'define';
  last.props = icon ? [{ icon }] : [{ card: shorten(term, 40) }];
  const echo = sentence.definition?.echo;
  const reaction = echo && context.bank.say(echo) ? echo : context.bank.take('tookWord', { term });
  if (reaction && !context.story.danger) last.lines.push({ speaker: context.cast.learner, text: reaction });
  return beats;
}

function tellQuestion(sentence: StorySentence, context: StoryContext): Beat[] {
  const speaker = context.cast.learner;
  const pieces = splitToFit(sentence.text, bubbleLimit);
  const isOfStory =
    context.bare ||
    sentence.people.length > 0 ||
    context.story.people.includes(speaker) ||
    context.cast.narrator !== undefined;
  if (isOfStory || isDark(sentence.mood) || pieces.some((piece) => !context.bank.say(piece)))
    return narrate(sentence, context);
  return inPairs(pieces).map((pair) => ({
    kind: 'think',
    lines: pair.map((text) => ({ speaker, text, kind: 'thought' as const })),
    props: propsFor(sentence, context.story),
    factIds: [sentenceFactId(sentence)],
  }));
}

/** Speech goes to its speaker. Where the story does not tell who speaks, it stays in the caption. */
function tellQuote(sentence: StorySentence, context: StoryContext): Beat[] {
  const quote = sentence.quote!;
  if (quote.far) return tellFarVoice(sentence, context);
  const named = quote.speaker ?? (quote.self ? context.cast.narrator : undefined);
  if (!named || !context.cast.looks.has(named)) return narrate(sentence, context);
  const speaker = named.slice(0, limits.nameMax);
  const spoken = quote.spoken.flatMap((text) => splitToFit(text, bubbleLimit));
  const tooLong = [quote.before, quote.after].some((text) => splitToFit(text, captionLimit).length > 1);
  if (tooLong) return narrate(sentence, context);
  // Two of a story may say the same, as people do; the studio itself repeats none of it.
  for (const piece of spoken) context.bank.say(piece);
  const seen = listenersOf(sentence, context).filter(
    (name) => name !== speaker && context.cast.looks.has(name),
  );
  const beats: Beat[] = inPairs(spoken).map((pair) => ({
    kind: 'quote',
    lines: pair.map(
      (text): DialogueLine => ({
        speaker,
        text,
        ...(/!$/.test(text) && text.length < shoutMax && { kind: 'shout' }),
      }),
    ),
    people: seen.slice(0, 1),
    props: propsFor(sentence, context.story),
    factIds: [sentenceFactId(sentence)],
  }));
  if (quote.before && !isLabelOf(named, quote.before)) beats[0]!.caption = quote.before;
  if (quote.after) beats.at(-1)!.captionBottom = quote.after;
  return beats;
}

/** "Lia:" before what Lia says, as in a play: her balloon tells it. */
const isLabelOf = (speaker: string, before: string) =>
  before === 'Me:' ||
  (before.endsWith(':') && ` ${speaker} `.toLowerCase().includes(` ${before.slice(0, -1).toLowerCase()} `));

/** Words from a telephone or a letter stand beside those who hear or read them. */
function tellFarVoice(sentence: StorySentence, context: StoryContext): Beat[] {
  const { listener, far } = sentence.quote!;
  const hearer = [listener, context.cast.narrator].find((name) => name && context.cast.looks.has(name));
  return narrate(sentence, context).map((beat): Beat => {
    const people = beat.people?.length ? beat.people : hearer ? [hearer] : [];
    const hears = far === 'heard' ? people.map((who) => ({ who, pose: 'listen' as const })) : [];
    return { ...beat, people, acts: hears };
  });
}

function inPairs(pieces: string[]): string[][] {
  const pairs: string[][] = [];
  for (let i = 0; i < pieces.length; i += bubblesPerPanel) pairs.push(pieces.slice(i, i + bubblesPerPanel));
  return pairs;
}
