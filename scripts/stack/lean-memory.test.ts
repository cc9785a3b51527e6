import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { leanMemory, withLeanMemory } from './lean-memory.ts';
import { root } from './processes.ts';

it('holds in the images as on a machine of its own', () => {
  const image = readFileSync(path.join(root, 'infra/Dockerfile'), 'utf8').replaceAll('\\\n', ' ');
  const stages = image.split('\nFROM ');
  // What api and worker both stand on.
  const run = stages.find((stage) => stage.startsWith('node:24-bookworm-slim AS run\n'))!;
  expect(stages.filter((stage) => stage.startsWith('run AS '))).toHaveLength(2);
  for (const [name, value] of Object.entries(leanMemory)) expect(run).toMatch(`${name}=${value}`);
});

it('leaves what an operator has set', () => {
  expect(
    withLeanMemory({ NODE_OPTIONS: '--max-semi-space-size=32 --inspect', MALLOC_ARENA_MAX: '4' }),
  ).toEqual({
    ...leanMemory,
    MALLOC_ARENA_MAX: '4',
    NODE_OPTIONS: '--max-semi-space-size=8 --max-semi-space-size=32 --inspect',
  });
});
