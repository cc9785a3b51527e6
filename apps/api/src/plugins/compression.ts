import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import type { FastifyInstance } from 'fastify';

/** Answers below this length (bytes) fit into the first packets anyway. */
const threshold = 2_048;

/** Lets a route say that its answers are compressed. Files come compressed from the build. */
export async function addCompression(app: FastifyInstance): Promise<void> {
  await app.register(compress, {
    global: false,
    globalDecompression: false,
    threshold,
    encodings: ['br', 'gzip'],
    // Answers are made for one request: the default quality 11 is for files that are kept.
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
  });
}
