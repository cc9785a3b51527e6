import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type DrawnPage, pictureWidths } from '@panelwise/contracts/domain/comic';
import { IconArrowLeft, IconArrowRight } from '@tabler/icons-react';
import { useEffect, useLayoutEffect } from 'react';
import { useMediaQuery } from '../../../lib/use-media-query.ts';
import { spreadName, spreads } from '../hooks/spreads.ts';
import { BubbleSpots } from '../light/bubble-spots.tsx';
import { PageLight } from '../light/page-light.tsx';
import type { ReadingPanel } from '../reading-order.ts';
import classes from './page-book.module.css';

/** What a screen reader says for a page: its panels in order. */
function pageAlt(page: DrawnPage): string {
  const words = page.panels.map((panel) => panel.alt || panel.caption).join(' ');
  return t`Page ${{ page: page.pageNumber }}. ${words}`.trim();
}

/** The picture of a page in its two widths. */
const pageSources = ({ imageUrl, smallImageUrl }: DrawnPage) =>
  smallImageUrl
    ? `${smallImageUrl} ${pictureWidths.smallPage}w, ${imageUrl} ${pictureWidths.page}w`
    : undefined;
/** How wide a page lies there, for the browser's choice between the two. */
const pageWidth = (twoUp: boolean) => (twoUp ? 'min(50vw, 70vh)' : '100vw');

/**
 * The pages as an open book: turned by buttons, by the arrow keys, and from the row of small pages. `pageNumber`
 * counts from 1; `onPage` gets the first page of what is to lie open.
 */
export function PageBook({
  pages,
  pageNumber,
  language,
  keys,
  panels,
  lit,
  onRead,
  onPage,
}: {
  pages: DrawnPage[];
  pageNumber: number;
  language: string | undefined;
  /** Listens to the arrow keys. */
  keys: boolean;
  panels: ReadingPanel[];
  /** What is being read aloud. */
  lit: { panel: ReadingPanel; line: number | undefined } | undefined;
  /** Reads from a line on. Absent where nobody can read it aloud. */
  onRead: ((panel: ReadingPanel, line: number) => void) | undefined;
  onPage: (pageNumber: number) => void;
}) {
  const twoUp = !useMediaQuery('(max-width: 900px)', false);
  const pageIndex = Math.min(pageNumber, pages.length) - 1;
  const all = spreads(pages.length, twoUp);
  const at = Math.max(
    0,
    all.findIndex((spread) => spread.includes(pageIndex)),
  );
  const open = all[at] ?? [];
  const before = all[at - 1]?.[0];
  const after = all[at + 1]?.[0];
  const shown = spreadName(open);
  const pageCount = pages.length;
  const leftArrow = t`Left arrow`;
  const rightArrow = t`Right arrow`;

  // With the page itself: a key that follows at once is for what is to be seen.
  useLayoutEffect(() => {
    if (!keys) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.target instanceof HTMLElement && event.target.closest('input, textarea, select, dialog'))
        return;
      if (event.altKey || event.ctrlKey || event.metaKey) return;
      const target = event.key === 'ArrowLeft' ? before : event.key === 'ArrowRight' ? after : undefined;
      if (target !== undefined) onPage(target + 1);
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [keys, before, after, onPage]);

  // What is turned to next is here before it is asked for.
  useEffect(() => {
    if (after === undefined) return;
    for (const page of pages.slice(after, twoUp ? after + 2 : after + 1)) {
      if (!page.imageUrl) continue;
      const image = new Image();
      image.fetchPriority = 'low';
      image.sizes = pageWidth(twoUp);
      image.srcset = pageSources(page) ?? '';
      image.src = page.imageUrl;
    }
  }, [pages, after, twoUp]);

  return (
    <>
      <section className={classes.stage} aria-label={t`Pages`}>
        <button
          type="button"
          className={classes.turn}
          aria-label={t`Previous pages`}
          disabled={before === undefined}
          onClick={() => before !== undefined && onPage(before + 1)}
        >
          <IconArrowLeft size={24} aria-hidden />
        </button>
        <div className={classes.book} data-two={open.length > 1 || undefined}>
          {open.map((index) => {
            const page = pages[index]!;
            return page.imageUrl ? (
              <div key={page._id} className={classes.page}>
                <img
                  srcSet={pageSources(page)}
                  sizes={pageWidth(twoUp)}
                  src={page.imageUrl}
                  alt={pageAlt(page)}
                  lang={language}
                  width={1240}
                  height={1754}
                  fetchPriority="high"
                  decoding="sync"
                />
                {lit?.panel.page === page.pageNumber && (
                  <PageLight panel={lit.panel} line={lit.line} dimmed follow />
                )}
                {onRead && (
                  <BubbleSpots
                    panels={panels.filter((panel) => panel.page === page.pageNumber)}
                    onRead={onRead}
                  />
                )}
              </div>
            ) : (
              <p key={page._id} className={classes.missing}>
                <Trans>Page {{ page: page.pageNumber }} is not drawn yet.</Trans>
              </p>
            );
          })}
        </div>
        <button
          type="button"
          className={classes.turn}
          data-next
          aria-label={t`Next pages`}
          disabled={after === undefined}
          onClick={() => after !== undefined && onPage(after + 1)}
        >
          <IconArrowRight size={24} aria-hidden />
        </button>
      </section>
      <div className={classes.film}>
        <div className={classes.filmRow}>
          <p className={classes.where} aria-live="polite">
            <Trans>
              <b>{shown}</b> of {pageCount}
            </Trans>
          </p>
          <ol>
            {pages.map((page, index) => (
              <li key={page._id}>
                <button
                  type="button"
                  aria-label={t`Page ${{ page: page.pageNumber }}`}
                  aria-current={open.includes(index) || undefined}
                  onClick={() => onPage(index + 1)}
                >
                  {page.thumbnailUrl && (
                    <img src={page.thumbnailUrl} alt="" width={44} height={62} loading="lazy" />
                  )}
                  <span className="num">{page.pageNumber}</span>
                </button>
              </li>
            ))}
          </ol>
          <p className={classes.keys}>
            <Trans>
              <kbd>
                <IconArrowLeft size={14} role="img" aria-label={leftArrow} />
              </kbd>{' '}
              <kbd>
                <IconArrowRight size={14} role="img" aria-label={rightArrow} />
              </kbd>{' '}
              turn
            </Trans>
          </p>
        </div>
      </div>
    </>
  );
}
