import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type FakeSpeech, fakeSpeech, fakeVoice } from '../../../lib/speech/fake-speech.ts';
import { speakLines, wordAt } from '../../../lib/speech/speak-lines.ts';
import { voicesFor } from '../../../lib/speech/use-voices.ts';
import { castVoices } from './cast-voices.ts';

let speech: FakeSpeech;
beforeEach(() => {
  speech = fakeSpeech([]);
});
afterEach(() => vi.unstubAllGlobals());

const lines = [{ text: 'Why are leaves green?' }, { text: 'Chlorophyll.' }];
const options = { from: 0, voiceOf: () => fakeVoice('en-US'), rate: 1.25 };

test('says line after line and tells when it is done', () => {
  const onSpoken = vi.fn();
  const onEnd = vi.fn();
  speakLines(lines, options, { onSpoken, onEnd });
  expect(speech.current).toMatchObject({ text: 'Why are leaves green?', rate: 1.25, lang: 'en-US' });
  speech.sayWord(8);
  expect(onSpoken).toHaveBeenLastCalledWith({ line: 0, from: 8, to: 14 });
  speech.finish();
  expect(speech.current?.text).toBe('Chlorophyll.');
  expect(onEnd).not.toHaveBeenCalled();
  speech.finish();
  expect(onEnd).toHaveBeenCalledExactlyOnceWith('done');
});

test('begins in the middle, and is silent when told', () => {
  const onEnd = vi.fn();
  const stop = speakLines(lines, { ...options, from: 1 }, { onSpoken: vi.fn(), onEnd });
  expect(speech.current?.text).toBe('Chlorophyll.');
  stop();
  expect(speech.current).toBeUndefined();
  expect(onEnd).not.toHaveBeenCalled();
});

test('a voice that fails is told', () => {
  const onEnd = vi.fn();
  speakLines(lines, options, { onSpoken: vi.fn(), onEnd });
  speech.fail();
  expect(onEnd).toHaveBeenCalledExactlyOnceWith('failed');
});

test('a word goes from space to space', () => {
  expect(wordAt('Why, then?', 0)).toEqual({ from: 0, to: 4 });
  expect(wordAt('Why, then?', 5)).toEqual({ from: 5, to: 10 });
  expect(wordAt('Why, then?', 7)).toEqual({ from: 5, to: 10 });
});

test('voices are those of the language, those of the device first', () => {
  const far = fakeVoice('en-GB', { localService: false });
  const near = fakeVoice('en_US');
  expect(voicesFor([far, fakeVoice('hi-IN'), near], 'en')).toEqual([near, far]);
  expect(voicesFor([far], 'fr')).toEqual([]);
});

test('everybody has a voice of their own, of the same kind as the narrator, and keeps it', () => {
  const [ada, ben, cleo] = ['Ada', 'Ben', 'Cleo'].map((name) => fakeVoice('en-US', { name }));
  const others = [
    fakeVoice('en-GB', { name: 'Dora' }),
    fakeVoice('en-US', { name: 'Far', localService: false }),
    fakeVoice('en-US', { name: 'Bad News' }),
  ];
  const cast = castVoices([ada!, ...others, ben!, cleo!], ada!, ['Maya', 'Dr. Sol', 'Leo']);
  expect([...cast].map(([speaker, voice]) => [speaker, voice.name])).toEqual([
    ['Maya', 'Ben'],
    ['Dr. Sol', 'Cleo'],
    ['Leo', 'Ben'],
  ]);
  expect(castVoices([ada!, ...others], ada!, ['Maya']).size).toBe(0);
});
