import { i18n, type MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
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
  label = t`Panels drawn`,
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
  const total = panels.length;
  const progress = decorative
    ? { 'aria-hidden': true }
    : {
        role: 'progressbar',
        'aria-label': label,
        'aria-valuemin': 0,
        'aria-valuemax': total,
        'aria-valuenow': done,
        'aria-valuetext': t`${done} of ${total} panels drawn`,
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

const legend: { state: PanelState; label: MessageDescriptor }[] = [
  { state: 'done', label: msg({ message: 'Drawn', context: 'panel' }) },
  { state: 'drawing', label: msg({ message: 'In pencil, being drawn', context: 'panel' }) },
  { state: 'checking', label: msg({ message: 'Checking the words', context: 'panel' }) },
  { state: 'waiting', label: msg({ message: 'Waiting', context: 'panel' }) },
  { state: 'failed', label: msg({ message: 'Stopped', context: 'panel' }) },
];

/** What the cells of a strip mean. */
export function PanelStripLegend() {
  return (
    <ul className={classes.legend}>
      {legend.map((entry) => (
        <li key={entry.state} className={classes.key}>
          <i className={classes.cell} data-state={entry.state} />
          {i18n._(entry.label)}
        </li>
      ))}
    </ul>
  );
}
