import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { SeriesPart } from '@panelwise/contracts/domain/comic';
import { parseScriptText } from '@panelwise/contracts/domain/read-script';
import { isTerminal, type RunSnapshot } from '@panelwise/contracts/domain/run';
import type { Script } from '@panelwise/contracts/domain/script';
import { deleteComic } from '@panelwise/contracts/http/admin';
import { getComic, saveScript } from '@panelwise/contracts/http/comics';
import { cancelRun, getRun, retryRun, stepEndpoint } from '@panelwise/contracts/http/runs';
import type { StepName } from '@panelwise/contracts/steps/registry';
import { openDatabase } from '@panelwise/db/client';
import { users } from '@panelwise/db/schema/accounts';
import { eq } from 'drizzle-orm';
import { ApiClient, ApiRefusal, signIn } from '../stack/api-client.ts';
import type { DemoAccount } from '../stack/demo-accounts.ts';
import { breakdownInput } from '../stack/make-comic.ts';
import { scriptOf } from '../stack/script-of.ts';

/** Longer than any run here takes, with all its retries. */
const longestRunMs = 240_000;

/** Somebody who makes comics, with an account that holds nothing else. */
export type Creator = { client: ApiClient; email: string };

/**
 * A client that tries again when the API says that something it depends on is away just now, and logs in again when its
 * session is too old, as a browser does.
 */
class PatientClient extends ApiClient {
  readonly #account: { email: string; password: string };

  constructor(baseUrl: string, account: { email: string; password: string }) {
    super(baseUrl);
    this.#account = account;
  }

  async logIn(): Promise<void> {
    this.token = (await signIn(this.baseUrl, this.#account)).token;
  }

  override call: ApiClient['call'] = async (endpoint, request) => {
    for (let tries = 1; ; tries++) {
      try {
        return await super.call(endpoint, request);
      } catch (error) {
        if (tries === 20 || !(error instanceof ApiRefusal)) throw error;
        if (error.code === 'unauthorized') await this.logIn();
        else if (error.code === 'unavailable') await pause(500);
        else throw error;
      }
    }
  };
}
/** A comic that was drawn, and what it should have. */
export type Drawn = { creator: Creator; comicId: string; pages: number; panels: number };

/** Makes creators as copies of an account, with the same password. */
export async function addCreators(
  stack: { url: string; databaseUrl: string },
  model: DemoAccount,
  count: number,
): Promise<Creator[]> {
  const database = openDatabase(stack.databaseUrl, { max: 1 });
  const [row] = await database.db.select().from(users).where(eq(users.email, model.email));
  const { id: _id, ...account } = row!;
  const creators: Creator[] = [];
  for (let n = 1; n <= count; n++) {
    const [email, username] = [`creator-${n}@panelwise.example`, `creator-${n}`];
    await database.db.insert(users).values({ ...account, email, username });
    const client = new PatientClient(stack.url, { email, password: model.password });
    await client.logIn();
    creators.push({ client, email });
  }
  await database.close();
  return creators;
}

/** What creators do to each other's and their own work. Every one of these is over when its promise is. */
export class Makers {
  readonly drawn: Drawn[] = [];
  readonly done = { comics: 0, cancels: 0, retries: 0, edits: 0, deletions: 0, twins: 0 };
  readonly #ownScripts: boolean;

  /** @param ownScripts draw scripts with scenes of their own, rather than what the writer wrote */
  constructor(ownScripts: boolean) {
    this.#ownScripts = ownScripts;
  }

  async plain(creator: Creator, name: string): Promise<void> {
    const part = await this.#breakDown(creator, name);
    await this.#draw(creator, part.comicId, name);
  }

  /** Two creators order the same at the same moment, and share what is bought; one of them changes their mind. */
  async twins([first, second]: [Creator, Creator], name: string): Promise<void> {
    this.done.twins++;
    await Promise.all([
      this.plain(first, name),
      this.#breakDown(second, name).then((part) => this.#draw(second, part.comicId, name, 'cancel')),
    ]);
  }

  /** Cancels breakdown and drawing on the way, and orders both again. */
  async changeOfMind(creator: Creator, name: string): Promise<void> {
    const part = await this.#breakDown(creator, name, 'cancel and retry');
    await this.#draw(creator, part.comicId, name, 'cancel and retry');
  }

  /** Draws, edits words and scenes, and draws again. */
  async edit(creator: Creator, name: string): Promise<void> {
    const part = await this.#breakDown(creator, name);
    const script = await this.#draw(creator, part.comicId, name);
    const [panel, other] = script[0]!.panels;
    panel!.caption = 'Other words.';
    if (other) other.scene = `${name}: a hedgehog crosses the garden at night.`;
    const prompt = JSON.stringify(script);
    await creator.client.call(saveScript, { params: { id: part.comicId }, body: { prompt } });
    this.done.edits++;
    await this.#draw(creator, part.comicId, name);
  }

  /** Draws, and deletes the comic while it is at it or afterwards. */
  async delete(creator: Creator, name: string): Promise<void> {
    const part = await this.#breakDown(creator, name);
    const run = await this.#start(creator, 'generate-comic', { comicId: part.comicId });
    await pause(Math.random() * 1_500);
    await allowing(['still-working', 'not-found', 'comic-not-found'], async () => {
      await creator.client.call(cancelRun, { params: { id: run } }).catch(() => undefined);
      await creator.client.call(deleteComic, { body: { id: part.comicId } });
      this.done.deletions++;
    });
    await waitFor(creator, run);
  }

  async #breakDown(creator: Creator, name: string, mind: Mind = 'keep'): Promise<SeriesPart> {
    const story = 'A fox looks at a plant and wonders how it grows.';
    const order = { title: name, concept: name, story, grade: '4', subject: 'Science', style: 'flat' };
    const run = await this.#start(
      creator,
      'refine-prompt',
      await breakdownInput(creator.client, order),
      mind,
    );
    const { result } = (await waitFor(creator, run)) as RunSnapshot & { result: { parts: SeriesPart[] } };
    const [part] = result?.parts ?? [];
    if (!part) throw new Error(`The breakdown ${run} came to nothing.`);
    await untilWritten(creator, part.comicId);
    return part;
  }

  /** Draws a comic; gives the script that was drawn. */
  async #draw(creator: Creator, comicId: string, name: string, mind: Mind = 'keep'): Promise<Script> {
    const { comic } = await creator.client.call(getComic, { params: { id: comicId } });
    const written = parseScriptText(comic.prompt);
    const isEdited = comic.images.length > 0;
    const script = this.#ownScripts && !isEdited ? scriptOf(2, 4, name) : written;
    const run = await this.#start(creator, 'generate-comic', { comicId, pages: script }, mind);
    const ended = await waitFor(creator, run);
    if (ended?.status === 'succeeded') {
      const panels = script.reduce((sum, page) => sum + page.panels.length, 0);
      this.drawn.push({ creator, comicId, pages: script.length, panels });
      this.done.comics++;
    }
    return script;
  }

  /** Starts a step; a creator who changes their mind cancels it, and may want it after all. */
  async #start(creator: Creator, step: StepName, body: unknown, mind: Mind = 'keep'): Promise<string> {
    const accepted = (await creator.client.call(stepEndpoint(step), {
      body: body as never,
      headers: { prefer: 'respond-async', 'idempotency-key': randomUUID() },
    })) as { data: { runId: string } };
    const params = { id: accepted.data.runId };
    if (mind === 'keep') return params.id;
    await pause(Math.random() * 1_200);
    await allowing(['run-finished'], async () => {
      await creator.client.call(cancelRun, { params });
      this.done.cancels++;
    });
    if (mind === 'cancel') return params.id;
    await pause(Math.random() * 400);
    await allowing(['nothing-to-retry'], async () => {
      await creator.client.call(retryRun, { params });
      this.done.retries++;
    });
    return params.id;
  }
}

type Mind = 'keep' | 'cancel' | 'cancel and retry';

/** Follows a run to its end. Undefined when it is gone, or does not end: the tally finds it in the database. */
async function waitFor({ client }: Creator, runId: string): Promise<RunSnapshot | undefined> {
  for (let waitedMs = 0; waitedMs < longestRunMs; waitedMs += 200) {
    try {
      const { data } = await client.call(getRun, { params: { id: runId } });
      if (isTerminal(data.status)) return data;
    } catch (error) {
      if (error instanceof ApiRefusal && error.code === 'run-not-found') return undefined;
      throw error;
    }
    await pause(200);
  }
  return undefined;
}

async function untilWritten({ client }: Creator, comicId: string): Promise<void> {
  for (let waitedMs = 0; waitedMs < longestRunMs; waitedMs += 200) {
    const { parts } = await client.call(getComic, { params: { id: comicId } });
    if (parts.every((part) => part.hasScript)) return;
    await pause(200);
  }
}

/** Does something that may rightly be refused because the work was faster. */
async function allowing(codes: string[], work: () => Promise<void>): Promise<void> {
  await work().catch((error: unknown) => {
    if (!(error instanceof ApiRefusal && codes.includes(error.code))) throw error;
  });
}
