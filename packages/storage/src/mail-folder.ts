import path from 'node:path';

/** Where mail goes when there is no mail server. */
export function mailDir(env: { DATA_DIR: string }): string {
  return path.join(env.DATA_DIR, 'mail');
}

/** Names the account that a mail to somebody else is about. */
export const aboutHeader = 'X-Panelwise-About';
