import { fieldLabels } from '@panelwise/contracts/errors/field-labels';
import type { Endpoint } from '@panelwise/contracts/http/endpoint';
import { refusalSchema } from '@panelwise/contracts/http/endpoint';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  everyEndpoint,
  fieldsOf,
  formOf,
  inputOf,
  type JsonSchema,
  sampleOf,
  unknownId,
  withField,
} from './testing/every-endpoint.ts';
import { createUser } from './testing/fixtures.ts';
import { startTestApp, type TestApp } from './testing/test-app.ts';

/*
 * Every call of the contract with every field wrong in every way that a form, a script or a stranger could have it
 * wrong. What comes back has to be a sentence for a person, and never our own failure.
 */
let site: TestApp;
let token: string;
beforeAll(async () => {
  site = await startTestApp({ RUNS_PER_MINUTE: '1000000' });
  token = (await createUser(site, 'admin')).token;
});
afterAll(() => site.close());

type Parts = { params: unknown; query: unknown; body: unknown };
let calls = 0;

const partsOf = (endpoint: Endpoint) => ({
  params: inputOf(endpoint.params),
  query: inputOf(endpoint.query),
  body: inputOf(formOf.get(endpoint.path) ?? endpoint.body),
});

async function send(endpoint: Endpoint, { params, query, body }: Parts) {
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) =>
    encode((params as Record<string, unknown>)[name]),
  );
  const search = Object.entries((query ?? {}) as Record<string, unknown>)
    .map(([key, value]) => `${key}=${encode(value)}`)
    .join('&');
  const form = formOf.has(endpoint.path) && toForm((body ?? {}) as Record<string, unknown>);
  const response = await site.app.inject({
    method: endpoint.method,
    url: `/api${path}${search && `?${search}`}`,
    headers: {
      authorization: `Bearer ${token}`,
      prefer: 'respond-async',
      ...(form
        ? { 'content-type': form.type }
        : endpoint.method === 'GET'
          ? {}
          : { 'content-type': 'application/json' }),
    },
    ...(form ? { payload: form.bytes } : body === undefined ? {} : { payload: JSON.stringify(body) }),
    // Limits count by address.
    remoteAddress: `10.${(calls >> 16) & 255}.${(calls >> 8) & 255}.${calls++ & 255}`,
  });
  const isFile = !String(response.headers['content-type']).startsWith('application/json');
  return { status: response.statusCode, body: isFile ? undefined : response.json<unknown>() };
}

/** Lone surrogates too, which `encodeURIComponent` refuses. */
function encode(value: unknown): string {
  return encodeURIComponent(String(value).replaceAll('\ud800', '\uffff')).replaceAll(
    '%EF%BF%BF',
    '%ED%A0%80',
  );
}

function toForm(fields: Record<string, unknown>) {
  const boundary = 'walker';
  const part = (head: string, text: string) =>
    `--${boundary}\r\nContent-Disposition: form-data; ${head}\r\n\r\n${text}\r\n`;
  const parts = Object.entries(fields).map(([name, value]) => part(`name="${name}"`, String(value)));
  const file = part('name="image"; filename="a.png"', 'no picture');
  return {
    type: `multipart/form-data; boundary=${boundary}`,
    bytes: Buffer.from(`${parts.join('')}${file}--${boundary}--\r\n`),
  };
}

/** The samples of a call, and each of its fields in turn with what `wrongs` says. */
function* variantsOf(
  endpoint: Endpoint,
  wrongs: (field: { schema: JsonSchema; required: boolean }, part: keyof Parts) => unknown[],
): Generator<{ what: string; parts: Parts }> {
  const schemas = partsOf(endpoint);
  const takesBody = Object.keys(schemas.body.properties ?? {}).length > 0;
  const good: Parts = {
    params: sampleOf(schemas.params),
    query: sampleOf(schemas.query),
    body: takesBody ? sampleOf(schemas.body) : undefined,
  };
  const name = `${endpoint.method} ${endpoint.path}`;
  if (typeof good.query !== 'object') good.query = {};
  yield { what: name, parts: good };
  for (const part of ['params', 'query', 'body'] as const)
    for (const field of fieldsOf(schemas[part]))
      for (const wrong of wrongs(field, part)) {
        const shown = wrong === undefined ? 'missing' : JSON.stringify(wrong).slice(0, 20);
        yield {
          what: `${name}, ${part}.${field.path.join('.')} ${shown}`,
          parts: { ...good, [part]: withField(good[part], field.path, wrong) },
        };
      }
}

const isText = ({ type, anyOf, enum: values }: JsonSchema): boolean =>
  type === 'string' || (values ?? []).length > 0 || (anyOf ?? []).some(isText) || (!type && !anyOf);
/** What no person should have to read: zod's words and names of fields. */
const machineWords = /invalid (input|string|uuid|option|type)|expected|received|undefined|\bNaN\b|pattern/i;
const fieldNames = /\b[a-z]+[A-Z]\w*|\w_\w/;
const isSentence = (text: string) =>
  text === 'Invalid OTP' ||
  (/^[A-Z“].*[.!]$/s.test(text) && !machineWords.test(text) && !fieldNames.test(text));

async function collect(
  wrongs: Parameters<typeof variantsOf>[1],
  check: (answer: Awaited<ReturnType<typeof send>>, part: string) => string | undefined,
): Promise<string[]> {
  const problems: string[] = [];
  for (const endpoint of everyEndpoint) {
    if (endpoint.path === '/user/logout') continue;
    for (const { what, parts } of variantsOf(endpoint, wrongs)) {
      const problem = check(await send(endpoint, parts), what);
      if (problem) problems.push(`${what}: ${problem}`);
    }
  }
  return problems;
}

const textsOf = (body: unknown): string[] => {
  const refusal = refusalSchema.safeParse(body).data;
  return refusal ? [refusal.message, ...(refusal.details ?? []).map(({ message }) => message)] : [];
};

test('NUL and lone surrogates in any text are no failure of ours', async () => {
  const problems = await collect(
    ({ schema }) => (isText(schema) ? ['a\u0000b', '\u0000', 'a\ud800b'] : []),
    ({ status, body }) => (status >= 500 ? `${status} ${JSON.stringify(body)}` : undefined),
  );
  expect(problems, problems.join('; ')).toEqual([]);
});

test('what is missing, of the wrong kind or too long is told in a sentence', async () => {
  const wrongs: Parameters<typeof variantsOf>[1] = ({ schema, required }, part) => [
    ...(required && part !== 'params' ? [undefined] : []),
    ...(part === 'body' ? [null, 5, true, [], {}, 1e300] : ['-1', '1e99']),
    '',
    'text',
    ...(isText(schema) ? ['x'.repeat(part === 'body' ? 450_000 : 3_000)] : []),
  ];
  const problems = await collect(wrongs, ({ status, body }) => {
    if (status >= 500) return `${status} ${JSON.stringify(body)}`;
    const texts = textsOf(body);
    if (status >= 400 && texts.length === 0) return `${status} without words`;
    return texts.find((text) => !isSentence(text));
  });
  expect(problems, problems.join('; ')).toEqual([]);
});

test('every field has a name that people know', () => {
  const named = everyEndpoint.flatMap((endpoint) =>
    Object.values(partsOf(endpoint)).flatMap((schema) => fieldsOf(schema).map(({ path }) => path.at(-1)!)),
  );
  expect([...new Set(named)].filter((name) => !(name in fieldLabels))).toEqual([]);
});

test('no body, or one that is no object, is told in a sentence', async () => {
  const problems: string[] = [];
  for (const endpoint of everyEndpoint) {
    const { properties } = partsOf(endpoint).body;
    if (!properties || formOf.has(endpoint.path)) continue;
    for (const body of [undefined, null, [], 'text', 5]) {
      const answer = await send(endpoint, {
        params: sampleOf(partsOf(endpoint).params),
        query: {},
        body,
      });
      const bad = textsOf(answer.body).find((text) => !isSentence(text));
      if (answer.status !== 400 || bad) problems.push(`${endpoint.path} ${body}: ${answer.status} ${bad}`);
    }
  }
  expect(problems, problems.join('; ')).toEqual([]);
});

test('an id of nothing is 404, and one that is none is 400', async () => {
  const problems: string[] = [];
  for (const endpoint of everyEndpoint) {
    const schemas = partsOf(endpoint);
    for (const part of ['params', 'body'] as const)
      for (const { path, schema } of fieldsOf(schemas[part])) {
        if (schema.format !== 'uuid' || !['id', 'comicId'].includes(path.at(-1) ?? '')) continue;
        const good = {
          params: sampleOf(schemas.params),
          query: {},
          body: schemas.body.properties && sampleOf(schemas.body),
        };
        const gone = await send(endpoint, good);
        const malformed = await send(endpoint, { ...good, [part]: withField(good[part], path, 'no-id') });
        const where = `${endpoint.method} ${endpoint.path} ${path.join('.')} ${unknownId}`;
        if (gone.status !== 404) problems.push(`${where}: ${gone.status} ${JSON.stringify(gone.body)}`);
        if (malformed.status !== 400) problems.push(`${where} malformed: ${malformed.status}`);
      }
  }
  expect(problems, problems.join('; ')).toEqual([]);
});
