import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { IconArrowLeft, IconArrowRight } from '@tabler/icons-react';
import type { CSSProperties } from 'react';
import { PlainButton } from '../../../components/button/button-link.tsx';
import { panelPlace } from '../panel-place.ts';
import type { ReadingPanel } from '../reading-order.ts';
import classes from './guided-nav.module.css';

/** Back, how far it is as a strip of panels to jump to, and on. `at` counts from 0; behind the last panel is the end. */
export function GuidedNav({
  panels,
  at,
  parts,
  onGo,
  onNext,
  onBack,
}: {
  panels: ReadingPanel[];
  at: number;
  /** Which part of the panel is shown, from 0, where it is shown in parts. */
  parts: { at: number; count: number };
  onGo: (index: number) => void;
  onNext: () => void;
  onBack: () => void;
}) {
  const panel = panels[at];
  const share = { '--seen': `${((parts.at + 1) / parts.count) * 100}%` } as CSSProperties;
  return (
    <div className={classes.nav}>
      <PlainButton
        variant="outline"
        size="lg"
        aria-label={t`Back one panel`}
        disabled={at === 0 && parts.at === 0}
        onClick={onBack}
      >
        <IconArrowLeft stroke={1.9} aria-hidden />
        <span className={classes.wide}>
          <Trans>Back</Trans>
        </span>
      </PlainButton>
      <div className={classes.progress}>
        {/* By keyboard, arrows, Home and End do the same with fewer stops. */}
        <div className={classes.strip} aria-hidden="true">
          {panels.map((each, index) => (
            <button
              key={`${each.page}.${each.panel}`}
              type="button"
              tabIndex={-1}
              title={t`Page ${{ page: each.page }}, panel ${{ panel: each.panel }}`}
              data-first={(index > 0 && each.page !== panels[index - 1]!.page) || undefined}
              data-near={each.page === (panel ?? panels.at(-1)!).page || undefined}
              data-state={index < at ? 'done' : index === at ? 'here' : 'next'}
              style={index === at ? share : undefined}
              onClick={() => onGo(index)}
            />
          ))}
        </div>
        <p>
          <b>{panel ? panelPlace(panel) : t`The end`}</b>
          <span className="num">
            <Trans>
              {{ number: Math.min(at + 1, panels.length) }} of {{ total: panels.length }}
            </Trans>
          </span>
        </p>
      </div>
      <PlainButton size="lg" disabled={!panel} onClick={onNext}>
        <Trans>Next</Trans>
        <IconArrowRight stroke={1.9} aria-hidden />
      </PlainButton>
    </div>
  );
}
