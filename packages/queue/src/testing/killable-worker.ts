/**
 * A worker process whose handler never ends, for tests that kill it. Prints each wake that it takes as one
 * line of JSON. Arguments: the connection as JSON, the lane.
 */
import type { Lane } from '@panelwise/contracts/steps/define-step';
import type { QueueConnection } from '../connection.ts';
import { startLaneWorker } from '../lane-worker.ts';

const [connection = '', lane = ''] = process.argv.slice(2);
startLaneWorker(
  JSON.parse(connection) as QueueConnection,
  lane as Lane,
  (wake) => {
    console.log(JSON.stringify(wake));
    return new Promise(() => undefined);
  },
  { concurrency: 1, onError: console.error },
);
