import type { Casting, ComicMeta, Prop, Script, ScriptPanel } from '@panelwise/contracts/domain/script';
import type { FontBook } from './fonts.ts';
import { drawPortrait, type Portrait } from './portrait.ts';
import { hasIcon } from './props/icons.ts';
import { nameKey } from './staging/casting.ts';

/** 7:9, in page px. */
const size = { width: 560, height: 720 };

/** A comic's cover: its title, its people and the thing it is about, in the place where it opens. */
export function drawCover(meta: ComicMeta, script: Script, fonts: FontBook): Portrait {
  const panels = script.flatMap((page) => page.panels);
  const opening = panels.find((panel) => panel.title) ?? panels[0];
  const title = opening?.title ?? (meta.title || meta.concept);
  const cast = mainCast(panels, opening);
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
      props: hero ? [hero] : [],
    },
    meta,
    fonts,
    size,
  );
}

/** The two who say most; the opening panel's people where nobody speaks. Left and right as the opening has them. */
function mainCast(panels: ScriptPanel[], opening: ScriptPanel | undefined): Casting[] {
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
  const acted = (key: string) => opening?.cast?.find((role) => nameKey(role.name) === key);
  const order = { left: 0, middle: 1, right: 2 };
  const chosen = ranked
    .map((key, i) => ({ key, at: order[acted(key)?.side ?? (i ? 'right' : 'left')] }))
    .sort((a, b) => a.at - b.at);
  return chosen.map(({ key }, i) => ({
    name: names.get(key)!,
    ...(chosen.length > 1 && { side: i ? ('right' as const) : ('left' as const) }),
    pose: i ? 'present' : 'wave',
    expression: i ? 'happy' : 'joy',
  }));
}

/** The first thing shown that has a picture, the opening's before all others. */
function heroOf(panels: ScriptPanel[], opening: ScriptPanel | undefined): Prop | undefined {
  const shown = [...(opening?.props ?? []), ...panels.flatMap((panel) => panel.props ?? [])];
  for (const prop of shown)
    if ('icon' in prop && hasIcon(prop.icon)) return { icon: prop.icon, ...(prop.face && { face: true }) };
  return undefined;
}

/** Where the comic opens; a colour burst or a board is no place to meet people. */
function placeOf(panels: ScriptPanel[], opening: ScriptPanel | undefined): string | undefined {
  const bare = new Set(['burst', 'board', undefined]);
  return [opening, ...panels].map((panel) => panel?.background).find((place) => !bare.has(place));
}
