import { t } from '@lingui/core/macro';
import type { Comic, DrawnPage } from '@panelwise/contracts/domain/comic';
import { IconMessageReport } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { paths } from '../../../config/paths.ts';
import { localDateTime } from '../../../lib/local-date.ts';
import { notedPlaces, placeLabel } from '../comic-words.ts';
import { ChangeLink } from './comic-actions.tsx';
import classes from './reviewer-card.module.css';

/** Why a comic was sent back, beside the very panel that it is about first, and the ways to change that. */
export function ReviewerCard({ comic, pages }: { comic: Comic; pages: DrawnPage[] }) {
  const { rejectionReason, reviewedAt } = comic;
  const places = notedPlaces(comic);
  const [place] = places;
  const page = place && pages.find(({ pageNumber }) => pageNumber === place.page);
  const panel = page?.panels.find((one) => one.panel === place?.panel);
  const picture = panel?.artUrl ?? page?.thumbnailUrl;
  return (
    <section
      className={classes.card}
      data-pictured={picture ? true : undefined}
      aria-labelledby="reviewer-note"
    >
      {picture && <img src={picture} alt={panel?.alt ?? ''} />}
      <div>
        <h2 id="reviewer-note">
          <IconMessageReport size={20} stroke={1.9} aria-hidden />
          {comic.changesAsked ? t`The reviewer asks for changes` : t`The reviewer asks for a change`}
        </h2>
        {place && places.length === 1 && <p className={classes.place}>{placeLabel(place)}</p>}
        {places.length > 1 && (
          <ul className={classes.places}>
            {places.map((one) => (
              <li key={placeLabel(one)}>
                <Link to={paths.changeComic(comic._id, one)}>{placeLabel(one)}</Link>
              </li>
            ))}
          </ul>
        )}
        <p>{rejectionReason ? t`“${rejectionReason}”` : t`The reviewer gave no reason.`}</p>
        {reviewedAt && <p className={classes.when}>{localDateTime(reviewedAt)}</p>}
        <ChangeLink comic={comic} variant="filled" />
      </div>
    </section>
  );
}
