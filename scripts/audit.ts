import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { decideSubmission } from '@panelwise/contracts/http/admin';
import { findFreePort } from '@panelwise/db/embedded/free-port';
import { signIn } from './stack/api-client.ts';
import { buildIfChanged } from './stack/build.ts';
import { createDemoAccounts } from './stack/demo-accounts.ts';
import { makeComics, publishWithLearningContent } from './stack/make-comic.ts';
import { root } from './stack/processes.ts';
import { startStack } from './stack/start-stack.ts';

/**
 * `npm run audit`: what independent tools say of the public pages. Lighthouse (mobile, simulated) on home, library and
 * reader, the W3C validator on every public page. Writes artifacts/audit.json; ends with 1 when a goal is missed.
 * Needs Chromium, and Java for the validator.
 */
const goals = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 };
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
  const scores = Object.fromEntries(
    ['/', '/our-library', `/our-library/${comicId}`].map((address) => [
      address.replace(comicId, ':id'),
      lighthouse(address),
    ]),
  );
  const validator = await validate([...publicPages, `/our-library/${comicId}`]);
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
  execFileSync('npm', ['install', '--no-package-lock', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: tools,
    stdio: 'inherit',
  });
}

/** A public comic, made as any creator makes one. */
async function publishOne(): Promise<string> {
  const accounts = (await createDemoAccounts(stack.databaseUrl, dataDir))!;
  const as = (userType: 'admin' | 'Teacher') =>
    signIn(stack.url, accounts.find((one) => one.userType === userType)!);
  const teacher = await as('Teacher');
  const [comic] = await makeComics(teacher, {
    title: 'The Water Cycle',
    concept: 'water cycle',
    story: 'Omar jumps into a puddle after school. The next morning the puddle is gone.',
    grade: '3',
    subject: 'Science',
    style: 'comic',
  });
  await publishWithLearningContent(teacher, comic!.comicId);
  await (await as('admin')).call(decideSubmission, { body: { id: comic!.comicId, status: 'approved' } });
  return comic!.comicId;
}

/** Scores from 0 to 100. */
function lighthouse(address: string): Record<string, number> {
  const result = spawnSync(
    process.execPath,
    [
      path.join(tools, 'node_modules/lighthouse/cli/index.js'),
      `${stack.url}${address}`,
      '--quiet',
      '--output=json',
      `--only-categories=${Object.keys(goals).join(',')}`,
      '--chrome-flags=--headless=new --no-sandbox --disable-gpu --no-first-run --disable-background-networking --disable-component-update',
    ],
    { encoding: 'utf8', maxBuffer: 1e9, env: { ...process.env, ...(chromium && { CHROME_PATH: chromium }) } },
  );
  if (result.status !== 0) throw new Error(`Lighthouse on ${address}: ${result.stderr}`);
  mkdirSync(path.join(root, 'artifacts/lighthouse'), { recursive: true });
  writeFileSync(
    path.join(
      root,
      `artifacts/lighthouse/${address.split('/').length > 2 ? 'reader' : address.slice(1) || 'home'}.json`,
    ),
    result.stdout,
  );
  const report = JSON.parse(result.stdout) as {
    categories: Record<string, { score: number; auditRefs: { id: string; weight: number }[] }>;
    audits: Record<
      string,
      { score: number | null; title: string; displayValue?: string; details?: { items?: unknown[] } }
    >;
  };
  const scores: Record<string, number> = {};
  for (const [name, goal] of Object.entries(goals)) {
    const { score, auditRefs } = report.categories[name]!;
    scores[name] = Math.round(score * 100);
    if (scores[name] >= goal) continue;
    const why = auditRefs
      .filter(({ id, weight }) => weight > 0 && (report.audits[id]?.score ?? 1) < 0.9)
      .map(({ id }) => {
        const { title, displayValue, details } = report.audits[id]!;
        return `${title} ${displayValue ?? JSON.stringify(details?.items ?? '')}`;
      });
    missed.push(`${address}: ${name} ${scores[name]}, goal ${goal} (${why.join('; ')})`);
  }
  console.log(address.padEnd(48), JSON.stringify(scores));
  return scores;
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
