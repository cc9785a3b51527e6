import { DomainError } from '@panelwise/contracts/errors/domain-error';

/** Everything that a drawing of ours is made of. Pictures, links, text, styles, scripts and entities are not among it. */
const elements = new Set(
  'svg g defs path circle ellipse rect clipPath pattern linearGradient radialGradient stop'.split(' '),
);
const attributes = new Set(
  [
    'xmlns width height viewBox id transform clip-path opacity data-solid data-text',
    'd x y cx cy r rx ry x1 y1 x2 y2',
    'fill fill-opacity fill-rule clip-rule stroke stroke-width stroke-opacity stroke-linejoin stroke-linecap',
    'stroke-miterlimit stroke-dasharray offset stop-color stop-opacity',
    'gradientUnits patternUnits patternTransform',
  ]
    .join(' ')
    .split(' '),
);

const tag = /<(?:\/([a-zA-Z]+)|([a-zA-Z]+)((?:\s+[\w:-]+="[^"<]*")*)\s*\/?)>/g;
const attribute = /\s+([\w:-]+)="([^"<]*)"/g;
const namespace = 'http://www.w3.org/2000/svg';

/**
 * Makes sure that SVG holds shapes and nothing else, before it is rasterised: resvg would read files and draw
 * pictures that it is pointed to, and has no option against it.
 * @throws DomainError `bad-script` that names what does not belong there
 */
export function checkPlainDrawing(svg: string): void {
  let end = 0;
  for (const { 0: whole, 1: closed, 2: opened, 3: given, index } of svg.matchAll(tag)) {
    const between = svg.slice(end, index).trim();
    if (between) refuse(between);
    end = index + whole.length;
    const name = (closed ?? opened)!;
    if (!elements.has(name)) refuse(`<${name}>`);
    for (const [, key, value] of given?.matchAll(attribute) ?? [])
      if (!attributes.has(key!) || !isOwnValue(key!, value!)) refuse(`${key} ${value}`);
  }
  const rest = svg.slice(end).trim();
  if (rest || end === 0) refuse(rest);
}

/** A value that points at nothing outside the drawing, also not in other letters. */
function isOwnValue(name: string, value: string): boolean {
  if (name === 'd') return true;
  if (name === 'xmlns') return value === namespace;
  if (/&(?!(?:amp|lt|gt|quot|#39);)/.test(value)) return false;
  return !/url\s*\(/i.test(value) || /^url\(#[\w-]+\)$/.test(value);
}

function refuse(found: string): never {
  throw new DomainError('bad-script', {
    message: `This picture cannot be drawn: it holds something that is no shape (${found.slice(0, 80)}).`,
  });
}
