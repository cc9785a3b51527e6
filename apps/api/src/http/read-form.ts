import multipart from '@fastify/multipart';
import { limits } from '@panelwise/contracts/domain/limits';
import { DomainError } from '@panelwise/contracts/errors/domain-error';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { badInput, parseInput } from '../plugins/zod.ts';

/** A file that came with a form, whole. Its name and type are the sender's words and are not looked at. */
export type Form<Fields> = { fields: Fields; file: Buffer | undefined };

const partsMax = 10;
const fieldBytesMax = 10_000;

/** Lets calls take multipart forms: few parts, one file. */
export async function takeForms(app: FastifyInstance): Promise<void> {
  await app.register(multipart, {
    limits: {
      fileSize: limits.uploadBytesMax,
      files: 1,
      fields: partsMax,
      parts: partsMax,
      fieldSize: fieldBytesMax,
      fieldNameSize: 100,
      headerPairs: 50,
    },
  });
}

/**
 * Reads a multipart form whose file field is `image`.
 * @throws DomainError `bad-input` with the fields that are wrong, `body-too-large`, `picture-too-large`, `unsupported-media`
 */
export async function readForm<Fields extends z.ZodType>(
  request: FastifyRequest,
  schema: Fields,
): Promise<Form<z.output<Fields>>> {
  if (!request.isMultipart())
    throw new DomainError('unsupported-media', { message: 'Please send a multipart form.' });
  const texts: Record<string, unknown> = {};
  let file: Buffer | undefined;
  try {
    for await (const part of request.parts()) {
      if (part.type === 'field') texts[part.fieldname] = part.value;
      else if (part.fieldname === 'image') file = await part.toBuffer();
      else
        throw new DomainError('bad-input', {
          details: [{ path: part.fieldname, message: 'Only a picture can be sent here.' }],
        });
    }
  } catch (cause) {
    throw toRefusal(cause);
  }
  const parsed = parseInput(schema, texts);
  if (!parsed.success) throw badInput(parsed.error);
  return { fields: parsed.data, file: file?.length ? file : undefined };
}

function toRefusal(cause: unknown): DomainError {
  if (cause instanceof DomainError) return cause;
  const code = (cause as { code?: string }).code;
  if (code === 'FST_REQ_FILE_TOO_LARGE') return new DomainError('picture-too-large', { cause });
  const isTooMuch = code !== undefined && /^FST_(PARTS|FIELDS|FILES)_LIMIT$/.test(code);
  if (isTooMuch)
    return new DomainError('body-too-large', {
      cause,
      message: `A form has at most ${partsMax} fields and one picture.`,
    });
  return new DomainError('bad-input', {
    cause,
    message: 'The form could not be read. Please send it again.',
  });
}
