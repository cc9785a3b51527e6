import { useEffect, useState } from 'react';

/** Voices of a language, those of this device first: they need no network. */
export function voicesFor(voices: readonly SpeechSynthesisVoice[], language: string): SpeechSynthesisVoice[] {
  const speaks = (voice: SpeechSynthesisVoice) => voice.lang.toLowerCase().split(/[-_]/)[0] === language;
  return voices
    .filter(speaks)
    .sort((a, b) => Number(b.localService) - Number(a.localService) || Number(b.default) - Number(a.default));
}

/** The voices that this browser has for a language. Empty without speech; browsers may know them only later. */
export function useVoices(language: string | undefined): SpeechSynthesisVoice[] {
  const [voices, setVoices] = useState<SpeechSynthesisVoice[]>([]);
  useEffect(() => {
    if (!language || !('speechSynthesis' in window)) return;
    const synthesis = window.speechSynthesis;
    const read = () => setVoices(voicesFor(synthesis.getVoices(), language));
    read();
    synthesis.addEventListener?.('voiceschanged', read);
    return () => synthesis.removeEventListener?.('voiceschanged', read);
  }, [language]);
  return voices;
}
