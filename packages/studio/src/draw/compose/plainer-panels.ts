import type { StagedActor, StagedPanel } from '../staging/staged-panel.ts';
import type { PoseName } from '../vocabulary.ts';

/** Hands at the body or folded before it, and hands that hang whatever comes. */
const calm: PoseName = 'idle';
const handsDown: PoseName = 'side';

/**
 * The same panel told with ever simpler pictures, for words that leave too little room: side by side, with calm hands,
 * only those who speak, and in the end nobody but voices from outside.
 */
export function* plainerPanels(panel: StagedPanel): Generator<StagedPanel> {
  if (!panel.actors.length) return;
  const level = levelled(panel);
  if (level !== panel) yield level;
  const calmed = posed(level, calm);
  yield calmed;
  yield posed(level, handsDown);
  const speaking = new Set(panel.lines.map((line) => line.actor));
  const heard = panel.actors.flatMap((_, i) => (speaking.has(i) ? [i] : []));
  if (heard.length && heard.length < panel.actors.length) yield only(calmed, heard);
  const [first] = heard;
  if (heard.length > 1 && first !== undefined) yield only(calmed, [first]);
  yield only(calmed, []);
  yield { ...only(calmed, []), props: [] };
}

/**
 * A title leaves balloons and three people too little room: who says nothing in its panel is left out, for all would
 * stand far away or be left out together.
 */
export function withoutListeners(panel: StagedPanel): StagedPanel {
  const heard = panel.actors.flatMap((_, i) => (panel.lines.some(({ actor }) => actor === i) ? [i] : []));
  const isCrowded = panel.title !== undefined && heard.length > 1 && panel.actors.length > heard.length;
  return isCrowded ? only(panel, heard) : panel;
}

const posed = (panel: StagedPanel, pose: PoseName): StagedPanel => ({
  ...panel,
  actors: panel.actors.map((actor) => ({ ...actor, pose })),
});

function levelled(panel: StagedPanel): StagedPanel {
  if (panel.near === undefined) return panel;
  const upright = (actor: StagedActor): StagedActor =>
    actor.pose === 'back' ? { ...actor, pose: calm } : actor;
  return { ...panel, near: undefined, shot: 'two', actors: panel.actors.map(upright) };
}

/** Only these of the people; the others are heard from outside the picture. */
function only(panel: StagedPanel, kept: number[]): StagedPanel {
  const shot = panel.diagram || panel.shot === 'splash' ? panel.shot : kept.length ? 'single' : 'prop';
  return {
    ...panel,
    shot: kept.length > 1 ? panel.shot : shot,
    near: undefined,
    actors: kept.map((i) => panel.actors[i]!),
    lines: panel.lines.map((line) => {
      const at = line.actor === undefined ? -1 : kept.indexOf(line.actor);
      return { ...line, actor: at < 0 ? undefined : at };
    }),
  };
}
