import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OpenPage } from './browser.ts';
import { inKeptPage } from './kept-page.ts';
import { keepsPictures, lookAt, makeWide, type Width } from './look-at.ts';
import { type ScreenStack, startScreenStack } from './stack-for-screens.ts';
import type { State, StateViewer } from './states.ts';
import { fillForStates, people, type StateData } from './states-data.ts';

/** The narrowest first: what can be done on a phone is done there, and is still to be seen when the window is wider. */
const widths: readonly Width[] = keepsPictures ? [360, 768, 1440] : [360, 1440];

type World = { all: ScreenStack; data: StateData };

/** Tests that look at each of these states, reached as a person does, wide and as on a phone; all on one stack. */
export function testStates(states: State[]): void {
  let world: World;

  beforeAll(async () => {
    const all = await startScreenStack(1, 'block');
    world = { all, data: await fillForStates(all) };
  });

  afterAll(() => world?.all.stop());

  test.each(states)('$viewer: $name', async (state) => {
    const seen = state.widths?.filter((one) => one === 390 || widths.includes(one)) ?? widths;
    for (const visit of state.actAgain ? seen.map((width) => [width]) : [seen])
      await look(world, state, visit);
  });
}

async function look({ all, data }: World, state: State, at: readonly Width[]): Promise<void> {
  const context = await all.contextOf(accountOf(all, state.viewer));
  const see = async ({ page, complaints, settled }: OpenPage) => {
    await makeWide(page, at[0]!);
    const changed = await state.before?.(page, data);
    await page.goto(
      `${all.stack.url}${typeof state.address === 'string' ? state.address : state.address(data)}`,
    );
    await state.act?.(page, data);
    for (const width of at) {
      await makeWide(page, width);
      await settled();
      await shown(page, state.shows);
      await lookAt(page, `state-${state.name}`, width);
    }
    expect.soft(complaints.list.filter((one) => !state.complaint?.test(one))).toEqual([]);
    await changed?.dispose();
  };
  await inKeptPage(context, all.stack.url, see);
}

function accountOf(all: ScreenStack, viewer: StateViewer) {
  if (viewer === 'visitor') return undefined;
  if (viewer === 'teacher' || viewer === 'admin') return all[viewer];
  return { email: people[viewer].email, password: all.teacher.password };
}

async function shown(page: Page, what: State['shows']): Promise<void> {
  const place = typeof what === 'function' ? what(page) : page.getByText(what).filter({ visible: true });
  await place.first().waitFor();
}
