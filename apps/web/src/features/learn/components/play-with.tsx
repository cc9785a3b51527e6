import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { LibraryComic } from '@panelwise/contracts/domain/comic';
import { ButtonLink } from '../../../components/button/button-link.tsx';
import { paths } from '../../../config/paths.ts';
import { comicTitle } from '../../../lib/comic-title.ts';
import classes from './today.module.css';

/** Games of comics that were read last. Learning comes first, so it stands below. */
export function PlayWith({ comics }: { comics: readonly LibraryComic[] }) {
  return (
    <section aria-labelledby="play-title" className={classes.play}>
      <h2 id="play-title">
        <Trans>Play with what you know</Trans>
      </h2>
      <div className={classes.others}>
        {comics.map((comic) => {
          const title = comicTitle(comic);
          return (
            <section key={comic._id} className={classes.box}>
              <h3>{title}</h3>
              <ButtonLink to={paths.play(comic._id)} variant="outline" aria-label={t`Play ${title}`}>
                <Trans context="game">Play</Trans>
              </ButtonLink>
            </section>
          );
        })}
      </div>
    </section>
  );
}
