import { useSyncExternalStore } from 'react';
import { type Note, type SoundName, sounds } from './notes.ts';

const storageKey = 'panelwise.sounds';
const listeners = new Set<() => void>();
let chosen: boolean | undefined;
let context: AudioContext | undefined;

function isOn(): boolean {
  if (chosen === undefined)
    try {
      chosen = localStorage.getItem(storageKey) === 'on';
    } catch {
      chosen = false;
    }
  return chosen;
}

function choose(on: boolean): void {
  chosen = on;
  try {
    if (on) localStorage.setItem(storageKey, 'on');
    else localStorage.removeItem(storageKey);
  } catch {
    // Storage is blocked: the choice lasts as long as the page.
  }
  for (const tell of listeners) tell();
}

function subscribe(tell: () => void): () => void {
  listeners.add(tell);
  return () => listeners.delete(tell);
}

/** Whether games and shorts sound in this browser, and how to change that. They are silent until somebody wants it. */
export function useSounds(): [isOn: boolean, choose: (on: boolean) => void] {
  return [useSyncExternalStore(subscribe, isOn, () => false), choose];
}

/** Plays a sound where sounds are wanted; nothing where this browser has none. */
export function playSound(name: SoundName): void {
  if (!isOn() || typeof AudioContext === 'undefined') return;
  context ??= new AudioContext();
  // A browser that has just been opened waits for a tap.
  void context.resume();
  for (const note of sounds[name]) playNote(context, note);
}

/** Fades in and out, so that nothing clicks. */
function playNote(at: AudioContext, note: Note): void {
  const [begin, end] = [at.currentTime + note.at / 1_000, at.currentTime + (note.at + note.ms) / 1_000];
  const tone = at.createOscillator();
  tone.type = note.wave;
  tone.frequency.setValueAtTime(note.hz, begin);
  if (note.toHz) tone.frequency.exponentialRampToValueAtTime(note.toHz, end);
  const volume = at.createGain();
  volume.gain.setValueAtTime(0, begin);
  volume.gain.linearRampToValueAtTime(note.loud, begin + 0.012);
  volume.gain.exponentialRampToValueAtTime(0.0001, end);
  tone.connect(volume).connect(at.destination);
  tone.start(begin);
  tone.stop(end);
}
