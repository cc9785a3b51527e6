import type { AssignmentPlan } from '@panelwise/contracts/http/assignments';
import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { renderApp } from '../../testing/render-app.tsx';
import { PlanFields } from './components/plan-fields.tsx';

test('a teacher chooses what helps everybody with an assignment, and nothing about time', async () => {
  let now: AssignmentPlan = { dueAt: null, tries: 2, aids: [], pupils: [], word: '' };
  function Form() {
    const [plan, setPlan] = useState(now);
    now = plan;
    const change = (part: Partial<AssignmentPlan>) => setPlan({ ...plan, ...part });
    return <PlanFields plan={plan} pupils={[]} someOpen={false} onChange={change} onSome={() => undefined} />;
  }
  const { user } = renderApp(<Form />, { path: '/', at: '/' });
  const group = await screen.findByRole('group', { name: 'Help for everybody' });
  expect(group.textContent).not.toContain('timer');
  await user.click(screen.getByRole('checkbox', { name: 'Type for dyslexia' }));
  await user.click(screen.getByRole('checkbox', { name: 'Read everything aloud' }));
  expect(now.aids).toEqual(['read-aloud', 'dyslexia-type']);
  await user.click(screen.getByRole('checkbox', { name: 'Read everything aloud' }));
  expect(now.aids).toEqual(['dyslexia-type']);
});
