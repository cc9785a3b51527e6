import { expect, test } from 'vitest';
import { accountHtml } from './account-html.ts';

const evil = `"><script>alert(1)</script><img src=x onerror=alert(1)> & ' \` </td></style>`;

test('markup in any field stays words, and nothing in the page runs or is loaded', () => {
  const record = { firstname: evil, [evil]: evil, nested: { [evil]: [evil, { [evil]: evil }] } };
  const page = accountHtml({
    account: record,
    comics: [{ title: evil, script: JSON.stringify([{ panels: [{ caption: evil }] }]), quiz: [record] }],
    [evil]: [evil],
  });
  const tags = new Set([...page.matchAll(/<\/?([a-z0-9]+)/gi)].map(([, tag]) => tag!.toLowerCase()));
  expect([...tags].sort()).toEqual(
    [
      'body',
      'div',
      'h1',
      'h2',
      'h3',
      'head',
      'html',
      'meta',
      'p',
      'style',
      'table',
      'td',
      'th',
      'title',
      'tr',
    ].sort(),
  );
  expect(page.match(/<\/style>/g)).toHaveLength(1);
  expect(page).toContain("default-src 'none'");
  expect(page).not.toMatch(/<[^>]*\s(?:src|href|on\w+)=/i);
  // Each time that it was said it is there to be read.
  expect(page.match(/&lt;script&gt;/g)!.length).toBeGreaterThan(10);
});

test('reads as headings and tables, in words and not in keys', () => {
  const page = accountHtml({
    account: { firstname: 'Ada', termsAcceptedAt: new Date('2026-03-01T10:00:00Z'), deleteAt: null },
    comics: [
      {
        title: 'Leaves',
        script: '[{"pageNumber":1,"panels":[{"caption":"Light comes in."}]}]',
        faqs: [{ question: 'Why green?', answer: 'Chlorophyll.' }],
      },
    ],
    notices: [],
  });
  for (const wanted of [
    '<h2>Account</h2>',
    '<h3>Leaves</h3>',
    '<th scope="row">Terms accepted at</th><td>2026-03-01T10:00:00.000Z</td>',
    '<th scope="col">Question</th><th scope="col">Answer</th>',
    '<td>Light comes in.</td>',
    '<h2>Notices</h2>\n<div><p>Nothing.</p></div>',
  ])
    expect(page).toContain(wanted);
});
