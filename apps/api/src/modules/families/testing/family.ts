import * as contract from '@panelwise/contracts/http/families';
import { createUser, type TestUser } from '../../../testing/fixtures.ts';
import type { TestApp } from '../../../testing/test-app.ts';

const thisYear = new Date().getUTCFullYear();

/** A child of this age in a country whose people agree alone from 13 on. */
export const createChild = (site: TestApp, age = 9) =>
  createUser(site, 'Student', {
    firstname: 'Kemi',
    lastname: 'Obi',
    birthYear: thisYear - 1 - age,
    country: 'US',
  });

/** Each call comes from a place of its own, so that limits by address take nothing from each other. */
export const someAddress = () =>
  `10.${Math.floor(Math.random() * 250)}.${Math.floor(Math.random() * 250)}.${Math.floor(Math.random() * 250)}`;

export async function codeOf(site: TestApp, child: TestUser): Promise<string> {
  return (await site.call(contract.makeLinkCode, { token: child.token })).body.code;
}

/** A parent who is linked with this child, as both do it. */
export async function createParentOf(site: TestApp, child: TestUser): Promise<TestUser> {
  const parent = await createUser(site, 'Parent', { firstname: 'Ada', lastname: 'Obi', country: 'IN' });
  const body = { code: await codeOf(site, child) };
  await site.call(contract.linkChild, { token: parent.token, body, address: someAddress() });
  return parent;
}
