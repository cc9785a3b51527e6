import { once } from 'node:events';
import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createDemoAccounts, demoAccountsFile, readDemoAccounts } from './stack/demo-accounts.ts';
import { drawHouseComics } from './stack/house-comics.ts';
import { type HouseComic, houseComics } from './stack/house-list.ts';
import { forClassFirst, openDemoClass, wantsDemoClass } from './stack/open-demo-class.ts';

/**
 * Gives a running product what a fresh one lacks: demo accounts, comics of the house in the library, a demo class.
 * `npm start` runs it in a process of its own, which ends when all is there or when that one is gone.
 *   DATA_DIR, DATABASE_URL of the embedded database as FURNISH_DATABASE_URL, address as FURNISH_URL
 */
const { DATA_DIR: dataDir, FURNISH_URL: url, FURNISH_DATABASE_URL: databaseUrl } = process.env;
if (!dataDir || !url || !databaseUrl) throw new Error('This is started by `npm start`.');

const ending = new AbortController();
const { signal } = ending;
for (const event of ['SIGINT', 'SIGTERM', 'SIGHUP', 'disconnect'] as const)
  process.on(event, () => ending.abort());

/** Says why something is missing, unless the product is being stopped. */
function sayWhy(what: string, error: unknown): void {
  if (!signal.aborted) console.error(`  ${what}:`, error instanceof Error ? error.message : error);
}

const accounts = await createDemoAccounts(databaseUrl, dataDir);
/** How one logs in, line by line; `npm start` says it with the address, which nobody is told before the accounts are there. */
const words = accounts
  ? accounts.map(({ userType, email, password }) => `${userType.padEnd(8)} ${email}   ${password}`)
  : existsSync(demoAccountsFile(dataDir))
    ? [`Demo accounts: ${path.relative(process.cwd(), demoAccountsFile(dataDir))}`]
    : [];
process.send?.(words);
// What is said from here on stands below that.
await once(process, 'message', { signal }).catch(() => undefined);

/** A paid provider is never asked for comics that nobody ordered. */
const isBuiltIn =
  (process.env.WRITER || (process.env.OPENAI_API_KEY ? 'openai' : 'builtin')) === 'builtin' &&
  (process.env.ARTIST ||
    (process.env.REPLICATE_API_TOKEN || process.env.OPENAI_API_KEY ? 'provider' : 'builtin')) === 'builtin';
const houseComicsDrawn = path.join(dataDir, 'samples-made');
const draws =
  readDemoAccounts(dataDir) && !existsSync(houseComicsDrawn) && process.env.SAMPLES !== '0' && isBuiltIn;

/** Draws comics for the library. @returns false where one could not be drawn, which the next start tries again */
async function draw(list: readonly HouseComic[]): Promise<boolean> {
  try {
    const { drawn, failed } = await drawHouseComics(url!, databaseUrl!, { list, signal });
    if (drawn > 0) console.log(`  ${drawn} comics were drawn for the library.`);
    if (failed > 0) console.log(`  ${failed} could not be drawn; the next start tries them again.`);
    return failed === 0;
  } catch (error) {
    sayWhy('The comics of the house could not all be drawn; the next start goes on', error);
    return false;
  }
}

const [forClass, others] = forClassFirst(houseComics);
if (draws)
  console.log(
    `  Drawing ${houseComics.length} comics for the library, whenever nobody else has work going on …`,
  );
const isClassDrawn = !draws || (await draw(forClass));
// As soon as its own comics are there.
if (!signal.aborted && wantsDemoClass(dataDir)) {
  try {
    const words = await openDemoClass({ url, databaseUrl, dataDir });
    if (words) console.log(`\n${words.map((line) => `  ${line}`).join('\n')}\n`);
  } catch (error) {
    sayWhy('The demo class could not be made; the next start tries again', error);
  }
}
if (draws && !signal.aborted && (await draw(others)) && isClassDrawn) writeFileSync(houseComicsDrawn, '');
// An open channel would keep this process.
if (process.connected) process.disconnect();
