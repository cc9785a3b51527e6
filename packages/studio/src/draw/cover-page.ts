import type { Casting, ComicMeta, Script, ScriptPanel } from '@panelwise/contracts/domain/script';
import { blockRect, type PanelComposition } from './compose/composition.ts';
import type { FontBook } from './fonts.ts';
import { drawPortrait, type Portrait } from './portrait.ts';
import { hasIcon } from './props/icons.ts';
import { createRandom, pick, type Random } from './random.ts';
import { looksIn } from './staging/casting.ts';
import { nameKey } from './staging/name-key.ts';
import { asPictured } from './staging/room-for-words.ts';
import { asUnderstood } from './staging/understood.ts';
import { isBare } from './vocabulary.ts';

type Hero = { icon: string; face: boolean };

/** 7:9, in page px. */
const size = { width: 560, height: 720 };

/** A comic's cover: its title, its people and the thing it is about, in the place where it opens. */
export function drawCover(meta: ComicMeta, script: Script, fonts: FontBook): Portrait {
  const panels = script.flatMap((page) => page.panels.map(asUnderstood));
  const opening = panels.find((panel) => panel.title) ?? panels[0];
  const title = opening?.title ?? (meta.title || meta.concept);
  const pictured = script.flatMap((page) => asPictured(page).panels.map(asUnderstood));
  const cast = mainCast(pictured, opening, createRandom(`${meta.seed}|cover`));
  const hero = heroOf(panels, opening);
  return drawPortrait(
    {
      scene: opening?.scene ?? '',
      caption: '',
      dialogue: [],
      ...(title && { title }),
      ...(opening?.subtitle && { subtitle: opening.subtitle }),
      background: placeOf(panels, opening),
      shot: cast.length > 1 ? 'two' : cast.length ? 'single' : 'prop',
      cast,
      props: [],
    },
    meta,
    fonts,
    size,
    (composition) => withHero(composition, hero),
  );
}

/** The people a little lower, and the thing they wonder about large behind them, under the title. */
function withHero(composition: PanelComposition, hero: Hero | undefined): PanelComposition {
  const { width, height, blocks, actors } = composition;
  const placed = actors.map((actor) => ({
    ...actor,
    y: actor.y + height * 0.085,
    scale: actor.scale * 0.92,
  }));
  if (!hero) return { ...composition, actors: placed };
  const titleFoot = Math.max(height * 0.24, ...blocks.map((block) => blockRect(block)[3]));
  const heads = placed.length ? Math.min(...placed.map(({ y }) => y)) : height * 0.9;
  const size = Math.max(120, Math.min(width * 0.44, (heads - titleFoot) * 0.8));
  const y = titleFoot + 6 + size * haloRadius;
  const halo = isBare(composition.staged.scene) ? 'disc' : 'burst';
  const thing = {
    kind: 'icon' as const,
    ...hero,
    count: 1,
    x: width / 2,
    y,
    size,
    turn: 0,
    halo,
    label: undefined,
  } as const;
  return { ...composition, actors: placed, things: [thing] };
}

/** Reach of a thing's plate, in sizes. */
const haloRadius = 0.71;

/** The two who say most; the opening panel's people where nobody speaks. Left and right as the opening has them; glad, but not in a sad comic. */
export function mainCast(panels: ScriptPanel[], opening: ScriptPanel | undefined, random: Random): Casting[] {
  const said = new Map<string, { name: string; letters: number }>();
  for (const { speaker, text } of panels.flatMap((panel) => panel.dialogue)) {
    if (nameKey(speaker) === 'narrator') continue;
    const known = said.get(nameKey(speaker)) ?? { name: speaker, letters: 0 };
    said.set(nameKey(speaker), { ...known, letters: known.letters + text.length });
  }
  const speakers = [...said.values()].sort((a, b) => b.letters - a.letters).map(({ name }) => name);
  const seen = panels.flatMap((panel) => panel.cast ?? []).map(({ name }) => name);
  const names = new Map([...speakers, ...seen].map((name) => [nameKey(name), name] as const).reverse());
  const ranked = [...new Set([...speakers, ...seen].map(nameKey))].slice(0, 2);
  const looks = looksIn(panels);
  const acted = (key: string) => opening?.cast?.find((role) => nameKey(role.name) === key);
  const order = { left: 0, middle: 1, right: 2 };
  const chosen = ranked
    .map((key, i) => ({ key, at: order[acted(key)?.side ?? (i ? 'right' : 'left')] }))
    .sort((a, b) => a.at - b.at);
  const tone = isGrave(panels) ? calm : glad;
  return chosen.map(({ key }, i) => ({
    name: names.get(key)!,
    ...(looks.has(key) && { as: looks.get(key)! }),
    ...(chosen.length > 1 && { side: i ? ('right' as const) : ('left' as const) }),
    // One-armed poses turn outwards; nobody's hand comes before the other's face.
    pose: pick(random, i ? tone.right : tone.left),
    expression: pick(random, tone.faces),
  }));
}

/** How people meet a reader: the one on the left shows the way. */
const glad = {
  left: ['point-up', 'wave', 'cheer', 'hips'],
  right: ['hips', 'idle', 'arms-crossed', 'wave'],
  faces: ['happy', 'smile', 'proud', 'curious'],
} as const;
const calm = { left: ['idle'], right: ['idle'], faces: ['curious'] } as const;

const grave: ReadonlySet<string | undefined> = new Set(['sad', 'worried', 'angry']);
/** Where so large a part of the faces is grave, nobody smiles or waves on the cover. */
const graveShare = 1 / 3;

function isGrave(panels: readonly ScriptPanel[]): boolean {
  const faces = panels.flatMap(({ cast = [] }) => cast.map(({ expression }) => expression));
  return faces.length > 0 && faces.filter((one) => grave.has(one)).length >= faces.length * graveShare;
}

/** The first thing shown that has a picture, the opening's before all others. */
function heroOf(panels: ScriptPanel[], opening: ScriptPanel | undefined): Hero | undefined {
  const shown = [...(opening?.props ?? []), ...panels.flatMap((panel) => panel.props ?? [])];
  for (const prop of shown)
    if ('icon' in prop && hasIcon(prop.icon)) return { icon: prop.icon, face: prop.face ?? false };
  return undefined;
}

/** Where the comic opens; a colour burst or a board is no place to meet people. */
function placeOf(panels: ScriptPanel[], opening: ScriptPanel | undefined): string | undefined {
  return [opening, ...panels]
    .map((panel) => panel?.background)
    .find((place) => place !== undefined && place !== 'board' && !isBare(place));
}
