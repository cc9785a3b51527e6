/**
 * A process that opens a transaction, waits in it until its connection is lost, and then asks the database again.
 * Prints the id of its server process, and `alive` at the end. Argument: the database's address.
 */
import { sql } from 'drizzle-orm';
import { openDatabase } from '../client.ts';

const [url = ''] = process.argv.slice(2);
const { db, pool, close } = openDatabase(url, { max: 1 });
const lost = new Promise<void>((resolve) => pool.on('connect', (client) => client.once('end', resolve)));
await db
  .transaction(async (tx) => {
    const { rows } = await tx.execute(sql`select pg_backend_pid() as pid`);
    console.log(rows[0]?.pid);
    await lost;
  })
  .catch(() => undefined);
await db.execute(sql`select 1`);
console.log('alive');
await close();
