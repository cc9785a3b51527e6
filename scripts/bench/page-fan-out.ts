import { fakeReplicateEnv, startFakeProvider } from '../stack/fake-provider.ts';
import { scriptOf } from '../stack/script-of.ts';
import type { Arm } from './arm.ts';
import { newComic, openBenchStack, timeDrawing } from './bench-stack.ts';

const rounds = 10;
const pages = 8;
const imageMs = 720;

/**
 * Eight pages of one picture each from a provider that takes 720 ms a picture. Ours: all at once. Baselines,
 * interleaved in the same run: the provider called directly and all at once (the least that is possible), and one
 * after the other with a look once a second, as simple pipelines do it.
 */
export async function pageFanOut(dataDir: string): Promise<Arm[]> {
  const provider = await startFakeProvider(['--image-ms', String(imageMs), '--image-pixels', '262144']);
  const bench = await openBenchStack(dataDir, { env: fakeReplicateEnv(provider) });
  const ours: Arm = { name: `ours: total ÷ slowest call, ${pages} pages`, unit: '×', values: [], goal: 1.05 };
  const lettered: Arm = { name: 'ours: until the last page is lettered', unit: '×', values: [] };
  const direct: Arm = { name: 'least possible: calls straight to the provider', unit: '×', values: [] };
  const inTurn: Arm = { name: 'one after the other, polled once a second', unit: '×', values: [] };
  try {
    for (let round = 0; round <= rounds; round++) {
      const name = `Fan-out ${round}`;
      const comicId = await newComic(bench.client, name, 'flat');
      const times = await timeDrawing(bench, comicId, scriptOf(pages, 1, name));
      const directMs = await timeDirect(provider.url, `direct ${round}`);
      if (round === 0) continue;
      ours.values.push(times.lastPanelMs / imageMs);
      lettered.values.push(times.endMs / imageMs);
      direct.values.push(directMs / imageMs);
      // Eight seconds a round: two are enough to see it.
      if (round <= 2) inTurn.values.push((await timeInTurn(provider.url, `in turn ${round}`)) / imageMs);
    }
  } finally {
    await bench.close();
    provider.stop();
  }
  return [ours, lettered, direct, inTurn];
}

type Prediction = { id: string; status: string; output: string | string[] };

async function create(url: string, prompt: string, headers: Record<string, string>): Promise<Prediction> {
  const response = await fetch(`${url}/v1/models/fake/model/predictions`, {
    method: 'POST',
    headers: { authorization: 'Bearer test', 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ input: { prompt } }),
  });
  return (await response.json()) as Prediction;
}

async function download(prediction: Prediction): Promise<void> {
  // Kept-alive connections may just be closing on the other side.
  await (await fetch([prediction.output].flat()[0]!, { headers: { connection: 'close' } })).arrayBuffer();
}

async function timeInTurn(url: string, name: string): Promise<number> {
  const startedAt = performance.now();
  for (let i = 0; i < pages; i++)
    await download(await finished(url, await create(url, `${name} ${i}`, {}), 1_000));
  return performance.now() - startedAt;
}

async function timeDirect(url: string, name: string): Promise<number> {
  const startedAt = performance.now();
  await Promise.all(
    Array.from({ length: pages }, async (_, i) => {
      // The wait may end a moment before the picture is there.
      await download(await finished(url, await create(url, `${name} ${i}`, { prefer: 'wait=20' }), 1));
    }),
  );
  return performance.now() - startedAt;
}

async function finished(url: string, prediction: Prediction, everyMs: number): Promise<Prediction> {
  let now = prediction;
  while (now.status !== 'succeeded') {
    await new Promise((resolve) => setTimeout(resolve, everyMs));
    const response = await fetch(`${url}/v1/predictions/${now.id}`, {
      headers: { authorization: 'Bearer test' },
    });
    now = (await response.json()) as Prediction;
  }
  return now;
}
