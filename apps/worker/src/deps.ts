import type { OpenDatabase } from '@panelwise/db/client';
import type { NotificationBus } from '@panelwise/queue/notifications/port';
import type { JobQueue } from '@panelwise/queue/port';
import type { ObjectStore } from '@panelwise/storage/port';
import type { Logger } from 'pino';
import type { Artist } from './engines/artist.ts';
import type { Writer } from './engines/writer.ts';
import type { PdfRenderer } from './pdf/pdf-renderer.ts';

/** What runner and steps work with. Adapters are opened once, by `openDeps`; tests pass their own. */
export type WorkerDeps = {
  database: OpenDatabase;
  queue: JobQueue;
  bus: NotificationBus;
  store: ObjectStore;
  writer: Writer;
  artist: Artist;
  pdf: PdfRenderer;
  log: Logger;
};
