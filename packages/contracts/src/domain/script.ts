import { z } from 'zod';
import { limits } from './limits.ts';
import { textSchema } from './text.ts';

/**
 * The comic script: a list of pages. It is stored as JSON text in `comics.prompt` and edited by people,
 * so only `scene` and `caption` are needed for a panel; every other key is staging that the studio
 * writes for itself and that it can do without.
 */

export const dialogueKinds = ['speech', 'thought', 'shout', 'whisper'] as const;

export const dialogueLineSchema = z.object({
  speaker: textSchema(1, limits.nameMax),
  text: textSchema(1, limits.dialogueTextMax),
  kind: z.enum(dialogueKinds).optional(),
});
export type DialogueLine = z.infer<typeof dialogueLineSchema>;

const label = textSchema(1, 60);
const name = textSchema(1, limits.nameMax);

/** A thing shown in a panel: an icon by name, or a lettered card where no icon fits. */
export const propSchema = z.union([
  z.object({ icon: label, label: label.optional(), face: z.boolean().optional() }),
  z.object({ card: label }),
]);
export type Prop = z.infer<typeof propSchema>;

const node = z.object({
  label,
  icon: label.optional(),
  color: z
    .string()
    .regex(/^#[0-9a-f]{6}$/i)
    .optional(),
});
export type DiagramNode = z.infer<typeof node>;
const percent = z.number().min(0).max(100);
const nodes = (min: number, max: number) => z.array(node).min(min).max(max);

/** Diagrams are drawn from data, never from a picture, so that what they show is what the script says. */
export const diagramSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('hub'), hub: node, ins: nodes(0, 5), outs: nodes(0, 5) }),
  z.object({ kind: z.literal('cycle'), nodes: nodes(2, 8), center: node.optional() }),
  z.object({ kind: z.literal('chain'), nodes: nodes(2, 8), arrows: z.array(label).optional() }),
  z.object({
    kind: z.literal('bars'),
    bars: z
      .array(z.object({ label, value: z.number(), text: label.optional(), color: z.string().optional() }))
      .min(2)
      .max(8),
    unit: label.optional(),
  }),
  z.object({
    kind: z.literal('compare'),
    columns: z
      .array(
        z.object({ title: label, icon: label.optional(), items: z.array(textSchema(1, 80)).min(1).max(5) }),
      )
      .min(2)
      .max(3),
  }),
  z.object({
    kind: z.literal('timeline'),
    events: z
      .array(z.object({ when: label, label: textSchema(1, 80), icon: label.optional() }))
      .min(2)
      .max(6),
  }),
  z.object({
    kind: z.literal('number-line'),
    from: z.number(),
    to: z.number(),
    step: z.number().positive(),
    marks: z.array(z.object({ at: z.number(), label })).max(8),
  }),
  z.object({
    kind: z.literal('fraction-bar'),
    bars: z
      .array(z.object({ parts: z.int().min(1).max(16), filled: z.int().min(0).max(16), label }))
      .min(1)
      .max(4),
  }),
  // Cut open to show its layers: a ball from its centre outwards, or a stack from the top down.
  z.object({
    kind: z.literal('cutaway'),
    shape: z.enum(['ball', 'stack']),
    /** `share` is the relative thickness of a layer, 1 unless told. */
    layers: z
      .array(node.extend({ share: z.number().positive().max(20).optional() }))
      .min(2)
      .max(6),
  }),
  // A sketch map, not to scale: places in percent of the frame from its upper left, and ways between them.
  z.object({
    kind: z.literal('map'),
    ground: z.enum(['land', 'coast', 'island']),
    places: z
      .array(z.object({ label, icon: label.optional(), at: z.tuple([percent, percent]) }))
      .min(2)
      .max(8),
    /** From one place to another, by their position in `places` from 0. */
    routes: z.array(z.object({ from: z.int().min(0), to: z.int().min(0), label: label.optional() })).max(8),
  }),
]);
export type Diagram = z.infer<typeof diagramSchema>;

export const castingSchema = z.object({
  name,
  side: z.enum(['left', 'middle', 'right']).optional(),
  pose: label.optional(),
  expression: label.optional(),
});
export type Casting = z.infer<typeof castingSchema>;

/** How the camera sees a panel. `prop` shows a thing alone, `over-shoulder` looks past one person at another. */
export const shots = [
  'wide',
  'two',
  'single',
  'close',
  'over-shoulder',
  'prop',
  'diagram',
  'splash',
] as const;

export const panelSchema = z.object({
  scene: textSchema(0, limits.sceneMax),
  caption: textSchema(0, limits.captionMax),
  dialogue: z.array(dialogueLineSchema).max(limits.dialogueMax).default([]),
  title: textSchema(1, limits.titleMax).optional(),
  subtitle: textSchema(1, 200).optional(),
  captionBottom: textSchema(1, limits.captionMax).optional(),
  shot: z.enum(shots).optional(),
  background: label.optional(),
  tone: label.optional(),
  fullWidth: z.boolean().optional(),
  cast: z.array(castingSchema).max(4).optional(),
  props: z.array(propSchema).max(4).optional(),
  diagram: diagramSchema.optional(),
  sfx: label.optional(),
  alt: textSchema(1, 1_000).optional(),
  factIds: z.array(label).max(20).optional(),
});
export type ScriptPanel = z.infer<typeof panelSchema>;

export const scriptPageSchema = z.object({
  pageNumber: z.int().min(1).max(limits.pagesMax),
  title: textSchema(1, limits.titleMax).optional(),
  panels: z.array(panelSchema).min(1).max(limits.panelsPerPageMax),
});
export type ScriptPage = z.infer<typeof scriptPageSchema>;

export const scriptSchema = z.array(scriptPageSchema).min(1).max(limits.pagesMax);
export type Script = z.infer<typeof scriptSchema>;

/** The words of a panel in reading order: title, subtitle, caption, dialogue, closing caption. Diagram labels come after. */
export function panelWords(panel: ScriptPanel): string[] {
  return [
    panel.title,
    panel.subtitle,
    panel.caption,
    ...panel.dialogue.map((line) => line.text),
    panel.captionBottom,
  ]
    .filter((text): text is string => Boolean(text?.trim()))
    .map(stripTermMarks);
}

/** Removes the *stars* that mark a key term in caption and dialogue text. */
export function stripTermMarks(text: string): string {
  return text.replace(/\*([^*\n]+)\*/g, '$1');
}

/** What a reader who cannot see the panel is told: the author's words, else scene, caption and dialogue. */
export function panelAltText(panel: ScriptPanel): string {
  if (panel.alt) return panel.alt;
  const spoken = panel.dialogue.map((line) => `${line.speaker}: ${stripTermMarks(line.text)}`);
  return [panel.scene, stripTermMarks(panel.caption), ...spoken].filter(Boolean).join(' ') || 'Comic panel';
}

/** What the studio needs to know of the comic around a page. */
export const comicMetaSchema = z.object({
  title: z.string(),
  concept: z.string(),
  subject: z.string(),
  grade: z.string(),
  /** Style slug: one of the studio's styles. */
  style: z.string(),
  /** Same seed, same cast: the series id, so that clothes stay the same through every part. */
  seed: z.string(),
  pageCount: z.int(),
});
export type ComicMeta = z.infer<typeof comicMetaSchema>;
