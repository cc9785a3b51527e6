import { i18n } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import { type Comic, releaseStateOf } from '@panelwise/contracts/domain/comic';
import {
  IconBook2,
  IconBooks,
  IconCheck,
  IconClock,
  IconMessageReport,
  IconPencil,
  IconQuestionMark,
  IconX,
} from '@tabler/icons-react';
import { Badge } from './badge.tsx';

const review = {
  pending: { label: msg({ message: 'Pending', context: 'comic' }), tone: 'warn', icon: IconClock },
  approved: { label: msg({ message: 'Approved', context: 'comic' }), tone: 'ok', icon: IconCheck },
  rejected: { label: msg({ message: 'Rejected', context: 'comic' }), tone: 'bad', icon: IconX },
} as const;
const publishing = {
  draft: { label: msg({ message: 'Draft', context: 'comic' }), tone: 'pencil', icon: IconPencil },
  published: { label: msg({ message: 'Published', context: 'comic' }), tone: 'inked', icon: IconBook2 },
} as const;
const release = {
  draft: {
    new: msg({ message: 'Draft', context: 'comic' }),
    live: msg({ message: 'Changed since it was published', context: 'comic' }),
    tone: 'pencil',
    icon: IconPencil,
  },
  'in-review': {
    new: msg({ message: 'In review', context: 'comic' }),
    live: msg({ message: 'New version in review', context: 'comic' }),
    tone: 'warn',
    icon: IconClock,
  },
  approved: {
    new: msg({ message: 'In the library', context: 'comic' }),
    live: msg({ message: 'In the library', context: 'comic' }),
    tone: 'ok',
    icon: IconBooks,
  },
  'changes-asked': {
    new: msg({ message: 'Changes asked', context: 'comic' }),
    live: msg({ message: 'Changes asked', context: 'comic' }),
    tone: 'warn',
    icon: IconMessageReport,
  },
  declined: {
    new: msg({ message: 'Declined', context: 'comic' }),
    live: msg({ message: 'Declined', context: 'comic' }),
    tone: 'bad',
    icon: IconX,
  },
} as const;

type Reviewed = Pick<Comic, 'status' | 'comicStatus' | 'changesAsked'>;
type Released = Reviewed & Pick<Comic, 'isLive'>;

/** The word for a review status; anything else is 'Unknown'. */
function reviewLabel(status: string): string {
  return status in review ? i18n._(review[status as keyof typeof review].label) : t`Unknown`;
}

const isPublishingStatus = (status: string): status is keyof typeof publishing => status in publishing;

/** The word for a publishing status; anything else is 'N/A'. */
export function publishingLabel(status: string): string {
  return isPublishingStatus(status) ? i18n._(publishing[status].label) : t`N/A`;
}

/** Where a comic is on its way to readers, in words: a changed comic may have an earlier version in the library. */
export function releaseLabel(comic: Released): string {
  return i18n._(release[releaseStateOf(comic)][comic.isLive ? 'live' : 'new']);
}

/** The word for what reviewers say of a comic: it may have been sent back without being declined. */
export function reviewLabelOf(comic: Reviewed): string {
  return releaseStateOf(comic) === 'changes-asked'
    ? i18n._(release['changes-asked'].new)
    : reviewLabel(comic.status);
}

/** Where the comic stands with the reviewers. A draft is not with them. */
export function ReviewBadge({ comic }: { comic: Reviewed }) {
  const state = releaseStateOf(comic);
  if (comic.status === 'pending' && state === 'draft')
    return <span className="muted">{t`Not submitted`}</span>;
  const look =
    state === 'changes-asked'
      ? release[state]
      : (review[comic.status] ?? { tone: 'plain', icon: IconQuestionMark });
  return (
    <Badge tone={look.tone} icon={look.icon}>
      {reviewLabelOf(comic)}
    </Badge>
  );
}

/** Whether the comic is a draft or published. */
export function PublishingBadge({ status }: { status: string }) {
  const look = publishing[status as keyof typeof publishing] ?? { tone: 'plain', icon: IconQuestionMark };
  return (
    <Badge tone={look.tone} icon={look.icon}>
      {publishingLabel(status)}
    </Badge>
  );
}

/** Where a comic is on its way to readers. */
export function ReleaseBadge({ comic }: { comic: Released }) {
  const { tone, icon } = release[releaseStateOf(comic)];
  return (
    <Badge tone={tone} icon={icon}>
      {releaseLabel(comic)}
    </Badge>
  );
}
