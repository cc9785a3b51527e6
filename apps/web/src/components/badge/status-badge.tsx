import { type Comic, releaseStateOf } from '@panelwise/contracts/domain/comic';
import {
  IconBook2,
  IconBooks,
  IconCheck,
  IconClock,
  IconPencil,
  IconQuestionMark,
  IconX,
} from '@tabler/icons-react';
import { Badge } from './badge.tsx';

const review = {
  pending: { label: 'Pending', tone: 'warn', icon: IconClock },
  approved: { label: 'Approved', tone: 'ok', icon: IconCheck },
  rejected: { label: 'Rejected', tone: 'bad', icon: IconX },
} as const;
const publishing = {
  draft: { label: 'Draft', tone: 'pencil', icon: IconPencil },
  published: { label: 'Published', tone: 'inked', icon: IconBook2 },
} as const;
const release = {
  draft: { new: 'Draft', live: 'Changed since it was published', tone: 'pencil', icon: IconPencil },
  'in-review': { new: 'In review', live: 'New version in review', tone: 'warn', icon: IconClock },
  approved: { new: 'In the library', live: 'In the library', tone: 'ok', icon: IconBooks },
  declined: { new: 'Declined', live: 'Declined', tone: 'bad', icon: IconX },
} as const;

type Released = Pick<Comic, 'status' | 'comicStatus' | 'isLive'>;

/** The word for a review status; anything else is 'Unknown'. */
export function reviewLabel(status: string): string {
  return status in review ? review[status as keyof typeof review].label : 'Unknown';
}

/** The word for a publishing status; anything else is 'N/A'. */
export function publishingLabel(status: string): string {
  return status in publishing ? publishing[status as keyof typeof publishing].label : 'N/A';
}

/** Where a comic is on its way to readers, in words: a changed comic may have an earlier version in the library. */
export function releaseLabel(comic: Released): string {
  return release[releaseStateOf(comic)][comic.isLive ? 'live' : 'new'];
}

/** Where the comic stands with the reviewers. A draft is not with them. */
export function ReviewBadge({ comic }: { comic: Pick<Comic, 'status' | 'comicStatus'> }) {
  if (comic.status === 'pending' && comic.comicStatus === 'draft') return <Badge>Not submitted</Badge>;
  const look = review[comic.status] ?? { tone: 'plain', icon: IconQuestionMark };
  return (
    <Badge tone={look.tone} icon={look.icon}>
      {reviewLabel(comic.status)}
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
