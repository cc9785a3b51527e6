import type { QuotedText } from './quoted-text.ts';
import { testLiterals } from './test-literals.ts';

/** Whether a literal has the text in it as whole words. */
function contains(literal: string, text: string): boolean {
  const letter = /\p{L}/u;
  for (let at = literal.indexOf(text); at >= 0; at = literal.indexOf(text, at + 1))
    if (!letter.test(literal[at - 1] ?? '') && !letter.test(literal[at + text.length] ?? '')) return true;
  return false;
}

/**
 * What is wrong with the list, one sentence each: an entry that stands twice, a test that does not exist, a
 * text that its test does not name. `read` gives the source of a test file, undefined where there is none.
 */
export function checkTexts(
  texts: readonly QuotedText[],
  read: (file: string) => string | undefined,
): string[] {
  const files = new Map<string, Map<string, string[]> | undefined>();
  const seen = new Set<string>();
  return texts.flatMap(({ text, screen, trigger, file, test }) => {
    const entry = `"${text}" on ${screen} (${trigger})`;
    const identity = JSON.stringify([text, screen, trigger]);
    if (seen.has(identity)) return [`${entry}: stands in the list twice`];
    seen.add(identity);
    if (!files.has(file)) {
      const source = read(file);
      files.set(file, source === undefined ? undefined : testLiterals(source));
    }
    const tests = files.get(file);
    if (!tests) return [`${entry}: there is no file ${file}`];
    const literals = tests.get(test);
    if (!literals) return [`${entry}: ${file} has no test "${test}"`];
    return literals.some((one) => contains(one, text))
      ? []
      : [`${entry}: the test "${test}" of ${file} does not name it`];
  });
}

const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll('<', '&lt;');

/** The list as a page, by screen. */
export function wordingPage(texts: readonly QuotedText[]): string {
  const screens = [...new Set(texts.map(({ screen }) => screen))];
  const rows = (screen: string) =>
    texts
      .filter((one) => one.screen === screen)
      .map(({ text, pattern, trigger, file, test }) =>
        [
          `**${cell(text)}**${pattern ? ` (${cell(pattern)})` : ''}`,
          cell(trigger),
          `${cell(test)}, [${file.slice(file.lastIndexOf('/') + 1)}](../${file})`,
        ].join(' | '),
      );
  const sections = screens.map(
    (screen) =>
      `## ${screen}\n\n| Text | Trigger | Test |\n| --- | --- | --- |\n${rows(screen)
        .map((row) => `| ${row} |`)
        .join('\n')}\n`,
  );
  return `# Wording

The product's fixed wording: ${texts.length} texts, each with what brings it on the screen and the test that does so.
Written from the list in \`e2e/quoted-texts\` by \`node e2e/check-quoted-texts.ts\`; a text whose test does not name it
fails the build.

${sections.join('\n')}`;
}
