import { svg } from '../markup.ts';
import { round } from '../svg.ts';
import { d, type Painter } from './painter.ts';

/** Light and shade, in styles that have colours; black and white shades with screen tones instead. */

/** A soft round of light. */
export function glow(
  p: Painter,
  x: number,
  y: number,
  radius: number,
  fill = '#fff3b0',
  opacity = 0.6,
): string {
  return p.inColor(() => {
    const color = p.style.paint(fill, 'light');
    if (p.style.layered) {
      const disc = (share: number) =>
        svg`<circle cx="${round(x)}" cy="${round(y)}" r="${round(radius * share)}" fill="${color}" fill-opacity="${round(opacity * 4) / 10}"/>`;
      return disc(0.8) + disc(0.52);
    }
    const id = p.ids('r');
    return svg`<radialGradient id="${id}"><stop offset="0" stop-color="${color}" stop-opacity="${opacity}"/><stop offset="0.45" stop-color="${color}" stop-opacity="${round(opacity * 5) / 10}"/><stop offset="1" stop-color="${color}" stop-opacity="0"/></radialGradient><circle cx="${round(x)}" cy="${round(y)}" r="${round(radius)}" fill="url(#${id})"/>`;
  });
}

/** A patch or a shaft of light: the inside of a path. */
export function light(p: Painter, path: string, fill = '#fff6cf', opacity = 0.35): string {
  return p.inColor(
    () => svg`<path d="${path}" fill="${p.style.paint(fill, 'light')}" fill-opacity="${opacity}"/>`,
  );
}

/** The same of the sun, that falls into a room: none at night. */
export const sunlight = (p: Painter, path: string, fill: string, opacity: number): string =>
  p.isNight ? '' : light(p, path, fill, opacity);

/** What lies out of the light: the inside of a path. */
export function shade(p: Painter, path: string, opacity = 0.1): string {
  return p.inColor(() => svg`<path d="${path}" fill="#1c2340" fill-opacity="${opacity}"/>`);
}

/** The shadow that a thing throws on the ground. */
export function groundShadow(p: Painter, x: number, y: number, rx: number, ry = rx * 0.16): string {
  if (p.style.monochrome) return p.oval(x, y, rx, ry, '#6a6a6a', false);
  return svg`<ellipse cx="${round(x)}" cy="${round(y)}" rx="${round(rx)}" ry="${round(ry)}" fill="#1c2340" fill-opacity="0.15"/>`;
}

/** Light falling through a window: its patch on the floor, drawn out to one side; none at night. */
export function windowLight(p: Painter, x: number, width: number, lean: number): string {
  const { ground: g, height: h } = p;
  const near = g + (h - g) * 0.78;
  const pane = (from: number, to: number) =>
    d`M${x + width * from + lean * 0.25},${g + 6} L${x + width * to + lean * 0.25},${g + 6} L${x + width * to * 1.25 + lean},${near} L${x + width * from * 1.25 + lean},${near} Z`;
  return sunlight(p, `${pane(0, 0.45)} ${pane(0.55, 1)}`, '#fff6cf', 0.4);
}
