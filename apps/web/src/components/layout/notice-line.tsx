import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ComicNoticeKind, Notice } from '@panelwise/contracts/domain/notice';
import { IconBooks, IconEye, IconMessageReport, IconUsers, IconZzz } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { paths } from '../../config/paths.ts';
import { localDate } from '../../lib/local-date.ts';
import classes from './run-bell.module.css';

type Look = {
  Icon: typeof IconBooks;
  words: (place: Notice['place']) => string;
  address: (comicId: string, place: Notice['place']) => string;
};
const looks: Record<ComicNoticeKind | 'item-rests', Look> = {
  accepted: { Icon: IconBooks, words: () => t`It is in the library now.`, address: paths.libraryComic },
  'changes-asked': {
    Icon: IconMessageReport,
    words: changesAsked,
    address: paths.changeComic,
  },
  declined: {
    Icon: IconMessageReport,
    words: changeAsked,
    address: paths.changeComic,
  },
  'looked-at': {
    Icon: IconEye,
    words: () => t`Somebody is taking a look at it. Until then readers do not see it.`,
    address: paths.myComicDetails,
  },
  'shown-again': {
    Icon: IconBooks,
    words: () => t`It is fine as it is, and readers see it again.`,
    address: paths.libraryComic,
  },
  'item-rests': {
    Icon: IconZzz,
    words: () => t`This question does not tell who knows it: it rests. See what could stand in its place.`,
    address: paths.publishComic,
  },
};

/** One notice: a comic that was let in, to be read; or one that was sent back, to be changed at the place that is meant. */
export function NoticeLine({ notice, isNew }: { notice: Notice; isNew: boolean }) {
  const { kind, comicId, place, title, partNumber, partCount } = notice;
  if (kind === 'parent-linked' || kind === 'parent-left') return <ParentLine notice={notice} isNew={isNew} />;
  if (comicId === null) return null;
  const { Icon, words, address } = looks[kind];
  return (
    <Link to={address(comicId, place)} className={classes.line} data-kind={kind}>
      <Icon size={20} stroke={1.9} aria-hidden />
      <span>
        <b>
          {partCount > 1 ? t`${title}, part ${partNumber}` : title}
          {isNew && <NewMark />}
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
          {isNew && <NewMark />}
        </b>
        {notice.kind === 'parent-linked'
          ? t`You are linked: they see what you read and know.`
          : t`You are no longer linked.`}
        <small className="num muted">{localDate(notice.createdAt)}</small>
      </span>
    </Link>
  );
}

function NewMark() {
  return (
    <em>
      <Trans context="notice">New</Trans>
    </em>
  );
}

function changesAsked(place: Notice['place']): string {
  if (!place) return t`Changes asked`;
  const { page, panel } = place;
  return panel
    ? t`Changes asked, first on page ${page}, panel ${panel}`
    : t`Changes asked, first on page ${page}`;
}

function changeAsked(place: Notice['place']): string {
  if (!place) return t`Change asked`;
  const { page, panel } = place;
  return panel ? t`Change asked on page ${page}, panel ${panel}` : t`Change asked on page ${page}`;
}
