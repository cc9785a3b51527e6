import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderApp } from '../../../testing/render-app.tsx';
import { sampleLibraryComic } from '../../../testing/samples.ts';
import { LibraryCard } from './library-card.tsx';

const actions = () => ({ onFaqs: vi.fn(), onFacts: vi.fn() });

test('shows subject, grade and country in words', () => {
  renderApp(<LibraryCard comic={sampleLibraryComic()} {...actions()} />);
  expect(screen.getByText('Science')).toBeDefined();
  expect(screen.getByText('5th Grade')).toBeDefined();
  expect(screen.getByText('United States')).toBeDefined();
  expect(screen.getByRole('heading', { name: 'Photosynthesis' })).toBeDefined();
});

test('writes N/A for each thing that is missing, and the title for a missing cover', () => {
  const comic = sampleLibraryComic({ subject: null, grade: null, country: null, thumbnail: null });
  renderApp(<LibraryCard comic={comic} {...actions()} />);
  expect(screen.getAllByText('N/A')).toHaveLength(3);
  expect(screen.getByText('No cover yet')).toBeDefined();
});

test('FAQ and Did You Know stand there only for comics that have them', () => {
  const comic = sampleLibraryComic({ hasFAQ: false, hasDidYouKnow: false });
  renderApp(<LibraryCard comic={comic} {...actions()} />);
  expect(screen.queryAllByRole('button')).toEqual([]);
});

test('the buttons ask for FAQs and facts', async () => {
  const asked = actions();
  const { user } = renderApp(<LibraryCard comic={sampleLibraryComic()} {...asked} />);
  await user.click(screen.getByRole('button', { name: 'FAQ' }));
  await user.click(screen.getByRole('button', { name: 'Did You Know' }));
  expect(asked.onFaqs).toHaveBeenCalledOnce();
  expect(asked.onFacts).toHaveBeenCalledOnce();
});
