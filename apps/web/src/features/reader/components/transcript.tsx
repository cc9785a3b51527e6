import type { ReadingPanel } from '../reading-order.ts';
import classes from './transcript.module.css';

/** The panels of each page, in order. */
function byPage(panels: ReadingPanel[]): ReadingPanel[][] {
  const pages: ReadingPanel[][] = [];
  for (const panel of panels) {
    const last = pages.at(-1);
    if (last?.[0]?.page === panel.page) last.push(panel);
    else pages.push([panel]);
  }
  return pages;
}

/** Every panel in words, in order: what is to be seen, and who says what. */
export function Transcript({
  panels,
  language,
  current,
  spokenLine,
  onPanel,
}: {
  panels: ReadingPanel[];
  language: string | undefined;
  current?: ReadingPanel | undefined;
  /** The line of the current panel that is being read aloud. */
  spokenLine?: number | undefined;
  onPanel: (panel: ReadingPanel) => void;
}) {
  return (
    <div className={classes.transcript} lang={language}>
      {byPage(panels).map((page) => (
        <section key={page[0]!.page} aria-label={`Page ${page[0]!.page}`}>
          <h3 lang="en">Page {page[0]!.page}</h3>
          <ol>
            {page.map((panel) => (
              <li key={panel.panel} aria-current={panel === current || undefined}>
                <button
                  type="button"
                  lang="en"
                  aria-label={`Open page ${panel.page}, panel ${panel.panel}`}
                  onClick={() => onPanel(panel)}
                >
                  {panel.panel}
                </button>
                <div>
                  <p className={classes.scene}>{panel.scene || panel.alt}</p>
                  {panel.lines.map((line, index) => (
                    <p key={index} className={classes.line}>
                      {line.kind !== 'title' && (
                        <b lang={line.speaker ? undefined : 'en'}>{line.speaker ?? 'Caption'}</b>
                      )}
                      {panel === current && index === spokenLine ? <mark>{line.text}</mark> : line.text}
                    </p>
                  ))}
                </div>
              </li>
            ))}
          </ol>
        </section>
      ))}
    </div>
  );
}
