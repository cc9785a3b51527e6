import { type Provider, providers } from '@panelwise/contracts/domain/provider';
import { type Database, openDatabase } from '@panelwise/db/client';
import {
  type AdminChange,
  grantAdmin,
  listAdmins,
  resetSecondFactor,
  revokeAdmin,
} from '@panelwise/db/repositories/admins';
import { switchProvider } from '@panelwise/db/repositories/provider-switches';
import type { UserRow } from '@panelwise/db/repositories/users';
import { chooseConnection } from '@panelwise/queue/connection';
import { openNotificationBus } from '@panelwise/queue/notifications/open-notification-bus';
import { dataDir, findDatabase } from './stack/find-database.ts';
import { prepareDatabase } from './stack/prepare-database.ts';

/** `npm run admin`: says who is an admin, and changes it; switches providers. */

const usage = `Makes accounts admins, and switches providers off and on.

  npm run admin -- grant you@example.org
  npm run admin -- revoke you@example.org
  npm run admin -- list
  npm run admin -- reset-second-factor you@example.org     when app or passkeys are lost
  npm run admin -- provider ${providers.join('|')} off "why"
  npm run admin -- provider ${providers.join('|')} on
`;

/** What is said of an account that was changed, and of one that was so before. */
const outcomes = {
  grant: ['is an admin now', 'is an admin already'],
  revoke: ['is no admin any more', 'is no admin'],
  'reset-second-factor': ['is not asked for a second factor any more', 'has no second factor'],
} as const;

const [command, ...rest] = process.argv.slice(2);
const wish = command === 'provider' ? readSwitch(rest) : undefined;
const email = rest[0]?.trim().toLowerCase() ?? '';
const changes = { grant: grantAdmin, revoke: revokeAdmin, 'reset-second-factor': resetSecondFactor };
const change = Object.entries(changes).find(([name]) => name === command)?.[1];
const isAboutAdmins = change ? rest.length === 1 && email !== '' : command === 'list' && rest.length === 0;
if (!isAboutAdmins && !wish) {
  console.error(usage);
  process.exit(2);
}

try {
  const { url, isOwn, close } = await findDatabase(dataDir());
  if (isOwn) await prepareDatabase(url);
  const database = openDatabase(url, { max: 2 });
  try {
    if (wish) await applySwitch(database.db, wish);
    else await applyToAdmins(database.db, url);
  } finally {
    await database.close();
    close();
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

async function applyToAdmins(db: Database, url: string): Promise<void> {
  if (change) await apply(await change(db, email), url);
  const admins = await listAdmins(db);
  if (admins.length === 0) console.log('There is no admin.');
  else console.log(`Admins:\n${admins.map((user) => `  ${nameOf(user)}`).join('\n')}`);
}

type Switch = { provider: Provider; isOff: boolean; reason: string };

/** Undefined where it is not said as it has to be. Who switches off says why. */
function readSwitch([name, to, ...why]: string[]): Switch | undefined {
  const provider = providers.find((one) => one === name);
  const reason = why.join(' ').trim();
  if (!provider || !(to === 'on' || (to === 'off' && reason))) return undefined;
  return { provider, isOff: to === 'off', reason };
}

/** Workers look at the row before each request, so nobody has to be told. */
async function applySwitch(db: Database, { provider, isOff, reason }: Switch): Promise<void> {
  const changed = await switchProvider(db, { provider, isOff, reason, actorId: null });
  console.log(`${provider} is ${isOff ? 'off' : 'on'}${changed ? ' now' : ' already'}.`);
}

/** Says what came of it, and lets every process look again at what the sessions of the account may do. */
async function apply(changed: AdminChange, databaseUrl: string): Promise<void> {
  if (changed.result === 'unknown')
    throw new Error(`Nobody has an account with ${email}. Sign up with it and enter the code first.`);
  const name = nameOf(changed.user);
  const [done, nothing] = outcomes[command as keyof typeof changes];
  if (changed.result === 'unchanged') {
    console.log(`${name} ${nothing}.`);
    return;
  }
  const bus = openNotificationBus(chooseConnection({ redisUrl: process.env.REDIS_URL, databaseUrl }));
  await bus.publish({ topic: 'session-ended', userId: changed.user.id });
  await bus.close();
  console.log(`${name} ${done}.`);
}

function nameOf({ firstname, lastname, email: address }: UserRow): string {
  return `${firstname} ${lastname} <${address}>`;
}
