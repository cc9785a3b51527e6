import type {
  ComicMeta,
  DialogueLine,
  Prop,
  ScriptPage,
  ScriptPanel,
} from '@panelwise/contracts/domain/script';
import { animalIn } from '../animals/animal.ts';
import { castMembers } from '../cast/members.ts';
import { seatedPoses } from '../cast/poses.ts';
import { hashText } from '../random.ts';
import {
  type ExpressionName,
  expressionNames,
  type PoseName,
  poseNames,
  type SceneName,
  toneNames,
} from '../vocabulary.ts';
import { type Casting, castNames, looksIn, pageNames } from './casting.ts';
import { directCamera } from './direct-camera.ts';
import { inferProps } from './infer-props.ts';
import { inferScene } from './infer-scene.ts';
import { nameKey } from './name-key.ts';
import type { Player } from './player.ts';
import type { Shot, Side, StagedActor, StagedLine, StagedPanel } from './staged-panel.ts';

const mostActors = 4;

/** Decides everything that the page's author left open. Same page and seed, same staging. */
export function stagePage(page: ScriptPage, meta: ComicMeta): StagedPanel[] {
  const names = pageNames(page);
  const strangers = page.panels.flatMap((panel) => namesInScene(panel, names));
  const casting = castNames(
    [...names, ...strangers.filter((name) => !names.includes(name))],
    meta,
    looksIn(page.panels),
  );
  const panels = page.panels.map((panel, index) =>
    stagePanel(panel, index, `${meta.seed}|${page.pageNumber}|${index}`, casting, meta, [
      ...names,
      ...strangers,
    ]),
  );
  const asked = page.panels.map(({ shot }) => shot);
  return directCamera(panels, asked, `${meta.seed}|${page.pageNumber}`);
}

function stagePanel(
  panel: ScriptPanel,
  index: number,
  seed: string,
  casting: Casting,
  meta: ComicMeta,
  people: string[],
): StagedPanel {
  const props = panel.diagram ? [] : (panel.props ?? propsIn(panel, people));
  const shown = isEmpty(panel, props) ? { ...panel, shot: undefined, cast: onlooker(people, panel) } : panel;
  const actors = stageActors(shown, seed, casting);
  const lines = panel.dialogue
    .filter((line) => line.text.trim())
    .map((line, i) => stageLine(line, i, actors));
  const spoken = panel.dialogue.map((line) => line.text).join(' ');
  const shot = chooseShot(shown, actors.length);
  const scene = panel.diagram
    ? inferScene(panel.background ?? 'board', [], meta.subject, seed)
    : inferScene(panel.background, [panel.scene, panel.caption, spoken], meta.subject, seed);
  return {
    index,
    seed,
    shot,
    scene,
    tone: toneNames.find((tone) => tone === panel.tone),
    wide: panel.fullWidth ?? (panel.title || panel.diagram || shot === 'splash' ? true : undefined),
    bleed: shot === 'splash' || (index === 0 && panel.title !== undefined && hashText(seed) % 5 < 3),
    title: filled(panel.title),
    subtitle: filled(panel.subtitle),
    caption: filled(panel.caption),
    captionBottom: filled(panel.captionBottom),
    sfx: filled(panel.sfx),
    actors: actors.map((actor) => inPlace(actor, scene)),
    near: undefined,
    lines,
    props,
    diagram: panel.diagram,
  };
}

const inPlace = (actor: StagedActor, scene: SceneName): StagedActor =>
  actor.player.kind === 'animal'
    ? { ...actor, player: { kind: 'animal', animal: animalIn(actor.player.animal, scene) } }
    : actor;

/** Things named by the scene; where nobody is in the picture, by the caption as well. */
function propsIn(panel: ScriptPanel, people: string[]): Prop[] {
  const words = panel.cast?.length || panel.dialogue.length ? panel.scene : `${panel.scene} ${panel.caption}`;
  return inferProps(words, people);
}

/** Words over a bare place: a reader would take it for unfinished. */
const isEmpty = (panel: ScriptPanel, props: Prop[]) =>
  !panel.diagram &&
  !props.length &&
  !panel.cast?.length &&
  !panel.dialogue.length &&
  !namesInScene(panel, []).length;

/** Somebody of the page to look on where a panel shows nothing else. */
const onlooker = (people: string[], panel: ScriptPanel): ScriptPanel['cast'] =>
  people.length
    ? [{ name: people[hashText(panel.caption) % people.length]!, pose: 'think', expression: 'curious' }]
    : [];

const filled = (text: string | undefined) => text?.trim() || undefined;

function chooseShot(panel: ScriptPanel, actors: number): Shot {
  if (panel.diagram) return 'diagram';
  const wanted = panel.shot;
  if (wanted === 'diagram' || wanted === undefined) return actors > 1 ? 'two' : actors ? 'single' : 'prop';
  if ((wanted === 'single' || wanted === 'close') && actors > 1) return 'two';
  if ((wanted === 'two' || wanted === 'over-shoulder') && actors === 1) return 'single';
  if (wanted === 'over-shoulder' && actors > 2) return 'two';
  if (!actors && wanted !== 'wide' && wanted !== 'splash') return 'prop';
  // Under a title whole bodies would be dolls: people are shown from the waist up.
  if (panel.title && actors && wanted === 'wide') return actors > 1 ? 'two' : 'single';
  return wanted;
}

function stageActors(panel: ScriptPanel, seed: string, casting: Casting): StagedActor[] {
  if (panel.shot === 'prop') return [];
  const given = panel.cast ?? impliedCast(panel);
  const actors = given.slice(0, panel.diagram ? 1 : mostActors).map((role, i) => {
    const said = panel.dialogue.filter((line) => nameKey(line.speaker) === nameKey(role.name));
    const mood = moodOf(said, panel.dialogue.length > 0, hashText(`${seed}|${i}`));
    const player: Player = casting.get(nameKey(role.name)) ?? {
      kind: 'person',
      member: castMembers[hashText(role.name) % castMembers.length]!,
    };
    const pose = poseNames.find((name) => name === kebab(role.pose)) ?? mood.pose;
    return {
      name: role.name,
      player,
      side: role.side,
      pose: poseOf(pose, player),
      expression: expressionNames.find((name) => name === kebab(role.expression)) ?? mood.expression,
      holds: role.holds,
    };
  });
  return arrange(actors, hashText(seed));
}

/** Only one of the cast turns the back to us; who uses a wheelchair does what can be done in it. */
function poseOf(pose: PoseName, player: Player): PoseName {
  if (player.kind !== 'person') return pose === 'back' ? 'side' : pose;
  return player.member.wheelchair ? (seatedPoses[pose] ?? pose) : pose;
}

const kebab = (name: string | undefined) =>
  name
    ?.trim()
    .replace(/([a-z])([A-Z])/g, '$1-$2')
    .replace(/[\s_]+/g, '-')
    .toLowerCase();

/** Without a cast list: whoever speaks, else whoever the scene names. */
function impliedCast(
  panel: ScriptPanel,
): { name: string; side?: Side; pose?: string; expression?: string; holds?: string }[] {
  const speakers = [
    ...new Map(panel.dialogue.map((line) => [nameKey(line.speaker), line.speaker])).values(),
  ].filter((name) => nameKey(name) !== 'narrator');
  if (speakers.length) return speakers.slice(0, 3).map((name) => ({ name }));
  return namesInScene(panel, [])
    .slice(0, 2)
    .map((name) => ({ name }));
}

const people =
  /\b(?:the|a|an|two|three|some)\s+(?:\w+\s+)?(teacher|scientist|student|girl|boy|kid|child|doctor|farmer|captain|coach|professor|grandma|grandpa|mother|father|mom|dad|explorer|astronaut|inventor|king|queen|merchant|worker)s?\b/gi;

/** People a scene description speaks of: the page's names, our players' names, and "a girl", "the teacher". */
function namesInScene(panel: ScriptPanel, names: string[]): string[] {
  if (panel.cast || panel.dialogue.length || panel.shot === 'prop' || panel.diagram) return [];
  const text = `${panel.scene} ${panel.caption}`;
  const known = [...names, ...castMembers.map((member) => member.name)];
  const found = known
    .map((name) => ({ name, at: text.search(new RegExp(`\\b${name.replace(/[^\w\s]/g, '\\$&')}(?!\\w)`)) }))
    .filter(({ at }) => at >= 0);
  const kinds = [...text.matchAll(people)].map((match) => ({
    name: match[1]!.toLowerCase(),
    at: match.index,
  }));
  const inOrder = [...found, ...kinds].sort((a, b) => a.at - b.at).map(({ name }) => name);
  return [...new Set(inOrder)];
}

type Mood = { pose: PoseName; expression: ExpressionName };

/** How somebody stands and looks, from what they say. */
function moodOf(said: DialogueLine[], othersSpeak: boolean, chance: number): Mood {
  const choose = <T>(...options: T[]) => options[chance % options.length]!;
  const line = said[0];
  if (!line)
    return othersSpeak
      ? { pose: choose<PoseName>('idle', 'hips'), expression: choose<ExpressionName>('smile', 'curious') }
      : {
          pose: choose<PoseName>('present', 'hips', 'idle'),
          expression: choose<ExpressionName>('happy', 'smile', 'proud'),
        };
  if (line.kind === 'thought') return { pose: 'think', expression: 'think' };
  if (line.kind === 'shout') return { pose: 'cheer', expression: 'wow' };
  if (/\b(sorry|lost|nothing|afraid|wish|sad|never|wrong|fail|worried)\b/i.test(line.text))
    return { pose: 'shrug', expression: 'worried' };
  if (/\?\s*$/.test(line.text))
    return { pose: choose<PoseName>('think', 'idle', 'raise-hand'), expression: 'curious' };
  if (/!\s*$/.test(line.text))
    return {
      pose: choose<PoseName>('cheer', 'wave', 'both'),
      expression: choose<ExpressionName>('joy', 'happy'),
    };
  return { pose: choose<PoseName>('present', 'point-up', 'hips'), expression: 'explain' };
}

/** Puts actors from left to right: as asked, the rest in the order given. One alone stands on either side. */
function arrange(
  actors: (Omit<StagedActor, 'side'> & { side: Side | undefined })[],
  chance: number,
): StagedActor[] {
  if (actors.length === 1)
    return actors.map((actor) => ({ ...actor, side: actor.side ?? (chance % 2 ? 'right' : 'left') }));
  const rank: Record<Side, number> = { left: 0, middle: 1, right: 2 };
  const spread = (i: number) => (actors.length === 1 ? 0 : (2 * i) / (actors.length - 1));
  const ordered = actors
    .map((actor, i) => ({ actor, at: actor.side ? rank[actor.side] : spread(i), i }))
    .sort((a, b) => a.at - b.at || a.i - b.i);
  return ordered.map(({ actor }, i) => ({ ...actor, side: sideAt(i, actors.length) }));
}

function sideAt(place: number, count: number): Side {
  const middle = (count - 1) / 2;
  return place < middle ? 'left' : place > middle ? 'right' : 'middle';
}

function stageLine(line: DialogueLine, index: number, actors: StagedActor[]): StagedLine {
  const at = actors.findIndex((actor) => nameKey(actor.name) === nameKey(line.speaker));
  const actor = actors[at];
  return {
    speaker: line.speaker,
    text: line.text.trim(),
    kind: line.kind ?? 'speech',
    actor: actor ? at : undefined,
    side: actor?.side ?? (index % 2 ? 'right' : 'left'),
  };
}
