import type { SeriesPart } from '@panelwise/contracts/domain/comic';
import { parseScriptText } from '@panelwise/contracts/domain/read-script';
import type { RunSnapshot } from '@panelwise/contracts/domain/run';
import { isTerminal } from '@panelwise/contracts/domain/run';
import { decideSubmission, getSubmission } from '@panelwise/contracts/http/admin';
import { getStyles, getSubjects, getThemes } from '@panelwise/contracts/http/catalogue';
import { getComic, setComicStatus } from '@panelwise/contracts/http/comics';
import { getRun, stepEndpoint } from '@panelwise/contracts/http/runs';
import type { StepName } from '@panelwise/contracts/steps/registry';
import { type ApiClient, ApiRefusal } from './api-client.ts';

export type ComicOrder = {
  title: string;
  concept: string;
  story: string;
  grade: string;
  subject: string;
  style: string;
  theme?: string;
  country?: string;
  /** Id of the lesson that it tells; left out, the story is told by itself. */
  lesson?: string;
};
/** A small lesson that the studio knows, for whoever needs any comic. */
export const waterCycle: ComicOrder = {
  title: 'The Water Cycle',
  concept: 'water cycle',
  story: 'Omar jumps into a puddle after school. The next morning the puddle is gone.',
  grade: '3',
  subject: 'Science',
  style: 'comic',
  lesson: 'water-cycle',
};

export type MadeComic = {
  comicId: string;
  title: string;
  part: number;
  pages: number;
  panels: number;
  pdfUrl: string;
};

/** Hears how a step of a comic is getting on. */
export type OnProgress = (step: StepName, label: string, percent: number) => void;

/** The main job through the public API, as any client would do it: from the concept to a PDF per part. */
export async function makeComics(
  client: ApiClient,
  order: ComicOrder,
  onProgress: OnProgress = () => undefined,
): Promise<MadeComic[]> {
  const { parts } = await breakDown(client, order, onProgress);
  const made: MadeComic[] = [];
  for (const part of parts) made.push(await makePart(client, part, onProgress));
  return made;
}

/** Asks for the breakdown and waits until every part has its script. */
export async function breakDown(
  client: ApiClient,
  order: ComicOrder,
  onProgress: OnProgress = () => undefined,
): Promise<{ parts: SeriesPart[] }> {
  const answer = await runStep(client, 'refine-prompt', await breakdownInput(client, order), (percent) =>
    onProgress('refine-prompt', 'Concept breakdown', percent),
  );
  return answer as { parts: SeriesPart[] };
}

/** What is asked of `refine-prompt`, with the names of the catalogue as ids. */
export async function breakdownInput(client: ApiClient, order: ComicOrder) {
  const [subjects, themes, styles] = await Promise.all([
    client.call(getSubjects),
    client.call(getThemes),
    client.call(getStyles),
  ]);
  return {
    title: order.title,
    concept: order.concept,
    story: order.story,
    grade: order.grade,
    country: order.country ?? 'US',
    subjectId: pick('subject', subjects.data, order.subject)._id,
    styleId: pick('style', styles.data, order.style)._id,
    themeId: order.theme ? pick('theme', themes.data, order.theme)._id : undefined,
    ...(order.lesson && { lesson: order.lesson }),
    again: true,
  };
}

/** Draws and prints one part. What an earlier try has drawn or printed of it is not made again. */
export async function makePart(
  client: ApiClient,
  part: SeriesPart,
  onProgress: OnProgress = () => undefined,
): Promise<MadeComic> {
  const { comic } = await client.call(getComic, { params: { id: part.comicId } });
  const pages = parseScriptText(comic.prompt);
  const label = `Part ${part.part}: ${part.title}`;
  const drawn = (await runStep(client, 'generate-comic', { comicId: comic._id, pages }, (percent) =>
    onProgress('generate-comic', label, percent),
  )) as { images: unknown[] };
  const printed = (await runStep(client, 'generate-pdf', { comicId: comic._id }, (percent) =>
    onProgress('generate-pdf', label, percent),
  )) as { pdfUrl: string };
  return {
    comicId: comic._id,
    title: part.title,
    part: part.part,
    pages: drawn.images.length,
    panels: pages.reduce((n, page) => n + page.panels.length, 0),
    pdfUrl: printed.pdfUrl,
  };
}

/** What is made beside the pages of a comic. */
export const learningSteps = [
  'generate-quiz',
  'generate-hardcore-quiz',
  'generate-faqs',
  'generate-didyouknow',
] as const;

/** Publishes a comic with everything that comes after: quiz, hardcore quiz, FAQs and facts. */
export async function publishWithLearningContent(client: ApiClient, comicId: string): Promise<void> {
  await client.call(setComicStatus, { body: { comicId, comicStatus: 'published' } });
  for (const step of learningSteps) await runStep(client, step, { comicId });
}

/** Takes a published comic into the library, as an admin who has read it. */
export async function acceptComic(admin: ApiClient, id: string): Promise<void> {
  const { comic } = await admin.call(getSubmission, { params: { id } });
  await admin.call(decideSubmission, { body: { id, status: 'approved', version: comic.version } });
}

/**
 * Starts a step with `Prefer: respond-async`, follows its run, and gives its answer. With an `idempotencyKey` that was
 * used before it follows the run that was ordered then.
 * @throws ApiRefusal with the run's own message when it fails
 */
export async function runStep(
  client: ApiClient,
  step: StepName,
  body: unknown,
  onPercent: (percent: number) => void = () => undefined,
  idempotencyKey?: string,
): Promise<unknown> {
  const endpoint = stepEndpoint(step);
  const accepted = (await client.call(endpoint, {
    body: body as never,
    headers: { prefer: 'respond-async', ...(idempotencyKey && { 'idempotency-key': idempotencyKey }) },
  })) as { data?: { runId?: string } };
  const runId = accepted.data?.runId;
  if (!runId) return accepted;
  const run = await waitForRun(client, runId, onPercent);
  if (run.status !== 'succeeded')
    throw new ApiRefusal(500, run.errorCode ?? 'internal', run.message ?? `${step} was ${run.status}.`);
  if (step === 'refine-prompt') await waitForScripts(client, run.result as { parts: SeriesPart[] });
  return run.result;
}

/** Follows a run to its end by asking; browsers follow it live instead. */
export async function waitForRun(
  client: ApiClient,
  runId: string,
  onPercent: (percent: number) => void = () => undefined,
): Promise<RunSnapshot> {
  for (;;) {
    const { data } = await client.call(getRun, { params: { id: runId } });
    onPercent(data.percent);
    if (isTerminal(data.status)) return data;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

/** Waits until every part of a series has its script. */
export async function waitForScripts(client: ApiClient, { parts }: { parts: SeriesPart[] }): Promise<void> {
  for (;;) {
    const { parts: now } = await client.call(getComic, { params: { id: parts[0]!.comicId } });
    if (now.every((part) => part.hasScript)) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

function pick<T extends { _id: string; name: string; slug?: string }>(
  what: string,
  all: T[],
  wanted: string,
): T {
  const found = all.find((one) => one.slug === wanted || one.name.toLowerCase() === wanted.toLowerCase());
  if (!found)
    throw new Error(
      `There is no ${what} "${wanted}". Choose one of: ${all.map((one) => one.slug ?? one.name).join(', ')}`,
    );
  return found;
}
