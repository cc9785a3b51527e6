import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { AppProvider } from '../../../app/provider.tsx';
import { drawnWork } from '../testing/a-comic.ts';
import { DrawingEnd } from './drawing-end.tsx';

test('the cover comes into sight when the drawing is over, wherever one had followed it to', () => {
  const sights: Element[] = [];
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
    sights.push(this);
  });
  render(
    <AppProvider>
      <DrawingEnd
        work={{ error: false, message: '', ...drawnWork('done') }}
        author="Nora"
        tookMs={9_400}
        onPages={() => {}}
      />
    </AppProvider>,
  );
  expect(sights).toEqual([screen.getByRole('region', { name: 'The comic is drawn' })]);
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'There it is.' }));
  scroll.mockRestore();
});
