import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { saveFile } from '../../../lib/save-file.ts';
import classes from './second-factor.module.css';

/** `done` says what they come with. */
type Props = { done: string; codes: string[]; onKept: () => void };

/** The codes for the day on which the phone is lost, this once. */
export function RecoveryCodes({ done, codes, onKept }: Props) {
  const save = () =>
    saveFile('panelwise-recovery-codes.txt', new Blob([`${codes.join('\n')}\n`], { type: 'text/plain' }));
  return (
    <>
      <p role="status">
        <Trans>
          {done} Keep these recovery codes somewhere safe: each lets you in once when your device is lost. We
          cannot show them again.
        </Trans>
      </p>
      <ul className={classes.codes} aria-label={t`Recovery codes`}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className={classes.actions}>
        <Button variant="outline" leftSection={<IconDownload aria-hidden />} onClick={save}>
          <Trans>Save as a file</Trans>
        </Button>
        <Button onClick={onKept}>
          <Trans>I have kept them</Trans>
        </Button>
      </div>
    </>
  );
}
