import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Alert, Button, Group } from '@mantine/core';
import type { Behind } from '@panelwise/contracts/domain/comic';
import { IconAlertTriangle, IconCircleCheck, IconFileTypePdf } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';

/** The PDF is there and the comic can be published, after its pages where these are behind; or it was asked for and is not there. */
export function PdfNotice(props: {
  pdfUrl: string | null;
  asked: boolean;
  behind: Behind | null;
  /** It was asked for here, perhaps with the button at the end of the page: the answer comes into sight. */
  isFresh: boolean;
  onPublish: () => void;
}) {
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (props.isFresh && props.pdfUrl) notice.current?.scrollIntoView?.({ block: 'nearest' });
  }, [props.isFresh, props.pdfUrl]);
  if (!props.pdfUrl)
    return props.asked ? (
      <Alert color="warn" role="alert" mb={12}>
        <Trans>PDF URL not found. Try generating again.</Trans>
      </Alert>
    ) : null;
  return (
    <Alert
      ref={notice}
      color={props.behind ? 'warn' : 'ok'}
      role="status"
      icon={props.behind ? <IconAlertTriangle /> : <IconCircleCheck />}
      title={props.behind ? t`The PDF shows older words` : t`Comic PDF Generated`}
      mb={12}
    >
      <Group justify="space-between" gap={12}>
        <p>
          {props.behind
            ? t`Publishing puts your new words on the pages and makes the PDF again first.`
            : t`Have a look at it, then publish the comic and make its quiz.`}
        </p>
        <Group gap={12}>
          <Button
            variant="outline"
            component="a"
            href={props.pdfUrl}
            target="_blank"
            rel="noreferrer"
            leftSection={<IconFileTypePdf aria-hidden />}
          >
            <Trans>View PDF</Trans>
          </Button>
          <Button variant={props.behind ? 'outline' : 'filled'} onClick={props.onPublish}>
            <Trans>Publish Comic</Trans>
          </Button>
        </Group>
      </Group>
    </Alert>
  );
}
