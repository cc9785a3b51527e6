import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { saveFile } from '../../../lib/save-file.ts';
import classes from './second-factor.module.css';

/** The codes for the day on which the phone is lost, this once. */
export function RecoveryCodes({ codes, onKept }: { codes: string[]; onKept: () => void }) {
  const save = () =>
    saveFile('panelwise-recovery-codes.txt', new Blob([`${codes.join('\n')}\n`], { type: 'text/plain' }));
  return (
    <>
      <p role="status">
        Your app is set up. Keep these recovery codes somewhere safe: each lets you in once when your phone is
        lost. We cannot show them again.
      </p>
      <ul className={classes.codes} aria-label="Recovery codes">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className={classes.actions}>
        <Button variant="outline" leftSection={<IconDownload aria-hidden />} onClick={save}>
          Save as a file
        </Button>
        <Button onClick={onKept}>I have kept them</Button>
      </div>
    </>
  );
}
