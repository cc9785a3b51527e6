import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import type { StorySketch } from '../rough/rough-messages.ts';
import { stubStudio } from '../testing/fake-studio.ts';
import { renderWizard, wizardApi } from '../testing/render-wizard.tsx';

afterEach(() => vi.unstubAllGlobals());

it('the words of a lesson are shown with those of the story first, and the page can be enlarged', async () => {
  const sketch: StorySketch = {
    check: { unread: false, lessonGone: false, warnings: [], lessons: [] },
    lesson: 'compound-interest',
    parts: [{ part: 1, title: 'Interest', keyTerms: ['principal', 'interest'], start: '', end: '' }],
    script: [{ pageNumber: 1, panels: [] }],
    pencil: new Blob(['<svg/>']),
  };
  stubStudio({ sketchStory: () => sketch });
  URL.createObjectURL = () => 'blob:drawn';
  URL.revokeObjectURL = () => undefined;
  wizardApi();
  const { user } = renderWizard('/create-comic?new=1');
  await user.type(await screen.findByLabelText('Comic Title'), 'Interest');
  await user.type(screen.getByLabelText('Write Story'), 'The bank pays interest.');
  const list = (await screen.findByText('Key words of the lesson')).parentElement!;
  await waitFor(() =>
    expect(
      within(list)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['interest (in your story)', 'principal']),
  );
  await user.click(screen.getByRole('button', { name: 'Enlarge page 1' }));
  const large = await screen.findByRole('dialog', { name: 'Page 1, in pencil' });
  expect(within(large).getByRole('img')).toBeDefined();
});
