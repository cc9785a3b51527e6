import { IconChevronDown } from '@tabler/icons-react';
import type { ReadingPanel } from '../reading-order.ts';
import { Transcript } from './transcript.tsx';
import classes from './transcript-section.module.css';

/** The transcript below the pages, closed until it is asked for. */
export function TranscriptSection({
  panels,
  language,
  onPanel,
}: {
  panels: ReadingPanel[];
  language: string | undefined;
  onPanel: (panel: ReadingPanel) => void;
}) {
  return (
    <details className={classes.section}>
      <summary>
        Transcript
        <IconChevronDown size={20} stroke={1.9} aria-hidden />
      </summary>
      <Transcript panels={panels} language={language} onPanel={onPanel} />
    </details>
  );
}
