import type { PanelLine } from '@panelwise/contracts/domain/comic';
import type { Spoken } from '../../../lib/speech/speak-lines.ts';
import classes from './spoken-line.module.css';

/** What is being read aloud, below the picture: who says it, and the word that is being said. */
export function SpokenLine({
  lines,
  spoken,
  language,
}: {
  lines: PanelLine[];
  spoken: Spoken | undefined;
  language: string | undefined;
}) {
  const line = spoken && lines[spoken.line];
  return (
    // A screen reader that would read along would talk over the voice.
    <p className={classes.say} lang={language} aria-hidden="true">
      {line && (
        <>
          <b>{line.speaker ?? ' '}</b>
          {line.text.slice(0, spoken.from)}
          <mark>{line.text.slice(spoken.from, spoken.to)}</mark>
          {line.text.slice(spoken.to)}
        </>
      )}
    </p>
  );
}
