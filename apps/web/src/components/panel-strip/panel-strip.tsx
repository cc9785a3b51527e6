import type { PanelState } from '@panelwise/contracts/domain/comic';
import classes from './panel-strip.module.css';

export type StripPanel = { page: number; panel: number; state: PanelState };

/** Groups panels by page, in the order of their numbers. */
function byPage(panels: StripPanel[]): StripPanel[][] {
  const pages = new Map<number, StripPanel[]>();
  for (const panel of [...panels].sort((a, b) => a.page - b.page || a.panel - b.panel)) {
    const page = pages.get(panel.page);
    if (page) page.push(panel);
    else pages.set(panel.page, [panel]);
  }
  return [...pages.values()];
}

/**
 * Progress drawn as panels: one slanted cell per real panel, grouped by page. `pageNumbers` writes the
 * page's number under its group; `decorative` hides the strip from screen readers where its text stands beside it.
 */
export function PanelStrip({
  panels,
  label = 'Panels drawn',
  size = 'md',
  pageNumbers = false,
  decorative = false,
}: {
  panels: StripPanel[];
  label?: string;
  size?: 'sm' | 'md' | 'lg';
  pageNumbers?: boolean;
  decorative?: boolean;
}) {
  const done = panels.filter((panel) => panel.state === 'done').length;
  const progress = decorative
    ? { 'aria-hidden': true }
    : {
        role: 'progressbar',
        'aria-label': label,
        'aria-valuemin': 0,
        'aria-valuemax': panels.length,
        'aria-valuenow': done,
        'aria-valuetext': `${done} of ${panels.length} panels drawn`,
      };
  return (
    <div className={classes.strip} data-size={size} {...progress}>
      {byPage(panels).map((page) => (
        // A page with more panels gets more room, so that all cells are equally wide.
        <span key={page[0]!.page} className={classes.page} style={{ flexGrow: page.length }}>
          <span className={classes.cells}>
            {page.map((panel) => (
              <i key={panel.panel} className={classes.cell} data-state={panel.state} />
            ))}
          </span>
          {pageNumbers && <span className={classes.number}>{page[0]!.page}</span>}
        </span>
      ))}
    </div>
  );
}

const legend: { state: PanelState; label: string }[] = [
  { state: 'done', label: 'Drawn' },
  { state: 'drawing', label: 'In pencil, being drawn' },
  { state: 'checking', label: 'Checking the words' },
  { state: 'waiting', label: 'Waiting' },
  { state: 'failed', label: 'Stopped' },
];

/** What the cells of a strip mean. */
export function PanelStripLegend() {
  return (
    <ul className={classes.legend}>
      {legend.map((entry) => (
        <li key={entry.state} className={classes.key}>
          <i className={classes.cell} data-state={entry.state} />
          {entry.label}
        </li>
      ))}
    </ul>
  );
}
