import { addUnpaid, defaultShareRule } from '@panelwise/contracts/domain/shares';
import {
  closeShareMonth,
  getMyShares,
  getShareMonth,
  getShareMonths,
  payShare,
  type ShareMonthView,
  setShareMonth,
} from '@panelwise/contracts/http/shares';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Component as AdminShares } from '../../app/routes/admin-shares.tsx';
import { Component as MyShares } from '../../app/routes/my-shares.tsx';
import { startSession } from '../../lib/session.ts';
import { fakeApi } from '../../testing/fake-api.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { sampleId, sampleSession } from '../../testing/samples.ts';

const creatorId = sampleId(7);
const month: ShareMonthView = {
  month: '2026-10',
  poolCents: 200_000,
  currency: 'USD',
  rule: defaultShareRule,
  closedAt: null,
  isOver: true,
};
const creator = {
  creatorId,
  name: 'Tess Teacher',
  email: 'tess@school.example',
  reads: 14,
  unpaid: addUnpaid([{ ownClasses: 3, noClass: 2, unanswered: 5 }]),
  cents: 7_380,
  paidAt: null,
};

async function openAdmin(changes: Partial<ShareMonthView> = {}) {
  const api = fakeApi();
  startSession(sampleSession());
  const shown = { ...month, ...changes };
  api.answer(getShareMonths, { months: [shown] });
  api.answer(getShareMonth, { month: shown, allReads: 14, creators: [creator] });
  api.answer(setShareMonth, { month: shown });
  api.answer(closeShareMonth, {});
  api.answer(payShare, {});
  const view = renderApp(<AdminShares />, { path: '/admin/shares', at: '/admin/shares' });
  await screen.findByRole('heading', { name: 'October 2026' });
  return { api, ...view };
}

test('an admin sets a pool in whole money, and is told what is wrong with it first', async () => {
  const { api, user } = await openAdmin();
  const pool = screen.getByLabelText(/^Pool/, { selector: 'input' });
  await user.clear(pool);
  await user.click(screen.getByRole('button', { name: 'Save the pool' }));
  expect(screen.getByText(/Please enter a pool from 0.01/)).toBeDefined();
  await user.type(pool, '1500.5');
  await user.click(screen.getByRole('button', { name: 'Save the pool' }));
  await screen.findByText('The pool of October 2026 is saved.');
  expect(api.requests(setShareMonth).map(({ body }) => body)).toEqual([
    { poolCents: 150_050, currency: 'USD', rule: { readsPerPupil: 4 } },
  ]);
});

test('a month that is over is closed after a question; one that goes on is a preview', async () => {
  const { api, user, unmount } = await openAdmin();
  expect(screen.getByText('3 of own classes, 2 of no class, 5 hardly answered')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Close October 2026' }));
  expect(api.requests(closeShareMonth)).toHaveLength(0);
  await user.click(await screen.findByRole('button', { name: 'Close it' }));
  await expect.poll(() => api.requests(closeShareMonth).length).toBe(1);
  unmount();
  await openAdmin({ isOver: false });
  expect(screen.queryByRole('button', { name: /^Close October/ })).toBeNull();
  expect(screen.getByText(/A preview/)).toBeDefined();
});

test('of a closed month it is noted who was paid by hand', async () => {
  const { api, user } = await openAdmin({ closedAt: '2026-11-03T08:00:00.000Z' });
  expect(screen.getByRole('button', { name: 'Payouts as CSV' })).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Note Tess Teacher as paid' }));
  expect(await screen.findByText(/Have you sent \$73.80 to tess@school.example/)).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'It is paid' }));
  await expect.poll(() => api.requests(payShare).map(({ body }) => body)).toEqual([{ creatorId }]);
});

test('a teacher reads what each comic has earned, and why other reads have not', async () => {
  const api = fakeApi();
  startSession(sampleSession());
  api.answer(getMyShares, {
    statements: [
      {
        ...{ month: '2026-10', currency: 'USD', poolCents: 200_000, allReads: 500, rule: defaultShareRule },
        closedAt: '2026-11-03T08:00:00.000Z',
        lines: [{ comicId: sampleId(1), title: 'Photosynthesis', reads: 14, cents: 7_380 }],
        ...{ unpaid: creator.unpaid, cents: 7_380, paidAt: null },
      },
    ],
  });
  renderApp(<MyShares />, { path: '/my-comics/shares', at: '/my-comics/shares' });
  const statement = within(await screen.findByRole('region', { name: 'Statement for October 2026' }));
  const rows = statement.getAllByRole('row').map(({ textContent }) => textContent);
  expect(rows).toContain('Photosynthesis143.69 %73.80');
  expect(rows).toContain('Your own classesnever earn, so that nobody has to click3–0.00');
  expect(rows).toContain(
    'Pupils who answered fewer than 3 of its questionsreading alone can be done by anybody5–0.00',
  );
  expect(rows.at(-1)).toBe('Your share143.69 %73.80');
});
