import type { DrawnPage } from '@panelwise/contracts/domain/comic';
import classes from './page-cards.module.css';

/** Every page with its picture and how it begins. */
export function PageCards({ pages }: { pages: DrawnPage[] }) {
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
            <h3>Page {page.pageNumber}</h3>
            {first?.scene && (
              <p>
                <b>Scene</b> {first.scene}
              </p>
            )}
            {first?.caption && (
              <p>
                <b>Caption</b> {first.caption}
              </p>
            )}
          </li>
        );
      })}
    </ol>
  );
}
