import { termsVersion } from '@panelwise/contracts/domain/terms';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Component as AboutPage } from '../../app/routes/about.tsx';
import { Component as AudiencePage } from '../../app/routes/audience.tsx';
import { Component as FaqPage } from '../../app/routes/faq.tsx';
import { Component as LegalPage } from '../../app/routes/legal.tsx';
import { brand } from '../../config/brand.ts';
import { startSession } from '../../lib/session.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { sampleSession } from '../../testing/samples.ts';
import { forParent } from './audience/for-parent.ts';
import { forStudent } from './audience/for-student.ts';
import { forTeacher } from './audience/for-teacher.ts';
import { faqGroups } from './faq/faq-groups.ts';
import { privacyPolicy } from './legal/privacy-policy.ts';
import { terms } from './legal/terms.ts';

test('about: where one is, mission, vision, the founder, and the way to a comic', () => {
  renderApp(<AboutPage />, { path: '/about' });
  const trail = within(screen.getByRole('navigation', { name: 'Breadcrumb' }));
  expect(trail.getByRole('link', { name: 'Home' }).getAttribute('href')).toBe('/');
  expect(screen.getByRole('heading', { name: 'Our mission' })).toBeDefined();
  expect(screen.getByRole('heading', { name: 'Our vision' })).toBeDefined();
  expect(screen.getByRole('link', { name: 'Create Comic' }).getAttribute('href')).toBe('/signup');
  expect(screen.getByRole('heading', { name: brand.founder.name })).toBeDefined();
  expect(document.title).toBe('About · Panelwise');
});

test.each([
  [
    '/for-teacher',
    'For teachers',
    'Quiz, hardcore quiz, FAQs and Did You Know facts',
    'Lesson plans that string several comics together',
  ],
  [
    '/for-student',
    'For students',
    'Free comics in the library, without an account',
    'Other styles of a comic that your cards open',
  ],
  [
    '/for-parent',
    'For parents',
    'A library that is free to read, without an account',
    'Reading goals for the whole family',
  ],
])('%s tells what is here and what is planned', (path, title, today, later) => {
  renderApp(<AudiencePage />, { path });
  expect(screen.getByRole('heading', { level: 1, name: title })).toBeDefined();
  const phase = (name: string) => within(screen.getByRole('heading', { name }).closest('li')!);
  expect(phase('Beta').getByText('Here today')).toBeDefined();
  expect(phase('Beta').getByText(today)).toBeDefined();
  expect(phase('Near-term').getByText('Planned next')).toBeDefined();
  expect(phase('Near-term').getAllByRole('listitem').length).toBeGreaterThan(1);
  expect(phase('Long-term').getByText(later)).toBeDefined();
});

test('whoever has no account is led to make one, and everybody else to the wizard', () => {
  const { unmount } = renderApp(<AudiencePage />, { path: '/for-teacher' });
  const link = () => screen.getByRole('link', { name: 'Make a comic' }).getAttribute('href');
  expect(link()).toBe('/signup');
  unmount();
  startSession(sampleSession());
  renderApp(<AudiencePage />, { path: '/for-teacher' });
  expect(link()).toBe('/create-comic');
});

test('twenty questions in four groups, several open at once', async () => {
  const { user } = renderApp(<FaqPage />, { path: '/faq' });
  expect(faqGroups.map((group) => group.questions.length)).toEqual([5, 5, 5, 5]);
  const ids = faqGroups.flatMap((group) => [group.id, ...group.questions.map((item) => item.id)]);
  expect(new Set(ids).size).toBe(24);
  const details = () => [...document.querySelectorAll('details')];
  expect(details().length).toBe(20);
  await user.click(screen.getByText('How old do I have to be?'));
  await user.click(screen.getByText('Is there an app?'));
  expect(
    details()
      .filter((each) => each.open)
      .map((each) => each.id),
  ).toEqual(['who-can-use', 'app']);
});

test('a link to a question opens it', () => {
  renderApp(<FaqPage />, { path: '/faq', at: '/faq#rejected' });
  expect(
    [...document.querySelectorAll('details')].filter((each) => each.open).map((each) => each.id),
  ).toEqual(['rejected']);
});

test('what an account is said to have accepted is the newest of terms and privacy policy', () => {
  const dayOf = ({ effective }: typeof terms) => /changed on (.*)\.$/.exec(effective.message!)![1]!;
  const days = [terms, privacyPolicy].map((text) => Date.parse(`${dayOf(text)} UTC`));
  expect(new Date(Math.max(...days)).toISOString().slice(0, 10)).toBe(termsVersion);
});

test('nothing is said to be for sale, or to come, that is free or there', () => {
  const price = terms.sections.find(({ id }) => id === 'price')!;
  expect(price.paragraphs!.join()).not.toMatch(/once they|once it|before you buy/);
  const answers = faqGroups.flatMap(({ questions }) => questions.map(({ answer }) => answer.message));
  expect(answers.join()).not.toMatch(/may later be|Avatars are planned/);
  const planned = [forParent, forStudent, forTeacher].flatMap(({ phases }) => [
    ...phases.near,
    ...phases.long,
  ]);
  expect(planned.map(({ message }) => message).join()).not.toMatch(
    /Letters in|Mini games|Leagues|Rewards that/,
  );
});

test.each(['/privacy-policy', '/terms-and-condition'])(
  '%s: since when, for which ages, how it ends',
  (path) => {
    renderApp(<LegalPage />, { path });
    const text = document.body.textContent;
    expect(text).toContain('Effective September 2025');
    expect(text).toMatch(
      /under 13 in the United States, under 16 in the European Union and under 18 in India/,
    );
    expect(text).toMatch(/within 30 days/);
    const contents = within(screen.getByRole('navigation', { name: 'Sections' }));
    for (const link of contents.getAllByRole('link'))
      expect(document.querySelector(link.getAttribute('href')!)?.tagName).toBe('SECTION');
  },
);
