import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { answerWithin } from '../answer-within.ts';
import { NotificationListeners } from './listeners.ts';
import { numberParts, PartJoiner, splitMessage } from './parts.ts';
import { heartbeatMs, type Notification, type NotificationBus, publishMs, reconnectMs } from './port.ts';

const channel = 'panelwise_notifications';

/** The notification bus on Postgres LISTEN/NOTIFY: one connection that publishes, one that listens. */
export function openPostgresBus(url: string): NotificationBus {
  const listeners = new NotificationListeners();
  const closing = new AbortController();
  const pool = new pg.Pool({
    connectionString: url,
    max: 1,
    idleTimeoutMillis: 0,
    connectionTimeoutMillis: publishMs,
    query_timeout: publishMs,
    keepAlive: true,
  });
  // A connection that is lost is replaced by the next message.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  const send = async (parts: string[]) => {
    const sent = pool.query('select pg_notify($1, part) from unnest($2::text[]) as part', [
      channel,
      numberParts(parts),
    ]);
    await answerWithin(publishMs, sent).catch(() => undefined);
  };
  // One statement is on its way at a time; what is published meanwhile goes out together with the next.
  let sending = Promise.resolve();
  let next: { parts: string[]; sent: Promise<void> } | undefined;
  const publish = (message: Notification): Promise<void> => {
    if (!next) {
      const parts: string[] = [];
      sending = sending.then(() => {
        next = undefined;
        return send(parts);
      });
      next = { parts, sent: sending };
    }
    next.parts.push(...splitMessage(message));
    return next.sent;
  };
  const listening = keepListening(url, listeners, closing.signal);
  return {
    publish,
    listen: (handler) => listeners.listen(handler),
    ready: () => listeners.ready(),
    onReconnect: (handler) => listeners.onReconnect(handler),
    close: async () => {
      listeners.silence();
      closing.abort();
      await listening;
      if (!pool.ending) await pool.end();
    },
  };
}

async function keepListening(
  url: string,
  listeners: NotificationListeners,
  closing: AbortSignal,
): Promise<void> {
  while (!closing.aborted) {
    await listenOnce(url, listeners, closing).catch(() => undefined);
    listeners.disconnected();
    await delay(reconnectMs, undefined, { signal: closing }).catch(() => undefined);
  }
}

/** Listens until the connection is lost, which rejects, or the notification bus is closed. */
async function listenOnce(
  url: string,
  listeners: NotificationListeners,
  closing: AbortSignal,
): Promise<void> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: heartbeatMs,
    query_timeout: heartbeatMs,
  });
  const lost = new AbortController();
  const joiner = new PartJoiner();
  client.on('error', () => lost.abort());
  client.on('end', () => lost.abort());
  client.on('notification', ({ processId, payload = '' }) => {
    const message = joiner.join(processId, payload);
    if (message) listeners.deliver(message as Notification);
  });
  try {
    await client.connect();
    await client.query(`listen ${channel}`);
    listeners.connected();
    const stop = AbortSignal.any([lost.signal, closing]);
    for (;;) {
      await delay(heartbeatMs, undefined, { signal: stop });
      await client.query('select 1');
    }
  } finally {
    client.end().catch(() => undefined);
  }
}
