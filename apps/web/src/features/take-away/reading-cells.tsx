import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ReadingFormat } from '@panelwise/contracts/domain/take-away';
import { IconBook2, IconFileZip, IconPhoto } from '@tabler/icons-react';
import { DownloadCell } from './download-cell.tsx';
import classes from './take-away.module.css';
import { saveReadingFile, type TakenWork } from './take-away-calls.ts';

/** The pages as files to read. */
export function ReadingCells({ work: { comic, pages } }: { work: TakenWork }) {
  const cell = (format: ReadingFormat) => ({
    busyNote: t`Packing…`,
    take: () => saveReadingFile(comic._id, format),
  });
  return (
    <section className={classes.reads}>
      <h3>
        <Trans>To read on a screen</Trans>
      </h3>
      <div className={classes.cells}>
        <DownloadCell icon={IconBook2} title="EPUB" note={t`fixed pages, with text`} {...cell('epub')} />
        <DownloadCell icon={IconFileZip} title="CBZ" note={t`comic readers`} {...cell('cbz')} />
        <DownloadCell
          icon={IconPhoto}
          title={t`Pictures`}
          note={plural({ pictures: pages.length }, { one: '# PNG in a ZIP', other: '# PNGs in a ZIP' })}
          {...cell('png')}
        />
      </div>
    </section>
  );
}
