import type { ScriptPanel } from '@panelwise/contracts/domain/script';
import type { PoseName } from '../../draw/vocabulary.ts';
import { plainGround } from './scenes-by-place.ts';

/** No more of a comic's panels than this share show nothing but somebody who stands and speaks. */
export const mostTalk = 0.4;

/** Poses of people who only stand there. */
const standing: ReadonlySet<string> = new Set<PoseName>([
  'idle',
  'present',
  'point',
  'point-up',
  'think',
  'wave',
  'cheer',
  'hips',
  'shrug',
  'both',
  'arms-crossed',
  'raise-hand',
  'back',
  'side',
  'slump',
  'shrink',
  'fists',
]);
/** Poses of a mood, which stay as they are. */
const moody = /^(?:slump|shrink|fists|cheer|shrug)$/;

type Unseen = Omit<ScriptPanel, 'scene'>;

/** A panel that shows only people who stand and speak: no act, no thing, no place of its own, no title, no diagram. */
export function isTalkingHead({ cast = [], dialogue, props, diagram, title, background }: Unseen): boolean {
  if (!cast.length || !dialogue.length || props?.length || diagram || title) return false;
  return background === plainGround && cast.every(({ pose }) => standing.has(pose ?? 'idle'));
}

/**
 * Lets people sit down to talk, or walk as they talk, where a comic would else have too many of them standing. A panel that
 * carries a mood is changed last.
 */
export function varyTalk<Panel extends Unseen>(panels: Panel[]): Panel[] {
  const heads = panels.flatMap((panel, i) => (isTalkingHead(panel) ? [i] : []));
  const spare = heads.length - Math.floor(panels.length * mostTalk);
  if (spare <= 0) return panels;
  const calm = (i: number) => !panels[i]!.cast!.some(({ pose }) => moody.test(pose ?? ''));
  // Every other one first, so that those who sit and those who stand take turns.
  const turns = [...heads.filter((_, n) => n % 2 === 1), ...heads.filter((_, n) => n % 2 === 0)];
  const chosen = new Set([...turns.filter(calm), ...turns.filter((i) => !calm(i))].slice(0, spare));
  return panels.map((panel, i) => (chosen.has(i) ? atTalk(panel) : panel));
}

function atTalk<Panel extends Unseen>(panel: Panel): Panel {
  const cast = panel.cast!;
  const pose: PoseName = cast.length > 1 ? 'sit' : 'walk';
  return {
    ...panel,
    shot: cast.length > 1 ? 'two' : 'single',
    cast: cast.map((one) => ({ ...one, pose })),
  };
}
