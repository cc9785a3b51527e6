import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { DrawnPage } from '@panelwise/contracts/domain/comic';
import { pageSize } from '@panelwise/contracts/domain/limits';
import type { Script } from '@panelwise/contracts/domain/script';
import { useState } from 'react';
import classes from './page-review.module.css';
import { PanelReview } from './panel-review.tsx';
import { findPanel, panelAnchor } from './panel-words.ts';

/** A page: its picture, and beside it every panel with its words and checks. */
export function PageReview({
  page,
  script,
  altFaults,
}: {
  page: DrawnPage;
  script: Script | undefined;
  /** By the places of panels on the desk. */
  altFaults: ReadonlyMap<string, string>;
}) {
  const [pointed, setPointed] = useState<number>();
  const outline = page.panels.find(({ panel }) => panel === pointed)?.polygon;
  const { pageNumber } = page;
  const heading = t`Page ${pageNumber}`;
  return (
    <article className={classes.page} aria-label={heading}>
      <h3>{heading}</h3>
      <div className={classes.picture}>
        {page.imageUrl ? (
          <a
            href={page.imageUrl}
            target="_blank"
            rel="noopener"
            className={classes.sheet}
            aria-label={t`Page ${pageNumber}, full size in a new tab`}
          >
            <img src={page.imageUrl} alt="" width={pageSize.width} height={pageSize.height} />
            {outline && (
              <svg viewBox={`0 0 ${pageSize.width} ${pageSize.height}`} aria-hidden="true">
                <polygon points={outline.map((point) => point.join(',')).join(' ')} />
              </svg>
            )}
          </a>
        ) : (
          <span className={classes.pencil}>
            <Trans>Not drawn yet</Trans>
          </span>
        )}
      </div>
      <ol className={classes.panels}>
        {page.panels.map((panel) => (
          <PanelReview
            key={panel.panel}
            page={page.pageNumber}
            panel={panel}
            script={findPanel(script, page.pageNumber, panel.panel)}
            altFault={altFaults.get(panelAnchor(page.pageNumber, panel.panel))}
            onPoint={setPointed}
          />
        ))}
      </ol>
    </article>
  );
}
