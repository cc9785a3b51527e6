import { Plural, Trans } from '@lingui/react/macro';
import type { AlbumAhead } from '@panelwise/contracts/http/learn';
import { Link } from 'react-router-dom';
import { ComicCover } from '../../../components/comic-cover/comic-cover.tsx';
import { paths } from '../../../config/paths.ts';
import { comicTitle } from '../../../lib/comic-title.ts';
import { gradeWords } from '../../../lib/grade-words.ts';
import { subjectWords } from '../../../lib/subject-words.ts';
import classes from './ahead.module.css';

/** Harder comics that somebody's cards have opened, and what it takes where they have not yet. */
export function Ahead({ ahead }: { ahead: readonly AlbumAhead[] }) {
  if (ahead.length === 0) return null;
  return (
    <section className={classes.ahead} aria-labelledby="ahead">
      <h2 id="ahead">
        <Trans>The grade above</Trans>
      </h2>
      {ahead.map(({ subject, grade, cardsLeft, comics }) => {
        const [name, above] = [subjectWords(subject), gradeWords(grade)];
        return (
          <div key={subject}>
            <h3>
              {name}, {above}
            </h3>
            {cardsLeft > 0 ? (
              <p className="muted">
                <Plural
                  value={cardsLeft}
                  one="# more gold card opens comics here."
                  other="# more gold cards open comics here."
                />
              </p>
            ) : (
              <ul>
                {comics.map((comic) => (
                  <li key={comic._id}>
                    <Link to={paths.libraryComic(comic._id)}>
                      <ComicCover
                        title={comicTitle(comic)}
                        src={comic.thumbnail}
                        small={comic.smallThumbnail}
                      />
                      <b>{comicTitle(comic)}</b>
                    </Link>
                  </li>
                ))}
              </ul>
            )}
          </div>
        );
      })}
    </section>
  );
}
