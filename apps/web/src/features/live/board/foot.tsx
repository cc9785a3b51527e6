import { t } from '@lingui/core/macro';
import { Plural, Trans } from '@lingui/react/macro';
import type { LiveOrder, LiveRoom, LiveStage } from '@panelwise/contracts/domain/live';
import { PlainButton } from '../../../components/button/button-link.tsx';
import { SecondsLeft } from '../seconds-left.tsx';
import classes from './board.module.css';
import { Crowd } from './crowd.tsx';

type Props = { stage: LiveStage; room: LiveRoom; busy: boolean; onPress: (order: LiveOrder) => void };

/** Who is there, who has answered, and what comes next. */
export function AskingFoot({
  stage,
  room,
  busy,
  closesAt,
  onPress,
  order,
}: Props & { closesAt: number | null; order: (order: LiveOrder) => Promise<unknown> }) {
  const isAsking = stage.state === 'asking';
  const here = room.seats.length;
  const answered = room.answered.length;
  return (
    <footer className={classes.foot}>
      <p className={classes.count}>
        {isAsking ? (
          <Trans>
            <b className="num">{answered}</b>
            <span>of {here} answered</span>
          </Trans>
        ) : (
          <Trans>
            <b className="num">{here}</b>
            <span>
              <Plural value={here} one="is here" other="are here" />
            </span>
          </Trans>
        )}
      </p>
      <Crowd room={room} isAsking={isAsking} order={order} />
      {isAsking && (
        <p className={classes.clock}>
          {closesAt !== null && <SecondsLeft until={closesAt} />}
          <span>{closesAt === null ? t`No rush: it closes when you say so` : t`or when you say so`}</span>
        </p>
      )}
      <PlainButton
        size="lg"
        disabled={busy}
        onClick={() =>
          onPress(isAsking ? { action: 'show', position: stage.position } : { action: 'ask', position: 0 })
        }
      >
        {isAsking ? t`Show answers` : t`Ask the first question`}
      </PlainButton>
    </footer>
  );
}

/** Accuracy, and apart from it speed, which counts for nothing. */
export function ShownFoot({ stage, room, busy, onPress }: Props) {
  const { position, items, answer } = stage;
  const counts = room.counts ?? [];
  const all = counts.reduce((sum, count) => sum + count, 0);
  const right = counts[answer?.right ?? -1] ?? 0;
  const isLast = position + 1 >= items;
  return (
    <footer className={classes.foot} data-shown>
      <div className={classes.measure}>
        <p className={classes.eyebrow}>
          <Trans>Accuracy</Trans>
        </p>
        <p>
          <Trans>
            <b className="num">
              {right} of {all}
            </b>{' '}
            right
          </Trans>
        </p>
        <span className={classes.cellRow} aria-hidden>
          {Array.from({ length: all }, (_, i) => (
            <i key={i} data-on={i < right || undefined} />
          ))}
        </span>
      </div>
      <Speed times={room.times} />
      <PlainButton
        size="lg"
        disabled={busy}
        onClick={() => onPress(isLast ? { action: 'end' } : { action: 'ask', position: position + 1 })}
      >
        {isLast ? t`End and see results` : t`Next question`}
      </PlainButton>
    </footer>
  );
}

function Speed({ times }: { times: readonly number[] }) {
  const middle = times[Math.floor(times.length / 2)];
  const seconds = Math.max(1, Math.round((middle ?? 0) / 1_000));
  const longest = times.at(-1) ?? 1;
  return (
    <div className={classes.measure} data-speed>
      <p className={classes.eyebrow}>
        <Trans>Speed, counts for nothing</Trans>
      </p>
      {middle === undefined ? (
        <p>
          <Trans>Nobody has answered.</Trans>
        </p>
      ) : (
        <>
          <p>
            <Trans>
              <b className="num">{seconds} s</b> for half of the class
            </Trans>
          </p>
          <svg viewBox="0 0 300 30" aria-hidden>
            <path d="M0 26h300" stroke="var(--line-2)" strokeWidth="1.5" />
            {times.map((ms, i) => (
              <circle
                key={i}
                cx={8 + (ms / longest) * 284}
                cy={i % 2 === 0 ? 20 : 14}
                r="4"
                fill="var(--ink-3)"
              />
            ))}
          </svg>
        </>
      )}
    </div>
  );
}
