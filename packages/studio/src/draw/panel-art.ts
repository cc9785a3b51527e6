import { drawAnimal } from './animals/draw-animal.ts';
import { drawCrowd } from './cast/crowd.ts';
import { drawFigure } from './cast/figure.ts';
import { mix } from './colors.ts';
import type { PanelComposition, PlacedActor, PlacedCard, PlacedProp } from './compose/composition.ts';
import { postureOf } from './compose/figure-extent.ts';
import { drawDiagram } from './diagrams/diagram.ts';
import type { FontBook } from './fonts.ts';
import { keepInFrame } from './keep-in-frame.ts';
import { tonePatterns } from './manga-tones.ts';
import { svg } from './markup.ts';
import { cutFromPaper } from './paper-layers.ts';
import { benDayDots, burst } from './props/effects.ts';
import { drawProp } from './props/prop.ts';
import { standSeveral } from './props/several.ts';
import { isView } from './props/views.ts';
import { createRandom } from './random.ts';
import { drawScene } from './scenes/scene.ts';
import type { Style } from './styles.ts';
import { circleTag, clipTo, createIds, type Ids, rectTag, round } from './svg.ts';

/** A panel's picture as SVG elements in box px: scene, diagram, things, figures. No text, no border. */
export function drawPanelArt(composition: PanelComposition, style: Style, fonts: FontBook): string {
  const { staged, width, height, diagram } = composition;
  const ids = createIds(`a${staged.index}`);
  const scene = drawScene(
    staged.scene,
    {
      width,
      height,
      style,
      ids,
      random: createRandom(`${staged.seed}|scene`),
      tone: staged.tone,
      land: staged.land,
      subject: staged.subject,
      focus: { x: width / 2, y: height * 0.62 },
      // In the night that a scene asks for, one moon is enough.
      clearTop: composition.titled || (staged.night === true && composition.things.some(isMoon)),
      acting: composition.actors.flatMap(({ actor: { player } }) =>
        player.kind === 'animal' ? [player.animal.species] : [],
      ),
      covered: composition.things.filter(
        (thing): thing is PlacedProp => thing.kind === 'icon' && isView(thing),
      ),
    },
    staged,
  );
  const drawn = (thing: PlacedProp | PlacedCard) =>
    thing.kind === 'card' ? drawCard(thing, style) : drawThing(thing, style, ids);
  const art = [
    style.monochrome ? svg`<defs>${tonePatterns()}</defs>` : '',
    scene,
    diagram
      ? drawDiagram(diagram.diagram, diagram.frame, { style, fonts, ids, textSize: diagram.textSize }).art
      : '',
    ...composition.things.filter((thing) => !inFront(thing)).map(drawn),
    ...inDrawingOrder(composition.actors).map((placed) => drawActor(placed, style, ids)),
    ...composition.things.filter(inFront).map(drawn),
  ].join('');
  const seen = keepInFrame(art, composition);
  return style.layered ? cutFromPaper(seen) : seen;
}

const isMoon = (thing: PlacedProp | PlacedCard) => thing.kind === 'icon' && /moon/.test(thing.icon);

/** What stands on the ground stands before the people. */
export const inFront = (thing: PlacedProp | PlacedCard) => thing.kind === 'icon' && thing.halo === 'ground';

/** Whoever's head is higher stands further back, and a crowd behind everybody. */
export const inDrawingOrder = (actors: readonly PlacedActor[]): PlacedActor[] =>
  [...actors].sort((a, b) => depthOf(a) - depthOf(b));

const depthOf = ({ actor, y }: PlacedActor) => (actor.player.kind === 'crowd' ? y - 1e4 : y);

function drawActor(placed: PlacedActor, style: Style, ids: Ids): string {
  const { actor, x, y, scale, mirrored, look, held, sway } = placed;
  const { player, pose, expression } = actor;
  const shared = { pose, expression, look, style, ids, scale, mirrored, sway };
  if (player.kind === 'animal') return drawAnimal(x, y, { ...shared, animal: player.animal });
  if (player.kind === 'crowd') return drawCrowd(x, y, { ...shared, crowd: player.crowd });
  return drawFigure(x, y, { ...shared, ...postureOf(placed, player.member), held });
}

function drawThing(thing: PlacedProp, style: Style, ids: Ids): string {
  const { icon, count, x, y, size, turn, face, halo } = thing;
  const all = count === 1 ? [{ x: 0, y: 0, size: 1 }] : standSeveral(count, halo === 'ground');
  const drawn = all.map((one) =>
    drawProp(icon, x + one.x * size, y + one.y * size, one.size * size, style, ids, { turn, face }),
  );
  return drawHalo(thing, style, ids) + drawn.join('');
}

/** A quiet plate behind a thing, so that it stands out from the scene. */
function drawHalo({ halo, x, y, size }: PlacedProp, style: Style, ids: Ids): string {
  if (halo === 'none') return '';
  if (halo === 'ground')
    return svg`<ellipse cx="${round(x)}" cy="${round(y + size * 0.46)}" rx="${round(size * 0.46)}" ry="${round(size * 0.075)}" fill="${style.monochrome ? '#111111' : style.ink}" fill-opacity="${style.dark ? 0.5 : 0.28}"/>`;
  if (halo === 'glow') {
    if (style.layered) return circleTag(x, y, size * 0.66, '#fff6df');
    const [fill, opacity] = style.inked ? ['#fffdf4', 0.85] : ['#ffffff', 0.72];
    return svg`<circle cx="${round(x)}" cy="${round(y)}" r="${round(size * 0.62)}" fill="${fill}" fill-opacity="${opacity}"/>`;
  }
  const plate = (hex: string) => (style.dark ? style.bubbleFill : hex);
  if (halo === 'burst') {
    const radius = size * 0.62;
    return style.monochrome
      ? burst(x, y, radius * 1.12, radius * 0.94, 18, '#ffffff', { color: '#111111', width: 2.2 })
      : burst(x, y, radius * 1.14, radius * 0.94, 18, plate(mix('#fff3b0', '#ffffff', 0.1)), {
          color: style.ink,
          width: 2.6,
        });
  }
  const radius = size * 0.68;
  const cool = halo === 'ring';
  const disc = circleTag(x, y, radius, plate(mix('#ffffff', cool ? '#cdeffd' : '#ffe9a8', 0.55)), {
    color: style.ink,
    width: 2.6,
  });
  if (!style.halftone) return disc;
  const inner = round(radius - 2);
  const circle = `M${round(x - inner)},${round(y)} a${inner},${inner} 0 1 0 ${2 * inner},0 a${inner},${inner} 0 1 0 ${-2 * inner},0 Z`;
  const field = { x: x - radius, y: y - radius, width: radius * 2, height: radius * 2, pitch: 12 };
  const dots = benDayDots(field, (u, v) => (u + v) * 0.5 - 0.35, cool ? '#7cc8e8' : '#ffb84d', 0.6);
  return disc + clipTo(ids, circle, dots);
}

function drawCard({ x, y, width, height, turn }: PlacedCard, style: Style): string {
  const fill = style.monochrome ? '#ffffff' : style.paint('#ffe168', 'accent');
  const border = style.inked ? { color: style.ink, width: style.lineWidth } : undefined;
  const dashed = svg`<rect x="${round(x - width / 2 + 9)}" y="${round(y - height / 2 + 9)}" width="${round(width - 18)}" height="${round(height - 18)}" rx="8" fill="none" stroke="${style.accent}" stroke-width="2.4" stroke-dasharray="9 7"/>`;
  const plate = rectTag(x - width / 2, y - height / 2, width, height, fill, { radius: 14, stroke: border });
  return svg`<g transform="rotate(${turn} ${round(x)} ${round(y)})">${plate}${dashed}</g>`;
}
