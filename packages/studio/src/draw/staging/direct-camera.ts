import { isActing } from '../cast/poses.ts';
import { isView } from '../props/views.ts';
import { createRandom } from '../random.ts';
import { isBare } from '../vocabulary.ts';
import type { Shot, StagedPanel } from './staged-panel.ts';

/**
 * How two people may be seen: side by side, one near and one further off, over the shoulder of one at the other,
 * or small and whole in their place.
 */
type Framing = 'level' | 'depth' | 'shoulder' | Shot;
type Option = { framing: Framing; worth: number };

/** What it costs to repeat the framing of the panel before, and of the one before that. */
const repeated = 1.3;
const repeatedOnce = 0.55;
/** How far chance may overrule what suits a panel better. */
const chance = 0.45;

/** Faces that must be seen, because the words alone do not tell how somebody takes them. */
const troubled = new Set(['worried', 'sad', 'angry', 'oops']);
const strongFeelings = new Set(['joy', 'wow', 'worried', 'sad', 'angry', 'oops', 'proud']);

/**
 * Sets the camera of each panel: from what is said and shown, and so that neighbours are framed differently. A shot
 * that the script names stays, but `two` only says who is in the picture, not from where they are seen.
 */
export function directCamera(
  panels: StagedPanel[],
  asked: (Shot | undefined)[],
  seed: string,
): StagedPanel[] {
  const random = createRandom(`${seed}|camera`);
  const before: Framing[] = [];
  return panels.map((panel, i) => {
    const ranked = optionsFor(panel, asked[i])
      .map(({ framing, worth }) => ({
        framing,
        worth:
          worth +
          random() * chance -
          (framing === before.at(-1) ? repeated : 0) -
          (framing === before.at(-2) ? repeatedOnce : 0),
      }))
      .sort((a, b) => b.worth - a.worth);
    const { framing } = ranked[0]!;
    before.push(framing);
    return frame(panel, framing, random() < 0.5);
  });
}

function optionsFor(panel: StagedPanel, asked: Shot | undefined): Option[] {
  const { shot, actors, lines, title, scene, props } = panel;
  const only: Option[] = [{ framing: shot, worth: 0 }];
  const letters = lines.reduce((sum, line) => sum + line.text.length, 0);
  const mixed = actors.some(({ player }) => player.kind !== 'person');
  if (shot === 'over-shoulder' && mixed) return [{ framing: 'two', worth: 0 }];
  if (shot === 'over-shoulder') return [{ framing: actors.length > 1 ? 'shoulder' : 'single', worth: 0 }];
  if (
    actors.some(({ pose, player }) => player.kind === 'person' && isActing(pose)) &&
    /^(?:two|single|close)$/.test(shot)
  )
    return actingOptions(panel);
  if (shot === 'two' && actors.length === 2) {
    const speakers = new Set(lines.map((line) => line.actor)).size;
    const open: Option = { framing: 'wide', worth: letters < 90 ? 0.9 : letters < 150 ? 0.5 : 0.1 };
    const facing: Option[] = [
      { framing: 'depth', worth: 0.7 },
      { framing: 'level', worth: 0.45 },
    ];
    // Nobody looks over the shoulder of an animal, and its whole body is what tells it.
    if (mixed)
      return [
        { framing: 'level', worth: 0.4 },
        { ...open, worth: title ? 0 : open.worth },
      ];
    // Who is met under a title, and who rejoices in a burst of colour, shows the face.
    if (title || isBare(scene)) return facing;
    // A head in front would take the room of a picture, and nobody turns a troubled face away.
    if (props.some(isView) || actors.some(({ expression }) => troubled.has(expression)))
      return [...facing, open];
    return [...facing, { framing: 'shoulder', worth: speakers === 1 ? 1 : 0.6 }, open];
  }
  if (asked || actors.length !== 1 || shot !== 'single') return only;
  const feels = strongFeelings.has(actors[0]!.expression) || lines.some(({ kind }) => kind === 'shout');
  return [
    { framing: 'single', worth: 0.6 },
    { framing: 'close', worth: feels ? 1 : 0.3 },
    { framing: 'wide', worth: letters < 60 ? 0.7 : 0.1 },
  ];
}

/** Who does something is seen doing it: neither from behind nor so near that hands and feet are cut off. */
function actingOptions({ actors, title, lines }: StagedPanel): Option[] {
  const near = actors.length > 1 ? 'level' : 'single';
  if (title || actors.length > 2 || lines.length > 2) return [{ framing: near, worth: 0 }];
  return [
    { framing: near, worth: 0.6 },
    { framing: 'wide', worth: 0.5 },
  ];
}

function frame(panel: StagedPanel, framing: Framing, toss: boolean): StagedPanel {
  if (framing === 'level') return panel;
  if (framing === 'depth') return { ...panel, near: speaksMost(panel) ?? (toss ? 1 : 0) };
  if (framing !== 'shoulder') return { ...panel, shot: framing };
  // We look along with whoever listens: at the last who speaks.
  const facing = panel.lines.findLast((line) => line.actor !== undefined)?.actor ?? (toss ? 1 : 0);
  const near = facing === 0 ? panel.actors.length - 1 : 0;
  const actors = panel.actors.map((actor, i) => (i === near ? { ...actor, pose: 'back' as const } : actor));
  const lines = panel.lines;
  return { ...panel, shot: 'over-shoulder', near, actors, lines };
}

/** The actor with the most to say. */
function speaksMost({ actors, lines }: StagedPanel): number | undefined {
  const said = actors.map((_, i) =>
    lines.reduce((sum, line) => sum + (line.actor === i ? line.text.length : 0), 0),
  );
  const most = Math.max(...said);
  return most > 0 ? said.indexOf(most) : undefined;
}
