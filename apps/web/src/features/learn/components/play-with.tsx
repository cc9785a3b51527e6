import type { LibraryComic } from '@panelwise/contracts/domain/comic';
import { ButtonLink } from '../../../components/button/button-link.tsx';
import { paths } from '../../../config/paths.ts';
import { comicTitle } from '../../../lib/comic-title.ts';
import classes from './today.module.css';

/** Games of comics that were read last. Learning comes first, so it stands below. */
export function PlayWith({ comics }: { comics: readonly LibraryComic[] }) {
  return (
    <section aria-labelledby="play-title" className={classes.play}>
      <h2 id="play-title">Play with what you know</h2>
      <div className={classes.others}>
        {comics.map((comic) => (
          <section key={comic._id} className={classes.box}>
            <h3>{comicTitle(comic)}</h3>
            <ButtonLink to={paths.play(comic._id)} variant="outline" aria-label={`Play ${comicTitle(comic)}`}>
              Play
            </ButtonLink>
          </section>
        ))}
      </div>
    </section>
  );
}
