import type { Page } from 'playwright-core';
import type { DemoAccount } from '../scripts/stack/demo-accounts.ts';

/** Logs in by the form, as a person does. `url` is that of the stack. */
export async function logIn(
  page: Page,
  url: string,
  { email, password }: Pick<DemoAccount, 'email' | 'password'>,
): Promise<void> {
  await page.goto(`${url}/login`);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.locator('form').getByRole('button', { name: 'Log in' }).click();
  await page.waitForURL((address) => address.pathname !== '/login');
}
