import { Trans } from '@lingui/react/macro';
import type { PublicPart } from '@panelwise/contracts/domain/comic';
import { IconArrowRight } from '@tabler/icons-react';
import { ButtonLink } from '../../../components/button/button-link.tsx';
import { paths } from '../../../config/paths.ts';
import classes from './series-parts.module.css';

/** The other parts of the series that can be read. */
export function SeriesParts({ parts, currentId }: { parts: PublicPart[]; currentId: string }) {
  return (
    <nav className={classes.parts} aria-labelledby="parts-title">
      <h2 id="parts-title">
        <Trans>Series Parts</Trans>
      </h2>
      <ul>
        {parts.map(({ _id, part, title }) => (
          <li key={_id}>
            <ButtonLink
              to={paths.libraryComic(_id)}
              variant="outline"
              aria-current={_id === currentId ? 'page' : undefined}
              title={title}
            >
              <Trans>Part {part}</Trans>
            </ButtonLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The way on, at the end of a part. */
export function NextPart({ next }: { next: PublicPart }) {
  return (
    <ButtonLink to={paths.libraryComic(next._id)} variant="ink" size="lg" className={classes.next}>
      <Trans>Read part {{ part: next.part }}</Trans>
      <IconArrowRight stroke={1.9} aria-hidden />
    </ButtonLink>
  );
}
