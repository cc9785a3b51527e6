import type { RunEvent } from '@panelwise/contracts/realtime/events';
import type { OpenDatabase } from '@panelwise/db/client';
import type { Wakeup } from '@panelwise/db/repositories/work-leases';
import type { Bell } from '@panelwise/queue/bell/port';
import type { JobQueue } from '@panelwise/queue/port';
import type { ObjectStore } from '@panelwise/storage/port';
import type { Logger } from 'pino';
import type { Artist } from './engines/artist.ts';
import type { Writer } from './engines/writer.ts';
import type { PdfRenderer } from './pdf/pdf-renderer.ts';

/** Everything a step may touch. Adapters are opened once, in `main.ts`; tests pass their own. */
export type WorkerDeps = {
  database: OpenDatabase;
  queue: JobQueue;
  bell: Bell;
  store: ObjectStore;
  writer: Writer;
  artist: Artist;
  pdf: PdfRenderer;
  log: Logger;
};

/** What a committed change still has to tell: workers to wake, screens to update. */
export type Aftermath = { wakes: Wakeup[]; events: { event: RunEvent; ownerId: string }[] };
