import type { FactPicture, PackBeat } from '../packs/lesson-pack.ts';
import type { Beat } from '../stage/beat.ts';
import { withSeen } from '../stage/pack-beats.ts';
import type { StoryLesson } from './tell-lesson.ts';

type Told = Pick<StoryLesson, 'pack' | 'context'>;

/** A panel that tells facts of a lesson, with the picture that the pack has for the first of these ids that has one. */
export function inPictureOf(ids: readonly string[], panel: Beat, { pack, context }: Told): Beat {
  const id = ids.find((one) => pack.pictures?.[one]);
  return id === undefined ? panel : staged(panel, pack.pictures![id]!, context.cast);
}

/**
 * A panel in a beat's own words: with its own things and people, in a pack that says what its facts look like. Its place is
 * that of the pack's plot, and the story is somewhere else.
 */
export function inOwnPicture(panel: Beat, { props, seen, tone, teaches = [] }: PackBeat, told: Told): Beat {
  if (!told.pack.pictures) return panel;
  return props || seen
    ? staged(panel, { props: props ?? [], seen, tone }, told.context.cast)
    : inPictureOf(teaches, panel, told);
}

function staged(
  panel: Beat,
  { at, props = [], seen, tone, diagram }: FactPicture,
  cast: Told['context']['cast'],
): Beat {
  // A drawing from data needs the room of the panel: its words stand over it.
  if (diagram && panel.lines.length === 1)
    return { ...panel, kind: 'diagram', caption: panel.lines[0]!.text, lines: [], props: [], diagram };
  return withSeen({ ...panel, ...(at && { at }), ...(tone && { tone }), props }, seen, cast);
}
