import type { ScriptPanel } from '@panelwise/contracts/domain/script';
import { asPictured } from '@panelwise/studio/draw/staging/room-for-words';
import { asUnderstood } from '@panelwise/studio/draw/staging/understood';
import { lookOf } from '@panelwise/studio/write/stage/looks';
import type { PanelOrder } from '../artist.ts';

/** How each of our styles is described to an image model. */
const styleWords: Record<string, string> = {
  comic:
    'classic comic book illustration, bold clean ink outlines, flat bright colours, soft halftone shading',
  manga: 'black and white manga illustration, fine ink lines, screentone shading, expressive faces',
  flat: 'modern flat vector illustration, simple rounded shapes, no outlines, harmonious colours',
  watercolor: "soft watercolour children's book illustration, visible paper grain, gentle colour washes",
  pixel: '16-bit pixel art illustration, crisp pixels, limited bright palette',
  chalkboard:
    'chalk drawing on a dark green blackboard, white chalk outlines with grain, rubbed-in pastel chalk colours',
  papercut:
    'layered paper cut-out illustration, coloured paper, soft drop shadows between layers, no outlines',
};

const shotWords: Record<string, string> = {
  wide: 'wide establishing shot, figures small in their surroundings',
  two: 'medium shot of two people talking',
  single: 'medium shot of one person',
  close: 'close-up',
  prop: 'the things in the middle, large and clear',
  splash: 'dramatic wide opening shot',
};

/** Image models stop reading somewhere; the scene comes first. */
const longestScene = 700;

/**
 * What an image model is asked for. It never hears the caption or the dialogue: letters are set by us, and
 * words in a prompt end up as letters in the picture.
 */
export function panelPrompt({ page, meta, panelIndex }: PanelOrder): string {
  const panel = asUnderstood(asPictured(page).panels[panelIndex]!);
  const people = peopleOf(panel).map((name) => `${name} is ${lookOf(name, meta, asOf(panel, name))}`);
  const sentences = [
    styleWords[meta.style] ?? styleWords.comic!,
    panel.scene.slice(0, longestScene) || `A picture about ${meta.concept}`,
    shotWords[panel.shot ?? ''] ?? '',
    panel.background ? `Setting: ${panel.background}` : '',
    ...people,
    `One single picture for a school comic about ${meta.concept} for ${meta.grade} readers, friendly and suitable for children`,
    'Quiet areas along the top and bottom edges, faces in the middle',
    'No text, no letters, no numbers, no words, no speech bubbles, no captions, no signs, no watermark, no panel borders',
  ];
  return sentences
    .map((sentence) => sentence.trim().replace(/\.$/, ''))
    .filter(Boolean)
    .map((sentence) => `${sentence}.`)
    .join(' ');
}

const asOf = ({ cast }: PanelOrder['page']['panels'][number], name: string) =>
  cast?.find((one) => one.name === name)?.as;

/** Who can be seen: the casting, else who speaks. */
function peopleOf(panel: ScriptPanel): string[] {
  const cast = panel.cast?.map((one) => one.name) ?? panel.dialogue.map((line) => line.speaker);
  return [...new Set(cast)].slice(0, 4);
}
