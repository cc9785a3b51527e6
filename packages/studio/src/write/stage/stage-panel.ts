import { type Casting, type ScriptPanel, stripTermMarks } from '@panelwise/contracts/domain/script';
import type { SceneName, ToneName } from '../../draw/vocabulary.ts';
import { chooseAct } from './act.ts';
import type { Beat } from './beat.ts';
import type { Cast } from './cast.ts';
import { describeForReader, describeScene } from './describe.ts';
import { findPlace } from './places.ts';

/** The comic that a panel is staged for. `home` is the place when the words name none. */
export type StageContext = { cast: Cast; home: SceneName; seed: string };

const tones: ToneName[] = ['aha', 'cool', 'green', 'warm', 'violet'];
const fullWidthKinds = new Set<Beat['kind']>(['title', 'diagram', 'recap', 'words']);

/**
 * Turns beats into panels: chooses shot, place, poses and faces, and writes scene and alt text. Neighbours
 * get different staging; places that the words do not name change with the story, not at random.
 */
export function stagePanels(beats: Beat[], context: StageContext): ScriptPanel[] {
  let place = context.home;
  return beats.map((beat, at) => {
    const said = wordsOfBeat(beat);
    place = beat.at ?? findPlace(said) ?? (at > 0 && at % 5 === 0 ? context.home : place);
    const shown = backdrop(beat, place);
    const cast = castBeat(beat, context.cast, at);
    const props = beat.props ?? [];
    const picture = { beat, cast, place: shown, props, seed: context.seed };
    return {
      scene: describeScene(picture),
      caption: beat.caption ?? '',
      dialogue: beat.lines,
      ...(beat.title && { title: beat.title }),
      ...(beat.subtitle && { subtitle: beat.subtitle }),
      ...(beat.captionBottom && { captionBottom: beat.captionBottom }),
      shot: chooseShot(beat, cast),
      background: shown,
      ...(shown === 'burst' && { tone: beat.tone ?? tones[at % tones.length]! }),
      ...(fullWidthKinds.has(beat.kind) && { fullWidth: true }),
      ...(cast.length > 0 && { cast }),
      ...(props.length > 0 && { props }),
      ...(beat.diagram && { diagram: beat.diagram }),
      ...(beat.sfx && { sfx: beat.sfx }),
      alt: describeForReader(picture, beat.lines),
      ...(beat.factIds?.length && { factIds: beat.factIds.slice(0, 20) }),
    };
  });
}

const wordsOfBeat = (beat: Beat) =>
  stripTermMarks(
    [beat.subtitle, beat.caption, ...beat.lines.map((l) => l.text), beat.captionBottom]
      .filter(Boolean)
      .join(' '),
  );

function backdrop(beat: Beat, place: SceneName): SceneName {
  if (beat.at) return beat.at;
  if (beat.diagram) return 'board';
  const emotional =
    beat.kind === 'shout' || beat.kind === 'recap' || beat.kind === 'define' || beat.kind === 'words';
  return emotional || (beat.kind === 'quote' && /!/.test(wordsOfBeat(beat))) ? 'burst' : place;
}

function chooseShot(beat: Beat, cast: Casting[]): ScriptPanel['shot'] {
  if (beat.diagram) return 'diagram';
  if (beat.kind === 'title') return 'wide';
  if (beat.kind === 'quote' || beat.kind === 'shout') return 'close';
  if (cast.length === 0) return beat.props?.length ? 'prop' : 'wide';
  return cast.length > 1 ? 'two' : 'single';
}

/** Speakers first, in the order they speak, then people who are only seen; two share a panel well, three at most. */
function castBeat(beat: Beat, cast: Cast, at: number): Casting[] {
  const speakers = beat.lines.map((line) => line.speaker);
  const names = [...new Set([...speakers, ...(beat.people ?? [])])]
    .slice(0, Math.max(3, new Set(speakers).size))
    .slice(0, 4);
  const sides =
    names.length === 1
      ? [at % 2 ? 'right' : 'left']
      : names.length === 2
        ? ['left', 'right']
        : ['left', 'right', 'middle', 'middle'];
  return names.map((name, i) => {
    const role = name === cast.guide ? 'guide' : name === cast.learner ? 'learner' : 'other';
    const own = beat.lines
      .filter((line) => line.speaker === name)
      .map((line) => line.text)
      .join(' ');
    const words = own || `${beat.caption ?? ''} ${beat.captionBottom ?? ''}`;
    const act = chooseAct(beat.kind, role, words, at + i);
    return { name, side: sides[i] as Casting['side'], ...act };
  });
}
