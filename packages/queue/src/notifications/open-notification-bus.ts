import type { QueueConnection } from '../connection.ts';
import type { NotificationBus } from './port.ts';
import { openPostgresBus } from './postgres-bus.ts';
import { openRedisBus } from './redis-bus.ts';

/** Opens the notification bus. It connects, and reconnects, by itself; `ready()` tells when messages arrive. */
export function openNotificationBus(connection: QueueConnection): NotificationBus {
  return connection.kind === 'redis' ? openRedisBus(connection.url) : openPostgresBus(connection.url);
}
