import { i18n } from '@lingui/core';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { IconVolume } from '@tabler/icons-react';
import { IconButton } from '../../../components/button/button-link.tsx';
import type { ReadingPanel } from '../reading-order.ts';
import classes from './transcript.module.css';

/** The panels of each page, in order. */
function byPage(panels: ReadingPanel[]): ReadingPanel[][] {
  const pages: ReadingPanel[][] = [];
  for (const panel of panels) {
    const last = pages.at(-1);
    if (last?.[0]?.page === panel.page) last.push(panel);
    else pages.push([panel]);
  }
  return pages;
}

/** Every panel in words, in order: what is to be seen, and who says what. */
export function Transcript({
  panels,
  language,
  current,
  spokenLine,
  onPanel,
  onHear,
}: {
  panels: ReadingPanel[];
  language: string | undefined;
  current?: ReadingPanel | undefined;
  /** The line of the current panel that is being read aloud. */
  spokenLine?: number | undefined;
  onPanel: (panel: ReadingPanel) => void;
  /** Reads aloud from a panel on; absent where nobody needs it, or no voice is there. */
  onHear?: ((panel: ReadingPanel) => void) | undefined;
}) {
  return (
    <div className={classes.transcript} lang={language}>
      {byPage(panels).map((page) => (
        <section key={page[0]!.page} aria-label={t`Page ${{ page: page[0]!.page }}`}>
          <h3 lang={i18n.locale}>
            <Trans>Page {{ page: page[0]!.page }}</Trans>
          </h3>
          <ol>
            {page.map((panel) => (
              <li key={panel.panel} aria-current={panel === current || undefined}>
                <div>
                  <button
                    type="button"
                    lang={i18n.locale}
                    aria-label={t`Open page ${{ page: panel.page }}, panel ${{ panel: panel.panel }}`}
                    onClick={() => onPanel(panel)}
                  >
                    {panel.panel}
                  </button>
                  {onHear && panel.lines.length > 0 && (
                    <IconButton
                      label={t`Hear page ${{ page: panel.page }}, panel ${{ panel: panel.panel }}`}
                      onClick={() => onHear(panel)}
                    >
                      <IconVolume size={20} stroke={1.9} aria-hidden />
                    </IconButton>
                  )}
                </div>
                <div>
                  <p className={classes.scene}>{panel.scene || panel.alt}</p>
                  {panel.lines.map((line, index) => (
                    <p key={index} className={classes.line}>
                      {line.kind !== 'title' && (
                        <b lang={line.speaker ? undefined : i18n.locale}>{line.speaker ?? t`Caption`}</b>
                      )}
                      {panel === current && index === spokenLine ? <mark>{line.text}</mark> : line.text}
                    </p>
                  ))}
                </div>
              </li>
            ))}
          </ol>
        </section>
      ))}
    </div>
  );
}
