import { Alert } from '@mantine/core';
import type { Behind } from '@panelwise/contracts/domain/comic';

const words = {
  pages: 'Your latest words come onto the pages first, then the PDF is made of them.',
  pdf: 'The PDF is made of these pages first.',
} as const satisfies Record<Behind, string>;

/** The comic is about to be published, and what is made for that just now. */
export function PublishingNotice({ behind }: { behind: Behind | null }) {
  return (
    <Alert color="pencil" role="status" title="Publishing your comic" mb={12}>
      <p>{behind ? words[behind] : 'One moment.'}</p>
    </Alert>
  );
}
