import type { SceneName } from '../draw/vocabulary.ts';
import type { Beat } from './stage/beat.ts';
import { fillPages } from './stage/fill-pages.ts';
import { fitToRoom } from './stage/fit-to-room.ts';
import { closingBeat, explainedBeat, type Frame, openingBeat, tellsItself } from './stage/frame.ts';
import { isGrave } from './stage/grave-story.ts';
import { roomOn } from './stage/paginate.ts';
import { aroundIn } from './stage/roof-judge/around.ts';
import { plainGround } from './stage/scenes-by-place.ts';
import { skyOver } from './stage/sky-over.ts';
import { tellStory } from './stage/story-beats.ts';
import type { StoryContext } from './stage/story-context.ts';
import { moneyBars, stepChain, toldDiagram, wordWall, yearLine } from './stage/story-diagram.ts';
import { placeOf, sceneOfSentence } from './stage/story-place.ts';
import { keyTermsOf } from './story/section.ts';

/**
 * The story is the lesson. A thin one gives a title and its own sentences, and nothing is added to fill the page.
 */
export function writeFreeBeats(frame: Frame): Beat[] {
  const { context, sentences } = frame;
  // Where the story plays, whatever the words of its title are.
  const setting = placeOf(sentences);
  const opening = {
    ...openingBeat(frame, undefined, undefined),
    setting,
    ...(setting === plainGround && aroundTitle(frame)),
    ...(isNightIn(setting, frame) && { sky: { night: true as const } }),
  };
  if (context.story.missing)
    return fitThin(
      [
        { ...opening, lines: [], people: opening.people?.length ? opening.people : [context.cast.learner] },
        ...tellStory(sentences, { ...context, bare: true }),
      ],
      context,
    );
  const told = withDiagram(tellStory(sentences, context), frame);
  const { story, texts } = context;
  const calm = !story.danger;
  const wall = calm ? wordWall(keyTermsOf(sentences, story), story, texts) : undefined;
  // A story of people ends with its own last words, and with what it has explained.
  const closing = tellsItself(frame) && !isGrave(story) ? explainedBeat(frame) : closingBeat(frame);
  return fillPages([opening, ...told, ...(wall ? [wall] : []), ...(closing ? [closing] : [])], context);
}

/** Whether all that plays in a place plays there at night. */
function isNightIn(place: SceneName, { sentences, context: { story } }: Frame): boolean {
  const there = sentences.filter((sentence) => sceneOfSentence(sentence, sentences) === place);
  return there.length > 0 && there.every((sentence) => skyOver(sentence, story).night);
}

/** So many sentences are no chance. */
const sureFrom = 2;

/** Behind the title of a story whose place nobody knows: the open air or a room, where most of its sentences are there that tell it. */
function aroundTitle({ sentences, context: { story } }: Frame): Pick<Beat, 'around'> {
  const around = sentences.flatMap((sentence) => aroundIn(sentence, story) ?? []);
  const [most = [], other = []] = [...Map.groupBy(around, (scene) => scene).values()].sort(
    (a, b) => b.length - a.length,
  );
  return most.length >= sureFrom && most.length >= 2 * other.length ? { around: most[0]! } : {};
}

/** Nothing is added to a thin story, and of what does not fit the pages that are wanted something is left out. */
const fitThin = (beats: Beat[], { pages }: StoryContext) =>
  pages === undefined ? beats : fitToRoom(beats, roomOn(pages));

function withDiagram(told: Beat[], { sentences, context: { story, texts } }: Frame): Beat[] {
  const diagram =
    toldDiagram(sentences, story, texts) ??
    moneyBars(sentences, texts) ??
    yearLine(sentences, texts) ??
    stepChain(sentences, texts);
  if (!diagram) return told;
  const lastFact = diagram.factIds!.at(-1)!;
  const at = told.findLastIndex((beat) => beat.factIds?.includes(lastFact));
  return [...told.slice(0, at + 1), diagram, ...told.slice(at + 1)];
}
