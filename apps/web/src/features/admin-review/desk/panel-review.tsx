import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { DrawnPage } from '@panelwise/contracts/domain/comic';
import type { ScriptPanel } from '@panelwise/contracts/domain/script';
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react';
import { Badge } from '../../../components/badge/badge.tsx';
import classes from './page-review.module.css';
import { panelAnchor, wordsOf } from './panel-words.ts';
import { checkPanel } from './review-checks.ts';

function Check({ good, children }: { good: boolean; children: string }) {
  return (
    <Badge tone={good ? 'ok' : 'warn'} icon={good ? IconCheck : IconAlertTriangle}>
      {children}
    </Badge>
  );
}

const asSentence = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** The words of a panel, and what was found about it. `onPoint` tells that somebody looks at it. */
export function PanelReview({
  page,
  panel,
  script,
  altFault,
  onPoint,
}: {
  page: number;
  panel: DrawnPage['panels'][number];
  script: ScriptPanel | undefined;
  altFault: string | undefined;
  onPoint: (panel: number | undefined) => void;
}) {
  const checks = checkPanel(panel, altFault);
  const { panel: number } = panel;
  const { captionWords } = checks;
  const described = panel.alt.trim() !== '';
  const problems = described && altFault ? [...checks.problems, asSentence(altFault)] : checks.problems;
  return (
    <li
      id={panelAnchor(page, panel.panel)}
      tabIndex={-1}
      className={classes.panel}
      onPointerEnter={() => onPoint(panel.panel)}
      onPointerLeave={() => onPoint(undefined)}
    >
      <h4>
        <Trans>Panel {number}</Trans>
      </h4>
      <dl className={classes.words}>
        <div>
          <dt>
            <Trans>Scene</Trans>
          </dt>
          <dd className="muted">{panel.scene || t`N/A`}</dd>
        </div>
        {wordsOf(script, panel.caption).map((line, i) => (
          <div key={i}>
            <dt>{line.who}</dt>
            <dd>{line.text}</dd>
          </div>
        ))}
      </dl>
      <p className={classes.checks}>
        {checks.fit === null ? (
          <Check good={false}>{t`Not lettered`}</Check>
        ) : (
          <Check good={checks.fit}>{checks.fit ? t`Words fit` : t`Words do not fit`}</Check>
        )}
        <Check good={!altFault}>
          {!described ? t`No alt text` : altFault ? t`Alt text is wrong` : t`Alt text`}
        </Check>
        {captionWords > 0 && <Check good={checks.captionShort}>{t`Caption: ${captionWords} words`}</Check>}
      </p>
      {problems.length > 0 && (
        <ul className={classes.problems}>
          {problems.map((problem) => (
            <li key={problem}>{problem}</li>
          ))}
        </ul>
      )}
      {described && (
        <details className={classes.alt}>
          <summary>
            <Trans>Alt text of panel {number}</Trans>
          </summary>
          <p>{panel.alt}</p>
        </details>
      )}
    </li>
  );
}
