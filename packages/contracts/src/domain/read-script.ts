import type { z } from 'zod';
import { DomainError, type ErrorDetail } from '../errors/domain-error.ts';
import { explainIssue } from '../errors/explain-issue.ts';
import { limits } from './limits.ts';
import { type Script, scriptSchema } from './script.ts';

/**
 * Checks any value as a comic script.
 * @throws DomainError `script-empty` when there is no page or no panel, else `bad-script`; each detail names
 * the page and panel as people count them, from 1.
 */
export function readScript(value: unknown): Script {
  if (!Array.isArray(value))
    throw new DomainError('bad-script', {
      message: 'The script must be a list of pages: [ { "pageNumber": 1, "panels": [ … ] } ].',
    });
  if (countPanels(value) === 0) throw new DomainError('script-empty');
  if (value.length > limits.pagesMax) {
    throw new DomainError('bad-script', {
      message: `The script has ${value.length} pages. A comic has ${limits.pagesMax} at most.`,
    });
  }
  const parsed = scriptSchema.safeParse(value.map(withPageNumber), { error: explainIssue });
  if (parsed.success) return parsed.data;
  const details = parsed.error.issues.slice(0, 10).map(toDetail);
  throw new DomainError('bad-script', {
    message: `The script cannot be read. ${details[0]?.message ?? ''}`.trim(),
    details,
  });
}

/**
 * Reads a script from its JSON text.
 * @throws DomainError `bad-script` with line and column when the text is not JSON; else as `readScript`.
 */
export function parseScriptText(text: string): Script {
  if (text.length > limits.scriptTextMax)
    throw new DomainError('bad-script', {
      message: `The script is longer than ${limits.scriptTextMax} characters.`,
    });
  return readScript(parseJson(text));
}

/** Parses JSON text. @throws DomainError `bad-script` that names line and column, both from 1. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    const at = findJsonError(text, error instanceof Error ? error.message : '');
    throw new DomainError('bad-script', {
      message: `The script is not valid JSON: line ${at.line}, column ${at.column}. Look for a missing comma, quote or bracket there.`,
      details: [{ path: `line ${at.line}, column ${at.column}`, message: 'Not valid JSON.' }],
    });
  }
}

/** Engines word JSON errors differently: V8 gives a position or only the unexpected token, others line and column. */
function findJsonError(text: string, message: string): { line: number; column: number } {
  const lineColumn = /line (\d+) column (\d+)/.exec(message);
  if (lineColumn) return { line: Number(lineColumn[1]), column: Number(lineColumn[2]) };
  const position = /position (\d+)/.exec(message);
  const offset = position ? Number(position[1]) : longestReadablePrefix(text);
  const before = text.slice(0, offset).split('\n');
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}

/** Walks strings and brackets, and stops where JSON stops making sense. Only used where the engine gives no position. */
function longestReadablePrefix(text: string): number {
  const open: string[] = [];
  for (let i = 0; i < text.length; i++) {
    const char = text[i]!;
    if (char === '"') {
      const end = stringEnd(text, i);
      if (end < 0) return i;
      i = end;
    } else if (char === '{' || char === '[') open.push(char);
    else if (char === '}' || char === ']') {
      if (open.pop() !== (char === '}' ? '{' : '[')) return i;
    } else if (!/[\s,:]/.test(char)) {
      const literal = /^(?:true|false|null|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?)(?![\w.+-])/.exec(
        text.slice(i, i + 40),
      );
      if (!literal) return i;
      i += literal[0].length - 1;
    }
  }
  return text.length;
}

function stringEnd(text: string, start: number): number {
  for (let i = start + 1; i < text.length; i++) {
    if (text[i] === '\\') i++;
    else if (text[i] === '"') return i;
    else if (text[i] === '\n') return -1;
  }
  return -1;
}

function countPanels(pages: unknown[]): number {
  return pages.reduce<number>((sum, page) => {
    const panels = (page as { panels?: unknown } | null)?.panels;
    return sum + (Array.isArray(panels) ? panels.length : panels === undefined ? 0 : 1);
  }, 0);
}

/** A page typed by hand may lack its number: its place in the list says it. */
function withPageNumber(page: unknown, index: number): unknown {
  if (typeof page !== 'object' || page === null) return page;
  return { ...page, pageNumber: index + 1 };
}

function toDetail(issue: z.core.$ZodIssue): ErrorDetail {
  const [page, , panel, ...rest] = issue.path;
  const where = [
    typeof page === 'number' ? `page ${page + 1}` : '',
    typeof panel === 'number' ? `panel ${panel + 1}` : '',
    ...rest.map((part, i) => (typeof part === 'number' ? '' : named(part, rest[i + 1]))),
  ].filter(Boolean);
  return { path: issue.path.map(String).join('.'), message: `${where.join(', ')}: ${issue.message}` };
}

/** A key of the script with its place in a list, which people count from 1: "bars 2". */
const named = (key: PropertyKey, next: PropertyKey | undefined) =>
  typeof next === 'number' ? `${String(key)} ${next + 1}` : String(key);
