import { screen, within } from '@testing-library/react';
import { renderSVG } from 'uqr';
import { expect, test } from 'vitest';
import { renderApp } from '../../testing/render-app.tsx';
import { ClassQr } from './components/class-qr.tsx';

test('the QR code of a class leads to its own way in, small and for the whole room', async () => {
  const { user } = renderApp(<ClassQr of={{ name: '6B Science', code: 'OWL3725' }} />, {
    path: '/',
    at: '/',
  });
  const small = await screen.findByRole('button', { name: 'Show the QR code of 6B Science' });
  const leadsIn = `data:image/svg+xml,${encodeURIComponent(
    renderSVG(`${window.location.origin}/join/OWL3725`, { border: 2 }),
  )}`;
  expect(small.querySelector('img')!.src).toBe(leadsIn);
  await user.click(small);
  const large = within(await screen.findByRole('dialog', { name: 'Come to 6B Science' }));
  expect(large.getByRole<HTMLImageElement>('img', { name: 'The way in as a QR code' }).src).toBe(leadsIn);
  expect(large.getByText(`${window.location.host}/join`)).toBeDefined();
});
