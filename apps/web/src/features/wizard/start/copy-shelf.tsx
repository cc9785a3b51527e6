import { plural } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
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
        <h2 id="way-copy">
          <Trans>Duplicate one of mine</Trans>
        </h2>
        <p>
          <Trans>The same people, parts and words, free to change</Trans>
        </p>
        <Link to={paths.myComics} className={shelf.all}>
          <Trans>All my comics</Trans>
        </Link>
      </div>
      <ul className={classes.stories}>
        {stories.slice(0, shownMax).map((comic) => (
          <li key={comic._id} className={classes.story}>
            <CoverStamp src={comic.smallThumbnail} />
            <div>
              <b>{comic.title}</b>
              <p>{lengthAndAge(comic, timeAgo(new Date(comic.createdAt), now))}</p>
            </div>
            <DuplicateButton comicId={comic._id} title={comic.title} />
          </li>
        ))}
      </ul>
    </section>
  );
}

const lengthAndAge = ({ partCount }: Comic, ago: string) =>
  partCount > 1 ? plural(partCount, { one: `# part, ${ago}`, other: `# parts, ${ago}` }) : ago;

/** One comic for each story, with a cover where a part of it has one. */
function storiesOf(comics: Comic[]): Comic[] {
  const bySeries = Map.groupBy(comics, ({ seriesId }) => seriesId);
  return [...bySeries.values()].map(
    (parts) => parts.find(({ smallThumbnail }) => smallThumbnail !== null) ?? parts[0]!,
  );
}
