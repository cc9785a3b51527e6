import type { Beat } from './stage/beat.ts';
import { fillPages } from './stage/fill-pages.ts';
import { closingBeat, type Frame, openingBeat } from './stage/frame.ts';
import { tellStory } from './stage/story-beats.ts';
import { moneyBars, stepChain, toldDiagram, wordWall, yearLine } from './stage/story-diagram.ts';
import { sectionTerms } from './story/section.ts';

/**
 * A concept that no pack knows: the story is the lesson. A thin story gives a short comic, and nothing is added to fill it;
 * what it lacks stands in the reading (`Story.missing`).
 */
export function writeFreeBeats(frame: Frame): Beat[] {
  const { context, sentences } = frame;
  const opening = openingBeat(frame, undefined, undefined);
  const told = withDiagram(tellStory(sentences, context), frame);
  const { story, texts } = context;
  const calm = !story.danger && !story.missing;
  const wall = calm ? wordWall(sectionTerms(sentences, story), story, texts) : undefined;
  const closing = closingBeat(frame);
  return fillPages([opening, ...told, ...(wall ? [wall] : []), closing], context);
}

function withDiagram(told: Beat[], { sentences, context: { story, texts } }: Frame): Beat[] {
  const exact = toldDiagram(sentences, story, texts);
  const diagram =
    exact?.beat ?? moneyBars(sentences, texts) ?? yearLine(sentences, texts) ?? stepChain(sentences, texts);
  if (!diagram) return told;
  const lastFact = exact?.after ?? diagram.factIds!.at(-1)!;
  const at = told.findLastIndex((beat) => beat.factIds?.includes(lastFact));
  return [...told.slice(0, at + 1), diagram, ...told.slice(at + 1)];
}
