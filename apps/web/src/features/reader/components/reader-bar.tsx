import type { LibraryComic } from '@panelwise/contracts/domain/comic';
import { gradeLabel } from '@panelwise/contracts/domain/grades';
import { IconArrowLeft, IconFileDownload } from '@tabler/icons-react';
import { ButtonLink } from '../../../components/button/button-link.tsx';
import { paths } from '../../../config/paths.ts';
import button from '../../../theme/button.module.css';
import classes from './reader-bar.module.css';

/** Back, what is being read, and the PDF. Stays at the top. */
export function ReaderBar({ comic }: { comic: LibraryComic }) {
  const about = [comic.grade && gradeLabel(comic.grade), comic.subject].filter(Boolean).join(', ');
  return (
    <div className={classes.bar}>
      <div className={classes.row}>
        <ButtonLink to={paths.library} variant="subtle" aria-label="Library">
          <IconArrowLeft stroke={1.9} aria-hidden />
          <span className={classes.backText}>Library</span>
        </ButtonLink>
        <div className={classes.title}>
          <h1>
            {comic.title}
            {comic.partCount > 1 && `, part ${comic.partNumber}`}
          </h1>
          {about && <p>{about}</p>}
        </div>
        {comic.pdfUrl && (
          <a
            className={button.button}
            data-variant="outline"
            data-size="sm"
            href={comic.pdfUrl}
            download={`${comic.title}.pdf`}
          >
            <IconFileDownload stroke={1.9} aria-hidden />
            Download PDF
          </a>
        )}
      </div>
    </div>
  );
}
