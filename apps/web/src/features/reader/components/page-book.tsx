import { useMediaQuery } from '@mantine/hooks';
import type { DrawnPage } from '@panelwise/contracts/domain/comic';
import { IconArrowLeft, IconArrowRight } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { spreadName, spreads } from '../hooks/spreads.ts';
import classes from './page-book.module.css';

/** What a screen reader says for a page: its panels in order. */
function pageAlt(page: DrawnPage): string {
  return `Page ${page.pageNumber}. ${page.panels.map((panel) => panel.alt || panel.caption).join(' ')}`.trim();
}

/** The pages as an open book: turned by buttons, by the arrow keys, and from the row of small pages. */
export function PageBook({ pages }: { pages: DrawnPage[] }) {
  const twoUp = !useMediaQuery('(max-width: 900px)', false, { getInitialValueInEffect: false });
  const [pageIndex, setPageIndex] = useState(0);
  const all = spreads(pages.length, twoUp);
  const at = Math.max(
    0,
    all.findIndex((spread) => spread.includes(pageIndex)),
  );
  const open = all[at] ?? [];
  const before = all[at - 1]?.[0];
  const after = all[at + 1]?.[0];

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.target instanceof HTMLElement && event.target.closest('input, textarea, select, dialog'))
        return;
      const target = event.key === 'ArrowLeft' ? before : event.key === 'ArrowRight' ? after : undefined;
      if (target !== undefined) setPageIndex(target);
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [before, after]);

  return (
    <>
      <section className={classes.stage} aria-label="Pages">
        <button
          type="button"
          className={classes.turn}
          aria-label="Previous pages"
          disabled={before === undefined}
          onClick={() => before !== undefined && setPageIndex(before)}
        >
          <IconArrowLeft size={24} aria-hidden />
        </button>
        <div className={classes.book} data-two={open.length > 1 || undefined}>
          {open.map((index) => {
            const page = pages[index]!;
            return page.imageUrl ? (
              <img key={page._id} src={page.imageUrl} alt={pageAlt(page)} width={1240} height={1754} />
            ) : (
              <p key={page._id} className={classes.missing}>
                Page {page.pageNumber} is not drawn yet.
              </p>
            );
          })}
        </div>
        <button
          type="button"
          className={classes.turn}
          data-next
          aria-label="Next pages"
          disabled={after === undefined}
          onClick={() => after !== undefined && setPageIndex(after)}
        >
          <IconArrowRight size={24} aria-hidden />
        </button>
      </section>
      <div className={classes.film}>
        <div className={classes.filmRow}>
          <p className={classes.where} aria-live="polite">
            <b>{spreadName(open)}</b> of {pages.length}
          </p>
          <ol>
            {pages.map((page, index) => (
              <li key={page._id}>
                <button
                  type="button"
                  aria-label={`Page ${page.pageNumber}`}
                  aria-current={open.includes(index) || undefined}
                  onClick={() => setPageIndex(index)}
                >
                  {page.thumbnailUrl && <img src={page.thumbnailUrl} alt="" loading="lazy" />}
                  <span className="num">{page.pageNumber}</span>
                </button>
              </li>
            ))}
          </ol>
          <p className={classes.keys}>
            <kbd>←</kbd> <kbd>→</kbd> turn
          </p>
        </div>
      </div>
    </>
  );
}
