import * as contract from '@panelwise/contracts/http/second-factor';
import { generate } from 'otplib';
import { password, type TestUser } from './fixtures.ts';
import type { TestApp } from './test-app.ts';

/** The code of an app, now or so many periods later. */
export const appCode = (secret: string, periods = 0) =>
  generate({ secret, epoch: Math.floor(Date.now() / 1_000) + periods * 30 });

/** Offers an admin a secret, and sets their app up with it. */
export async function setUpApp(test: TestApp, { token }: Pick<TestUser, 'token'>) {
  const { body: offered } = await test.call(contract.offerSecondFactor, { token, body: { password } });
  const { body } = await test.call(contract.setUpSecondFactor, {
    token,
    body: { appCode: await appCode(offered.secret) },
  });
  return { ...offered, recoveryCodes: body.recoveryCodes };
}
