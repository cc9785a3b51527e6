import { expect, test } from 'vitest';
import { withDocumentInfo } from './document-info.ts';

const printed = Buffer.from(
  '%PDF-1.4\n1 0 obj\n<</Title (A)\n/Producer (P)>>\nendobj\n2 0 obj\n<</Type /Catalog>>\nendobj\nxref\n0 3\ntrailer\n<</Size 3\n/Root 2 0 R\n/Info 1 0 R>>\nstartxref\n84\n%%EOF\n',
);
const info = { Author: 'Zoë ✨', Subject: ') >> /JS (x)' };

test('keeps the printed bytes and the old entries, and adds the new ones', () => {
  const pdf = withDocumentInfo(printed, info);
  expect(pdf.subarray(0, printed.length)).toEqual(printed);
  const added = pdf.subarray(printed.length).toString('latin1');
  expect(added).toContain('1 0 obj\n<</Title (A)\n/Producer (P)');
  const [author, subject] = [...added.matchAll(/\/(?:Author|Subject) <([0-9A-F]+)>/g)].map(([, hex]) =>
    Buffer.from(hex!, 'hex').swap16().toString('utf16le'),
  );
  expect([author, subject]).toEqual(['\ufeffZoë ✨', '\ufeff) >> /JS (x)']);
});

test('the new table points at the new object and at the old table', () => {
  const pdf = withDocumentInfo(printed, info).toString('latin1');
  const table = Number(/startxref\n(\d+)\n%%EOF\n$/.exec(pdf)![1]);
  expect(pdf.slice(table, table + 4)).toBe('xref');
  const object = Number(/xref\n1 1\n(\d{10}) 00000 n/.exec(pdf.slice(table))![1]);
  expect(pdf.slice(object, object + 7)).toBe('1 0 obj');
  expect(pdf.slice(table)).toContain('/Prev 84');
});

test('refuses a file that ends in another way', () => {
  expect(() => withDocumentInfo(Buffer.from('%PDF-1.4'), info)).toThrow('not expected');
});
