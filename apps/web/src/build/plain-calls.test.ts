import { parseSync } from 'vite';
import { expect, test } from 'vitest';
import { schemaReadIn, withoutSchemas } from './plain-calls.ts';

const plain = (code: string) => withoutSchemas(code, parseSync('a.js', code).program);

test('leaves of a call where it goes, and of a step what screens say of it', () => {
  expect(
    plain(
      "export const a = endpoint({ method: 'GET', path: '/a', auth: 'none', summary: 'A', body: z.object({}) });",
    ),
  ).toBe("export const a = ({ method: 'GET', path: '/a', auth: 'none' });");
  expect(
    plain("export const b = defineStep({ path: '/b', failMessage: 'No.', output: z.object({}) });"),
  ).toBe("export const b = ({ path: '/b', failMessage: 'No.' });");
});

test('says what may go where nobody uses it, and leaves functions and plain values as they are', () => {
  expect(plain('export const a = z.string().max(limits.a);')).toBe(
    'export const a = /* @__PURE__ */ (() => (z.string().max(limits.a)))();',
  );
  const rest =
    "const n = 3, all = ['x'];\nexport const f = (x) => g(x);\nexport function h() { return z.int(); }";
  expect(plain(rest)).toBe(rest);
});

test('finds who reads a schema that is for the server', () => {
  const read = (code: string) => schemaReadIn(parseSync('a.js', code).program);
  const login = "import { login } from '@panelwise/contracts/http/auth';\n";
  expect(read(`${login}check(login.body);`)).toBe('login.body');
  expect(read(`${login}call(login, { body }); other.body;`)).toBeUndefined();
});
