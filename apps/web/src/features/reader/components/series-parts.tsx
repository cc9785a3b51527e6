import type { PublicPart } from '@panelwise/contracts/domain/comic';
import { ButtonLink } from '../../../components/button/button-link.tsx';
import { paths } from '../../../config/paths.ts';
import classes from './series-parts.module.css';

/** The other parts of the series that can be read. */
export function SeriesParts({ parts, currentId }: { parts: PublicPart[]; currentId: string }) {
  return (
    <nav className={classes.parts} aria-labelledby="parts-title">
      <h2 id="parts-title">Series Parts</h2>
      <ul>
        {parts.map(({ _id, part, title }) => (
          <li key={_id}>
            <ButtonLink
              to={paths.libraryComic(_id)}
              variant="outline"
              aria-current={_id === currentId ? 'page' : undefined}
              title={title}
            >
              Part {part}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
