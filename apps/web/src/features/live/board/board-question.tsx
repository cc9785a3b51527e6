import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { LiveRoom, LiveStage } from '@panelwise/contracts/domain/live';
import { IconCheck } from '@tabler/icons-react';
import type { CutOut } from '../live-panel.tsx';
import { placeWords } from '../live-panel.tsx';
import { letterOf, OptionShape } from '../option-shape.tsx';
import classes from './board.module.css';

/** The question that is on, with a panel from before the one that teaches it. */
export function QuestionOpen({ stage, cutOut }: { stage: LiveStage; cutOut: CutOut }) {
  const { question } = stage;
  if (!question) return null;
  return (
    <div className={classes.both} data-alone={question.panel ? undefined : true}>
      {question.panel && <figure className={classes.panel}>{cutOut(question.panel)}</figure>}
      <div className={classes.words}>
        <h1>{question.question}</h1>
        <ol className={classes.options}>
          {question.options.map((text, option) => (
            <li key={text}>
              <OptionShape option={option} />
              <b>{letterOf(option)}</b>
              <span>{text}</span>
            </li>
          ))}
        </ol>
      </div>
    </div>
  );
}

/** What is right, what was chosen, and the panel that teaches it. */
export function AnswerShown({ stage, room, cutOut }: { stage: LiveStage; room: LiveRoom; cutOut: CutOut }) {
  const { question, answer } = stage;
  if (!question || !answer) return null;
  const { panel, taughtAt, right, explanation, common } = answer;
  const counts = room.counts ?? question.options.map(() => 0);
  const all = Math.max(1, ...counts);
  const thinkers = common === null ? 0 : counts[common];
  const belief = common === null ? '' : question.options[common];
  return (
    <div className={classes.both} data-alone={panel ? undefined : true}>
      {panel && (
        <figure className={classes.panel}>
          {cutOut(panel)}
          <figcaption>{placeWords(taughtAt)}</figcaption>
        </figure>
      )}
      <div className={classes.words}>
        <h1 className={classes.told}>{explanation ?? question.question}</h1>
        <ol className={classes.chosen}>
          {question.options.map((text, option) => {
            const chosen = counts[option]!;
            return (
              <li key={text} data-right={option === right || undefined}>
                <b>
                  {option === right ? (
                    <IconCheck
                      size={24}
                      stroke={2.5}
                      aria-label={t({ message: 'Right', context: 'answer' })}
                    />
                  ) : (
                    letterOf(option)
                  )}
                </b>
                <div>
                  <p>{text}</p>
                  <i style={{ width: `${(chosen / all) * 100}%` }} aria-hidden />
                </div>
                <em className="num">
                  <Trans>
                    {chosen}
                    <span className="visually-hidden"> chose it</span>
                  </Trans>
                </em>
              </li>
            );
          })}
        </ol>
        {common !== null && (
          <p className={classes.belief}>
            <Trans>
              {thinkers} thought: “{belief}”.
            </Trans>{' '}
            {panel ? t`Look at the panel together.` : t`Talk about it together.`}
          </p>
        )}
      </div>
    </div>
  );
}
