import type { Diagram } from './diagram.ts';
import { limits } from './limits.ts';
import type { Script, ScriptPage, ScriptPanel } from './script.ts';

/** What a text of a script is, as people call it. */
export const scriptWordKinds = ['title', 'caption', 'speech', 'sound', 'label', 'alt'] as const;
export type ScriptWordKind = (typeof scriptWordKinds)[number];

/** One text that is read on the pages of a comic, or told to who cannot see them. Page and panel count from 1. */
export type ScriptWord = {
  /** Names its place, the same for every script of this shape. */
  key: string;
  kind: ScriptWordKind;
  page: number;
  panel?: number;
  speaker?: string;
  text: string;
  /** Characters that there may be. */
  max: number;
};

type Change = (word: ScriptWord) => string;
type Place = Pick<ScriptWord, 'page' | 'panel'>;

/** Every text of a script in reading order. Scenes are not among them: they are what is drawn, and nobody reads them. */
export function scriptWords(script: Script): ScriptWord[] {
  const words: ScriptWord[] = [];
  changeScriptWords(script, (word) => {
    words.push(word);
    return word.text;
  });
  return words;
}

/** The script with every text as `change` gives it. Empty texts are none. */
export function changeScriptWords(script: Script, change: Change): Script {
  const changeSome: Change = (word) => (word.text.trim() === '' ? word.text : change(word));
  return script.map((page, index) => changePage(page, index + 1, changeSome));
}

/** The same pictures for other words: each panel keeps room for what it says now, and is drawn for that. */
export function keepPictures(script: Script): Script {
  return script.map((page) => ({
    ...page,
    panels: page.panels.map((panel) => ({ ...panel, room: panel.room ?? letteredIn(panel) })),
  }));
}

function letteredIn({ caption, dialogue, title, subtitle, captionBottom, sfx }: ScriptPanel) {
  return {
    caption,
    dialogue,
    ...(title && { title }),
    ...(subtitle && { subtitle }),
    ...(captionBottom && { captionBottom }),
    ...(sfx && { sfx }),
  };
}

function changePage(page: ScriptPage, number: number, change: Change): ScriptPage {
  const { title } = page;
  const key = `${number}.title`;
  return {
    ...page,
    ...(title && { title: change({ key, kind: 'title', page: number, text: title, max: limits.titleMax }) }),
    panels: page.panels.map((panel, index) => changePanel(panel, { page: number, panel: index + 1 }, change)),
  };
}

function changePanel(panel: ScriptPanel, place: Place, change: Change): ScriptPanel {
  const at = (part: string) => `${place.page}.${place.panel}.${part}`;
  const one = (part: keyof ScriptPanel, kind: ScriptWordKind, max: number) => {
    const text = panel[part];
    return typeof text === 'string' && text !== ''
      ? { [part]: change({ key: at(part), kind, ...place, text, max }) }
      : {};
  };
  return {
    ...panel,
    ...one('title', 'title', limits.titleMax),
    ...one('subtitle', 'title', 200),
    ...one('caption', 'caption', limits.captionMax),
    dialogue: panel.dialogue.map((line, i) => {
      const { speaker, text } = line;
      const key = at(`dialogue.${i}`);
      return {
        ...line,
        text: change({ key, kind: 'speech', ...place, speaker, text, max: limits.dialogueTextMax }),
      };
    }),
    ...one('captionBottom', 'caption', limits.captionMax),
    ...one('sfx', 'sound', limits.labelMax),
    ...(panel.props && { props: labelsOf(panel.props, at('props'), place, change) }),
    ...(panel.diagram && { diagram: labelsOf<Diagram>(panel.diagram, at('diagram'), place, change) }),
    ...one('alt', 'alt', 1_000),
  };
}

/** Keys of things and diagrams under which words stand that are lettered; the others name icons, colours and kinds. */
const letteredKeys = new Set(
  `label labels card title items text unit when arrows battery ahead behind name names march june september december`.split(
    ' ',
  ),
);

/** Diagrams allow sentences of this length in lists and timelines. */
const sentenceMax = 80;

function labelsOf<T>(value: T, key: string, place: Place, change: Change, isLettered = false): T {
  if (typeof value === 'string') {
    const max = value.length > limits.labelMax ? sentenceMax : limits.labelMax;
    return (isLettered ? change({ key, kind: 'label', ...place, text: value, max }) : value) as T;
  }
  if (Array.isArray(value))
    return value.map((one, i) => labelsOf(one, `${key}.${i}`, place, change, isLettered)) as T;
  if (typeof value !== 'object' || value === null) return value;
  // The corners of a triangle are named one by one.
  const isNamed = (name: string) => letteredKeys.has(name) || (isLettered && /^[abc]$/.test(name));
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [
      name,
      labelsOf(inner, `${key}.${name}`, place, change, isNamed(name)),
    ]),
  ) as T;
}
