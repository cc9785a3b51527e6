import type { PanelLine } from '@panelwise/contracts/domain/comic';
import { useEffect, useRef, useState } from 'react';
import { type Spoken, speakLines } from './speak-lines.ts';
import { useVoices } from './use-voices.ts';

export const rates = [0.7, 0.85, 1, 1.25, 1.5];
const rateKey = 'panelwise.reading-rate';
const voiceKey = (language: string) => `panelwise.reading-voice.${language}`;

/** Storage may be forbidden: then nothing is kept. */
function kept(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}
function keep(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {}
}

export type ReadAloud = ReturnType<typeof useReadAloud>;

/**
 * Reads the lines of a panel aloud. Other lines, a new panel, are read from their start; after a pause it goes on
 * with the line that was cut short. `lines` must stay the same object while the panel does.
 * @param onDone the last line is said: the caller goes on to the next panel
 */
export function useReadAloud(lines: PanelLine[], language: string | undefined, onDone: () => void) {
  const voices = useVoices(language);
  const [state, setState] = useState<'off' | 'playing' | 'paused'>('off');
  const [spoken, setSpoken] = useState<Spoken>();
  const [rate, setRate] = useState(() => rates.find((rate) => String(rate) === kept(rateKey)) ?? 1);
  const [chosen, setChosen] = useState<string>();
  const wanted = chosen ?? (language && kept(voiceKey(language)));
  const voice = voices.find(({ voiceURI }) => voiceURI === wanted) ?? voices[0];
  const done = useRef(onDone);
  done.current = onDone;
  const at = useRef({ lines, line: 0 });

  useEffect(() => {
    if (at.current.lines !== lines) {
      at.current = { lines, line: 0 };
      setSpoken(undefined);
    }
    if (state !== 'playing' || !voice) return;
    return speakLines(
      lines,
      { from: at.current.line, voice, rate },
      {
        onSpoken: (spoken) => {
          at.current.line = spoken.line;
          setSpoken(spoken);
        },
        onEnd: (ending) => (ending === 'done' ? done.current() : setState('paused')),
      },
    );
  }, [state, lines, voice, rate]);

  return {
    available: voices.length > 0,
    voices,
    voice,
    state,
    /** What is being said, or was when it paused. */
    spoken: state === 'off' || at.current.lines !== lines ? undefined : spoken,
    rate,
    play: () => setState('playing'),
    pause: () => setState('paused'),
    stop: () => {
      at.current.line = 0;
      setState('off');
    },
    setRate: (rate: number) => {
      keep(rateKey, String(rate));
      setRate(rate);
    },
    setVoice: (voiceURI: string) => {
      if (language) keep(voiceKey(language), voiceURI);
      setChosen(voiceURI);
    },
  };
}
