import { Trans } from '@lingui/react/macro';
import { IconChevronDown } from '@tabler/icons-react';
import { useHelp } from '../../../lib/use-help.ts';
import type { ReadingPanel } from '../reading-order.ts';
import { Transcript } from './transcript.tsx';
import classes from './transcript-section.module.css';

/** The transcript below the pages, closed until it is asked for or helps to read. */
export function TranscriptSection({
  panels,
  language,
  onPanel,
  onHear,
}: {
  panels: ReadingPanel[];
  language: string | undefined;
  onPanel: (panel: ReadingPanel) => void;
  onHear: ((panel: ReadingPanel) => void) | undefined;
}) {
  const { aids, readsAloud } = useHelp();
  const isOpen = readsAloud || aids.includes('dyslexia-type') || aids.includes('high-contrast');
  return (
    <details className={classes.section} open={isOpen}>
      <summary>
        <Trans>Transcript</Trans>
        <IconChevronDown size={20} stroke={1.9} aria-hidden />
      </summary>
      <Transcript
        panels={panels}
        language={language}
        onPanel={onPanel}
        onHear={readsAloud ? onHear : undefined}
      />
    </details>
  );
}
