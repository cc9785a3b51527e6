import { expect, test } from 'vitest';
import { chooseNames, type EngineConfig } from './choose-engines.ts';

const bare: EngineConfig = {
  openai: { textModel: 't', imageModel: 'i' },
  replicate: { imageModel: 'r' },
  outputHosts: [],
};
const withOpenAi = { ...bare, openai: { ...bare.openai, apiKey: 'sk' } };
const withBoth = { ...withOpenAi, replicate: { ...bare.replicate, apiToken: 'r8' } };

test('with no key everything is built in', () => {
  expect(chooseNames(bare)).toEqual({ writer: 'builtin', artist: 'builtin' });
});

test('keys choose: Replicate draws where it can, else OpenAI', () => {
  expect(chooseNames(withOpenAi)).toEqual({ writer: 'openai', artist: 'openai' });
  expect(chooseNames(withBoth)).toEqual({ writer: 'openai', artist: 'replicate' });
});

test('WRITER and ARTIST override the keys, both ways', () => {
  expect(chooseNames({ ...withBoth, writer: 'builtin', artist: 'builtin' })).toEqual({
    writer: 'builtin',
    artist: 'builtin',
  });
  expect(chooseNames({ ...bare, writer: 'openai', artist: 'replicate' })).toEqual({
    writer: 'openai',
    artist: 'replicate',
  });
});
