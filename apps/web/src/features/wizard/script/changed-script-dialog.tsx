import { i18n } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, Modal } from '@mantine/core';
import { useMemo } from 'react';
import classes from './changed-script-dialog.module.css';
import { comparePanels, compareTexts, type Passage } from './compare-scripts.ts';

/** Two scripts of one comic, one typed here and one stored from elsewhere, to choose from. It stays until one is chosen. */
export function ChangedScriptDialog(props: {
  mine: string;
  other: string;
  onKeepMine: () => void;
  onTakeOther: () => void;
}) {
  return (
    <Modal
      opened
      onClose={() => {}}
      withCloseButton={false}
      closeOnEscape={false}
      closeOnClickOutside={false}
      title={t`This script was changed somewhere else`}
      size={960}
    >
      {/* Not a button: the dialog may open in the middle of a word. */}
      <p tabIndex={-1} data-autofocus className={classes.lead}>
        <Trans>
          It was edited in another window or on another device. Which one do you want to go on with? Until you
          leave this page, Undo brings back the one you did not choose.
        </Trans>
      </p>
      <Comparison mine={props.mine} other={props.other} />
      <div className={classes.actions}>
        <Button variant="outline" onClick={props.onTakeOther}>
          <Trans>Take the other one</Trans>
        </Button>
        <Button onClick={props.onKeepMine}>
          <Trans>Keep mine</Trans>
        </Button>
      </div>
    </Modal>
  );
}

const sides = [
  { side: 'mine', name: msg`Yours` },
  { side: 'other', name: msg`The other one` },
] as const;

function Comparison({ mine, other }: { mine: string; other: string }) {
  const panels = useMemo(() => comparePanels(mine, other), [mine, other]);
  if (panels.length === 0) return <TextComparison mine={mine} other={other} />;
  return (
    <ol className={classes.differences}>
      {panels.map(({ page, panel, facts }) => (
        <li key={`${page}.${panel}`}>
          <h3>
            <Trans>
              Page {page}, panel {panel}
            </Trans>
          </h3>
          <div className={classes.pair}>
            {sides.map(({ side, name }) => (
              <section key={side} className={classes.side} aria-label={i18n._(name)}>
                <h4>{i18n._(name)}</h4>
                <dl>
                  {facts.map((fact) => (
                    <div key={fact.name}>
                      <dt>{fact.name}</dt>
                      <dd>
                        {fact[side] ? (
                          <Marked passage={fact[side]} />
                        ) : (
                          <i>
                            <Trans>(nothing)</Trans>
                          </i>
                        )}
                      </dd>
                    </div>
                  ))}
                </dl>
              </section>
            ))}
          </div>
        </li>
      ))}
    </ol>
  );
}

/** For scripts that cannot be read panel by panel, or that differ between the panels. */
function TextComparison({ mine, other }: { mine: string; other: string }) {
  const passages = useMemo(() => compareTexts(mine, other), [mine, other]);
  return (
    <div className={`${classes.differences} ${classes.pair}`}>
      {sides.map(({ side, name }) => (
        <section key={side} className={classes.side} aria-label={i18n._(name)}>
          <h4>{i18n._(name)}</h4>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard. */}
          <pre tabIndex={0}>
            <Marked passage={passages[side]} />
          </pre>
        </section>
      ))}
    </div>
  );
}

function Marked({ passage: { before, differs, after } }: { passage: Passage }) {
  return (
    <>
      {before}
      {differs && <mark>{differs}</mark>}
      {after}
    </>
  );
}
