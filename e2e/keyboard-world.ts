import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { decideSubmission } from '@panelwise/contracts/http/admin';
import { sendContact } from '@panelwise/contracts/http/contact';
import { openDatabase } from '@panelwise/db/client';
import { findFreePort } from '@panelwise/db/embedded/free-port';
import type { Page } from 'playwright-core';
import { ApiClient, signIn } from '../scripts/stack/api-client.ts';
import { createDemoAccounts, type DemoAccount } from '../scripts/stack/demo-accounts.ts';
import {
  breakDown,
  makeComics,
  publishWithLearningContent,
  waterCycle,
} from '../scripts/stack/make-comic.ts';
import { type Stack, startStack } from '../scripts/stack/start-stack.ts';
import { type Complaints, launchBrowser, openPage } from './browser.ts';
import { Keyboard } from './keyboard.ts';

/** What the comics of this world are about, and the title of the one that is in the library. */
export const { title: shelved, ...order } = waterCycle;

/** A browser of its own with its keyboard, and what its page has complained about. */
export type Desk = { keys: Keyboard; page: Page; complaints: Complaints };

export type World = {
  stack: Stack;
  teacher: DemoAccount;
  admin: DemoAccount;
  sitDown(): Promise<Desk>;
  close(): Promise<void>;
};

/** The whole product with a demo teacher and admin, who have done nothing yet. */
export async function openWorld(): Promise<World> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'panelwise keyboard '));
  const stack = await startStack({ dataDir, port: await findFreePort(), workers: 2 });
  const accounts = (await createDemoAccounts(stack.databaseUrl, dataDir))!;
  const teacher = accounts.find((one) => one.userType === 'Teacher')!;
  const admin = accounts.find((one) => one.userType === 'admin')!;
  const browser = await launchBrowser(dataDir);
  return {
    stack,
    teacher,
    admin,
    sitDown: async () => {
      const context = await browser.newContext({
        viewport: { width: 1440, height: 900 },
        reducedMotion: 'reduce',
        colorScheme: 'light',
      });
      await context.addInitScript(giveVoices);
      const { page, complaints } = await openPage(context, stack.url);
      return { keys: new Keyboard(page), page, complaints };
    },
    close: async () => {
      console.info(`${Keyboard.stops} stops of the focus were looked at.`);
      await browser.close();
      await stack.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** Makes a comic of two parts as the teacher and takes the first one into the library. @returns its id */
export async function shelveComic({ stack, teacher, admin }: World): Promise<string> {
  const client = await signIn(stack.url, teacher);
  const made = await makeComics(client, { ...order, title: shelved });
  for (const { comicId } of made) await publishWithLearningContent(client, comicId);
  const id = made[0]!.comicId;
  await (await signIn(stack.url, admin)).call(decideSubmission, { body: { id, status: 'approved' } });
  return id;
}

/** Two English voices that say nothing: a browser without a head has none. Runs in the browser. */
function giveVoices() {
  const voices = ['Ann', 'Bob'].map((name) => ({
    name,
    voiceURI: name,
    lang: 'en-US',
    localService: true,
    default: name === 'Ann',
  }));
  Object.assign(speechSynthesis, { speak: () => {}, cancel: () => {}, getVoices: () => voices });
  // The browser's own takes no voice but its own.
  Object.assign(window, {
    SpeechSynthesisUtterance: class {
      text: string;
      constructor(text: string) {
        this.text = text;
      }
    },
  });
}

/** The code of the newest mail to this address. */
export async function mailedCode({ stack }: World, email: string): Promise<string> {
  const answer = await fetch(`${stack.url}/dev/mail.json`);
  const { mails } = (await answer.json()) as { mails: { to: string; text: string }[] };
  const mail = mails.find(({ to }) => to === email);
  return /\b\d{4}\b/.exec(mail?.text ?? '')![0];
}

/** Logs in by keyboard. */
export async function logIn({ stack }: World, { keys }: Desk, account: DemoAccount): Promise<void> {
  await keys.open(`${stack.url}/login`);
  await keys.fill('textbox', 'Email', account.email);
  await keys.fill('textbox', 'Password', account.password);
  await keys.press('Enter');
  await keys.arrive('Write a story');
}

/** Drafts for the second page of a list, and messages: what an admin and a busy teacher find. */
export async function fillTables({ stack, teacher }: World): Promise<void> {
  const client = await signIn(stack.url, teacher);
  await Promise.all(
    ['Rain', 'Snow', 'Hail', 'Fog', 'Wind', 'Dew', 'Ice', 'Mist', 'Frost', 'Sleet'].map((title) =>
      breakDown(client, { ...order, title, concept: title.toLowerCase() }),
    ),
  );
  const visitor = new ApiClient(stack.url);
  for (const name of ['Mina', 'Noor'])
    await visitor.call(sendContact, {
      body: {
        name,
        email: `${name.toLowerCase()}@school.example`,
        phone: '+91 98765 43210',
        role: 'Parent',
        message: 'Thank you!',
      } as never,
    });
  const database = openDatabase(stack.databaseUrl, { max: 1 });
  // Nobody waits here for three more comics to be drawn: their status and order are all that a list shows.
  await database.pool.query(
    `update comics set comic_status = 'published', created_at = now() + place * interval '1 minute'
     from unnest(array['Rain', 'Snow', 'Hail']) with ordinality as waiting (name, place) where title = name`,
  );
  await database.close();
}
