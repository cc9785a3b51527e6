import type { Comic } from '@panelwise/contracts/domain/comic';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { CoverStamp } from '../../../components/comic-cover/comic-cover.tsx';
import { DuplicateButton } from '../../../components/duplicate-button/duplicate-button.tsx';
import { paths } from '../../../config/paths.ts';
import { timeAgo } from '../../../lib/time-ago.ts';
import { newestComicsQuery } from '../api/unfinished.ts';
import classes from './copy-shelf.module.css';
import shelf from './shelf.module.css';

const shownMax = 4;

/** The newest stories of the person, to begin with a copy of one. Nothing for somebody who has none. */
export function CopyShelf() {
  const stories = storiesOf(useQuery(newestComicsQuery).data ?? []);
  if (stories.length === 0) return null;
  const now = new Date();
  return (
    <section className={shelf.shelf} aria-labelledby="way-copy">
      <div className={shelf.head}>
        <h2 id="way-copy">Duplicate one of mine</h2>
        <p>The same people, parts and words, free to change</p>
        <Link to={paths.myComics} className={shelf.all}>
          All my comics
        </Link>
      </div>
      <ul className={classes.stories}>
        {stories.slice(0, shownMax).map((comic) => (
          <li key={comic._id} className={classes.story}>
            <CoverStamp src={comic.smallThumbnail} />
            <div>
              <b>{comic.title}</b>
              <p>
                {comic.partCount > 1 && `${comic.partCount} parts, `}
                {timeAgo(new Date(comic.createdAt), now)}
              </p>
            </div>
            <DuplicateButton comicId={comic._id} title={comic.title} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** One comic for each story, with a cover where a part of it has one. */
function storiesOf(comics: Comic[]): Comic[] {
  const bySeries = Map.groupBy(comics, ({ seriesId }) => seriesId);
  return [...bySeries.values()].map(
    (parts) => parts.find(({ smallThumbnail }) => smallThumbnail !== null) ?? parts[0]!,
  );
}
