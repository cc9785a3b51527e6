import type { ComicMeta, DialogueLine, ScriptPage, ScriptPanel } from '@panelwise/contracts/domain/script';
import { countryIn, landOf } from '../../language/lands-of-countries.ts';
import { skyTold } from '../../write/stage/places.ts';
import { animalIn } from '../animals/animal.ts';
import { type CastMember, castMembers } from '../cast/members.ts';
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
import { type Casting, castNames, type Looks, looksIn, pageNames } from './casting.ts';
import { chooseShot } from './choose-shot.ts';
import { directCamera } from './direct-camera.ts';
import type { SinglePerson } from './dress.ts';
import { inferProps } from './infer-props.ts';
import { inferScene, skyInWords } from './infer-scene.ts';
import { asYoung, lookNamed } from './look-named.ts';
import { nameKey } from './name-key.ts';
import type { Player } from './player.ts';
import { type ReadScene, readScene } from './read-scene.ts';
import { asPictured } from './room-for-words.ts';
import type { Side, StagedActor, StagedLine, StagedPanel } from './staged-panel.ts';
import { asUnderstood } from './understood.ts';

const mostActors = 4;

/**
 * Decides everything that the page's author left open. Same page and seed, same staging. The picture follows the scene; what
 * is said and captioned changes no picture, and is staged as the words that the picture leaves room for.
 */
export function stagePage(source: ScriptPage, meta: ComicMeta): StagedPanel[] {
  const page = asPictured(source);
  const names = pageNames(page);
  const looks = looksIn(page.panels);
  const told = page.panels.map((panel) => toldPanel(panel, names, looks));
  const everybody = told.flatMap(({ panel }) => panel.cast ?? []).map(({ name }) => name);
  const casting = castNames(
    [...names, ...new Set(everybody.filter((name) => !names.includes(name)))],
    meta,
    looksIn([...page.panels, ...told.map(({ panel }) => panel)]),
  );
  const panels = told.map((one, index) =>
    stagePanel(one, index, `${meta.seed}|${page.pageNumber}|${index}`, casting, meta, names),
  );
  const asked = told.map(({ panel }) => panel.shot);
  return directCamera(panels, asked, `${meta.seed}|${page.pageNumber}`);
}

/** A panel with everybody who is in its picture, and what was read from the words of its scene. */
type ToldPanel = { panel: ScriptPanel & { cast: NonNullable<ScriptPanel['cast']> }; read: ReadScene };

function toldPanel(source: ScriptPanel, names: string[], looks: Looks): ToldPanel {
  const panel = asUnderstood(source);
  const read = readScene(panel.diagram ? '' : panel.scene, names, looks);
  const speakers = [...new Map(panel.dialogue.map(({ speaker }) => [nameKey(speaker), speaker])).values()]
    .filter((name) => nameKey(name) !== 'narrator')
    .map((name) => ({ name }));
  const among = (one: { name: string }, people: { name: string }[]) =>
    people.find(({ name }) => nameKey(name) === nameKey(one.name));
  // Who is chosen may leave a voice outside.
  if (panel.cast) return { panel: { ...panel, cast: panel.cast }, read };
  const seen = panel.shot === 'prop' ? [] : read.people;
  const speaking = speakers.slice(0, 3).map((one) => among(one, seen) ?? one);
  const others = seen.filter((one) => !among(one, speakers));
  return { panel: { ...panel, cast: [...speaking, ...others].slice(0, mostActors) }, read };
}

function stagePanel(
  { panel, read }: ToldPanel,
  index: number,
  seed: string,
  casting: Casting,
  meta: ComicMeta,
  people: string[],
): StagedPanel {
  const props = panel.diagram ? [] : (panel.props ?? inferProps(read.rest, people));
  const actors = stageActors(panel, seed, casting, meta);
  const lines = panel.dialogue
    .filter((line) => line.text.trim())
    .map((line, i) => stageLine(line, i, actors));
  const shot = chooseShot(panel, actors.length, props.length);
  const scene = panel.diagram
    ? inferScene(panel.background ?? 'board', [], meta.subject, seed)
    : inferScene(panel.background ?? read.place, [panel.scene], meta.subject, seed);
  const { night, weather } = panel.background ? skyTold(panel.scene, scene) : skyInWords(panel.scene);
  return {
    index,
    seed,
    shot,
    scene,
    tone: toneNames.find((tone) => tone === panel.tone),
    subject: meta.subject,
    land: landOf(countryIn(panel.scene) ?? meta.country ?? ''),
    ...(night && { night }),
    ...(weather && { weather }),
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

const filled = (text: string | undefined) => text?.trim() || undefined;

/** Somebody at another age than in the rest of the page, only in the panels that say so: somebody of history as a child, a child grown up. */
function atAnotherAge(
  { name, as }: CastEntry,
  usual: Player | undefined,
  meta: ComicMeta,
): Player | undefined {
  const person = lookNamed(as)?.person;
  if (!person || usual?.kind !== 'person') return undefined;
  const isOfAge = person === 'crowd' || isOld(person, usual.member);
  const isChildOfHistory = as?.startsWith(asYoung);
  return isChildOfHistory || !isOfAge
    ? castNames([name], meta, new Map([[nameKey(name), as!]])).get(nameKey(name))
    : undefined;
}

/** Whether somebody is as old as a look says: a child, grown up or old. */
const isOld = (person: SinglePerson, { age }: CastMember) =>
  /^(?:girl|boy|child)$/.test(person)
    ? /^(?:kid|small|teen)$/.test(age)
    : age === (/^(?:old-|elder)/.test(person) ? 'elder' : 'adult');

type CastEntry = ToldPanel['panel']['cast'][number];

function stageActors(
  panel: ToldPanel['panel'],
  seed: string,
  casting: Casting,
  meta: ComicMeta,
): StagedActor[] {
  if (panel.shot === 'prop') return [];
  const actors = panel.cast.slice(0, panel.diagram ? 1 : mostActors).map((role, i) => {
    const said = panel.dialogue.filter((line) => nameKey(line.speaker) === nameKey(role.name));
    const mood = moodOf(said, panel.dialogue.length > 0, hashText(`${seed}|${i}`));
    const usual = casting.get(nameKey(role.name));
    const player: Player = atAnotherAge(role, usual, meta) ??
      usual ?? {
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

type Mood = { pose: PoseName; expression: ExpressionName };

/** How somebody stands and looks who speaks, thinks, shouts or listens; what they say is not looked at. */
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

/** A staged panel with other words in it: whoever is in the picture says their lines, and others are heard from outside. */
export function withWords(
  staged: StagedPanel,
  words: Pick<ScriptPanel, 'title' | 'subtitle' | 'caption' | 'captionBottom' | 'sfx' | 'dialogue'>,
): StagedPanel {
  return {
    ...staged,
    title: filled(words.title),
    subtitle: filled(words.subtitle),
    caption: filled(words.caption),
    captionBottom: filled(words.captionBottom),
    sfx: filled(words.sfx),
    lines: words.dialogue
      .filter((line) => line.text.trim())
      .map((line, i) => stageLine(line, i, staged.actors)),
  };
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
