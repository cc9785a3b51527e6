import { vi } from 'vitest';

type Utterance = Pick<
  SpeechSynthesisUtterance,
  'text' | 'lang' | 'rate' | 'voice' | 'onboundary' | 'onend' | 'onerror'
>;

export function fakeVoice(lang: string, changes: Partial<SpeechSynthesisVoice> = {}): SpeechSynthesisVoice {
  const name = changes.name ?? lang;
  return { lang, name, voiceURI: name, localService: true, default: false, ...changes };
}

export type FakeSpeech = ReturnType<typeof fakeSpeech>;

/** The browser's speech, with a test in the place of the loudspeaker. jsdom has none. */
export function fakeSpeech(voices: SpeechSynthesisVoice[]) {
  const speech = {
    /** What is being said. */
    current: undefined as Utterance | undefined,
    sayWord: (charIndex: number) =>
      speech.current?.onboundary?.call(
        undefined as never,
        { name: 'word', charIndex } as SpeechSynthesisEvent,
      ),
    finish: () => {
      const said = speech.current;
      speech.current = undefined;
      said?.onend?.call(undefined as never, {} as SpeechSynthesisEvent);
    },
    fail: () => speech.current?.onerror?.call(undefined as never, {} as SpeechSynthesisErrorEvent),
  };
  vi.stubGlobal(
    'SpeechSynthesisUtterance',
    class {
      text: string;
      constructor(text: string) {
        this.text = text;
      }
    },
  );
  vi.stubGlobal('speechSynthesis', {
    getVoices: () => voices,
    speak: (utterance: Utterance) => {
      speech.current = utterance;
    },
    cancel: () => {
      speech.current = undefined;
    },
  });
  return speech;
}
