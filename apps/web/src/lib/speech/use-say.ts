import { useEffect, useRef, useState } from 'react';
import { keptRate, keptVoice } from './kept-voice.ts';
import { speakLines } from './speak-lines.ts';
import { useVoices, voicesFor } from './use-voices.ts';

/** What is being said: the name that it was asked for by, and which of its texts, from 0. */
type Said = { name: string; at: number };
/** A text to be said; its language where that is another one than of the others. */
export type SaidText = string | { text: string; language?: string | undefined };
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
  /** A text in a language for which there is no voice here is left out, and keeps its number. */
  const voiceFor = (of: string | undefined) => {
    const known =
      of === undefined || of === language ? voices : voicesFor(window.speechSynthesis.getVoices(), of);
    const wanted = keptVoice(of ?? language ?? '');
    return known.find(({ voiceURI }) => voiceURI === wanted) ?? known[0];
  };
  const say = (name: string, texts: readonly SaidText[]) => {
    const isAgain = said?.name === name;
    hush();
    if (isAgain) return;
    const lines = texts.flatMap((one, at) => {
      const { text, language: of } = typeof one === 'string' ? { text: one } : one;
      const voice = voiceFor(of);
      return voice ? [{ text, voice, at }] : [];
    });
    if (lines.length === 0) return;
    silence.current = speakLines(
      lines,
      { from: 0, voiceOf: ({ voice }) => voice, rate: keptRate() },
      {
        onSpoken: ({ line }) => setSaid({ name, at: lines[line]!.at }),
        onEnd: () => setSaid(undefined),
      },
    );
  };
  /** False where this device has no voice for the language: then nothing offers to speak. */
  return { canSay: voices.length > 0, said, say, hush };
}
