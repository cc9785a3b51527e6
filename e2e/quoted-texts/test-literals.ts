/** A piece of a file that begins at one indentation, with everything below it that is indented further or closes it. */
type Block = { text: string; header: string };

/** Splits formatted code: a line at `indent` that closes nothing begins a block. */
function blocksOf(lines: string[], indent: number): Block[] {
  const opens = new RegExp(`^ {${indent}}[^\\s})\\]]`);
  const starts = lines.flatMap((line, i) => (opens.test(line) ? [i] : []));
  return starts.map((start, i) => ({
    text: lines.slice(start, starts[i + 1]).join('\n'),
    header: lines[start]!.trim(),
  }));
}

const literal = /'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`/;
const comment = /\/\/[^\n]*|\/\*[\s\S]*?\*\//;
const pattern = /\/(?:[^/\\\n]|\\.)+\//;
/** A key that needs no quotes is a text all the same. */
const key = /\b\w+(?=: )/;
const token = new RegExp([comment, literal, pattern, key].map(({ source }) => source).join('|'), 'g');

const bare = (quoted: string) => quoted.replace(/^(['"`/])([\s\S]*)\1$/, '$2').replace(/\\(.)/g, '$1');

/** What stands in quotes, in regular expressions or as a key of an object; no comments. */
function literalsOf(code: string): string[] {
  return [...code.matchAll(token)]
    .map(([found]) => found)
    .filter((found) => !/^\/[/*]/.test(found))
    .map(bare);
}

/** Where the title of a test or of a group stands; behind its table where it has one. */
function titleOf({ text, header }: Block): string | undefined {
  const title = /\.each\b/.test(header)
    ? new RegExp(`\\)\\(\\s*(${literal.source})`).exec(text)?.[1]
    : new RegExp(`^\\s*[\\w.]+\\(\\s*(${literal.source})`).exec(text)?.[1];
  return title;
}

const called = (name: string, code: string) => new RegExp(`(?<![\\w.'"])${name}\\b`).test(code);

/**
 * The literals of every test that a file really runs, by its full name (`describe > test`): those of its own
 * body and table, and of the helpers of the same file that it calls. Skipped tests are left out.
 */
export function testLiterals(source: string): Map<string, string[]> {
  const found = new Map<string, string[]>();
  collect(source.split('\n'), 0, '', new Map(), found);
  return found;
}

function collect(
  lines: string[],
  indent: number,
  group: string,
  outer: Map<string, string>,
  found: Map<string, string[]>,
): void {
  const blocks = blocksOf(lines, indent);
  const helpers = new Map(outer);
  for (const { text, header } of blocks) {
    const name = /^(?:export )?(?:async )?(?:function|const|let) (\w+)/.exec(header)?.[1];
    if (name) helpers.set(name, text);
  }
  for (const block of blocks) {
    const [kind] = /^(?:describe|test|it)\b(?=[.(])/.exec(block.header) ?? [];
    const title = kind && titleOf(block);
    if (!title || /\.(?:skip|todo|fails)\b/.test(block.header.split('(')[0]!)) continue;
    const name = group + bare(title);
    if (kind === 'describe')
      collect(block.text.split('\n').slice(1), indent + 2, `${name} > `, helpers, found);
    else found.set(name, literalsOf(withHelpers(block.text.replace(title, ''), helpers)));
  }
}

/** A body with the code of the helpers that it calls, and of those that they call. */
function withHelpers(body: string, helpers: Map<string, string>): string {
  const used = new Map<string, string>();
  let code = body;
  for (let before = -1; before !== used.size; ) {
    before = used.size;
    for (const [name, text] of helpers) if (!used.has(name) && called(name, code)) used.set(name, text);
    code = [body, ...used.values()].join('\n');
  }
  return code;
}
