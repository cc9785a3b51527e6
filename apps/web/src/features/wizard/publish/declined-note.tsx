import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Alert } from '@mantine/core';
import type { Comic, ReviewPlace } from '@panelwise/contracts/domain/comic';
import { Link } from 'react-router-dom';
import { paths } from '../../../config/paths.ts';
import classes from './declined-note.module.css';

/** What the reviewer asks for, beside the work until it is submitted again; nothing for a comic that was not sent back. */
export function DeclinedNote({ comic }: { comic: Comic }) {
  if (comic.status !== 'rejected') return null;
  const places = comic.changesAsked ?? (comic.rejectionPlace ? [comic.rejectionPlace] : []);
  return (
    <Alert
      color={comic.changesAsked ? 'warn' : 'bad'}
      role="status"
      title={comic.changesAsked ? t({ message: 'Changes asked', context: 'comic' }) : t`Declined`}
      mt={12}
    >
      <p>{comic.rejectionReason || t`The reviewer gave no reason.`}</p>
      <p className={classes.then}>
        {places.length > 0 && (
          <>
            <PlacesText comicId={comic._id} places={places} />{' '}
          </>
        )}
        <Trans>Change what is meant, then submit it again.</Trans>
      </p>
    </Alert>
  );
}

function PlacesText({ comicId, places }: { comicId: string; places: ReviewPlace[] }) {
  const [first] = places;
  if (places.length === 1 && first) return <PlaceText comicId={comicId} place={first} />;
  return (
    <>
      <Trans>It is about:</Trans>{' '}
      {places.map((place, i) => (
        <span key={`${place.page}.${place.panel ?? 0}`}>
          {i > 0 && ', '}
          <Link to={paths.changeComic(comicId, place)}>{placeName(place)}</Link>
        </span>
      ))}
      .
    </>
  );
}

const placeName = ({ page, panel }: ReviewPlace) =>
  panel ? t`page ${page}, panel ${panel}` : t`page ${page}`;

function PlaceText({ comicId, place }: { comicId: string; place: ReviewPlace }) {
  const { page, panel } = place;
  const to = paths.changeComic(comicId, place);
  return panel ? (
    <Trans>
      It is about{' '}
      <Link to={to}>
        page {page}, panel {panel}
      </Link>
      .
    </Trans>
  ) : (
    <Trans>
      It is about <Link to={to}>page {page}</Link>.
    </Trans>
  );
}
