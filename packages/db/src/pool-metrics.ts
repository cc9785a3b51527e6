import type pg from 'pg';
import { Gauge, type Registry } from 'prom-client';

/** Shows a process's database connections among its metrics: how many there are, in use and free, and who waits for one. */
export function addPoolMetrics(registry: Registry, pool: pg.Pool): void {
  const registers = [registry];
  new Gauge({
    name: 'panelwise_database_connections',
    help: 'Connections to the database by state',
    labelNames: ['state'],
    registers,
    collect() {
      this.set({ state: 'used' }, pool.totalCount - pool.idleCount);
      this.set({ state: 'idle' }, pool.idleCount);
    },
  });
  new Gauge({
    name: 'panelwise_database_connections_max',
    help: 'Connections that this process may have at most',
    registers,
    collect() {
      this.set(pool.options.max);
    },
  });
  new Gauge({
    name: 'panelwise_database_queries_waiting',
    help: 'Queries that wait for a free connection',
    registers,
    collect() {
      this.set(pool.waitingCount);
    },
  });
}
