import type { ReadingFormat } from '@panelwise/contracts/domain/take-away';
import { IconBook2, IconFileZip, IconPhoto } from '@tabler/icons-react';
import { counted } from './counted.ts';
import { DownloadCell } from './download-cell.tsx';
import classes from './take-away.module.css';
import { saveReadingFile, type TakenWork } from './take-away-calls.ts';

/** The pages as files to read. */
export function ReadingCells({ work: { comic, pages } }: { work: TakenWork }) {
  const cell = (format: ReadingFormat) => ({
    busyNote: 'Packing…',
    take: () => saveReadingFile(comic._id, format),
  });
  return (
    <>
      <h3>To read on a screen</h3>
      <div className={classes.cells}>
        <DownloadCell icon={IconBook2} title="EPUB" note="fixed pages, with text" {...cell('epub')} />
        <DownloadCell icon={IconFileZip} title="CBZ" note="comic readers" {...cell('cbz')} />
        <DownloadCell
          icon={IconPhoto}
          title="Pictures"
          note={`${counted(pages.length, 'PNG')} in a ZIP`}
          {...cell('png')}
        />
      </div>
    </>
  );
}
