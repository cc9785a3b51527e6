import type { ScriptPanel } from '@panelwise/contracts/domain/script';
import { hashText } from '../random.ts';

/**
 * The words of a scene are the source of its picture; place, people and things beside them are what was understood from
 * those words. `understood` marks both: a panel whose data is still what was understood follows its words.
 */

/** The panel, marked as understood from its words as they are now. */
export const markUnderstood = <Panel extends ScriptPanel>(panel: Panel): Panel => ({
  ...panel,
  understood: `${wordsMark(panel)}-${dataMark(panel)}`,
});

/** The panel as it is to be drawn: without what was understood from other words than those of its scene. */
export function asUnderstood(panel: ScriptPanel): ScriptPanel {
  return isOutdated(panel) ? withoutStaging(panel) : panel;
}

/** Whether what was understood has to be read anew from the words. A diagram is data that no words replace. */
export const isOutdated = (panel: ScriptPanel): boolean =>
  !panel.diagram && isOurs(panel) && marksOf(panel)[0] !== wordsMark(panel);

/** Whether somebody gave place, people or things themselves, so that they stay whatever the words say. */
export const isSetByHand = (panel: ScriptPanel): boolean =>
  !panel.diagram &&
  [panel.background, panel.tone, panel.props, panel.cast].some((field) => field !== undefined) &&
  !isOurs(panel);

/** The panel with place, people and things left to the words of its scene. */
export const withoutStaging = (panel: ScriptPanel): ScriptPanel => ({
  ...panel,
  background: undefined,
  tone: undefined,
  props: undefined,
  cast: undefined,
  shot: panel.shot === 'splash' ? 'splash' : undefined,
  understood: undefined,
});

const marksOf = ({ understood = '' }: ScriptPanel) => understood.split('-');

/** The data beside the words is what the studio understood, untouched by anybody. */
const isOurs = (panel: ScriptPanel) => marksOf(panel)[1] === dataMark(panel);

const short = (text: string) => hashText(text).toString(36);
const wordsMark = ({ scene }: ScriptPanel) => short(scene.trim().replace(/\s+/g, ' '));

function dataMark({ background, tone, props, cast }: ScriptPanel): string {
  const things = props?.map((prop) =>
    'card' in prop ? [prop.card] : [prop.icon, prop.label ?? '', prop.face ?? false],
  );
  const people = cast?.map((one) => Object.entries(one).sort(([a], [b]) => (a < b ? -1 : 1)));
  return short(JSON.stringify([background ?? '', tone ?? '', things ?? [], people ?? []]));
}
