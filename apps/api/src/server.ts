import path from 'node:path';
import { buildApp } from './app.ts';
import { openDeps } from './deps.ts';
import { parseEnv } from './env.ts';

/** The same from `src/` and from a bundle in `dist/`. */
const webDir = path.resolve(import.meta.dirname, '../../web/dist');
const closeTimeoutMs = 20_000;

async function main(): Promise<void> {
  const env = parseEnv(process.env);
  const deps = await openDeps(env);
  const app = await buildApp(deps, { webDir });

  let isClosing = false;
  const close = async () => {
    if (isClosing) return;
    isClosing = true;
    // Answers under way are finished; whatever still hangs then is cut, because the row knows what to do.
    setTimeout(() => process.exit(0), closeTimeoutMs).unref();
    await app.close();
    await deps.close();
    process.exit(0);
  };
  process.once('SIGTERM', close);
  process.once('SIGINT', close);
  process.once('SIGHUP', close);
  // Whoever started this process with a channel does not want it to outlive them.
  process.once('disconnect', close);

  await app.listen({ host: env.HOST, port: env.PORT });
  process.send?.('ready');
}

main().catch((error: NodeJS.ErrnoException) => {
  const message =
    error.code === 'EADDRINUSE'
      ? `PORT ${process.env.PORT ?? 3000} is taken by another program. Set PORT to a free one.`
      : error.message;
  process.stderr.write(`${message}\n`);
  process.exit(1);
});
