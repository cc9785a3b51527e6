import { i18n, type MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
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

/** How wide a cell gets with the gap after it, in px: wider it is a bar, and no panel any more. */
const cellAtMost = { sm: undefined, md: undefined, lg: 37 } as const;
/** So many pages can be named under their cells; more are only numbered. */
const mostNamed = 6;

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
  const pages = byPage(panels);
  const widest = cellAtMost[size];
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
      {pages.map((page) => (
        // A page with more panels gets more room, so that all cells are equally wide.
        <span
          key={page[0]!.page}
          className={classes.page}
          style={{ flexGrow: page.length, ...(widest && { maxWidth: page.length * widest }) }}
        >
          <span className={classes.cells}>
            {page.map((panel) => (
              <i key={panel.panel} className={classes.cell} data-state={panel.state} />
            ))}
          </span>
          {pageNumbers && (
            <span className={classes.number}>
              {size === 'lg' && pages.length <= mostNamed ? (
                <PageName number={page[0]!.page} />
              ) : (
                page[0]!.page
              )}
            </span>
          )}
        </span>
      ))}
    </div>
  );
}

const PageName = ({ number }: { number: number }) => <Trans>Page {number}</Trans>;

const legend: { state: PanelState; label: MessageDescriptor }[] = [
  { state: 'done', label: msg({ message: 'Drawn', context: 'panel' }) },
  { state: 'drawing', label: msg({ message: 'In pencil, being drawn', context: 'panel' }) },
  { state: 'checking', label: msg({ message: 'Checking the words', context: 'panel' }) },
  { state: 'waiting', label: msg({ message: 'Waiting', context: 'panel' }) },
  { state: 'failed', label: msg({ message: 'Stopped', context: 'panel' }) },
];

/** What the cells of a strip mean, as far as they are to be seen. */
export function PanelStripLegend({ states }: { states: ReadonlySet<PanelState> }) {
  return (
    <ul className={classes.legend}>
      {legend
        .filter(({ state }) => states.has(state))
        .map((entry) => (
          <li key={entry.state} className={classes.key}>
            <i className={classes.cell} data-state={entry.state} />
            {i18n._(entry.label)}
          </li>
        ))}
    </ul>
  );
}
