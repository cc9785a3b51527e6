import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { IconPlayerPauseFilled, IconPlayerPlayFilled, IconX } from '@tabler/icons-react';
import { useLayoutEffect, useRef } from 'react';
import { IconButton, PlainButton } from '../../../components/button/button-link.tsx';
import { rates } from '../../../lib/speech/kept-voice.ts';
import { ownVoices, type ReadAloud } from '../speech/use-read-aloud.ts';
import classes from './listen-bar.module.css';

/** Play and pause, speed, voice. */
export function ListenBar({ aloud }: { aloud: ReadAloud }) {
  const playing = aloud.state === 'playing';
  const bar = useRef<HTMLElement>(null);
  // Whoever stops it from here is back where it was begun.
  useLayoutEffect(() => {
    const before = document.activeElement;
    const own = bar.current;
    return () => {
      if (before instanceof HTMLElement && own?.contains(document.activeElement))
        before.focus({ preventScroll: true });
    };
  }, []);
  return (
    <section ref={bar} className={classes.bar} aria-label={t`Read aloud`}>
      <PlainButton variant="outline" size="sm" onClick={playing ? aloud.pause : aloud.play}>
        {playing ? <IconPlayerPauseFilled aria-hidden /> : <IconPlayerPlayFilled aria-hidden />}
        {playing
          ? t({ message: 'Pause', context: 'read aloud' })
          : t({ message: 'Play', context: 'read aloud' })}
      </PlainButton>
      <label>
        <span className="visually-hidden">
          <Trans>Speed</Trans>
        </span>
        <select value={aloud.rate} onChange={(event) => aloud.setRate(Number(event.target.value))}>
          {rates.map((rate) => (
            <option key={rate} value={rate}>
              {rate}×
            </option>
          ))}
        </select>
      </label>
      {aloud.voices.length > 1 && (
        <label className={classes.voice}>
          <span className="visually-hidden">
            <Trans>Voice</Trans>
          </span>
          <select value={aloud.voice} onChange={(event) => aloud.setVoice(event.target.value)}>
            {aloud.canCast && <option value={ownVoices}>{t`A voice for each`}</option>}
            {aloud.voices.map((voice) => (
              <option key={voice.voiceURI} value={voice.voiceURI}>
                {voice.name}
              </option>
            ))}
          </select>
        </label>
      )}
      <IconButton label={t`Stop reading aloud`} onClick={aloud.stop}>
        <IconX size={20} stroke={1.9} aria-hidden />
      </IconButton>
    </section>
  );
}
