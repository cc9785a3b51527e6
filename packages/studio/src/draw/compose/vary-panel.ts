import { isActing, outerArmPoses, poses, reachingPoses } from '../cast/poses.ts';
import { createRandom, pick, type Random } from '../random.ts';
import type { StagedActor, StagedPanel } from '../staging/staged-panel.ts';
import { dayTones, type ExpressionName, type PoseName, type SceneName } from '../vocabulary.ts';
import type { PanelComposition, PlacedActor } from './composition.ts';

/** Poses that keep to themselves, and poses that need the room of a raised arm. */
const calmPoses: PoseName[] = ['idle', 'hips', 'present', 'point', 'think', 'arms-crossed'];
const raisedPoses: PoseName[] = ['wave', 'point-up', 'raise-hand', 'cheer'];

/** Faces of one mood. */
const moods: ExpressionName[][] = [
  ['smile', 'happy', 'joy', 'grin', 'proud', 'wink'],
  ['curious', 'think', 'wow'],
  ['worried', 'sad', 'oops'],
  ['talk', 'explain', 'smile', 'happy'],
  ['angry', 'determined'],
];

/** Places that could stand for each other without contradicting the words. */
const likePlaces: SceneName[][] = [
  ['garden', 'farm'],
  ['classroom', 'chalk'],
  ['home', 'kitchen'],
  ['street', 'city'],
  ['mountain', 'river'],
];

/**
 * Another picture of the same panel: the same people in the same clothes and places, in other poses, with other
 * details around them. Nobody moves, because the page's lettering points at them. 0 is the panel as composed.
 */
export function varyPanel(composition: PanelComposition, variant: number): PanelComposition {
  if (variant === 0) return composition;
  const { staged, actors } = composition;
  const random = createRandom(`${staged.seed}|variant ${variant}`);
  return {
    ...composition,
    staged: varyScene(staged, variant, random),
    actors: actors.map((placed) => {
      const actor = varyActor(placed, random);
      return { ...placed, actor, outerArm: actors.length > 1 && outerArmPoses.has(actor.pose) };
    }),
    things: composition.things.map((thing) => ({
      ...thing,
      turn: thing.turn + Math.round(random() * 16 - 8),
    })),
  };
}

function varyScene(staged: StagedPanel, variant: number, random: Random): StagedPanel {
  const places = likePlaces.find((group) => group.includes(staged.scene)) ?? [staged.scene];
  const tones = dayTones.filter((tone) => tone !== staged.tone);
  return {
    ...staged,
    seed: `${staged.seed}|${variant}`,
    scene: pick(random, places),
    tone: staged.tone === 'night' ? staged.tone : staged.tone && pick(random, tones),
  };
}

function varyActor({ actor, held }: PlacedActor, random: Random): StagedActor {
  const { player, pose, expression } = actor;
  // Whoever walks, sits, acts or carries the panel's thing goes on doing so.
  const acts = isActing(pose) || poses[pose].view !== 'front' || held !== undefined;
  const stays = player.kind !== 'person' || acts;
  const choice = stays ? [pose] : reachingPoses.has(pose) ? [...raisedPoses, ...calmPoses] : calmPoses;
  const mood = moods.find((faces) => faces.includes(expression)) ?? [expression];
  const other = <T>(options: T[], own: T) =>
    pick(random, options.length > 1 ? options.filter((o) => o !== own) : options);
  return { ...actor, pose: other(choice, pose), expression: other(mood, expression) };
}
