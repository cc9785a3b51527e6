import { sendContact } from '@panelwise/contracts/http/contact';
import { openDatabase } from '@panelwise/db/client';
import type { Page } from 'playwright-core';
import { ApiClient, signIn } from '../scripts/stack/api-client.ts';
import type { DemoAccount } from '../scripts/stack/demo-accounts.ts';
import { readMailedCode } from '../scripts/stack/mailed-code.ts';
import {
  breakDown,
  type MadeComic,
  publishWithLearningContent,
  waterCycle,
} from '../scripts/stack/make-comic.ts';
import type { Stack } from '../scripts/stack/start-stack.ts';
import { type Complaints, launchBrowser, openPage } from './browser.ts';
import { Keyboard } from './keyboard.ts';
import { openPreparedStack } from './prepared-stack.ts';

/** What the comics of this world are about, and the title of the one that is in the library. */
export const { title: shelved, ...order } = waterCycle;

/** A browser of its own with its keyboard, and what its page has complained about. */
export type Desk = { keys: Keyboard; page: Page; complaints: Complaints };

export type World = {
  stack: Stack;
  teacher: DemoAccount;
  admin: DemoAccount;
  parent: DemoAccount;
  /** The parts of the series on the shelf. */
  parts: MadeComic[];
  sitDown(): Promise<Desk>;
  close(): Promise<void>;
};

/** The whole product with a demo teacher, parent and admin: `empty` when they have done nothing yet, `shelf` with a comic in the library. */
export async function openWorld(kind: 'empty' | 'shelf'): Promise<World> {
  const prepared = await openPreparedStack(kind);
  const { stack, teacher, admin, parent, parts } = prepared;
  const browser = await launchBrowser(prepared.dataDir);
  return {
    parts,
    stack,
    teacher,
    admin,
    parent,
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
      await prepared.stop();
    },
  };
}

/** Publishes the second part of the series on the shelf too, so that it waits for an admin. @returns the id of the first */
export async function submitSecondPart({ stack, teacher, parts }: World): Promise<string> {
  await publishWithLearningContent(await signIn(stack.url, teacher), parts[1]!.comicId);
  return parts[0]!.comicId;
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

/** The code of the newest mail to this address, once it has been sent `nth` codes. */
export const mailedCode = ({ stack }: World, email: string, nth?: number) =>
  readMailedCode(stack.url, email, nth);

/** Logs in by keyboard. */
export async function logIn({ stack }: World, { keys }: Desk, account: DemoAccount): Promise<void> {
  await keys.open(`${stack.url}/login`);
  await keys.fill('textbox', 'Email', account.email);
  await keys.fill('textbox', 'Password', account.password);
  await keys.press('Enter');
  await keys.arrive('Create Comics');
}

/** Drafts for the second page of a list, and messages: what an admin and a busy teacher find. */
export async function fillTables({ stack, teacher }: World): Promise<void> {
  const client = await signIn(stack.url, teacher);
  await Promise.all(
    ['Rain', 'Snow', 'Hail', 'Fog', 'Wind', 'Dew', 'Ice', 'Mist', 'Frost', 'Sleet'].map((title) =>
      breakDown(client, { ...order, lesson: undefined, title, concept: title.toLowerCase() }),
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
