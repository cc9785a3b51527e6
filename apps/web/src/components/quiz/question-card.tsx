import { i18n } from '@lingui/core';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ReaderQuestion } from '@panelwise/contracts/domain/evidence';
import type { TaughtAt } from '@panelwise/contracts/domain/learning';
import { IconBulb, IconCheck, IconMapPin, IconX } from '@tabler/icons-react';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { wantsCalm } from '../../lib/look.ts';
import { useSay } from '../../lib/speech/use-say.ts';
import { useHelp } from '../../lib/use-help.ts';
import { Badge } from '../badge/badge.tsx';
import { PlainButton } from '../button/button-link.tsx';
import { HearButton } from '../hear/hear-button.tsx';
import { isSettled, standingOf, type Try } from './attempt.ts';
import { EarnedNote } from './earned-note.tsx';
import classes from './question-card.module.css';

/**
 * A question with its options. The first wrong answer brings a hint, opens the panel that teaches it beside the question, and
 * leaves one more try; then it tells and explains.
 */
export function QuestionCard({
  question,
  number,
  heading: Heading = 'h3',
  tries,
  panel,
  cutout,
  isLike,
  isWaiting,
  problem,
  language,
  onShown,
  onAnswer,
  onShow,
}: {
  question: ReaderQuestion;
  /** Written before the question where several stand below each other. */
  number?: number;
  /** Of what rank the question is among the headings of its page. */
  heading?: 'h2' | 'h3';
  /** What was answered so far. */
  tries: readonly Try[];
  /** Where it is taught, once the server has said so and if that panel is there. */
  panel: TaughtAt | undefined;
  /** That panel as it is drawn. */
  cutout?: ReactNode;
  /** It is asked next because it is like the one before. */
  isLike?: boolean;
  /** Its answer cannot be sent now. */
  isWaiting: boolean;
  /** Why its answer could not be checked. */
  problem: string | undefined;
  language: string | undefined;
  onShown: (key: string) => void;
  onAnswer: (option: string) => void;
  /** Opens that panel; absent where it cannot be shown. */
  onShow?: () => void;
}) {
  const id = useId();
  const standing = standingOf(tries);
  const answered = isSettled(standing);
  const verdict = tries.at(-1)?.verdict;
  const { explanation, correctAnswer } = verdict ?? {};
  useEffect(() => onShown(question.key), [question.key]);
  const { readsAloud, isYoung } = useHelp();
  const aloud = useSay(readsAloud ? language : undefined);
  // Ours, and in our language.
  const hinted = useSay(readsAloud ? i18n.locale : undefined);
  const { said } = aloud;
  const spoken = said?.name === 'all' ? said.at : said && Number(said.name);
  const hint = isYoung
    ? t`Look at the picture again, then try once more.`
    : panel
      ? t`Look at page ${{ page: panel.page }}, panel ${{ panel: panel.panel }} again, then try once more.`
      : t`Not quite. Read the question again, then try once more.`;
  const opened = useOpenedPanel(standing === 'second-try' && cutout !== undefined);
  const showMe = panel && onShow && (
    <PlainButton variant="outline" onClick={onShow}>
      <IconMapPin stroke={1.9} aria-hidden />
      <Trans>Show me where</Trans>
    </PlainButton>
  );
  return (
    <div
      className={classes.card}
      data-answered={(answered && cutout && true) || undefined}
      data-young={isYoung || undefined}
    >
      <div>
        {isLike && (
          <p className={classes.like}>
            <Trans>One like it</Trans>
          </p>
        )}
        <div className={classes.asked}>
          <Heading
            id={id}
            className={classes.question}
            lang={language}
            data-spoken={spoken === 0 || undefined}
          >
            {number !== undefined && `${number}. `}
            {question.question}
          </Heading>
          <HearButton
            aloud={aloud}
            name="all"
            texts={[question.question, ...question.options]}
            label={t`the question and its answers`}
          />
        </div>
        <ul className={classes.options} aria-labelledby={id}>
          {question.options.map((option, index) => {
            const tried = tries.find(({ answer }) => answer === option);
            const isChecking = tried !== undefined && tried.verdict === undefined;
            const state =
              option === correctAnswer ? 'right' : isChecking ? 'checking' : tried ? 'wrong' : undefined;
            const letter = String.fromCharCode(65 + index);
            const closed = answered || standing === 'checking' || tried !== undefined;
            return (
              <li key={option} data-spoken={spoken === index + 1 || undefined}>
                {/* Not disabled: a disabled button would lose the focus and hide its verdict. */}
                <button
                  type="button"
                  data-state={state}
                  aria-pressed={tried !== undefined}
                  aria-disabled={closed}
                  onClick={() => {
                    if (closed) return;
                    aloud.hush();
                    onAnswer(option);
                  }}
                >
                  <b aria-hidden="true">{letter}</b>
                  <span className={classes.text} lang={language}>
                    {option}
                  </span>
                  {state === 'right' && (
                    <Badge tone="ok" icon={IconCheck}>
                      <Trans>Correct</Trans>
                    </Badge>
                  )}
                  {state === 'wrong' && (
                    <Badge tone="bad" icon={IconX}>
                      <Trans>Not this one</Trans>
                    </Badge>
                  )}
                </button>
                <HearButton
                  aloud={aloud}
                  name={String(index + 1)}
                  texts={[option]}
                  label={t`answer ${letter}`}
                />
              </li>
            );
          })}
        </ul>
        <div role="status">
          {isWaiting && (
            <p className={classes.waits}>
              <Trans>Kept. You’ll see how it went when you’re online again.</Trans>
            </p>
          )}
          {problem && <p className={classes.waits}>{problem}</p>}
          {verdict?.earned && <EarnedNote earned={verdict.earned} />}
          {standing === 'second-try' && (
            <div className={classes.hint}>
              <IconBulb stroke={1.9} aria-hidden />
              <p>{hint}</p>
              <HearButton aloud={hinted} name="hint" texts={[hint]} label={t`the hint`} />
              {showMe}
              {cutout && (
                <div ref={opened} className={classes.opened}>
                  {cutout}
                </div>
              )}
            </div>
          )}
        </div>
      </div>
      {answered && (explanation || panel) && (
        <div className={classes.why}>
          {cutout}
          {explanation && <p lang={language}>{explanation}</p>}
          {explanation && (
            <HearButton aloud={aloud} name="why" texts={[explanation]} label={t`the explanation`} />
          )}
          {panel && (
            <p>
              <b>
                {isYoung
                  ? t`This picture shows it.`
                  : t`Page ${{ page: panel.page }}, panel ${{ panel: panel.panel }} shows it.`}
              </b>
            </p>
          )}
          {standing === 'wrong' && showMe}
        </div>
      )}
    </div>
  );
}

/**
 * Brings a panel into view that has opened by itself. The focus stays at the answer that was given, so that the next one is a
 * step away, and what was asked stands above it.
 */
function useOpenedPanel(isOpen: boolean) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isOpen)
      place.current?.scrollIntoView?.({ block: 'nearest', behavior: wantsCalm() ? 'auto' : 'smooth' });
  }, [isOpen]);
  return place;
}
