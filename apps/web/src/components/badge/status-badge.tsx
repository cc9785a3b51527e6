import { IconBook2, IconCheck, IconClock, IconPencil, IconQuestionMark, IconX } from '@tabler/icons-react';
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

/** The word for a review status; anything else is 'Unknown'. */
export function reviewLabel(status: string): string {
  return status in review ? review[status as keyof typeof review].label : 'Unknown';
}

/** The word for a publishing status; anything else is 'N/A'. */
export function publishingLabel(status: string): string {
  return status in publishing ? publishing[status as keyof typeof publishing].label : 'N/A';
}

/** Where the comic stands with the reviewers. */
export function ReviewBadge({ status }: { status: string }) {
  const look = review[status as keyof typeof review] ?? { tone: 'plain', icon: IconQuestionMark };
  return (
    <Badge tone={look.tone} icon={look.icon}>
      {reviewLabel(status)}
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
