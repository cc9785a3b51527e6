import { openDatabase } from '@panelwise/db/client';
import { openStore } from '@panelwise/storage/open-store';
import type { PanelPicture } from '../../engines/artist.ts';
import type { Outcome, PaidEngine } from '../paid-engine.ts';
import { buyPicture } from './buy-picture.ts';

/*
 * A process that buys one picture and can be killed on the way:
 *   node buyer-process.ts <database url> <folder of the store> <provider url> <step key> <mode>
 * It prints where it is, one word a line. Modes: `buy`; `stop-before-send`, `stop-after-reply` and
 * `stop-before-store` print and then stand still there; `pause-before-send` is stopped by a SIGSTOP to itself between announcing and sending.
 */
const [databaseUrl, dir, baseUrl, stepKey, mode] = process.argv.slice(2) as [
  string,
  string,
  string,
  string,
  string,
];
const say = (word: string) => process.stdout.write(`${word}\n`);
const standStill = () => new Promise<never>(() => undefined);

function wrap(engine: PaidEngine<PanelPicture>): PaidEngine<PanelPicture> {
  return {
    ...engine,
    send: async (order) => {
      say('announced');
      if (mode === 'stop-before-send') await standStill();
      const sent = await engine.send(order);
      say('replied');
      if (mode === 'stop-after-reply') await standStill();
      return mode === 'stop-before-store' ? { ...sent, outcome: stopBeforeStore(sent.outcome) } : sent;
    },
    // Work that was not done when the reply came is waited for.
    resume: async (id, signal) => {
      const outcome = await engine.resume!(id, signal);
      return mode === 'stop-before-store' ? stopBeforeStore(outcome) : outcome;
    },
  };
}

function stopBeforeStore<T extends Outcome | undefined>(outcome: T): T {
  if (!outcome || !('fetch' in outcome)) return outcome;
  return {
    ...outcome,
    fetch: async (signal) => {
      await outcome.fetch(signal);
      say('fetched');
      return standStill();
    },
  };
}

let looks = 0;
/** The ledger looks at the clock before and after its announcement; the second look is the moment in between. */
function clock(): number {
  looks += 1;
  if (mode === 'pause-before-send' && looks === 2) {
    say('pausing');
    process.kill(process.pid, 'SIGSTOP');
  }
  return performance.now();
}

// Keeps the process alive while it stands still.
setInterval(() => undefined, 1_000);
const database = openDatabase(databaseUrl, { max: 2 });
const store = await openStore({ kind: 'files', dir });
await buyPicture({ db: database.db, store }, { baseUrl, stepKey, wrap, clock });
say('bought');
process.exit(0);
