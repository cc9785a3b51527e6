import type { ReadingPanel } from '../reading-order.ts';
import classes from './panel-words.module.css';

/** The words of a panel again, large and in order, below or beside it: on phones only, where its letters are small. */
export function PanelWords({ panel, language }: { panel: ReadingPanel; language: string | undefined }) {
  if (panel.lines.length === 0) return null;
  return (
    // The picture's own text says the same.
    <div
      key={`${panel.page}.${panel.panel}`}
      className={classes.words}
      data-words
      lang={language}
      aria-hidden="true"
    >
      {panel.lines.map(({ kind, speaker, text }, index) => (
        <p key={index} data-kind={kind}>
          {speaker && <b>{speaker}</b>}
          {text}
        </p>
      ))}
    </div>
  );
}
