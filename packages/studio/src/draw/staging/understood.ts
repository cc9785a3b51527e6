import type { Prop, Script, ScriptPanel } from '@panelwise/contracts/domain/script';
import { hashText } from '../random.ts';
import { wordsOf } from './room-for-words.ts';

/**
 * The words of a scene are the source of its picture; place, people and things beside them are what was understood from
 * those words. `understood` marks the words and each of these: what is still as it was understood follows the words, and
 * what is not was set by hand.
 */

const fields = ['background', 'tone', 'props', 'cast'] as const;
type Field = (typeof fields)[number];

/** The panel, marked as understood from its scene as it is now, with room for the words that it has now. */
export const markUnderstood = <Panel extends ScriptPanel>(panel: Panel): Panel => ({
  ...panel,
  understood: [sceneMark(panel), ...fields.map((field) => dataMark(panel, field))].join('-'),
  room: wordsOf(panel),
});

/** A script as it was written, marked as understood from its scenes. */
export const markScript = (script: Script): Script =>
  script.map((page) => ({ ...page, panels: page.panels.map(markUnderstood) }));

/** The panel as it is to be drawn: without what was understood from other words than those of its scene. */
export function asUnderstood(panel: ScriptPanel): ScriptPanel {
  const byHand = setByHand(panel);
  return isOutdated(panel)
    ? leftToWords(
        panel,
        fields.filter((field) => !byHand.includes(field)),
      )
    : panel;
}

/** Whether the words of the scene are others than those that were understood. A diagram is data that no words replace. */
const isOutdated = (panel: ScriptPanel): boolean =>
  !panel.diagram && panel.understood !== undefined && marksOf(panel)[0] !== sceneMark(panel);

/** What somebody gave themselves, so that it stays whatever the words say; in a script without the mark, all that it gives. */
export function setByHand(panel: ScriptPanel): Field[] {
  if (panel.diagram) return [];
  const [, ...marks] = marksOf(panel);
  return fields.filter((field, i) =>
    panel.understood ? marks[i] !== dataMark(panel, field) : panel[field] !== undefined,
  );
}

/** The panel with place, people and things left to the words of its scene. */
export const withoutStaging = (panel: ScriptPanel): ScriptPanel => ({
  ...leftToWords(panel, fields),
  understood: undefined,
});

function leftToWords(panel: ScriptPanel, left: readonly Field[]): ScriptPanel {
  const none = Object.fromEntries(left.map((field) => [field, undefined]));
  // The camera was chosen for the people and things that were there.
  return { ...panel, ...none, shot: panel.shot === 'splash' ? 'splash' : undefined };
}

const marksOf = ({ understood = '' }: ScriptPanel) => understood.split('-');

const short = (value: unknown) => hashText(JSON.stringify(value)).toString(36);
const sceneMark = ({ scene }: ScriptPanel) => short(scene.trim().replace(/\s+/g, ' '));

function dataMark({ background, tone, props, cast }: ScriptPanel, field: Field): string {
  const values = {
    background: background ?? '',
    tone: tone ?? '',
    props: props?.map(thingOf) ?? '',
    cast: cast?.map((one) => Object.entries(one).sort(([a], [b]) => (a < b ? -1 : 1))) ?? '',
  };
  return short(values[field]);
}

const thingOf = (prop: Prop) =>
  'card' in prop
    ? [prop.card]
    : [prop.icon, prop.label ?? '', prop.face ?? false, ...(prop.count ? [prop.count] : [])];
