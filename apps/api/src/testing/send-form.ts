import type { FastifyInstance } from 'fastify';

export type FormPart = { name: string; text?: string; file?: Buffer; filename?: string; type?: string };

/** Sends a multipart form as a browser does, but with file names as they are given, whatever is in them. */
export function sendForm(app: FastifyInstance, path: string, parts: FormPart[], token: string) {
  const boundary = `form-${crypto.randomUUID()}`;
  const payload = Buffer.concat([
    ...parts.flatMap(({ name, text, file, filename = 'picture.png', type = 'image/png' }) => [
      Buffer.from(`--${boundary}\r\ncontent-disposition: form-data; name="${name}"`),
      Buffer.from(file ? `; filename="${filename}"\r\ncontent-type: ${type}\r\n\r\n` : '\r\n\r\n'),
      file ?? Buffer.from(text ?? ''),
      Buffer.from('\r\n'),
    ]),
    Buffer.from(`--${boundary}--\r\n`),
  ]);
  return app.inject({
    method: 'POST',
    url: `/api${path}`,
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': `multipart/form-data; boundary=${boundary}`,
    },
    payload,
  });
}
