import type { PackResult } from '@panelwise/contracts/domain/class-pack';
import { unzipSync } from 'fflate';
import type { TestUser } from '../../testing/fixtures.ts';
import type { TestApp } from '../../testing/test-app.ts';
import type { PackContent } from './pack-content.ts';

export type OpenedPack = {
  files: Record<string, Buffer>;
  /** What the page shows, as it stands in it, and read. */
  shown: string;
  content: PackContent;
  signed: Pick<PackResult, 'pack' | 'seal'>;
};

/** The pack of a class as this teacher gets it, opened. */
export async function openPack(
  api: TestApp,
  classId: string,
  { token }: TestUser,
  headers: Record<string, string> = {},
): Promise<OpenedPack> {
  const { rawPayload } = await api.app.inject({
    url: `/api/classes/${classId}/pack`,
    headers: { ...headers, authorization: `Bearer ${token}` },
  });
  const files = Object.fromEntries(
    Object.entries(unzipSync(rawPayload)).map(([name, bytes]) => [name, Buffer.from(bytes)]),
  );
  const page = Object.entries(files)
    .find(([name]) => name.endsWith('.html'))![1]
    .toString();
  const [, shown] = /id="content">(.*?)<\/script>/s.exec(page)!;
  const [, signed] = /^panelwisePack = (.*);$/s.exec(files['manifest.js']!.toString().trim())!;
  return { files, shown: shown!, content: JSON.parse(shown!), signed: JSON.parse(signed!) };
}
