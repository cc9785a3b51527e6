import type { ComicNoticeKind, Notice } from '@panelwise/contracts/domain/notice';
import { IconBooks, IconEye, IconMessageReport, IconUsers } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { paths } from '../../config/paths.ts';
import { localDate } from '../../lib/local-date.ts';
import classes from './run-bell.module.css';

type Look = {
  Icon: typeof IconBooks;
  words: (place: Notice['place']) => string;
  address: (comicId: string, place: Notice['place']) => string;
};
const looks: Record<ComicNoticeKind, Look> = {
  accepted: { Icon: IconBooks, words: () => 'It is in the library now.', address: paths.libraryComic },
  declined: {
    Icon: IconMessageReport,
    words: (place) => `Change asked${placeText(place)}`,
    address: paths.changeComic,
  },
  'looked-at': {
    Icon: IconEye,
    words: () => 'Somebody is taking a look at it. Until then readers do not see it.',
    address: paths.myComicDetails,
  },
  'shown-again': {
    Icon: IconBooks,
    words: () => 'It is fine as it is, and readers see it again.',
    address: paths.libraryComic,
  },
};

/** One notice: a comic that was let in, to be read; or one that was sent back, to be changed at the place that is meant. */
export function NoticeLine({ notice, isNew }: { notice: Notice; isNew: boolean }) {
  const { kind, comicId, place } = notice;
  if (kind === 'parent-linked' || kind === 'parent-left') return <ParentLine notice={notice} isNew={isNew} />;
  if (comicId === null) return null;
  const { Icon, words, address } = looks[kind];
  return (
    <Link to={address(comicId, place)} className={classes.line} data-kind={kind}>
      <Icon size={20} stroke={1.9} aria-hidden />
      <span>
        <b>
          {notice.title}
          {notice.partCount > 1 && `, part ${notice.partNumber}`}
          {isNew && <em>New</em>}
        </b>
        {words(place)}
        {notice.reason && <q className={classes.reason}>{notice.reason}</q>}
        <small className="num muted">{localDate(notice.createdAt)}</small>
      </span>
    </Link>
  );
}

/** A child is told who sees its learning. */
function ParentLine({ notice, isNew }: { notice: Notice; isNew: boolean }) {
  return (
    <Link to={paths.profile} className={classes.line} data-kind={notice.kind}>
      <IconUsers size={20} stroke={1.9} aria-hidden />
      <span>
        <b>
          {notice.reason}
          {isNew && <em>New</em>}
        </b>
        {notice.kind === 'parent-linked'
          ? 'You are linked: they see what you read and know.'
          : 'You are no longer linked.'}
        <small className="num muted">{localDate(notice.createdAt)}</small>
      </span>
    </Link>
  );
}

function placeText(place: Notice['place']): string {
  if (!place) return '';
  return ` on page ${place.page}${place.panel ? `, panel ${place.panel}` : ''}`;
}
