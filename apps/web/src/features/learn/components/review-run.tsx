import { t } from '@lingui/core/macro';
import { Plural, Trans } from '@lingui/react/macro';
import { IconArrowRight } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { ButtonLink, PlainButton } from '../../../components/button/button-link.tsx';
import { Aloud } from '../../../components/hear/aloud.tsx';
import { isSettled } from '../../../components/quiz/attempt.ts';
import { QuestionCard } from '../../../components/quiz/question-card.tsx';
import { type CheckAnswer, type FindWaiting, useAttempt } from '../../../components/quiz/use-attempt.ts';
import { paths } from '../../../config/paths.ts';
import { useHelp } from '../../../lib/use-help.ts';
import { useTextLanguage } from '../../../lib/use-text-language.ts';
import { type Asked, type FindQuestion, withSibling } from '../with-sibling.ts';
import { PanelMeter } from './panel-meter.tsx';
import { type Helped, LookThere, type PanelOf, ReviewHelp, type ReviewItem } from './review-help.tsx';
import classes from './review-run.module.css';

/** A deck to its end. What was wrong shows the panel that teaches it, then one like it is asked; it comes back tomorrow. */
export function ReviewRun({
  items: dealt,
  coins: coinsBefore,
  panelOf,
  findQuestion,
  check,
  findWaiting,
  onEnd,
}: {
  items: readonly ReviewItem[];
  /** What there is to spend; undefined where rewards are switched off. */
  coins?: number | undefined;
  panelOf: PanelOf;
  findQuestion: FindQuestion;
  check: CheckAnswer;
  findWaiting: FindWaiting;
  onEnd: () => void;
}) {
  const [at, setAt] = useState(0);
  const [coins, setCoins] = useState(coinsBefore);
  const [helped, setHelped] = useState<ReadonlyMap<string, Helped>>(new Map());
  const [asked, setAsked] = useState<readonly Asked[]>(dealt);
  const items = asked.map((one) => ({ ...one, ...helped.get(one.question.key) }));
  const attempt = useAttempt(
    items.map(({ question }) => question),
    check,
    onEnd,
    findWaiting,
  );
  const waiting = attempt.waiting.length;
  const box = useRef<HTMLDivElement>(null);
  const turned = useRef(false);
  // What was pressed is gone with the question: a keyboard goes on with the next one.
  useEffect(() => {
    if (turned.current) box.current?.focus();
    turned.current = false;
  }, [at]);
  const { isYoung } = useHelp();
  const item = items[at];
  const language = useTextLanguage(item && [item.question.question, ...item.question.options].join(' '));
  const { key } = item?.question ?? {};
  const standing = attempt.standings[at];
  const verdict = key ? attempt.tries[key]?.at(-1)?.verdict : undefined;
  const isMissed =
    key !== undefined && (attempt.tries[key]?.some((one) => one.verdict?.isRight === false) ?? false);
  const goOn = async () => {
    const proposed = verdict?.sibling;
    if (proposed) setAsked(await withSibling(asked, at, proposed, findQuestion));
    turned.current = true;
    setAt(at + 1);
  };
  const number = at + 1;
  const count = items.length;
  const title = item?.title;
  const { right, rightThen } = attempt;
  return (
    <div className={classes.run}>
      <PanelMeter done={attempt.answered + waiting} of={count} />
      <div ref={box} tabIndex={-1} className={classes.box}>
        {item && key ? (
          <>
            <p className={isYoung ? 'visually-hidden' : 'muted'}>
              <Trans>
                Question {number} of {count}, from {title}
              </Trans>
            </p>
            <QuestionCard
              key={key}
              question={item.question}
              heading="h2"
              tries={attempt.tries[key] ?? []}
              panel={verdict?.taughtAt ?? undefined}
              cutout={
                isMissed &&
                verdict?.taughtAt &&
                panelOf(
                  item.comicId,
                  verdict.taughtAt,
                  <LookThere comicId={item.comicId} at={verdict.taughtAt} />,
                )
              }
              {...(item.isLike && { isLike: true })}
              isWaiting={attempt.waiting.includes(key)}
              problem={attempt.problem?.key === key ? attempt.problem.text : undefined}
              language={language}
              onShown={attempt.noteShown}
              onAnswer={(option) => attempt.answer(item.question, option)}
            />
            {standing === 'open' && (
              <ReviewHelp
                item={item}
                coins={coins}
                panelOf={panelOf}
                onHelped={(now, left) => {
                  setHelped(new Map(helped).set(now.question.key, now));
                  setCoins(left);
                }}
              />
            )}
          </>
        ) : (
          <div className={classes.end} role="status">
            <Aloud>
              <h2>
                <Trans>Enough for today.</Trans>
              </h2>
              {waiting > 0 ? (
                <p>
                  <Plural
                    value={waiting}
                    one="# answer is kept. You’ll see how it went when you’re online again."
                    other="# answers are kept. You’ll see how it went when you’re online again."
                  />
                </p>
              ) : (
                <p>
                  {rightThen > 0 ? (
                    <Trans>
                      {right} of <Plural value={count} one="# question" other="# questions" /> right at once,{' '}
                      {rightThen} at the second try.
                    </Trans>
                  ) : (
                    <Trans>
                      {right} of <Plural value={count} one="# question" other="# questions" /> right at once.
                    </Trans>
                  )}{' '}
                  {right === count
                    ? t`They come back after a longer while.`
                    : t`What was not right comes back tomorrow.`}
                </p>
              )}
            </Aloud>
            <ButtonLink to={paths.learn}>
              <Trans>Back to your page</Trans>
            </ButtonLink>
          </div>
        )}
      </div>
      {item && (
        <PlainButton
          size={isYoung ? 'lg' : 'md'}
          disabled={
            standing === undefined || !(isSettled(standing) || attempt.waiting.includes(item.question.key))
          }
          onClick={() => void goOn()}
        >
          {number < count ? t`Next question` : t`See how it went`}
          <IconArrowRight stroke={1.9} aria-hidden />
        </PlainButton>
      )}
    </div>
  );
}
