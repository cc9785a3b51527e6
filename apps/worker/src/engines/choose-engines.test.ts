import { expect, test } from 'vitest';
import { chooseNames, type EngineConfig } from './choose-engines.ts';
import { chooseOpenAiApi } from './openai/openai-client.ts';

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

test('compatible servers are asked by chat completions, unless the configuration says what they know', () => {
  expect(chooseOpenAiApi(withOpenAi.openai)).toBe('responses');
  const compatible = { ...withOpenAi.openai, baseUrl: 'http://localhost:11434/v1' };
  expect(chooseOpenAiApi(compatible)).toBe('chat');
  expect(chooseOpenAiApi({ ...compatible, api: 'responses' })).toBe('responses');
  expect(chooseOpenAiApi({ ...withOpenAi.openai, api: 'chat' })).toBe('chat');
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
