import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderApp } from '../../../testing/render-app.tsx';
import { sampleId } from '../../../testing/samples.ts';
import { HistoryList } from './history-list.tsx';

it('what became of a question that rests is told in words, with its own', () => {
  const entry = (n: number, action: string) => ({
    ...{ _id: sampleId(n), action, actor: 'Iris Keller', reason: 'What is a cloud?' },
    at: '2026-11-20T10:00:00.000Z',
  });
  renderApp(
    <HistoryList entries={[entry(1, 'item-rested'), entry(2, 'item-replaced'), entry(3, 'item-put-back')]} />,
  );
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent!.replace(/^.*?M/, ''))).toEqual(
    [
      'A question rests because it does not tell who knows itWhat is a cloud?',
      'Iris Keller put another question in the place of one that restedWhat is a cloud?',
      'Iris Keller had a question that rested asked againWhat is a cloud?',
    ],
  );
});
