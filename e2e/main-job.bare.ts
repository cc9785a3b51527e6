import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseScriptText } from '@panelwise/contracts/domain/read-script';
import { panelWords } from '@panelwise/contracts/domain/script';
import { login, register, verifyOtp } from '@panelwise/contracts/http/auth';
import { getComic } from '@panelwise/contracts/http/comics';
import { getLibrary } from '@panelwise/contracts/http/library';
import { findFreePort } from '@panelwise/db/embedded/free-port';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readPdfPages } from '../apps/worker/src/pdf/read-pdf.ts';
import {
  type BareMachine,
  openBareMachine,
  type RunningCommand,
  whyNotBare,
} from '../scripts/bare/bare-machine.ts';
import { ApiClient } from '../scripts/stack/api-client.ts';
import { readMailedCode } from '../scripts/stack/mailed-code.ts';
import { type MadeComic, makeComics, waterCycle } from '../scripts/stack/make-comic.ts';

/**
 * The main job on a machine that has nothing but Node: no browser, no font, no database, an ordinary user with an
 * empty home, a path with a space. What people get there by default is what is tested here.
 */

const skip = whyNotBare();
/** The PDFs stay there, to be looked at. */
const artifacts = path.resolve(import.meta.dirname, '../artifacts/bare');

describe.skipIf(skip)(`the main job on a bare machine${skip ? ` (skipped: ${skip})` : ''}`, () => {
  const account = { email: 'iris.keller@school.example', password: 'pencil-and-ink' };
  let machine: BareMachine;
  let platform: RunningCommand;
  let client: ApiClient;
  let comics: MadeComic[];

  beforeAll(() => {
    machine = openBareMachine();
  });
  afterAll(() => machine?.remove());

  test('the machine is bare: no browser, font, database or PDF tool, and an ordinary user with an empty home', () => {
    const programs = 'chromium google-chrome redis-server psql docker pdftotext fc-list';
    expect(machine.run(['sh', '-c', `for one in ${programs}; do command -v $one; done; true`])).toBe('');
    expect(
      machine.run([
        'sh',
        '-c',
        'find /usr/share/fonts /etc/fonts -mindepth 1 2>&1 | grep -v "No such"; true',
      ]),
    ).toBe('');
    expect(machine.run(['sh', '-c', 'ls -A "$HOME"'])).toBe('');
    expect(machine.run(['sh', '-c', 'whoami; pwd'])).toBe(`bare\n${machine.dir}\n`);
    expect(machine.dir).toMatch(/ .* /);
    expect(() => machine.run(['sh', '-c', 'exit "$1"', 'sh', '3'])).toThrow('ended with 3');
  });

  test('the doctor finds nothing in the way, and has read a printed page', () => {
    const said = machine.run(['npm', 'run', 'doctor']);
    expect(said).toMatch(/^ok {4}PDF +prints with the Chromium that comes with the packages: .* read back$/m);
    expect(said).toContain('Nothing is in the way.');
  });

  test('npm start builds, starts everything and says where it is', async () => {
    const port = await findFreePort();
    platform = machine.start(['npm', 'start'], { PORT: String(port) });
    await platform.said(/Ctrl-C stops everything/);
    expect(platform.output()).toContain(`Panelwise is at  http://localhost:${port}`);
    client = new ApiClient(`http://localhost:${port}`);
  });

  test('a visitor signs up, has the code by mail, and logs in', async () => {
    const { email, password } = account;
    await client.call(register, {
      body: {
        firstname: 'Iris',
        lastname: 'Keller',
        username: 'iris',
        userType: 'Teacher',
        email,
        password,
        acceptTerms: true,
      },
    });
    await client.call(verifyOtp, { body: { email, otp: await readMailedCode(client.baseUrl, email) } });
    client.token = (await client.call(login, { body: { email, password } })).data.token;
  });

  test('a concept becomes a breakdown, scripts, drawn pages and PDFs', async () => {
    comics = await makeComics(client, waterCycle);
    expect(comics.length).toBeGreaterThan(0);
  });

  test('meanwhile the library has got its first comic of the house', async () => {
    await expect
      .poll(async () => (await client.call(getLibrary)).comics.at(-1)?.title, {
        timeout: 240_000,
        // Who reads more often is told to wait.
        interval: 1_000,
      })
      .toContain('The Water Cycle');
    expect(platform.output()).not.toContain('is left out');
  });

  test('every title, caption and balloon of the scripts can be read in the PDFs, in lettering fonts', async () => {
    let texts = 0;
    mkdirSync(artifacts, { recursive: true });
    for (const { comicId, part, pdfUrl } of comics) {
      const answer = await fetch(new URL(pdfUrl, client.baseUrl));
      expect(answer.headers.get('content-type')).toBe('application/pdf');
      const pdf = Buffer.from(await answer.arrayBuffer());
      writeFileSync(path.join(artifacts, `part-${part}.pdf`), pdf);
      const pages = (await readPdfPages(pdf)).map(letters);
      const script = parseScriptText((await client.call(getComic, { params: { id: comicId } })).comic.prompt);
      expect(pages).toHaveLength(script.length);
      for (const [i, page] of script.entries())
        for (const text of page.panels.flatMap(panelWords)) {
          expect(pages[i]).toContain(letters(text));
          texts++;
        }
      const fonts = pdf.toString('latin1').match(/\/BaseFont \/\S+/g) ?? [];
      expect(fonts.join()).toContain('BalsamiqSans');
    }
    expect(texts).toBeGreaterThan(20);
  });

  test('Ctrl-C stops everything, and nothing is left running', async () => {
    await platform.interrupt();
    expect(platform.output()).toContain('Stopped. Your data stays in');
    expect(machine.processes()).toEqual([]);
  });
});

/** Readers of PDFs add and drop spaces, and hyphens at the end of a line. */
const letters = (text: string) => text.replace(/[\s-]+/g, '');
