import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { findFreePort, isPortFree } from '@panelwise/db/embedded/free-port';
import { loadWriter } from '@panelwise/studio/write/writer';
import { type ApiClient, ApiRefusal, signIn } from './stack/api-client.ts';
import { buildIfChanged } from './stack/build.ts';
import { createDemoAccounts, demoAccountsFile, readDemoAccounts } from './stack/demo-accounts.ts';
import { learningSteps, type MadeComic, makeComics, runStep } from './stack/make-comic.ts';
import { openDemoClass, wantsDemoClass } from './stack/open-demo-class.ts';
import { root } from './stack/processes.ts';
import { type Stack, startStack } from './stack/start-stack.ts';

/** `npm run demo`: a comic from the terminal, through the real API, queue and workers. */

const usage = `Makes a comic and saves it as a PDF.

  npm run demo -- --concept photosynthesis --story "Maya finds a plant." --grade 5 --out comic.pdf

  --concept   what it teaches (needed)
  --story     the story, or --story-file a text file with it (one of both is needed)
  --grade     K, 1 to 12, UG or PG           (default 5)
  --title     title of the comic             (default: the concept)
  --subject   Science, Math, History, …      (default Science)
  --style     comic, manga, watercolor, flat, pixel, chalkboard, papercut (default comic)
  --theme     everyday-life, adventure, …    (default none)
  --lesson    id of a lesson to tell it with (default: the one that fits where the story alone is too short; or none)
  --out       the PDF                        (default comic.pdf; further parts get -2, -3, …)
`;

function stopWith(message: string): never {
  console.error(message);
  process.exit(2);
}

const { values } = (() => {
  try {
    return parseArgs({
      args: process.argv.slice(2),
      options: Object.fromEntries(
        [
          'concept',
          'story',
          'story-file',
          'grade',
          'title',
          'subject',
          'style',
          'theme',
          'lesson',
          'out',
        ].map((name) => [name, { type: 'string' as const }]),
      ),
    });
  } catch (error) {
    return stopWith(`${(error as Error).message}\n\n${usage}`);
  }
})();
const option = (name: string) => values[name] as string | undefined;
const storyFile = option('story-file');
if (storyFile && !existsSync(storyFile)) stopWith(`There is no file ${storyFile}.`);
const story = storyFile ? readFileSync(storyFile, 'utf8') : option('story');
const concept = option('concept');
if (!concept || !story?.trim()) stopWith(usage);

const dataDir = path.resolve(root, process.env.DATA_DIR ?? '.data');
const { client, stack } = await connect();
try {
  const made = await makeComics(
    client,
    {
      title: option('title') ?? concept,
      concept,
      story,
      grade: option('grade') ?? '5',
      subject: option('subject') ?? 'Science',
      style: option('style') ?? 'comic',
      theme: option('theme'),
      lesson: await chooseLesson(),
    },
    showProgress(),
  );
  for (const comic of made) await save(comic);
  if (stack && wantsDemoClass(dataDir))
    await openDemoClass(
      stack,
      made.map(({ comicId }) => comicId),
      // A class that reads it wants questions.
      async (comicId) => {
        for (const step of learningSteps) await runStep(client, step, { comicId });
      },
    );
} catch (error) {
  console.error(`\n${error instanceof ApiRefusal || error instanceof Error ? error.message : error}`);
  process.exitCode = 1;
} finally {
  await stack?.stop();
}

/** As the wizard chooses: the lesson that fits, unless the story carries a comic alone. */
async function chooseLesson(): Promise<string | undefined> {
  const asked = option('lesson');
  if (asked) return asked === 'none' ? undefined : asked;
  const { check } = await loadWriter();
  const about = { title: concept!, subject: '', grade: '', country: '', style: '', seed: '' };
  const { suggested } = check({ ...about, concept: concept!, story: story! });
  if (suggested) console.log(`It tells the lesson "${suggested}". For the story alone: --lesson none`);
  return suggested;
}

/** The platform that is running from this folder, or one of our own for as long as this takes. */
async function connect(): Promise<{ client: ApiClient; stack?: Stack }> {
  const port = Number(process.env.PORT || 3000);
  let own: Stack | undefined;
  if ((await isPortFree(port)) || !(await isOurs(`http://localhost:${port}`))) {
    buildIfChanged();
    console.log('Starting …');
    own = await startStack({ dataDir, port: await findFreePort() });
    await createDemoAccounts(own.databaseUrl, dataDir);
  }
  const accounts = readDemoAccounts(dataDir) ?? [];
  const teacher = accounts.find((account) => account.userType === 'Teacher');
  if (!teacher)
    throw new Error('There is no demo account here: the demo needs the embedded database of npm start.');
  const client = await signIn(own?.url ?? `http://localhost:${port}`, teacher);
  return { client, ...(own ? { stack: own } : {}) };
}

async function isOurs(url: string): Promise<boolean> {
  if (!existsSync(demoAccountsFile(dataDir))) return false;
  const response = await fetch(`${url}/healthz`).catch(() => undefined);
  return response?.ok === true && existsSync(path.join(dataDir, 'start.pid'));
}

function showProgress() {
  let last = '';
  return (step: string, label: string, percent: number) => {
    const cells = Math.round(percent / 5);
    const line = `${label.slice(0, 40).padEnd(40)} ${step.padEnd(15)} ${'█'.repeat(cells)}${'░'.repeat(20 - cells)} ${String(Math.round(percent)).padStart(3)} %`;
    if (line === last) return;
    const sameBar = last.slice(0, 56) === line.slice(0, 56);
    if (process.stdout.isTTY) process.stdout.write(`${sameBar ? '\r' : last ? '\n' : ''}${line}`);
    else if (percent >= 100 || !sameBar) console.log(line);
    last = line;
  };
}

async function save(comic: MadeComic): Promise<void> {
  const out = option('out') ?? 'comic.pdf';
  const file = comic.part === 1 ? out : out.replace(/(\.pdf)?$/i, `-${comic.part}.pdf`);
  const response = await fetch(new URL(comic.pdfUrl, client.baseUrl));
  if (!response.ok) throw new Error(`The PDF could not be fetched (${response.status}).`);
  writeFileSync(file, Buffer.from(await response.arrayBuffer()));
  console.log(
    `${process.stdout.isTTY ? '\n' : ''}${file}: "${comic.title}", ${comic.pages} pages, ${comic.panels} panels`,
  );
}
