import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Alert, Button } from '@mantine/core';
import type { Behind } from '@panelwise/contracts/domain/comic';
import { IconAlertTriangle, IconFileTypePdf } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { NextAction } from '../components/next-action.tsx';
import classes from './pdf-notice.module.css';

type Props = {
  pdfUrl: string | null;
  /** Its first page small, where there is one. */
  cover: string | null;
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

function PdfThere({ pdfUrl, cover, isFresh, onPublish }: Props & { pdfUrl: string }) {
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isFresh) notice.current?.scrollIntoView?.({ block: 'nearest' });
  }, [isFresh]);
  return (
    <Alert ref={notice} color="ok" role="status" mb={12}>
      <div className={classes.notice}>
        {cover && <img className={classes.cover} src={cover} alt="" />}
        <div className={classes.said}>
          <p className={classes.title}>{t`Comic PDF Generated`}</p>
          <p>
            <Trans>Have a look at it, then publish the comic and make its quiz.</Trans>
          </p>
        </div>
        <Button
          className={classes.wide}
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
      </div>
    </Alert>
  );
}

function PdfBehind({ pdfUrl, changed, onUpdate }: Props & { pdfUrl: string }) {
  return (
    <Alert color="warn" role="status" mb={12}>
      <div className={classes.notice}>
        <IconAlertTriangle className={classes.icon} aria-hidden />
        <p className={classes.title}>{behindText(changed)}</p>
        <a className={classes.old} href={pdfUrl} target="_blank" rel="noreferrer">
          <Trans>View the old PDF</Trans>
        </a>
        <NextAction>
          <Button disabled={!onUpdate} onClick={onUpdate}>
            <Trans>Update pages and PDF</Trans>
          </Button>
        </NextAction>
      </div>
    </Alert>
  );
}

const behindText = (changed: number) =>
  changed > 0
    ? plural(changed, { one: '# panel changed since the PDF', other: '# panels changed since the PDF' })
    : t`The PDF shows older words`;
