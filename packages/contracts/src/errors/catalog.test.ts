import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { errorCatalog } from './catalog.ts';

test('every code of every part is declared once, and means in the catalog what its part says', async () => {
  const files = readdirSync(import.meta.dirname).filter((file) => file.endsWith('-errors.ts'));
  expect(files.length).toBeGreaterThan(5);
  const parts = await Promise.all(
    files.map(async (file) => Object.values((await import(`./${file}`)) as Record<string, object>)),
  );
  const declared = parts.flat().flatMap((part) => Object.entries(part));
  const codes = declared.map(([code]) => code);
  expect(codes.filter((code, at) => codes.indexOf(code) !== at)).toEqual([]);
  for (const [code, error] of declared) expect(errorCatalog[code as keyof typeof errorCatalog]).toBe(error);
});
