import { login, register, verifyOtp } from '@panelwise/contracts/http/auth';
import { sendContact } from '@panelwise/contracts/http/contact';
import { type Database, openDatabase } from '@panelwise/db/client';
import { makeClassLink } from '@panelwise/db/repositories/class-links';
import { approve } from '@panelwise/db/repositories/editions';
import { insertNotice } from '@panelwise/db/repositories/notices';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ApiClient } from '../scripts/stack/api-client.ts';
import { logIn } from '../scripts/stack/log-in.ts';
import { readMailedCode } from '../scripts/stack/mailed-code.ts';
import { type OpenPage, openPage } from './browser.ts';
import { screens } from './screens.ts';
import { type ScreenStack, startScreenStack } from './stack-for-screens.ts';

/*
 * What a stranger wrote is words on every screen and nothing else. The browser is told to take no notice of the content
 * policy, so that it is the pages themselves that have to keep it out.
 */
const hostile = `"'><img src=nowhere onerror=broken()></script></style><script>broken()</script><a href="javascript:broken()">x</a><iframe srcdoc="<b>"></iframe>\${broken()} javascript:broken()`;

let all: ScreenStack;
let database: ReturnType<typeof openDatabase>;
let classToken: string;

beforeAll(async () => {
  all = await startScreenStack(2);
  database = openDatabase(all.stack.databaseUrl, { max: 2 });
  classToken = await writeEverywhere(database.db);
});
afterAll(async () => {
  await database?.close();
  await all?.stop();
});

/** Puts the words into all that a person can fill, past every check but that of their length; readers see them too. @returns a link of a class */
async function writeEverywhere(db: Database): Promise<string> {
  const comicIds = all.parts.map(({ comicId }) => comicId);
  const words = JSON.stringify(hostile).replaceAll("'", "''");
  const text = `'${hostile.replaceAll("'", "''")}'`;
  const panel = `{"scene":${words},"caption":${words},"title":${words},"dialogue":[{"speaker":${words},"text":${words}}]}`;
  for (const statement of [
    `update series set title = ${text}, story = ${text}`,
    `update comics set version = version + 1, title = ${text}, author = ${text}, concept = ${text}, rejection_reason = ${text},
       prompt = '[{"pageNumber":1,"panels":[${panel}]}]'`,
    `update panels set scene = ${text}, caption = ${text}, alt = ${text}`,
    // Places belong to the words that were drawn; a page without them is read all the same.
    `update pages set text_places = null, drawn = jsonb_set(drawn, '{panels}', (select jsonb_agg(panel || '${panel}'::jsonb) from jsonb_array_elements(drawn -> 'panels') panel))`,
    `update quiz_questions set question = ${text}, correct_answer = ${text}, explanation = ${text}, options = '[${words}, "B"]'`,
    `update faqs set question = ${text}, answer = ${text}`,
    `update facts set fact = ${text}`,
    `update refresh_tokens set device = ${text}`,
    `update runs set error_message = ${text}`,
    `update subjects set name = ${text} where id = (select subject_id from comics where id = '${comicIds[0]}')`,
    `update users set firstname = ${text}, lastname = ${text}, username = ${text} where email = '${all.teacher.email}'`,
    `update audit_log set reason = ${text}`,
  ])
    await db.execute(statement);
  await approve(db, comicIds.slice(0, 2));
  const { rows } = await db.execute<{ id: string }>(
    `select id from users where email = '${all.teacher.email}'`,
  );
  await insertNotice(db, {
    userId: rows[0]!.id,
    comicId: comicIds[0]!,
    kind: 'declined',
    reason: hostile,
  });
  const client = new ApiClient(all.stack.url);
  const sender = { name: hostile.slice(0, 60), email: 'mina@school.example', phone: '+91 98765 43210' };
  await client.call(sendContact, { body: { ...sender, role: 'Parent', message: hostile } as never });
  return (await makeClassLink(db, comicIds[0]!)).token;
}

/** A browser that runs whatever it finds, and tells us of it. */
async function openTrusting(account?: { email: string; password: string }) {
  const browser = (await all.contextOf(undefined)).browser()!;
  const context = await browser.newContext({ bypassCSP: true, reducedMotion: 'reduce' });
  const ran: string[] = [];
  await context.exposeFunction('broken', () => ran.push('a script'));
  const opened = await openPage(context, all.stack.url);
  opened.page.on('dialog', (dialog) => {
    ran.push(`a dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  if (account) await logIn(opened.page, all.stack.url, account);
  return { context, opened, ran };
}

/** What stands in the page only because words were taken for markup. */
async function markupIn({ page, settled }: OpenPage, address: string) {
  await page.goto(`${all.stack.url}${address}`);
  await page.locator('h1').first().waitFor();
  await page.waitForFunction(() => !document.querySelector('[role="status"][aria-label^="Loading"]'));
  await settled();
  const strange = await page.evaluate(() => {
    const of = (selector: string) =>
      [...document.querySelectorAll(selector)].map((element) => element.outerHTML.slice(0, 200));
    return [
      ...of('[onerror], [onload], [onclick], [srcdoc], iframe, img[src="nowhere"]'),
      ...of('[href^="javascript:" i], [src^="javascript:" i], [action^="javascript:" i]'),
      ...[...document.scripts].filter(({ text }) => text.startsWith('broken()')).map(({ text }) => text),
    ];
  });
  return { strange, text: (await page.locator('body').textContent()) ?? '' };
}

const addressOf = (route: string) =>
  route.replace(':id', all.parts[0]!.comicId).replace(':token', classToken);
/** Screens that show something which the teacher, or who wrote to us, has written. */
const showing = [
  '/our-library',
  '/our-library/:id',
  '/class/:token',
  '/my-comics',
  '/my-comics-details/:id',
  '/profile',
  '/super-admin',
  '/comic-details/:id',
  '/allUsers',
  '/contactList',
  '/subjectlist',
  '/admin/queues',
];

describe('what was written with markup in it', () => {
  test.each(['visitor', 'teacher', 'admin'] as const)('is words on every screen of a %s', async (viewer) => {
    const { context, opened, ran } = await openTrusting(viewer === 'visitor' ? undefined : all[viewer]);
    try {
      for (const { route, address = route } of screens.filter((screen) => screen.viewer === viewer)) {
        const where = route === '/class/:token' ? route : address;
        const { strange, text } = await markupIn(opened, addressOf(where));
        expect({ where, strange, ran }).toEqual({ where, strange: [], ran: [] });
        // It is there to be read: a screen that left it out would show nothing.
        if (showing.includes(where))
          expect({ where, shows: text.includes('<img src=nowhere') }).toEqual({ where, shows: true });
      }
    } finally {
      await context.close();
    }
  });

  test('is words in what the server sends before any script runs', async () => {
    for (const address of ['/our-library', addressOf('/our-library/:id')]) {
      const html = await (
        await fetch(`${all.stack.url}${address}`, { headers: { accept: 'text/html' } })
      ).text();
      expect(html).toContain('onerror=broken()');
      expect(html).not.toMatch(/<img src=nowhere|<script>broken|<iframe|<a href="javascript:/);
    }
  });
});

describe('a child', () => {
  test('meets nobody else’s server on any screen', async () => {
    const client = new ApiClient(all.stack.url);
    const child = { email: 'nine@school.example', password: 'a fine password' };
    await client.call(register, {
      body: {
        ...child,
        firstname: 'Mina',
        lastname: 'Park',
        username: 'mina-is-nine',
        userType: 'Student',
        birthYear: new Date().getUTCFullYear() - 10,
        country: 'US',
        acceptTerms: true,
      },
    });
    await client.call(verifyOtp, {
      body: { email: child.email, otp: await readMailedCode(all.stack.url, child.email) },
    });
    const { data } = await client.call(login, { body: child });
    expect(data.user.consent).toBe('needed');
    const context = await all.contextOf(child);
    const asked: string[] = [];
    context.on('request', (request) => asked.push(request.url()));
    const { page, settled } = await openPage(context, all.stack.url);
    for (const { route, viewer, address = route } of screens) {
      if (viewer === 'admin' || route === '/my-comics-details/:id') continue;
      await page.goto(`${all.stack.url}${addressOf(address)}`);
      // One that only screen readers see counts too.
      await page.locator('h1').first().waitFor({ state: 'attached' });
      await settled();
    }
    expect(asked.length).toBeGreaterThan(50);
    const ours = new URL(all.stack.url).host;
    const elsewhere = asked.filter((url) => /^(https?|wss?):/.test(url) && new URL(url).host !== ours);
    expect(elsewhere).toEqual([]);
    // Nothing is remembered of a child but that they are logged in, and that this browser is theirs.
    const cookies = (await context.cookies()).map(({ name }) => name);
    expect(cookies.sort()).toEqual(['panelwise_device', 'panelwise_refresh']);
  });
});
