import { Trans } from '@lingui/react/macro';
import type { MadeBy } from '@panelwise/contracts/domain/made-by';
import { lazy, Suspense, useState } from 'react';
import type { Reported } from '../api/reader-queries.ts';
import { madeWords } from '../made-words.ts';
import classes from './colophon.module.css';

const ReportDialog = lazy(async () => ({ default: (await import('./report-dialog.tsx')).ReportDialog }));

/** At the end: how the comic came about, as far as that is known, and a word to us where something is wrong with it. */
export function Colophon({
  made,
  isReviewed,
  reported,
}: {
  made: MadeBy | null;
  isReviewed: boolean;
  /** Absent where a teacher shows what nobody has reviewed: they are the one to ask. */
  reported: Reported | undefined;
}) {
  const [asking, setAsking] = useState(false);
  const sentence = madeWords(made, isReviewed);
  return (
    <footer className={classes.colophon}>
      {sentence && <p>{sentence}</p>}
      {reported && (
        <button type="button" className={classes.report} onClick={() => setAsking(true)}>
          <Trans>Is something wrong with this comic?</Trans>
        </button>
      )}
      {reported && asking && (
        <Suspense fallback={null}>
          <ReportDialog reported={reported} onClose={() => setAsking(false)} />
        </Suspense>
      )}
    </footer>
  );
}
