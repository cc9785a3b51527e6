import type { UserType } from '@panelwise/contracts/domain/user';
import { logout } from '@panelwise/contracts/http/auth';
import { listRuns } from '@panelwise/contracts/http/runs';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { layoutRoute } from '../../app/public-routes.tsx';
import { brand } from '../../config/brand.ts';
import { hasKeptScripts, keepScript } from '../../lib/kept-scripts.ts';
import { startSession, useSession } from '../../lib/session.ts';
import { fakeApi } from '../../testing/fake-api.ts';
import { sampleSession, sampleUser } from '../../testing/samples.ts';

function show(at = '/') {
  const router = createMemoryRouter(
    [layoutRoute([{ path: '*', element: <main id="main" tabIndex={-1} /> }])],
    {
      initialEntries: [at],
    },
  );
  return { ...render(<RouterProvider router={router} />), router, user: userEvent.setup() };
}

function signIn(userType: UserType) {
  const api = fakeApi();
  api.answer(listRuns, { runs: [] });
  api.answer(logout, {});
  startSession({ ...sampleSession(), user: { ...sampleUser, userType } });
  return api;
}

const header = () => within(screen.getByRole('banner'));
const hrefs = (links: HTMLElement[]) => links.map((link) => link.getAttribute('href'));

test('the menu leads to the public pages, for visitors with a login', () => {
  show();
  const menu = within(screen.getByRole('navigation', { name: 'Main' }));
  expect(hrefs(menu.getAllByRole('link'))).toEqual([
    '/about',
    '/our-library',
    '/for-teacher',
    '/for-student',
    '/for-parent',
    '/contact',
  ]);
  expect(hrefs(header().getAllByRole('link', { name: 'Create Comics' }))).toContain('/signup');
  expect(header().getByRole('link', { name: 'Log in' }).getAttribute('href')).toBe('/login');
  expect(header().queryByRole('link', { name: 'My comics' })).toBeNull();
  expect(screen.queryByRole('navigation', { name: 'Admin' })).toBeNull();
});

test('the way to a new comic is there in the wizard too, which needs the place of the quick links', () => {
  signIn('Teacher');
  const quick = () => screen.queryByRole('navigation', { name: 'Quick' });
  const { unmount } = show('/create-comic');
  expect(quick()).not.toBeNull();
  unmount();
  show('/create-comic?new=1');
  expect(hrefs(header().getAllByRole('link', { name: 'Create Comics' }))).toEqual(['/create-comic']);
  expect(quick()).toBeNull();
});

test('signed-in people reach their comics, the wizard and their account, and can leave', async () => {
  signIn('Teacher');
  const { user, router } = show();
  expect(hrefs(header().getAllByRole('link', { name: 'Create Comics' }))).toEqual(['/create-comic']);
  expect(header().getAllByRole('link', { name: 'My comics' })[0]!.getAttribute('href')).toBe('/my-comics');
  expect(header().queryByRole('link', { name: 'Log in' })).toBeNull();
  await user.click(await screen.findByRole('button', { name: 'Account: Iris Keller' }));
  expect(header().getByRole('link', { name: 'Profile' }).getAttribute('href')).toBe('/profile');
  expect(screen.queryByRole('navigation', { name: 'Admin' })).toBeNull();
  await user.click(header().getByRole('button', { name: 'Log out' }));
  await vi.waitFor(() => expect(router.state.location.pathname).toBe('/login'));
  expect(useSession.getState().status).toBe('visitor');
});

test('whoever typed words that are not saved yet is asked before logging out', async () => {
  signIn('Teacher');
  keepScript('comic', { userId: sampleUser._id, text: '[{"half', basedOn: 0 });
  const { user, router } = show('/faq');
  await user.click(await screen.findByRole('button', { name: 'Account: Iris Keller' }));
  await user.click(header().getByRole('button', { name: 'Log out' }));
  await user.click(await screen.findByRole('button', { name: 'Stay logged in' }));
  expect(useSession.getState().status).toBe('signed-in');
  expect(hasKeptScripts(sampleUser._id)).toBe(true);
  await user.click(screen.getByRole('button', { name: 'Account: Iris Keller' }));
  await user.click(header().getByRole('button', { name: 'Log out' }));
  await user.click(await screen.findByRole('button', { name: 'Log out anyway' }));
  await vi.waitFor(() => expect(router.state.location.pathname).toBe('/login'));
  expect(hasKeptScripts(sampleUser._id)).toBe(false);
});

test('admins have icons for their four places', async () => {
  signIn('admin');
  show();
  const tools = within(await screen.findByRole('navigation', { name: 'Admin' }));
  expect(hrefs(tools.getAllByRole('link'))).toEqual([
    '/super-admin',
    '/allUsers',
    '/contactList',
    '/subjectlist',
  ]);
});

test('the footer has the links, the legal line, the addresses and five networks', () => {
  show();
  const footer = within(screen.getByRole('contentinfo'));
  const all = hrefs(footer.getAllByRole('link'));
  for (const href of ['/faq', '/privacy-policy', '/terms-and-condition', `mailto:${brand.email}`])
    expect(all).toContain(href);
  for (const social of brand.socials) expect(all).toContain(social.url);
  expect(brand.socials.length).toBe(5);
  expect(footer.getByText(`© ${new Date().getFullYear()} ${brand.legalLine}`)).toBeDefined();
  for (const line of brand.address) expect(footer.getByText(line)).toBeDefined();
});

test('under a tool the foot of the page is a line', () => {
  signIn('Teacher');
  for (const at of ['/create-comic?new=1', '/my-comics', '/my-comics-details/1', '/super-admin']) {
    const { unmount } = show(at);
    const footer = within(screen.getByRole('contentinfo'));
    expect(hrefs(footer.getAllByRole('link'))).toEqual([
      '/faq',
      '/contact',
      '/privacy-policy',
      '/terms-and-condition',
    ]);
    expect(footer.getByText(`© ${new Date().getFullYear()} ${brand.legalLine}`)).toBeDefined();
    expect(screen.queryByLabelText('Your email')).toBeNull();
    unmount();
  }
  show('/faq');
  expect(screen.getByLabelText('Your email')).toBeDefined();
});

test('the newsletter box makes no call and does not claim one', async () => {
  fakeApi();
  const { user } = show();
  await user.type(screen.getByLabelText('Your email'), 'mina@school.example');
  await user.click(screen.getByRole('button', { name: 'Subscribe' }));
  expect(
    screen.getByText('The newsletter has not started yet, so your address was not stored.'),
  ).toBeDefined();
});

test('every new path starts at its top, and the beta banner is on the home page', async () => {
  const scroll = vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
  const { user } = show('/');
  expect(screen.getByText('Some features may be handled manually.')).toBeDefined();
  expect(scroll).not.toHaveBeenCalled();
  await user.click(header().getAllByRole('link', { name: 'About' })[0]!);
  expect(scroll).toHaveBeenCalledExactlyOnceWith(0, 0);
  expect(document.activeElement?.id).toBe('main');
  expect(screen.queryByText('Some features may be handled manually.')).toBeNull();
  scroll.mockRestore();
});

test('Back comes to where a page was left, as soon as it is high enough, and not where somebody scrolls', async () => {
  let height = 2_000;
  let scrolled = 0;
  let grow = () => {};
  vi.spyOn(window, 'scrollY', 'get').mockImplementation(() => scrolled);
  const scrollTo = vi.spyOn(window, 'scrollTo').mockImplementation(((_x: number, y: number) => {
    scrolled = Math.min(y, height);
    window.dispatchEvent(new Event('scroll'));
  }) as typeof window.scrollTo);
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(onResize: () => void) {
        grow = onResize;
      }
      observe() {}
      disconnect() {
        grow = () => {};
      }
    },
  );
  const { router } = show('/our-library');
  const go = async (to: string | number) => act(() => router.navigate(to as string));
  await go('/about');
  window.scrollTo(0, 1_500);
  await go('/faq');
  expect(scrolled).toBe(0);
  height = 300;
  await go(-1);
  expect(scrolled).toBe(300);
  height = 2_000;
  grow();
  expect(scrolled).toBe(1_500);
  await go(1);
  expect(scrolled).toBe(0);
  height = 300;
  await go(-1);
  window.dispatchEvent(new Event('wheel'));
  height = 2_000;
  grow();
  expect(scrolled).toBe(300);
  scrollTo.mockRestore();
  vi.restoreAllMocks();
});
