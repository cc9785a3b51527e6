import type { QueueConnection } from '../connection.ts';
import type { Bell } from './port.ts';
import { openPostgresBell } from './postgres-bell.ts';
import { openRedisBell } from './redis-bell.ts';

/** Opens a bell. It connects, and reconnects, by itself; `ready()` tells when messages arrive. */
export function openBell(connection: QueueConnection): Bell {
  return connection.kind === 'redis' ? openRedisBell(connection.url) : openPostgresBell(connection.url);
}
