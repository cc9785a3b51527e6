import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { InLanguage, LibraryComic } from '@panelwise/contracts/domain/comic';
import { IconArrowLeft, IconFileDownload, IconPrinter, IconVolume } from '@tabler/icons-react';
import { AssignLink } from '../../../components/assign-link/assign-link.tsx';
import { ButtonLink, PlainButton } from '../../../components/button/button-link.tsx';
import { ShortLink } from '../../../components/short-player/short-link.tsx';
import { paths } from '../../../config/paths.ts';
import { listAddress } from '../../../lib/address-choices.ts';
import { comicTitle } from '../../../lib/comic-title.ts';
import { gradeWords } from '../../../lib/grade-words.ts';
import { useSession } from '../../../lib/session.ts';
import { subjectWords } from '../../../lib/subject-words.ts';
import { useHelp } from '../../../lib/use-help.ts';
import button from '../../../theme/button.module.css';
import { ViewSwitch } from '../guided/view-switch.tsx';
import type { WordSize } from '../hooks/use-word-size.ts';
import { KeepButton } from './keep-button.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import classes from './reader-bar.module.css';
import { WordSizeButton } from './word-size-button.tsx';

/** Who shares it, or made it; empty where it names nobody. */
function sourceOf(author: string, shared: boolean): string {
  if (shared) return author ? t`shared by ${author}` : t`shared by your teacher`;
  return author && t({ message: `by ${author}`, context: 'author' });
}

/** Back, what is being read, how it is shown, and what else can be done with it. Stays at the top where there is room. */
export function ReaderBar({
  comic,
  author,
  alsoIn,
  page,
  shared,
  assigned,
  wordSize,
  panels,
  onPanels,
  onListen,
  listening,
  onPrint,
}: {
  comic: LibraryComic;
  /** As the comic names them; empty where it names nobody. */
  author: string;
  /** The same comic in other languages. */
  alsoIn: InLanguage[];
  /** The page that is being read, from 1. */
  page: number;
  /** Somebody shares it with a class: it is of no library. */
  shared: boolean;
  /** It is read for an assignment: the way back leads to what there is to do. */
  assigned: boolean;
  wordSize: WordSize;
  /** How many there are. */
  panels: number;
  /** Absent where there are no panels to be shown. */
  onPanels: (() => void) | undefined;
  /** Absent where nobody can read it aloud. */
  onListen: (() => void) | undefined;
  listening: boolean;
  onPrint: () => void;
}) {
  const { readsAloud } = useHelp();
  const isLearner = useSession(({ user }) => user !== null);
  const about = [
    comic.grade && gradeWords(comic.grade),
    comic.subject && subjectWords(comic.subject),
    sourceOf(author, shared),
  ]
    .filter(Boolean)
    .join(', ');
  return (
    <div className={classes.bar}>
      <div className={classes.row}>
        {assigned && (
          <ButtonLink to={paths.learn} variant="subtle" aria-label={t`Back to your page`}>
            <IconArrowLeft stroke={1.9} aria-hidden />
            <span className={classes.backText}>
              <Trans>Your page</Trans>
            </span>
          </ButtonLink>
        )}
        {!shared && !assigned && (
          <ButtonLink to={listAddress(paths.library)} variant="subtle" aria-label={t`Library`}>
            <IconArrowLeft stroke={1.9} aria-hidden />
            <span className={classes.backText}>
              <Trans>Library</Trans>
            </span>
          </ButtonLink>
        )}
        <div className={classes.title}>
          <h1>{comicTitle(comic)}</h1>
          <div className={classes.about}>
            {about && <p>{about}</p>}
            {alsoIn.length > 0 && <LanguageSwitch comic={comic} alsoIn={alsoIn} page={page} />}
          </div>
        </div>
        {onPanels && <ViewSwitch view="pages" onChange={onPanels} />}
        <div className={classes.tools}>
          {onListen && (
            <PlainButton
              variant={readsAloud && !listening ? 'filled' : 'subtle'}
              aria-pressed={listening}
              onClick={onListen}
            >
              <IconVolume stroke={1.9} aria-hidden />
              <Trans>Listen</Trans>
            </PlainButton>
          )}
          <WordSizeButton size={wordSize} />
          {isLearner && !shared && !assigned && <KeepButton comicId={comic._id} />}
          {!shared && !assigned && <ShortLink comicId={comic._id} panels={panels} />}
          {!shared && <AssignLink comicId={comic._id} variant="subtle" />}
          {comic.pdfUrl && (
            <a
              className={button.button}
              data-variant="subtle"
              href={comic.pdfUrl}
              download={`${comic.title}.pdf`}
            >
              <IconFileDownload stroke={1.9} aria-hidden />
              <Trans>Download PDF</Trans>
            </a>
          )}
          <PlainButton variant="subtle" onClick={onPrint}>
            <IconPrinter stroke={1.9} aria-hidden />
            <Trans>Print</Trans>
          </PlainButton>
        </div>
      </div>
    </div>
  );
}
