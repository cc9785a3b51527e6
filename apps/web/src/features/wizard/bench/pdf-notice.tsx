import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Alert, Button, Group } from '@mantine/core';
import type { Behind } from '@panelwise/contracts/domain/comic';
import { IconAlertTriangle, IconCircleCheck, IconFileTypePdf } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { NextAction } from '../components/next-action.tsx';

type Props = {
  pdfUrl: string | null;
  asked: boolean;
  behind: Behind | null;
  /** How many panels are others in the script than on the pages. */
  changed: number;
  /** It was asked for here, perhaps with the button at the end of the page: the answer comes into sight. */
  isFresh: boolean;
  /** Undefined while it cannot be done. */
  onUpdate: (() => void) | undefined;
  onPublish: () => void;
};

/** The PDF is there and the comic can be published; or it is behind, and one press brings it up to date; or it was asked for and is not there. */
export function PdfNotice(props: Props) {
  const { pdfUrl } = props;
  if (pdfUrl && props.behind) return <PdfBehind {...props} pdfUrl={pdfUrl} />;
  if (pdfUrl) return <PdfThere {...props} pdfUrl={pdfUrl} />;
  return props.asked ? (
    <Alert color="warn" role="alert" mb={12}>
      <Trans>PDF URL not found. Try generating again.</Trans>
    </Alert>
  ) : null;
}

function PdfThere({ pdfUrl, isFresh, onPublish }: Props & { pdfUrl: string }) {
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isFresh) notice.current?.scrollIntoView?.({ block: 'nearest' });
  }, [isFresh]);
  return (
    <Alert
      ref={notice}
      color="ok"
      role="status"
      icon={<IconCircleCheck />}
      title={t`Comic PDF Generated`}
      mb={12}
    >
      <Group justify="space-between" gap={12}>
        <p>
          <Trans>Have a look at it, then publish the comic and make its quiz.</Trans>
        </p>
        <Group gap={12}>
          <Button
            variant="outline"
            component="a"
            href={pdfUrl}
            target="_blank"
            rel="noreferrer"
            leftSection={<IconFileTypePdf aria-hidden />}
          >
            <Trans>View PDF</Trans>
          </Button>
          <NextAction>
            <Button onClick={onPublish}>
              <Trans>Publish Comic</Trans>
            </Button>
          </NextAction>
        </Group>
      </Group>
    </Alert>
  );
}

function PdfBehind({ pdfUrl, changed, onUpdate }: Props & { pdfUrl: string }) {
  return (
    <Alert color="warn" role="status" icon={<IconAlertTriangle />} title={behindText(changed)} mb={12}>
      <Group justify="space-between" gap={12}>
        <a href={pdfUrl} target="_blank" rel="noreferrer">
          <Trans>View the old PDF</Trans>
        </a>
        <NextAction>
          <Button disabled={!onUpdate} onClick={onUpdate}>
            <Trans>Update pages and PDF</Trans>
          </Button>
        </NextAction>
      </Group>
    </Alert>
  );
}

const behindText = (changed: number) =>
  changed > 0
    ? plural(changed, { one: '# panel changed since the PDF', other: '# panels changed since the PDF' })
    : t`The PDF shows older words`;
