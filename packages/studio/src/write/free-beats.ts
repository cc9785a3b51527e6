import { hasEnoughItems } from './items/story-items.ts';
import type { Beat } from './stage/beat.ts';
import { fillPages } from './stage/fill-pages.ts';
import { closingBeat, type Frame, openingBeat } from './stage/frame.ts';
import { inquiryBeats } from './stage/inquiry-beats.ts';
import { tellStory } from './stage/story-beats.ts';
import { moneyBars, stepChain, wordWall, yearLine } from './stage/story-diagram.ts';
import { sectionTerms } from './story/section.ts';

/**
 * A concept that no pack knows: the story is the lesson. A story too thin to ask five questions about
 * becomes an inquiry; nothing is invented.
 */
export function writeFreeBeats(frame: Frame): Beat[] {
  const { context, sentences } = frame;
  const opening = openingBeat(frame, undefined, undefined);
  const told = withDiagram(tellStory(sentences, context), frame);
  const inquiry = hasEnoughItems(sentences, context.story) ? [] : inquiryBeats(context);
  const wall =
    inquiry.length === 0
      ? wordWall(sectionTerms(sentences, context.story), context.story, context.texts)
      : undefined;
  const closing = closingBeat(frame);
  return fillPages([opening, ...told, ...(wall ? [wall] : []), ...inquiry, closing], context);
}

function withDiagram(told: Beat[], { sentences, context: { texts } }: Frame): Beat[] {
  const diagram = moneyBars(sentences, texts) ?? yearLine(sentences, texts) ?? stepChain(sentences, texts);
  if (!diagram) return told;
  const lastFact = diagram.factIds!.at(-1)!;
  const at = told.findLastIndex((beat) => beat.factIds?.includes(lastFact));
  return [...told.slice(0, at + 1), diagram, ...told.slice(at + 1)];
}
