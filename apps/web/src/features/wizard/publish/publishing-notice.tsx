import { i18n, type MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import { Alert } from '@mantine/core';
import type { Behind } from '@panelwise/contracts/domain/comic';

const words = {
  pages: msg`Your latest words come onto the pages first, then the PDF is made of them.`,
  pdf: msg`The PDF is made of these pages first.`,
} as const satisfies Record<Behind, MessageDescriptor>;

/** The comic is brought up to date, perhaps to be published, and what is made for that just now. */
export function PublishingNotice(props: { making: 'update' | 'publish'; behind: Behind | null }) {
  const { making, behind } = props;
  const title = making === 'publish' ? t`Publishing your comic` : t`Updating the pages and the PDF`;
  return (
    <Alert color="pencil" role="status" title={title} mb={12}>
      <p>{behind ? i18n._(words[behind]) : t`One moment.`}</p>
    </Alert>
  );
}
