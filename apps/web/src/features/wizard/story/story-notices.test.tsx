import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { AppProvider } from '../../../app/provider.tsx';
import { LessonField } from './lesson-field.tsx';
import { StoryNotices } from './story-notices.tsx';

const nothing = { unread: false, lessonGone: false, warnings: [], lessons: [] };

it.each([
  ['US', 'Call Childhelp at 1-800-422-4453, or tell a grown-up you trust.'],
  ['TV', 'childhelplineinternational.org'],
])('where a child may be in danger, it tells where help is in %s', (country, help) => {
  const { container } = render(
    <AppProvider env="test">
      <StoryNotices check={{ ...nothing, danger: 'abuse' }} country={country} />
    </AppProvider>,
  );
  expect(container.textContent).toContain('it is not your fault');
  expect(container.textContent).toContain(help);
});

it('a thin story is asked what would help', () => {
  const warning = { kind: 'thin' as const, message: 'Short.', questions: ['Who is in it?'], lessons: [] };
  render(
    <AppProvider env="test">
      <StoryNotices check={{ ...nothing, warnings: [warning] }} country="US" />
    </AppProvider>,
  );
  expect(screen.getByRole('status').textContent).toContain('Short.');
  expect(screen.getByRole('listitem').textContent).toBe('Who is in it?');
});

it('a hero that nothing can draw is named before anything is made', () => {
  const warning = {
    kind: 'undrawn' as const,
    message: 'Not drawn yet: Pim (pangolin).',
    names: ['Pim'],
    questions: ['Could another one play this part?'],
    lessons: [],
  };
  render(
    <AppProvider env="test">
      <StoryNotices check={{ ...nothing, warnings: [warning] }} country="US" />
    </AppProvider>,
  );
  expect(screen.getByRole('status').textContent).toContain('Pim (pangolin)');
});

it('a lesson can be taken and left', async () => {
  const onChange = vi.fn();
  const lessons = [{ id: 'water-cycle', title: 'The Water Cycle' }];
  render(
    <AppProvider env="test">
      <LessonField lessons={lessons} choice="water-cycle" grade="5" country="US" onChange={onChange} />
    </AppProvider>,
  );
  expect(screen.getByRole('radio', { name: 'The Water Cycle' })).toHaveProperty('checked', true);
  expect(screen.getByRole('group', { name: 'Tell it with a lesson?' })).toBeDefined();
  expect(screen.queryByText('Use it')).toBeNull();
  await userEvent.click(screen.getByRole('radio', { name: 'No, my story alone' }));
  expect(onChange).toHaveBeenCalledWith('none');
});

it('where no lesson fits, none is offered', () => {
  render(
    <AppProvider env="test">
      <LessonField lessons={[]} choice="none" grade="5" country="US" onChange={() => {}} />
    </AppProvider>,
  );
  expect(screen.queryByRole('group')).toBeNull();
});
