import { useEffect, useRef, useState } from 'react';
import { keptRate, keptVoice } from './kept-voice.ts';
import { speakLines } from './speak-lines.ts';
import { useVoices } from './use-voices.ts';

/** What is being said: the name that it was asked for by, and which of its texts, from 0. */
type Said = { name: string; at: number };
export type Say = ReturnType<typeof useSay>;

/**
 * Says short texts of a screen aloud, one after the other. Whoever asks for something else, or for the same again, makes it
 * silent first.
 * @param language of the texts; undefined says nothing
 */
export function useSay(language: string | undefined) {
  const voices = useVoices(language);
  const [said, setSaid] = useState<Said>();
  const silence = useRef<() => void>(undefined);
  useEffect(() => () => silence.current?.(), []);
  const hush = () => {
    silence.current?.();
    silence.current = undefined;
    setSaid(undefined);
  };
  const say = (name: string, texts: readonly string[]) => {
    const isAgain = said?.name === name;
    hush();
    const wanted = language && keptVoice(language);
    const voice = voices.find(({ voiceURI }) => voiceURI === wanted) ?? voices[0];
    if (isAgain || !voice) return;
    silence.current = speakLines(
      texts.map((text) => ({ text })),
      { from: 0, voiceOf: () => voice, rate: keptRate() },
      { onSpoken: ({ line }) => setSaid({ name, at: line }), onEnd: () => setSaid(undefined) },
    );
  };
  /** False where this device has no voice for the language: then nothing offers to speak. */
  return { canSay: voices.length > 0, said, say, hush };
}
