import { lightness, longHex, toHex } from './colors.ts';
import { writeAttributes } from './markup.ts';
import { styles } from './styles.ts';

export const pencilPaper = '#fffdf7';
const pencilBlue = '#5fa9d8';
const inkBlack = '#1b1420';
/** Line colours of every style: what is a line stays one at each stage. */
const lineColors = new Set(Object.values(styles).flatMap(({ ink, term }) => [ink, term] as string[]));
/** What a style draws on in light lines: paper, at the early stages, and its letters are lines like all others. */
const boards = new Set<string>();
for (const { dark, paper, bubbleFill, captionFill, captionInk, captionTerm } of Object.values(styles)) {
  if (!dark) continue;
  for (const color of [paper, bubbleFill, captionFill]) boards.add(color);
  for (const color of [captionInk, captionTerm]) lineColors.add(color);
}
/** Letters darker than this are lines; lighter ones stand on a dark box. */
const darkLetter = 0.6;

/** Turns a finished drawing back into its blue under-drawing or its black ink, by rewriting its colours. */
export function recolour(drawing: string, stage: 'pencil' | 'ink'): string {
  const line = stage === 'pencil' ? pencilBlue : inkBlack;
  const fill = stage === 'pencil' ? pencilFill : inkFill;
  const faint = stage === 'pencil' ? '#dcedf8' : '#ffffff';
  const paper = stage === 'pencil' ? pencilPaper : '#ffffff';
  const isOutlined = outlines();
  const recolourTag = (tag: string) => {
    const isBare = !isOutlined(tag);
    if (tag.startsWith('</')) return tag;
    const solid = tag.includes('data-solid');
    if (tag.includes('data-text'))
      return tag.replace(/ (fill|stroke)="(#[0-9a-fA-F]{3,6})"/g, (_match, attribute, hex) => {
        const color = longHex(hex.toLowerCase());
        const dark = lineColors.has(color) || lightness(color) < darkLetter;
        return writeAttributes({ [attribute]: dark ? line : paper });
      });
    return tag
      .replace(/ stroke="(#[0-9a-fA-F]{3,6})"/, (_match, hex) => {
        const color = longHex(hex.toLowerCase());
        if (solid) return writeAttributes({ stroke: fill(color) });
        const pale = lightness(color) > 0.82 && !lineColors.has(color);
        return writeAttributes({ stroke: pale ? faint : line });
      })
      .replace(/ fill="(#[0-9a-fA-F]{3,6})"/, (_match, hex) =>
        writeAttributes({
          fill: fill(longHex(hex.toLowerCase())),
          ...(isBare && !solid && { stroke: line, 'stroke-width': edge }),
        }),
      );
  };
  return drawing
    .replace(/ stop-color="[^"]*"/g, writeAttributes({ 'stop-color': paper }))
    .replace(/<\/?[a-zA-Z][^>]*>/g, recolourTag);
}

/** Width of the line round what has none of its own, in the units of its drawing: icons are enlarged, places are not. */
const edge = 0.6;
/** What is drawn elsewhere, or only cuts something out. */
const unseen = /^(?:defs|pattern|clipPath|mask|symbol)$/;
/** What a shape is seen through. */
const seeThrough = / (?:fill-)?opacity="/;

/**
 * Tells of each tag of a drawing, in its order, whether its shape has a line round it, or needs none. Things are flat colours
 * in colour; without colours nothing would be left of them.
 */
function outlines(): (tag: string) => boolean {
  const around: boolean[] = [];
  return (tag) => {
    const name = /^<\/?([a-zA-Z]+)/.exec(tag)![1]!;
    if (tag.startsWith('</')) {
      around.pop();
      return true;
    }
    const isDone =
      (around.at(-1) ?? false) || tag.includes(' stroke="') || unseen.test(name) || seeThrough.test(tag);
    if (!tag.endsWith('/>')) around.push(isDone);
    return isDone || !/^(?:path|circle|ellipse|rect|polygon)$/.test(name);
  };
}

function pencilFill(color: string): string {
  if (boards.has(color)) return pencilPaper;
  if (lineColors.has(color)) return pencilBlue;
  const light = lightness(color);
  return light < 0.2 ? '#a9d2ee' : light < 0.42 ? '#eaf4fb' : pencilPaper;
}

function inkFill(color: string): string {
  if (boards.has(color)) return '#ffffff';
  if (lineColors.has(color)) return inkBlack;
  const light = lightness(color);
  if (light < 0.2) return inkBlack;
  const value = light < 0.45 ? 226 : light < 0.62 ? 243 : 255;
  return toHex([value, value, Math.min(255, value + 2)]);
}
