import type { DrawnPage, ReviewPlace } from '@panelwise/contracts/domain/comic';
import { stripTermMarks } from '@panelwise/contracts/domain/script';
import { IconMessageReport } from '@tabler/icons-react';
import { counted } from '../../../lib/counted.ts';
import classes from './page-cards.module.css';

/** Every page with its picture and how it begins; the one that a reviewer's note is about says so. */
export function PageCards({ pages, noteOn }: { pages: DrawnPage[]; noteOn: ReviewPlace | null }) {
  return (
    <ol className={classes.pages}>
      {pages.map((page) => {
        const first = page.panels[0];
        const picture = page.thumbnailUrl ?? page.imageUrl;
        return (
          <li key={page._id}>
            {picture ? (
              <a href={page.imageUrl ?? picture} aria-label={`Page ${page.pageNumber}, full size`}>
                <img src={picture} alt="" loading="lazy" />
              </a>
            ) : (
              <span className={classes.pencil} />
            )}
            <div className={classes.name}>
              <h3>Page {page.pageNumber}</h3>
              <span>{counted(page.panels.length, 'panel')}</span>
            </div>
            {noteOn?.page === page.pageNumber && (
              <p className={classes.flag}>
                <IconMessageReport size={18} stroke={1.9} aria-hidden />
                {noteOn.panel ? `Note on panel ${noteOn.panel}` : 'Note on this page'}
              </p>
            )}
            {first?.scene && (
              <p>
                <b>Scene</b> {first.scene}
              </p>
            )}
            {first?.caption && (
              <p>
                <b>Caption</b> {stripTermMarks(first.caption)}
              </p>
            )}
          </li>
        );
      })}
    </ol>
  );
}
