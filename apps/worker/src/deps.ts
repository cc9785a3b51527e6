import type { Budget } from '@panelwise/contracts/domain/budget';
import type { OpenDatabase } from '@panelwise/db/client';
import type { NotificationBus } from '@panelwise/queue/notifications/port';
import type { JobQueue } from '@panelwise/queue/port';
import type { ObjectStore } from '@panelwise/storage/port';
import type { Logger } from 'pino';
import type { Engines } from './engines/firewall.ts';
import type { WorkerMetrics } from './metrics/worker-metrics.ts';
import type { PdfRenderer } from './pdf/pdf-renderer.ts';

/** What runner and steps work with. Adapters are opened once, by `openDeps`; tests pass their own. */
export type WorkerDeps = {
  database: OpenDatabase;
  queue: JobQueue;
  bus: NotificationBus;
  store: ObjectStore;
  engines: Engines;
  /** Deletes a place at the provider in which work is found again; without it the provider has none. */
  closePlace?: ((place: string) => Promise<void>) | undefined;
  /** What a day allows. */
  budget: Budget;
  /** Where mail lies that was written to files; without it there is none. */
  mailDir?: string;
  pdf: PdfRenderer;
  log: Logger;
  /** What is told to whoever watches. */
  metrics: WorkerMetrics;
};
