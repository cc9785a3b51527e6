import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ShortToPlay } from '@panelwise/contracts/http/shorts';
import { IconBadgeCc, IconPlayerPauseFilled, IconPlayerPlayFilled } from '@tabler/icons-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { playSound } from '../../lib/sounds/sounds.ts';
import { useMediaQuery } from '../../lib/use-media-query.ts';
import { IconButton } from '../button/button-link.tsx';
import { SoundButton } from '../sound-button/sound-button.tsx';
import { clock } from './clock.ts';
import { ShortPicture } from './short-picture.tsx';
import classes from './short-player.module.css';
import { usePictures } from './use-pictures.ts';
import { usePlayback } from './use-playback.ts';

/** Of a key that goes on or back, in ms. */
const stepMs = 1_000;

/**
 * Plays a short from its data. Its words are captions; small sounds are there for whoever switches them on. It waits to be started, behind its poster, unless
 * `plays`, which is for whoever has started the one before it.
 */
export function ShortPlayer({
  short,
  about,
  plays = false,
  onEnd,
  children,
}: {
  short: ShortToPlay;
  /** Stands before the time. */
  about?: string | null;
  plays?: boolean;
  onEnd?: () => void;
  /** What can be done with it, below. */
  children?: ReactNode;
}) {
  const { plan, title, language } = short;
  const isPhone = useMediaQuery('(max-width: 640px)', false);
  const pictures = usePictures(short, isPhone);
  const all = pictures && 'all' in pictures ? pictures.all : undefined;
  const { at, isPlaying, seek, toggle, play } = usePlayback(plan.ms, all !== undefined, onEnd);
  const [hasCaptions, setCaptions] = useState(true);
  useEffect(() => {
    if (plays) play();
    // Once, when it comes.
  }, []);
  const shot = plan.shots.find(({ endMs }) => at < endMs) ?? plan.shots.at(-1)!;
  const line = shot.lines.findLast(({ startMs }) => startMs <= at);
  // What is new while it plays sounds; where somebody only looks for a place it stays silent.
  const begun = useRef({ shot, line });
  useEffect(() => {
    const before = begun.current;
    begun.current = { shot, line };
    if (!isPlaying) return;
    if (shot !== before.shot) playSound('panel');
    else if (line && line !== before.line) playSound('balloon');
  }, [shot, line, isPlaying]);
  const [now, whole] = [clock(at), clock(plan.ms)];
  return (
    <section className={classes.player} aria-label={t`Short: ${title}`} data-shape={plan.shape}>
      <div className={classes.screen}>
        <ShortPicture short={short} pictures={all} at={at} rests={at === 0 && !isPlaying} alt={shot.alt} />
        {!all && (
          <p className={classes.waits} role={pictures ? 'alert' : 'status'}>
            {pictures ? t`The pictures did not come. Please try again later.` : t`The pictures are coming…`}
          </p>
        )}
      </div>
      {hasCaptions && (
        <p className={classes.caption} lang={language} aria-live="polite">
          {line && (
            <>
              {line.speaker && <b>{line.speaker}: </b>}
              <mark data-said={at >= line.endMs || undefined}>{line.text}</mark>
            </>
          )}
        </p>
      )}
      <div className={classes.controls}>
        <div className={classes.about}>
          <b>{title}</b>
          <span>{about ? t`${about}, ${now} of ${whole}` : t`${now} of ${whole}`}</span>
        </div>
        <SoundButton className={classes.toggle} />
        <IconButton
          label={t`Captions`}
          aria-pressed={hasCaptions}
          className={classes.toggle}
          onClick={() => setCaptions(!hasCaptions)}
        >
          <IconBadgeCc size={22} stroke={1.8} aria-hidden />
        </IconButton>
        <button
          type="button"
          className={classes.play}
          aria-label={isPlaying ? t`Pause` : t({ message: 'Play', context: 'short' })}
          disabled={!all}
          onClick={toggle}
        >
          {isPlaying ? (
            <IconPlayerPauseFilled size={22} aria-hidden />
          ) : (
            <IconPlayerPlayFilled size={22} aria-hidden />
          )}
        </button>
      </div>
      <div className={classes.strip}>
        <span className={classes.cells} aria-hidden="true">
          {plan.shots.map((one) => (
            <i
              key={`${one.page}.${one.panel}`}
              data-is={at >= one.endMs ? 'seen' : one === shot ? 'now' : undefined}
              style={{ flexGrow: one.endMs - one.startMs }}
            />
          ))}
        </span>
        <input
          type="range"
          min={0}
          max={plan.ms}
          step={stepMs / 10}
          value={at}
          aria-label={t`Place in the short`}
          aria-valuetext={t`${now} of ${whole}`}
          onChange={(event) => seek(Number(event.currentTarget.value))}
          onKeyDown={(event) => {
            const by = { ArrowRight: stepMs, ArrowUp: stepMs, ArrowLeft: -stepMs, ArrowDown: -stepMs }[
              event.key
            ];
            if (event.key !== ' ' && by === undefined) return;
            event.preventDefault();
            if (by === undefined) toggle();
            else seek(at + by);
          }}
        />
      </div>
      {children && <div className={classes.actions}>{children}</div>}
      <p className="visually-hidden">
        <Trans>Nobody speaks in it. Everything that is said stands in the captions.</Trans>
      </p>
    </section>
  );
}
