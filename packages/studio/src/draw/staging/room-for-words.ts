import type { ScriptPage, ScriptPanel } from '@panelwise/contracts/domain/script';

/** All that is lettered in a panel, with who says it. */
type PanelWords = NonNullable<ScriptPanel['room']>;

/** The words of a panel as they are now. */
export const wordsOf = (panel: PanelWords): PanelWords => ({
  caption: panel.caption,
  dialogue: panel.dialogue
    .filter(({ speaker, text }) => speaker.trim() && text.trim())
    .map(({ speaker, text, kind }) => ({ speaker, text, ...(kind && { kind }) })),
  ...(panel.title && { title: panel.title }),
  ...(panel.subtitle && { subtitle: panel.subtitle }),
  ...(panel.captionBottom && { captionBottom: panel.captionBottom }),
  ...(panel.sfx && { sfx: panel.sfx }),
});

const unlettered = { title: undefined, subtitle: undefined, captionBottom: undefined, sfx: undefined };

/** The page with the words that its pictures leave room for: everything that is drawn follows from it. */
export const asPictured = (page: ScriptPage): ScriptPage => ({
  ...page,
  panels: page.panels.map((panel) => (panel.room ? { ...panel, ...unlettered, ...panel.room } : panel)),
});

/** Whether a panel says something else than its picture leaves room for. */
export const saysOther = (panel: ScriptPanel): boolean =>
  panel.room !== undefined && JSON.stringify(wordsOf(panel.room)) !== JSON.stringify(wordsOf(panel));
