import { t } from '@lingui/core/macro';
import { Plural, Trans } from '@lingui/react/macro';
import type { DrawnPage, ReviewPlace } from '@panelwise/contracts/domain/comic';
import { stripTermMarks } from '@panelwise/contracts/domain/script';
import { IconMessageReport } from '@tabler/icons-react';
import classes from './page-cards.module.css';

/** Every page with its picture and how it begins; those that a reviewer's note is about say so. */
export function PageCards({ pages, notesOn }: { pages: DrawnPage[]; notesOn: ReviewPlace[] }) {
  return (
    <ol className={classes.pages}>
      {pages.map((page) => {
        const first = page.panels[0];
        const picture = page.thumbnailUrl ?? page.imageUrl;
        return (
          <li key={page._id}>
            {picture ? (
              <a href={page.imageUrl ?? picture} aria-label={t`Page ${{ page: page.pageNumber }}, full size`}>
                <img src={picture} alt="" loading="lazy" />
              </a>
            ) : (
              <span className={classes.pencil} />
            )}
            <div className={classes.name}>
              <h3>
                <Trans>Page {{ page: page.pageNumber }}</Trans>
              </h3>
              <span>
                <Plural value={{ count: page.panels.length }} one="# panel" other="# panels" />
              </span>
            </div>
            {notesOn.map(
              ({ page: on, panel }) =>
                on === page.pageNumber && (
                  <p key={panel ?? 0} className={classes.flag}>
                    <IconMessageReport size={18} stroke={1.9} aria-hidden />
                    {panel ? t`Note on panel ${panel}` : t`Note on this page`}
                  </p>
                ),
            )}
            {first?.scene && (
              <p>
                <Trans>
                  <b>Scene</b> {{ scene: first.scene }}
                </Trans>
              </p>
            )}
            {first?.caption && (
              <p>
                <Trans>
                  <b>Caption</b> {{ caption: stripTermMarks(first.caption) }}
                </Trans>
              </p>
            )}
          </li>
        );
      })}
    </ol>
  );
}
