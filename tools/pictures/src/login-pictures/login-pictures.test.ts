import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { faceCount, loginPictures } from '@panelwise/contracts/domain/picture-login';
import { thingPictureSvg } from '@panelwise/studio/draw/props/thing-picture';
import { expect, test } from 'vitest';
import { faceNames, icons } from './login-pictures.ts';

const dir = path.resolve(import.meta.dirname, '../../../../apps/web/public/login');

test('There is a drawing of every picture and every face, and nothing else', () => {
  const faces = Array.from({ length: faceCount }, (_, i) => `face-${i + 1}.webp`);
  expect(faceNames).toHaveLength(faceCount);
  expect(readdirSync(dir).sort()).toEqual([...faces, ...loginPictures.map((name) => `${name}.svg`)].sort());
});

test('Every picture is what the studio draws today, each another thing, and none is heavy', () => {
  for (const name of loginPictures) {
    const svg = readFileSync(path.join(dir, `${name}.svg`), 'utf8');
    expect(svg).toBe(`${thingPictureSvg(icons[name])}\n`);
    expect(svg.length).toBeGreaterThan(400);
  }
  expect(new Set(Object.values(icons)).size).toBe(loginPictures.length);
  for (const file of readdirSync(dir)) expect(statSync(path.join(dir, file)).size).toBeLessThan(12_000);
});
