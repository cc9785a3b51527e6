import type { ReadingPanel } from '../reading-order.ts';
import { panelBox } from './camera.ts';
import classes from './panel-words.module.css';

/** A panel so much wider than high is small on an upright phone, and its letters too small to read. */
const wideFrom = 1.6;

/** The words of a wide panel again, below it, on narrow screens only. */
export function PanelWords({ panel, language }: { panel: ReadingPanel; language: string | undefined }) {
  const { width, height } = panelBox(panel.polygon);
  if (width / height < wideFrom || panel.lines.length === 0) return null;
  return (
    // The picture's own text says the same.
    <div className={classes.words} lang={language} aria-hidden="true">
      {panel.lines.map(({ speaker, text }, index) => (
        <p key={index}>
          {speaker && <b>{speaker}</b>}
          {text}
        </p>
      ))}
    </div>
  );
}
