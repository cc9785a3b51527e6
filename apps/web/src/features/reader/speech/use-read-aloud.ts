import type { PanelLine } from '@panelwise/contracts/domain/comic';
import { useEffect, useMemo, useRef, useState } from 'react';
import { keepRate, keepVoice, keptRate, keptVoice } from '../../../lib/speech/kept-voice.ts';
import { type Spoken, speakLines } from '../../../lib/speech/speak-lines.ts';
import { useVoices } from '../../../lib/speech/use-voices.ts';
import { castVoices } from './cast-voices.ts';

export type ReadAloud = ReturnType<typeof useReadAloud>;

/** In the place of a voice: everybody has their own. */
export const ownVoices = '';

/**
 * Reads the lines of a panel aloud. Other lines, a new panel, are read from their start; after a pause it goes on
 * with the line that was cut short. `lines` must stay the same object while the panel does.
 * @param speakers everybody who says something in the comic, in the order in which they come
 * @param onDone the last line is said: the caller goes on to the next panel
 */
export function useReadAloud(
  lines: PanelLine[],
  language: string | undefined,
  speakers: readonly string[],
  onDone: () => void,
) {
  const voices = useVoices(language);
  const [state, setState] = useState<'off' | 'playing' | 'paused'>('off');
  const [spoken, setSpoken] = useState<Spoken>();
  const [rate, setRate] = useState(keptRate);
  const [chosen, setChosen] = useState<string>();
  const wanted = chosen ?? (language && keptVoice(language));
  const wantedVoice = voices.find(({ voiceURI }) => voiceURI === wanted);
  const voice = wantedVoice ?? voices[0];
  const cast = useMemo(
    () => (voices[0] ? castVoices(voices, voices[0], speakers) : new Map<string, SpeechSynthesisVoice>()),
    [voices, speakers],
  );
  const eachTheirOwn = !wantedVoice && cast.size > 0;
  const done = useRef(onDone);
  done.current = onDone;
  const at = useRef({ lines, line: 0 });
  /** A line to begin with, asked for by a person; a new object each time. */
  const [start, setStart] = useState<{ line: number }>();
  const begun = useRef(start);

  useEffect(() => {
    if (at.current.lines !== lines) {
      at.current = { lines, line: 0 };
      setSpoken(undefined);
    }
    if (start && begun.current !== start) {
      begun.current = start;
      at.current.line = start.line;
    }
    if (state !== 'playing' || !voice) return;
    return speakLines(
      lines,
      {
        from: at.current.line,
        voiceOf: ({ speaker }) => (eachTheirOwn && speaker && cast.get(speaker)) || voice,
        rate,
      },
      {
        onSpoken: (spoken) => {
          at.current.line = spoken.line;
          setSpoken(spoken);
        },
        onEnd: (ending) => (ending === 'done' ? done.current() : setState('paused')),
      },
    );
  }, [state, lines, voice, eachTheirOwn, cast, rate, start]);

  return {
    available: voices.length > 0,
    voices,
    /** The address of the voice that reads, or `ownVoices`. */
    voice: eachTheirOwn ? ownVoices : voice?.voiceURI,
    /** Everybody can have a voice of their own. */
    canCast: cast.size > 0,
    state,
    /** What is being said, or was when it paused. */
    spoken: state === 'off' || at.current.lines !== lines ? undefined : spoken,
    rate,
    play: () => setState('playing'),
    /** Reads from a line on: of these lines, or of those that come with the same change. */
    playFrom: (line: number) => {
      setStart({ line });
      setState('playing');
    },
    pause: () => setState('paused'),
    stop: () => {
      at.current.line = 0;
      setState('off');
    },
    setRate: (rate: number) => {
      keepRate(rate);
      setRate(rate);
    },
    setVoice: (voice: string) => {
      if (language) keepVoice(language, voice);
      setChosen(voice);
    },
  };
}
