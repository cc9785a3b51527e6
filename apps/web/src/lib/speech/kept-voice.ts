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

/** How fast this browser reads aloud, as it was chosen last. */
export const keptRate = (): number => rates.find((rate) => String(rate) === kept(rateKey)) ?? 1;
export const keepRate = (rate: number): void => keep(rateKey, String(rate));

/** The address of the voice that was chosen for a language; null where none was. */
export const keptVoice = (language: string): string | null => kept(voiceKey(language));
export const keepVoice = (language: string, voice: string): void => keep(voiceKey(language), voice);
