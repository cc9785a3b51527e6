import type { SessionUser } from '@panelwise/contracts/domain/user';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { startSession } from '../../lib/session.ts';
import { useHelp } from '../../lib/use-help.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { sampleSession } from '../../testing/samples.ts';
import { WithAids } from './with-aids.tsx';

const look = () => document.documentElement.getAttribute('data-aids');

test('what a screen carries is added to what is one’s own, and goes with the screen', async () => {
  const { user, ...session } = sampleSession();
  startSession({ ...session, user: { ...user, aids: ['high-contrast'] } satisfies SessionUser });
  const Help = () => <p>{useHelp().aids.join()}</p>;
  const { unmount } = renderApp(
    <WithAids aids={['read-aloud', 'dyslexia-type']}>
      <Help />
    </WithAids>,
    { path: '/', at: '/' },
  );
  expect(await screen.findByText('high-contrast,read-aloud,dyslexia-type')).toBeDefined();
  expect(
    screen.getByText('Your teacher has switched this on here: read-aloud and type for dyslexia.'),
  ).toBeDefined();
  expect(look()).toBe('dyslexia-type high-contrast');
  // A session that is renewed meanwhile takes nothing away; of the screen nothing is kept.
  startSession({ ...session, user: { ...user, aids: ['high-contrast'] } });
  expect(look()).toBe('dyslexia-type high-contrast');
  expect(localStorage.getItem('panelwise.aids')).toBe('high-contrast');
  unmount();
  expect(look()).toBe('high-contrast');
});
