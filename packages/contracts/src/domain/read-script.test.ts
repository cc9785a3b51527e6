import { expect, test } from 'vitest';
import { DomainError } from '../errors/domain-error.ts';
import { parseScriptText, readScript } from './read-script.ts';

const panel = { scene: 'A leaf in the sun.', caption: 'Morning.' };
const page = { pageNumber: 1, panels: [panel] };

function refusal(work: () => unknown): DomainError {
  try {
    work();
  } catch (error) {
    if (error instanceof DomainError) return error;
  }
  throw new Error('It was not refused.');
}

test('a script typed by hand with just scenes and captions is read, and pages are numbered by their place', () => {
  const script = parseScriptText(
    JSON.stringify([{ panels: [panel] }, { pageNumber: 7, panels: [panel, panel] }]),
  );
  expect(script.map((one) => one.pageNumber)).toEqual([1, 2]);
  expect(script[0]?.panels[0]?.dialogue).toEqual([]);
});

test.each([
  ['[{"pageNumber": 1,\n  "panels": [}]', 2, 14],
  ['[\n  {"pageNumber" 1}]', 2, 17],
  ['[{"a": "b"', 1, 11],
  ['[\n{"a": tru}\n]', 2, 7],
])('text that is not JSON is refused with its line and column: %j', (text, line, column) => {
  const error = refusal(() => parseScriptText(text));
  expect(error.code).toBe('bad-script');
  expect(error.message).toContain(`line ${line}, column ${column}`);
});

test('a script without pages or without panels is refused as empty', () => {
  for (const value of [[], [{ pageNumber: 1, panels: [] }], [{ pageNumber: 1 }]])
    expect(refusal(() => readScript(value)).code).toBe('script-empty');
});

test('41 pages are refused, and 40 are not', () => {
  expect(refusal(() => readScript(Array(41).fill(page))).message).toContain('41 pages');
  expect(readScript(Array(40).fill(page))).toHaveLength(40);
});

test('a wrong panel is named by page and panel as people count them', () => {
  const error = refusal(() =>
    readScript([page, { pageNumber: 2, panels: [panel, { scene: 'x', caption: 'y'.repeat(401) }] }]),
  );
  expect(error.message).toContain('page 2, panel 2');
  expect(error.details[0]?.path).toBe('1.panels.1.caption');
});

test('anything that is not a list of pages is refused in words', () => {
  for (const value of [null, 1, 'x', { pages: [page] }])
    expect(refusal(() => readScript(value)).message).toContain('list of pages');
});

test('emoji and right-to-left text stay, NUL and lone surrogates go', () => {
  const script = readScript([{ panels: [{ scene: 'שלום עולם 🌱', caption: 'a\u0000b\ud800c' }] }]);
  expect(script[0]?.panels[0]).toMatchObject({ scene: 'שלום עולם 🌱', caption: 'ab\ufffdc' });
});
