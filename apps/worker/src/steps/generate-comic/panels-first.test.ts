import { expect, test } from 'vitest';
import { PanelsFirst } from './panels-first.ts';

test('a page waits for the panels that are under way, and goes at once when there are none', async () => {
  const order = new PanelsFirst();
  const done: string[] = [];
  const { promise: drawn, resolve: finish } = Promise.withResolvers<void>();
  const panel = order.panel(async () => {
    await drawn;
    done.push('panel');
  });
  const page = order.page(async () => done.push('page'));
  finish();
  await Promise.all([panel, page]);
  await order.page(async () => done.push('next page'));
  expect(done).toEqual(['panel', 'page', 'next page']);
});

test('a page does not wait for ever, and a panel that fails holds up nobody', async () => {
  const order = new PanelsFirst();
  const never = order.panel(() => new Promise<void>(() => undefined));
  expect(never).toBeInstanceOf(Promise);
  expect(await order.page(async () => 'page')).toBe('page');
  const other = new PanelsFirst();
  await expect(other.panel(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await other.page(async () => 'page')).toBe('page');
});
