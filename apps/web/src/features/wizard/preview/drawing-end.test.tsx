import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { AppProvider } from '../../../app/provider.tsx';
import { startSession, useSession } from '../../../lib/session.ts';
import { sampleUser } from '../../../testing/samples.ts';
import { drawnWork } from '../testing/a-comic.ts';
import { DrawingEnd } from './drawing-end.tsx';

afterEach(() => useSession.setState({ status: 'visitor', user: null, token: null }, true));

function showEnd(author: string) {
  const { comic, ...work } = drawnWork('done');
  render(
    <AppProvider>
      <DrawingEnd
        name="Part 1: Dew"
        work={{ error: false, message: '', ...work, comic: { ...comic, author } }}
        tookMs={9_400}
        onPages={() => {}}
      />
    </AppProvider>,
  );
}

test('the cover says whose comic it is: the name that its creator has chosen, else their own, which only they see here', () => {
  showEnd('Class 5b');
  expect(screen.getByText('by Class 5b')).toBeDefined();
  cleanup();
  startSession({ token: 'token-1', user: sampleUser });
  showEnd('');
  expect(screen.getByText('by Iris Keller')).toBeDefined();
});

test('nobody is named whose name is not known', () => {
  showEnd('');
  expect(screen.queryByText(/^by /)).toBeNull();
});

test('the cover comes into sight when the drawing is over, wherever one had followed it to', () => {
  const sights: Element[] = [];
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
    sights.push(this);
  });
  showEnd('Nora');
  expect(sights).toEqual([screen.getByRole('region', { name: 'The comic is drawn' })]);
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'There it is.' }));
  scroll.mockRestore();
});
