import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { keepScreen, painted } from './browser.ts';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Pictures at three widths in both themes take minutes: `SCREENS=all` asks for them. */
export const keepsPictures = process.env.SCREENS === 'all';

type Axe = typeof import('axe-core');

const heights = { 360: 780, 390: 844, 768: 1024, 1440: 900 } as const;
export type Width = keyof typeof heights;

/** Makes the window so wide, in px, and lets the page take it in. */
export async function makeWide(page: Page, width: Width): Promise<void> {
  await page.setViewportSize({ width, height: heights[width] });
  await painted(page);
}

/**
 * Looks at a page as it stands, wide in both themes: axe finds nothing wrong with it, and on a phone nothing reaches
 * beyond its edge. `name` is that of its pictures.
 */
export async function lookAt(page: Page, name: string, width: Width): Promise<void> {
  const themes = keepsPictures || width === 1440 ? (['light', 'dark'] as const) : (['light'] as const);
  for (const theme of themes) {
    await page.emulateMedia({ colorScheme: theme });
    await painted(page);
    // A page from a file, such as that of a pack, follows the system by its styles alone.
    const chosen = page.url().startsWith('file:') ? null : theme;
    expect(await page.locator('html').getAttribute('data-mantine-color-scheme')).toBe(chosen);
    if (keepsPictures) await keepScreen(page, `${name}-${theme}`);
    // Another theme has the same content; only its colours can be wrong.
    if (theme === 'light') expect.soft(await violations(page)).toEqual([]);
    else if (width === 1440) expect.soft(await violations(page, ['color-contrast'])).toEqual([]);
  }
  if (width < 1440) await expectNoOverflow(page);
}

/** Nothing reaches beyond the edge of the window. */
export async function expectNoOverflow(page: Page): Promise<void> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect.soft(overflow).toBe(0);
}

/** Looks at a page as on a phone and wide, and leaves it light. */
export async function lookNarrowAndWide(page: Page, name: string): Promise<void> {
  for (const width of [360, 1440] as const) {
    await makeWide(page, width);
    await lookAt(page, name, width);
  }
  await page.emulateMedia({ colorScheme: 'light' });
}

/** What axe finds wrong with a page, by all rules or by some; that it looked at all shows in what it found right. */
async function violations(page: Page, rules?: string[]): Promise<string[]> {
  if (!(await page.evaluate('typeof axe === "object"'))) await page.evaluate(axe);
  const { wrong, right } = await page.evaluate(runAxe, rules);
  expect(right).toBeGreaterThan(rules ? 0 : 10);
  return wrong;
}

/**
 * Runs in the page. Of what is right axe describes one place for each rule only, and nothing of that leaves the page:
 * all places with their markup would take as long as looking at them.
 */
async function runAxe(rules: string[] | undefined): Promise<{ wrong: string[]; right: number }> {
  const options: RunOptions = { resultTypes: ['violations'], ...(rules && { runOnly: rules }) };
  const { violations: found, passes } = await (globalThis as unknown as { axe: Axe }).axe.run(options);
  const wrong = found.flatMap(({ id, help, nodes }) =>
    nodes.slice(0, 3).map((node) => `${id}: ${help} (${node.target.join(' ')})`),
  );
  return { wrong, right: passes.length };
}
