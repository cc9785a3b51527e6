/** One note of a sound: when it begins, in ms, how high it is and where it slides to, and how long and loud it is. */
export type Note = { at: number; hz: number; toHz?: number; ms: number; loud: number; wave: OscillatorType };

const soft = (at: number, hz: number, ms: number, loud = 0.12): Note => ({ at, hz, ms, loud, wave: 'sine' });

/** What a game and a short can sound like. All are short, soft, and made of a few notes. */
export const sounds = {
  /** Something is laid on its place. */
  lay: [{ at: 0, hz: 320, toHz: 210, ms: 60, loud: 0.1, wave: 'triangle' }],
  right: [soft(0, 659, 110), soft(90, 988, 190)],
  /** Not here yet: low and soft, it blames nobody. */
  again: [soft(0, 294, 140, 0.1), soft(110, 262, 200, 0.1)],
  end: [soft(0, 523, 140), soft(120, 659, 140), soft(240, 784, 140), soft(360, 1_047, 320)],
  /** The next panel comes. */
  panel: [{ at: 0, hz: 180, toHz: 520, ms: 130, loud: 0.07, wave: 'triangle' }],
  /** Somebody begins to speak. */
  balloon: [{ at: 0, hz: 420, toHz: 760, ms: 55, loud: 0.08, wave: 'sine' }],
} satisfies Record<string, Note[]>;
export type SoundName = keyof typeof sounds;
