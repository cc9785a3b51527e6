import type { QueueConnection } from '../connection.ts';
import type { BackendRole, QueueBackend } from './port.ts';
import { openPostgresBackend } from './postgres.ts';
import { openRedisBackend } from './redis.ts';

/** Opens BullMQ's connections. They connect, and reconnect, by themselves; `onError` hears of every loss. */
export function openBackend(
  connection: QueueConnection,
  role: BackendRole,
  onError: (error: Error) => void,
): QueueBackend {
  const open = connection.kind === 'redis' ? openRedisBackend : openPostgresBackend;
  return open(connection.url, role, onError);
}
