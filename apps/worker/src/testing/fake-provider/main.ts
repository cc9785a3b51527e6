import { parseArgs } from 'node:util';
import { startFakeProvider } from './fake-provider.ts';
import { parseFaults } from './faults.ts';

/*
 * The fake provider as a process, for chaos and benchmarks:
 *   node main.ts --port 0 --image-ms 720 --faults create:drop@0.03,picture:truncated#5
 * Its first line of output is its URL.
 */
const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '0' },
    'image-ms': { type: 'string', default: '720' },
    'image-pixels': { type: 'string', default: String(1024 * 1024) },
    'text-ms': { type: 'string', default: '200' },
    'list-lag-ms': { type: 'string', default: '0' },
    faults: { type: 'string', default: '' },
    seed: { type: 'string', default: '1' },
  },
});

const provider = await startFakeProvider({
  port: Number(values.port),
  imageMs: Number(values['image-ms']),
  imagePixels: Number(values['image-pixels']),
  textMs: Number(values['text-ms']),
  listLagMs: Number(values['list-lag-ms']),
  faults: parseFaults(values.faults),
  seed: Number(values.seed),
});
console.log(provider.url());
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void provider.close());
