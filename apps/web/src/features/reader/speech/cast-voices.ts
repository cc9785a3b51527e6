/** Effects that some systems list among their voices. */
const effects =
  /\b(albert|bad news|bahh|bells|boing|bubbles|cellos|deranged|good news|hysterical|jester|organ|superstar|trinoids|whisper|wobble|zarvox)\b/i;

/**
 * Gives each speaker a voice that is not the narrator's: of the same accent and origin, so that nobody sounds out of
 * place. Speakers share where voices are few. Empty where the narrator's voice is the only one.
 */
export function castVoices(
  voices: readonly SpeechSynthesisVoice[],
  narrator: SpeechSynthesisVoice,
  speakers: readonly string[],
): Map<string, SpeechSynthesisVoice> {
  const others = voices.filter(
    (voice) =>
      voice.voiceURI !== narrator.voiceURI &&
      voice.lang === narrator.lang &&
      voice.localService === narrator.localService &&
      !effects.test(voice.name),
  );
  if (others.length === 0) return new Map();
  return new Map(speakers.map((speaker, index) => [speaker, others[index % others.length]!]));
}
