import type { Page } from 'playwright-core';
import type { DemoAccount } from './demo-accounts.ts';

type Account = Pick<DemoAccount, 'email' | 'password'>;

/** Sends the log-in form, as a person does. `url` is that of the stack. */
export async function sendLogIn(page: Page, url: string, { email, password }: Account): Promise<void> {
  await page.goto(`${url}/login`);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.locator('form').getByRole('button', { name: 'Log in' }).click();
}

/** Logs in by the form, where nothing but the password is asked for. */
export async function logIn(page: Page, url: string, account: Account): Promise<void> {
  await sendLogIn(page, url, account);
  await page.waitForURL((address) => address.pathname !== '/login');
}
