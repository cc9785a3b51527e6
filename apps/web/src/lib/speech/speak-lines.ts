/** What is being said: the line, and the word in it by its characters. */
export type Spoken = { line: number; from: number; to: number };

type Line = { text: string; speaker?: string | null };

type Listener = {
  onSpoken: (spoken: Spoken) => void;
  /** All lines are said, or speech failed. */
  onEnd: (ending: 'done' | 'failed') => void;
};

/**
 * Speaks lines one after the other, beginning with `from`. Returns a function that makes it silent. Each line is
 * an utterance of its own: long ones are cut off by some browsers.
 */
export function speakLines<T extends Line>(
  lines: readonly T[],
  { from, voiceOf, rate }: { from: number; voiceOf: (line: T) => SpeechSynthesisVoice; rate: number },
  { onSpoken, onEnd }: Listener,
): () => void {
  const synthesis = window.speechSynthesis;
  let silent = false;
  // Some browsers drop an utterance that nobody holds, and its events with it.
  let utterance: SpeechSynthesisUtterance | undefined;
  const speak = (index: number) => {
    const line = lines[index];
    if (!line) {
      onEnd('done');
      return;
    }
    utterance = new SpeechSynthesisUtterance(line.text);
    const voice = voiceOf(line);
    utterance.voice = voice;
    utterance.lang = voice.lang;
    utterance.rate = rate;
    utterance.onboundary = (event) => {
      if (silent || event.name !== 'word') return;
      onSpoken({ line: index, ...wordAt(line.text, event.charIndex) });
    };
    utterance.onend = () => !silent && speak(index + 1);
    utterance.onerror = () => !silent && onEnd('failed');
    onSpoken({ line: index, from: 0, to: 0 });
    synthesis.speak(utterance);
  };
  synthesis.cancel();
  speak(from);
  return () => {
    silent = true;
    synthesis.cancel();
  };
}

/** The word around a character, with its punctuation. Browsers tell its length unreliably. */
export function wordAt(text: string, at: number): { from: number; to: number } {
  const before = /\S*$/.exec(text.slice(0, at))?.[0] ?? '';
  const after = /^\S*/.exec(text.slice(at))?.[0] ?? '';
  return { from: at - before.length, to: at + after.length };
}
