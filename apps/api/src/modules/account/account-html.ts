import { words, xml } from '../take-away/xml.ts';

/** Something of a person's data: texts, numbers, dates, and lists and records of these. */
type Told = unknown;

const style = `body { max-width: 60rem; margin: 2rem auto; padding: 0 1rem; font: 1rem/1.5 system-ui, sans-serif; color: #1d1d1f; background: #fff; }
h2 { margin-top: 2.5rem; border-bottom: 2px solid; } h3 { margin-top: 2rem; }
table { border-collapse: collapse; margin: .5rem 0 1rem; } th, td { padding: .3rem .7rem; border: 1px solid #bbb; text-align: left; vertical-align: top; overflow-wrap: anywhere; white-space: pre-wrap; }
th { background: #f3f1ea; }`;

/**
 * Everything that is stored about a person as one page that opens anywhere: headings and tables, no scripts, nothing that is
 * loaded from elsewhere. Pictures and PDFs are downloaded where they are shown.
 */
export function accountHtml(data: Record<string, Told>, title = 'Everything stored about you'): string {
  const sections = Object.entries(data).map(([name, told]) => sectionOf(name, told));
  return `<!doctype html>\n${xml`<html lang="en">
<head>
<meta charset="utf-8"/>
<meta name="viewport" content="width=device-width"/>
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'"/>
<title>${words(title)}</title>
<style>${words(style)}</style>
</head>
<body>
<h1>${words(title)}</h1>
<p>Pictures and PDFs of comics are not in this file. Their maker finds them under “My comics”.</p>
${sections.join('\n')}
</body>
</html>`}\n`;
}

function sectionOf(name: string, told: Told): string {
  const title = xml`<h2>${words(labelOf(name))}</h2>`;
  if (name !== 'comics' || !Array.isArray(told)) return `${title}\n${block(told)}`;
  const comics = told.map((comic) => {
    const { title: head = 'A comic', ...rest } = comic as Record<string, Told>;
    return `${xml`<h3>${words(String(head))}</h3>`}\n${block(rest)}`;
  });
  return [title, ...(comics.length > 0 ? comics : [nothing])].join('\n');
}

const nothing = '<p>Nothing.</p>';

const block = (told: Told) => xml`<div>${shown(told)}</div>`;

function shown(told: Told): string | ReturnType<typeof words> {
  if (told === null || told === undefined) return words('');
  if (told instanceof Date) return words(told.toISOString());
  if (Array.isArray(told)) return listOf(told);
  if (typeof told === 'object') return recordOf(told as Record<string, Told>);
  return words(String(told));
}

/** Things of one kind are rows of a table, plain texts one below the other. */
function listOf(list: Told[]): string {
  if (list.length === 0) return nothing;
  if (!list.every(isRecord)) return xml`<table>${list.map((one) => row([cell(one)])).join('')}</table>`;
  const keys = [...new Set(list.flatMap((one) => Object.keys(one)))];
  const head = row(keys.map((key) => xml`<th scope="col">${words(labelOf(key))}</th>`));
  return xml`<table>${[head, ...list.map((one) => row(keys.map((key) => cell(one[key], key))))].join('')}</table>`;
}

function recordOf(record: Record<string, Told>): string {
  const rows = Object.entries(record).map(([key, told]) =>
    row([xml`<th scope="row">${words(labelOf(key))}</th>`, cell(told, key)]),
  );
  return rows.length > 0 ? xml`<table>${rows.join('')}</table>` : nothing;
}

const row = (cells: string[]) => xml`<tr>${cells.join('')}</tr>`;
/** A script is kept as the text of its JSON, and read as its pages. */
const cell = (told: Told, key?: string) =>
  xml`<td>${shown(key === 'script' && typeof told === 'string' ? parsed(told) : told)}</td>`;

function parsed(text: string): Told {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

const isRecord = (one: Told): one is Record<string, Told> =>
  typeof one === 'object' && one !== null && !Array.isArray(one) && !(one instanceof Date);

/** "termsAcceptedAt" as "Terms accepted at". */
function labelOf(key: string): string {
  const text = key
    .replace(/^_/, '')
    .replace(/([a-z])([A-Z])/g, (_, a: string, b: string) => `${a} ${b.toLowerCase()}`);
  return text.charAt(0).toUpperCase() + text.slice(1);
}
