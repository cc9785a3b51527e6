import { spawnSync } from 'node:child_process';
import { root } from './stack/processes.ts';

/**
 * `npm run flaws`: asks the registry for known flaws of the packages that run in production. Ends with 1 when there is a
 * high one, and with 0 when nobody could be asked, which it says: a network that is away is no flaw.
 */
const args = ['audit', '--prod', '--audit-level', 'high'];
const { status, stdout, stderr, error } = spawnSync('pnpm', args, {
  cwd: root,
  encoding: 'utf8',
  shell: process.platform === 'win32',
});
const said = `${stdout ?? ''}${stderr ?? ''}`.trim();
if (error || /ERR_PNPM_(AUDIT_|META_FETCH|FETCH)|ENOTFOUND|ECONN|ETIMEDOUT/.test(said)) {
  console.log(
    `The registry could not be asked for known flaws, so nothing is known about them:\n${error?.message ?? said}`,
  );
} else {
  console.log(said);
  process.exitCode = status ?? 1;
}
