import { execFile, execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { findFreePort } from '@panelwise/db/embedded/free-port';
import { signIn } from './stack/api-client.ts';
import { buildIfChanged } from './stack/build.ts';
import { createDemoAccounts } from './stack/demo-accounts.ts';
import { acceptComic, makeComics, publishWithLearningContent, waterCycle } from './stack/make-comic.ts';
import { root } from './stack/processes.ts';
import { startStack } from './stack/start-stack.ts';

/**
 * `npm run audit`: what independent tools say of the public pages. Lighthouse (phone and desktop, simulated) on home,
 * library, reader and login, the W3C validator on every public page. Writes artifacts/audit.json; ends with 1 when a goal
 * is missed. `npm run audit -- desktop` or `-- phone` runs Lighthouse on that alone. Needs Chromium, and Java for the
 * validator.
 */
const goals = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 };
/** A phone is simulated on a slow line, where single runs differ; a desktop hardly does. */
const devices = { phone: { runs: 5, flags: [] }, desktop: { runs: 3, flags: ['--preset=desktop'] } } as const;
type Device = keyof typeof devices;
const asked = process.argv.slice(2) as Device[];
const publicPages = [
  '/',
  '/about',
  '/contact',
  '/for-teacher',
  '/for-student',
  '/for-parent',
  '/faq',
  '/privacy-policy',
  '/terms-and-condition',
  '/our-library',
];
const tools = path.join(root, 'tools/audit');
const chromium = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'].find(
  existsSync,
);
const missed: string[] = [];

installTools();
buildIfChanged();
const dataDir = mkdtempSync(path.join(tmpdir(), 'panelwise-audit-'));
const stack = await startStack({ dataDir, port: await findFreePort(), workers: 1 });
try {
  const comicId = await publishOne();
  const scores: Record<string, Record<string, number>> = {};
  for (const device of Object.keys(devices) as Device[])
    for (const address of ['/login', '/', '/our-library', `/our-library/${comicId}`])
      if (asked.length === 0 || asked.includes(device))
        scores[`${device} ${address.replace(comicId, ':id')}`] = await lighthouse(address, device);
  const validator =
    asked.length > 0 ? 'not run' : await validate([...publicPages, `/our-library/${comicId}`]);
  mkdirSync(path.join(root, 'artifacts'), { recursive: true });
  writeFileSync(
    path.join(root, 'artifacts/audit.json'),
    `${JSON.stringify({ at: new Date().toISOString(), scores, validator }, null, 2)}\n`,
  );
} finally {
  await stack.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
console.log(missed.length ? `\nMissed:\n${missed.join('\n')}` : '\nEvery goal is met.');
process.exit(missed.length > 0 ? 1 : 0);

/** They are large and rarely needed, so they are not among the packages of the product. */
function installTools(): void {
  if (existsSync(path.join(tools, 'node_modules/lighthouse'))) return;
  console.log('Getting Lighthouse and the W3C validator from npm …');
  execFileSync(
    'npm',
    ['install', '--no-package-lock', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'],
    {
      cwd: tools,
      stdio: 'inherit',
    },
  );
}

/** A public comic, made as any creator makes one. */
async function publishOne(): Promise<string> {
  const accounts = (await createDemoAccounts(stack.databaseUrl, dataDir))!;
  const as = (userType: 'admin' | 'Teacher') =>
    signIn(stack.url, accounts.find((one) => one.userType === userType)!);
  const teacher = await as('Teacher');
  const [comic] = await makeComics(teacher, waterCycle);
  await publishWithLearningContent(teacher, comic!.comicId);
  await acceptComic(await as('admin'), comic!.comicId);
  return comic!.comicId;
}

type Report = {
  categories: Record<string, { score: number; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<
    string,
    { score: number | null; title: string; displayValue?: string; details?: { items?: unknown[] } }
  >;
};

/** Scores from 0 to 100: of several runs the one in the middle by performance, because a single one depends on the moment. */
async function lighthouse(address: string, device: Device): Promise<Record<string, number>> {
  const { runs } = devices[device];
  const reports: Report[] = [];
  while (reports.length < runs) reports.push(await lighthouseOnce(address, device));
  const ordered = reports.sort((a, b) => a.categories.performance!.score - b.categories.performance!.score);
  const report = ordered[Math.floor(runs / 2)]!;
  const name = `${address.split('/').length > 2 ? 'reader' : address.slice(1) || 'home'}-${device}`;
  mkdirSync(path.join(root, 'artifacts/lighthouse'), { recursive: true });
  writeFileSync(path.join(root, `artifacts/lighthouse/${name}.json`), JSON.stringify(report));
  const scores: Record<string, number> = {};
  for (const [category, goal] of Object.entries(goals)) {
    const { score, auditRefs } = report.categories[category]!;
    scores[category] = Math.round(score * 100);
    if (scores[category] >= goal) continue;
    const why = auditRefs
      .filter(({ id, weight }) => weight > 0 && (report.audits[id]?.score ?? 1) < 0.9)
      .map(({ id }) => {
        const { title, displayValue, details } = report.audits[id]!;
        return `${title} ${displayValue ?? JSON.stringify(details?.items ?? '')}`;
      });
    missed.push(
      `${address} on a ${device}: ${category} ${scores[category]}, goal ${goal} (${why.join('; ')})`,
    );
  }
  const all = ordered.map(({ categories }) => Math.round(categories.performance!.score * 100));
  console.log(name.padEnd(48), JSON.stringify(scores), `performance of all runs: ${all.join(', ')}`);
  return scores;
}

async function lighthouseOnce(address: string, device: Device, triesLeft = 2): Promise<Report> {
  try {
    const { stdout } = await promisify(execFile)(
      process.execPath,
      [
        path.join(tools, 'node_modules/lighthouse/cli/index.js'),
        `${stack.url}${address}`,
        '--quiet',
        ...devices[device].flags,
        '--output=json',
        `--only-categories=${Object.keys(goals).join(',')}`,
        '--chrome-flags=--headless=new --no-sandbox --disable-gpu --no-first-run --disable-background-networking --disable-component-update',
      ],
      { maxBuffer: 1e9, env: { ...process.env, ...(chromium && { CHROME_PATH: chromium }) } },
    );
    return JSON.parse(stdout) as Report;
  } catch (error) {
    // Now and then its own recording fails, and it asks to be run again.
    if (triesLeft > 0) return lighthouseOnce(address, device, triesLeft - 1);
    throw new Error(`Lighthouse on ${address} failed.`, { cause: error });
  }
}

/** Errors of the W3C validator in the HTML that the server sends, by page. */
async function validate(addresses: string[]): Promise<Record<string, string[]> | 'not run'> {
  if (spawnSync('java', ['-version']).status !== 0) {
    missed.push('the W3C validator needs Java, which is not installed here');
    return 'not run';
  }
  const jar = path.join(tools, 'node_modules/vnu-jar/build/dist/vnu.jar');
  const found: Record<string, string[]> = {};
  for (const address of addresses) {
    const file = path.join(dataDir, 'page.html');
    writeFileSync(
      file,
      await (await fetch(`${stack.url}${address}`, { headers: { accept: 'text/html' } })).text(),
    );
    const { stderr } = spawnSync('java', ['-jar', jar, '--errors-only', '--format', 'json', file], {
      encoding: 'utf8',
    });
    const { messages } = JSON.parse(stderr || '{"messages":[]}') as {
      messages: { lastLine: number; message: string }[];
    };
    found[address] = messages.map(({ lastLine, message }) => `line ${lastLine}: ${message}`);
    for (const message of found[address]) missed.push(`${address}: ${message}`);
    console.log(`${address.padEnd(48)} ${messages.length} errors of the validator`);
  }
  return found;
}
