import type { LibraryComic } from '@panelwise/contracts/domain/comic';
import { gradeLabel } from '@panelwise/contracts/domain/grades';
import { IconArrowLeft, IconFileDownload, IconPrinter, IconVolume } from '@tabler/icons-react';
import { ButtonLink, PlainButton } from '../../../components/button/button-link.tsx';
import { paths } from '../../../config/paths.ts';
import { listAddress } from '../../../lib/address-choices.ts';
import { comicTitle } from '../../../lib/comic-title.ts';
import button from '../../../theme/button.module.css';
import { ViewSwitch } from '../guided/view-switch.tsx';
import classes from './reader-bar.module.css';

/** Back, what is being read, how it is shown, and what else can be done with it. Stays at the top where there is room. */
export function ReaderBar({
  comic,
  sharedBy,
  onPanels,
  onListen,
  listening,
  onPrint,
}: {
  comic: LibraryComic;
  /** Who shares it with a class; absent for a comic of the library. */
  sharedBy: string | undefined;
  /** Absent where there are no panels to be shown. */
  onPanels: (() => void) | undefined;
  /** Absent where nobody can read it aloud. */
  onListen: (() => void) | undefined;
  listening: boolean;
  onPrint: () => void;
}) {
  const about = [
    comic.grade && gradeLabel(comic.grade),
    comic.subject,
    sharedBy !== undefined && `shared by ${sharedBy}`,
  ]
    .filter(Boolean)
    .join(', ');
  return (
    <div className={classes.bar}>
      <div className={classes.row}>
        {sharedBy === undefined && (
          <ButtonLink to={listAddress(paths.library)} variant="subtle" aria-label="Library">
            <IconArrowLeft stroke={1.9} aria-hidden />
            <span className={classes.backText}>Library</span>
          </ButtonLink>
        )}
        <div className={classes.title}>
          <h1>{comicTitle(comic)}</h1>
          {about && <p>{about}</p>}
        </div>
        {onPanels && <ViewSwitch view="pages" onChange={onPanels} />}
        <div className={classes.tools}>
          {onListen && (
            <PlainButton variant="subtle" aria-pressed={listening} onClick={onListen}>
              <IconVolume stroke={1.9} aria-hidden />
              Listen
            </PlainButton>
          )}
          {comic.pdfUrl && (
            <a
              className={button.button}
              data-variant="subtle"
              href={comic.pdfUrl}
              download={`${comic.title}.pdf`}
            >
              <IconFileDownload stroke={1.9} aria-hidden />
              Download PDF
            </a>
          )}
          <PlainButton variant="subtle" onClick={onPrint}>
            <IconPrinter stroke={1.9} aria-hidden />
            Print
          </PlainButton>
        </div>
      </div>
    </div>
  );
}
