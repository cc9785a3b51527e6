import { cleanup, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { AppProvider } from '../../../app/provider.tsx';
import { drawnWork } from '../testing/a-comic.ts';
import { DrawingEnd } from './drawing-end.tsx';

function showEnd(author: string) {
  const { comic, ...work } = drawnWork('done');
  render(
    <AppProvider>
      <DrawingEnd
        work={{ error: false, message: '', ...work, comic: { ...comic, author } }}
        tookMs={9_400}
        onPages={() => {}}
      />
    </AppProvider>,
  );
}

test('the cover says whose comic it is where its creator has chosen a name, and else nobody’s', () => {
  showEnd('Class 5b');
  expect(screen.getByText('by Class 5b')).toBeDefined();
  cleanup();
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
