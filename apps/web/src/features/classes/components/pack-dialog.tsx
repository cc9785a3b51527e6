import { t } from '@lingui/core/macro';
import { Plural, Trans } from '@lingui/react/macro';
import { Alert, Button, FileButton, Modal } from '@mantine/core';
import { getClassPack } from '@panelwise/contracts/http/class-packs';
import type { SchoolClass } from '@panelwise/contracts/http/classes';
import { IconFileDownload, IconFileUpload, IconFolderSearch } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { callForFile } from '../../../lib/api-client.ts';
import { errorText } from '../../../lib/api-error.ts';
import { saveFile } from '../../../lib/save-file.ts';
import { checkFolder } from '../check-folder.ts';
import { reloadClasses } from '../class-queries.ts';
import { type BroughtIn, bringIn, mostFiles } from '../pack-results.ts';
import classes from './classes.module.css';

/** A folder with everything in it instead of files. */
const wholeFolder = { webkitdirectory: '' } as React.ComponentProps<'input'>;

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
  // In the place of each file that nothing but the teacher's word brings in, what became of it then.
  const vouch = useMutation({
    mutationFn: async ({ all, left }: NonNullable<typeof upload.data>) => {
      const again: BroughtIn[] = [];
      for (const one of all) again.push(one.isUnproven ? await bringIn(of._id, one.file, true) : one);
      return { all: again, left };
    },
    onSuccess: () => reloadClasses(client),
  });
  const check = useMutation({ mutationFn: (files: File[]) => checkFolder(of._id, files) });
  const { name } = of;
  const brought = vouch.data ?? upload.data;
  const unproven = brought?.all.filter(({ isUnproven }) => isUnproven).length ?? 0;
  const left = brought?.left ?? 0;
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
            onChange={(files) => {
              vouch.reset();
              upload.mutate(files);
            }}
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
            {brought && (
              <ul className={classes.brought}>
                {brought.all.map(({ file, isGood, text }, at) => (
                  <li key={at} data-bad={!isGood || undefined}>
                    <b>{file.name}</b>
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
          {brought && unproven > 0 && (
            <>
              <p>
                <Trans>
                  Pupils who log in by pictures prove with them that their work is theirs. Where that is
                  missing or wrong, you alone know who gave you the file. That you said so is kept.
                </Trans>
              </p>
              <Button variant="outline" loading={vouch.isPending} onClick={() => vouch.mutate(brought)}>
                <Plural
                  value={unproven}
                  one="I know whose it is: bring it in"
                  other="I know whose they are: bring # in"
                />
              </Button>
            </>
          )}
        </section>
        <section className={classes.step}>
          <h3>
            <Trans>3. Is the stick as it was?</Trans>
          </h3>
          <p>
            <Trans>
              Choose the folder of the pack on the stick. Each of its files is compared with the pack that was
              made; only their fingerprints leave this computer.
            </Trans>
          </p>
          <FileButton
            multiple
            inputProps={wholeFolder}
            onChange={(files) => files.length > 0 && check.mutate(files)}
          >
            {(props) => (
              <Button
                {...props}
                variant="outline"
                leftSection={<IconFolderSearch size={20} stroke={1.9} aria-hidden />}
                loading={check.isPending}
              >
                <Trans>Check the folder</Trans>
              </Button>
            )}
          </FileButton>
          <div role="status">
            {check.data && <Alert {...(!check.data.isGood && { color: 'bad' })}>{check.data.text}</Alert>}
          </div>
        </section>
      </div>
    </Modal>
  );
}
