import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Alert, Button, FileButton, Modal } from '@mantine/core';
import { getClassPack } from '@panelwise/contracts/http/class-packs';
import type { SchoolClass } from '@panelwise/contracts/http/classes';
import { IconFileDownload, IconFileUpload } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { callForFile } from '../../../lib/api-client.ts';
import { errorText } from '../../../lib/api-error.ts';
import { saveFile } from '../../../lib/save-file.ts';
import { reloadClasses } from '../class-queries.ts';
import { type BroughtIn, bringIn, mostFiles } from '../pack-results.ts';
import classes from './classes.module.css';

/** What a class takes to where there is no internet, and the way back of what its pupils hand in. */
export function PackDialog({
  of,
  opened,
  onClose,
}: {
  of: SchoolClass;
  opened: boolean;
  onClose: () => void;
}) {
  const client = useQueryClient();
  const download = useMutation({
    mutationFn: async () => {
      const { name, blob } = await callForFile(getClassPack, { params: { id: of._id } });
      saveFile(name, blob);
    },
  });
  // The same file can be chosen once more.
  const reset = useRef<() => void>(null);
  const upload = useMutation({
    mutationFn: async (files: File[]) => {
      const all: BroughtIn[] = [];
      for (const file of files.slice(0, mostFiles)) all.push(await bringIn(of._id, file));
      return { all, left: Math.max(0, files.length - mostFiles) };
    },
    onSuccess: () => reloadClasses(client),
    onSettled: () => reset.current?.(),
  });
  const { name } = of;
  const left = upload.data?.left ?? 0;
  return (
    <Modal opened={opened} onClose={onClose} title={t`Pack for offline`} size="lg">
      <div className={classes.form}>
        <section className={classes.step}>
          <h3>
            <Trans>1. Take it along</Trans>
          </h3>
          <p>
            <Trans>
              One ZIP with the comics that are assigned to {name}, their questions and the names of your
              pupils. Unpack it onto a stick: its page opens in any browser, without internet. The right
              answers are not in it.
            </Trans>
          </p>
          {download.error && (
            <Alert color="bad" role="alert">
              {errorText(download.error, t`The pack could not be made. Please try again.`)}
            </Alert>
          )}
          <Button
            leftSection={<IconFileDownload size={20} stroke={1.9} aria-hidden />}
            loading={download.isPending}
            onClick={() => download.mutate()}
          >
            <Trans>Download the pack</Trans>
          </Button>
        </section>
        <section className={classes.step}>
          <h3>
            <Trans>2. Bring the answers back</Trans>
          </h3>
          <p>
            <Trans>
              Each pupil hands in one file. Choose them here, as many as you have. A file that you bring in
              twice counts once. What they read and answered shows in the results, and their answers in each
              pupil’s review; they bring no coins.
            </Trans>
          </p>
          <FileButton
            multiple
            resetRef={reset}
            accept="application/json,.json"
            onChange={(files) => upload.mutate(files)}
          >
            {(props) => (
              <Button
                {...props}
                variant="outline"
                leftSection={<IconFileUpload size={20} stroke={1.9} aria-hidden />}
                loading={upload.isPending}
              >
                <Trans>Choose files</Trans>
              </Button>
            )}
          </FileButton>
          <div role="status">
            {upload.data && (
              <ul className={classes.brought}>
                {upload.data.all.map(({ file, isGood, text }, at) => (
                  <li key={at} data-bad={!isGood || undefined}>
                    <b>{file}</b>
                    <span>{text}</span>
                  </li>
                ))}
              </ul>
            )}
            {left > 0 && (
              <p>
                <Trans>
                  {mostFiles} files are brought in at once. Please choose the other {left} again.
                </Trans>
              </p>
            )}
          </div>
        </section>
      </div>
    </Modal>
  );
}
