import { Redis } from 'ioredis';
import { answerWithin } from '../answer-within.ts';
import { NotificationListeners } from './listeners.ts';
import { heartbeatMs, type Notification, type NotificationBus, publishMs, reconnectMs } from './port.ts';

/** The notification bus on Redis pub/sub: one connection that publishes, one that listens. */
export function openRedisBus(url: string): NotificationBus {
  const listeners = new NotificationListeners();
  const retryStrategy = () => reconnectMs;
  // One retry: a message waits for the first connection, but not through an outage.
  const publisher = new Redis(url, { maxRetriesPerRequest: 1, retryStrategy });
  const subscriber = new Redis(url, { maxRetriesPerRequest: null, autoResubscribe: false, retryStrategy });
  // Channels are common to all databases of a server, unlike keys.
  const channel = `panelwise:notifications:${publisher.options.db ?? 0}`;

  for (const connection of [publisher, subscriber]) connection.on('error', () => undefined);
  subscriber.on('ready', () => {
    subscriber.subscribe(channel).then(
      () => listeners.connected(),
      () => undefined,
    );
  });
  subscriber.on('close', () => listeners.disconnected());
  subscriber.on('message', (_channel, text) => listeners.deliver(JSON.parse(text) as Notification));

  // A connection that has silently died would otherwise look well for many minutes.
  const heartbeat = setInterval(() => {
    if (subscriber.status === 'ready')
      answerWithin(heartbeatMs, subscriber.ping()).catch(() => subscriber.disconnect(true));
  }, heartbeatMs);
  heartbeat.unref();

  return {
    publish: async (message) => {
      await answerWithin(publishMs, publisher.publish(channel, JSON.stringify(message))).catch(
        () => undefined,
      );
    },
    listen: (handler) => listeners.listen(handler),
    ready: () => listeners.ready(),
    onReconnect: (handler) => listeners.onReconnect(handler),
    close: async () => {
      listeners.silence();
      clearInterval(heartbeat);
      publisher.disconnect();
      subscriber.disconnect();
    },
  };
}
