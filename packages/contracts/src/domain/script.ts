import { z } from 'zod';
import { listOf, wholeNumberBetween } from './bounds.ts';
import { castChoicesSchema } from './cast.ts';
import { diagramSchema } from './diagram.ts';
import { limits } from './limits.ts';
import { labelSchema, textSchema } from './text.ts';

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

const name = textSchema(1, limits.nameMax);
const label = labelSchema;

/** A thing shown in a panel: an icon by name, or a lettered card where no icon fits. */
export const propSchema = z.union(
  [
    z.object({
      icon: label,
      label: label.optional(),
      face: z.boolean().optional(),
      /** How many of it there are; one unless told. */
      count: wholeNumberBetween(2, limits.countMax).optional(),
    }),
    z.object({ card: label }),
  ],
  `Use { "icon": "…" } or { "card": "…" }, with 1 to ${limits.labelMax} characters.`,
);
export type Prop = z.infer<typeof propSchema>;

export const castingSchema = z.object({
  name,
  /** What is drawn under this name: a look of the studio's vocabulary ("girl", "old-man", "victorian-girl", "mahatma-gandhi", "dog", "crowd"). */
  as: label.optional(),
  side: z.enum(['left', 'middle', 'right']).optional(),
  pose: label.optional(),
  /** Icon of what the hands hold, where the pose holds something. */
  holds: label.optional(),
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

const ownPanelSchema = z.object({
  scene: textSchema(0, limits.sceneMax),
  caption: textSchema(0, limits.captionMax),
  dialogue: listOf(dialogueLineSchema, 0, limits.dialogueMax).default([]),
  title: textSchema(1, limits.titleMax).optional(),
  subtitle: textSchema(1, 200).optional(),
  captionBottom: textSchema(1, limits.captionMax).optional(),
  shot: z.enum(shots).optional(),
  background: label.optional(),
  tone: label.optional(),
  fullWidth: z.boolean().optional(),
  cast: listOf(castingSchema, 0, 4).optional(),
  props: listOf(propSchema, 0, 4).optional(),
  diagram: diagramSchema.optional(),
  sfx: label.optional(),
  /** A person's own words for what is to be seen, without what is said. Left out, the studio finds them. */
  alt: textSchema(1, 1_000).optional(),
  factIds: listOf(label, 0, 20).optional(),
  /** The studio's mark of which words of `scene` it read the place, people and things from. Without it they are set by hand. */
  understood: label.optional(),
});

/** All that is lettered in a panel, with who says it. */
export const lettered = {
  caption: true,
  dialogue: true,
  title: true,
  subtitle: true,
  captionBottom: true,
  sfx: true,
} as const;
export const panelSchema = ownPanelSchema.extend({
  /** The words that the picture leaves room for; later words are lettered into the same picture. Without it, the words as they are. */
  room: ownPanelSchema.pick(lettered).optional(),
});
export type ScriptPanel = z.infer<typeof panelSchema>;

export const scriptPageSchema = z.object({
  pageNumber: wholeNumberBetween(1, limits.pagesMax),
  title: textSchema(1, limits.titleMax).optional(),
  panels: listOf(panelSchema, 1, limits.panelsPerPageMax),
});
export type ScriptPage = z.infer<typeof scriptPageSchema>;

/** A page as it was drawn, and what is to be seen in each of its panels. Pages drawn before that was kept lack it. */
export type DrawnScriptPage = ScriptPage & { pictures?: string[] };

export const scriptSchema = listOf(scriptPageSchema, 1, limits.pagesMax);
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

/**
 * What a reader who cannot see the panel is told: what is to be seen, then all its words as they are now, in reading
 * order. `picture` is for whoever knows what is drawn; `tell` says how a line is told.
 */
export function panelAltText(
  panel: ScriptPanel,
  picture: string = panel.alt ?? panel.scene,
  tell: (line: DialogueLine) => string = ({ speaker, text }) => `${speaker}: ${text}`,
): string {
  const words = [
    panel.title,
    panel.subtitle,
    panel.caption,
    ...panel.dialogue.filter(({ text }) => text.trim()).map(tell),
    panel.captionBottom,
  ];
  const told = [picture, ...words.map((text) => stripTermMarks(text ?? ''))];
  return (
    told
      .map((text) => text.trim())
      .filter(Boolean)
      .join(' ') || 'Comic panel'
  );
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
  /** How the people of the comic look, where their creator has said so. */
  cast: castChoicesSchema.optional(),
  /** Where it is read, as in its brief: people look as those of there. */
  country: z.string().optional(),
  /** The name on its cover, for what is printed: pages on a screen have it beside them. */
  author: z.string().optional(),
});
export type ComicMeta = z.infer<typeof comicMetaSchema>;
