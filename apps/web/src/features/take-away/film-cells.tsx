import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { shortRules } from '@panelwise/contracts/domain/short';
import { IconDeviceMobile, IconDeviceTv } from '@tabler/icons-react';
import { FilmCell } from './film-cell.tsx';
import classes from './take-away.module.css';
import type { TakenWork } from './take-away-calls.ts';

/** The comic as a film to watch: lying for the board, upright for phones. */
export function FilmCells({ work: { comic, pages } }: { work: TakenWork }) {
  const panels = pages.reduce((sum, page) => sum + page.panels.length, 0);
  const lockedNote = panels < shortRules.leastPanels ? t`needs three panels` : undefined;
  return (
    <section className={classes.films}>
      <h3>
        <Trans>To watch</Trans>
      </h3>
      <div className={classes.cells}>
        <FilmCell
          icon={IconDeviceTv}
          comic={comic}
          shape="wide"
          title={t`Short, wide`}
          note={t`16:9, for the board`}
          lockedNote={lockedNote}
        />
        <FilmCell
          icon={IconDeviceMobile}
          comic={comic}
          shape="tall"
          title={t`Short, upright`}
          note={t`9:16, for phones`}
          lockedNote={lockedNote}
        />
      </div>
    </section>
  );
}
