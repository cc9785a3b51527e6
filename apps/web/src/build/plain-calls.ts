import { type ESTree, type Plugin, parseSync, Visitor } from 'vite';

/** What a browser needs of a declaration; what goes in and comes out is checked by the server. */
const neededOf: Record<string, readonly string[]> = {
  endpoint: ['method', 'path', 'auth'],
  defineStep: ['path', 'doneMessage', 'failMessage'],
};

/** What calls and steps have for the server alone. */
const serverOnly = new Set(['params', 'query', 'body', 'response', 'input', 'output']);

/**
 * Leaves of the contracts' calls and steps what a browser needs of them, and says of everything else that they make at
 * the level of a module that it may go where nobody uses it. So a screen loads the schemas of its forms, and no others.
 */
export function plainCalls(): Plugin {
  return {
    name: 'plain-calls',
    apply: 'build',
    transform: {
      filter: {
        id: /\/(packages\/contracts|apps\/web)\/src\/.*\.tsx?$/,
        code: /@panelwise\/contracts\/http|\(/,
      },
      handler(code, id) {
        const { program } = parseSync(id, code, { lang: 'js' });
        if (id.includes('/packages/contracts/')) return { code: withoutSchemas(code, program), map: null };
        const read = schemaReadIn(program);
        if (read)
          this.error(`${read} is for the server: give its schema a name of its own in the contracts.`);
        return null;
      },
    },
  };
}

type Edit = { from: number; to: number; text: string };

/** @param code of a module of the contracts, as JavaScript */
export function withoutSchemas(code: string, program: ESTree.Program): string {
  const edits: Edit[] = [];
  new Visitor({
    CallExpression({ callee, arguments: [declaration], start, end }) {
      const needed = callee.type === 'Identifier' ? neededOf[callee.name] : undefined;
      if (!needed || declaration?.type !== 'ObjectExpression') return;
      const parts = declaration.properties
        .filter(
          (one) => one.type === 'Property' && one.key.type === 'Identifier' && needed.includes(one.key.name),
        )
        .map((part) => code.slice(part.start, part.end));
      edits.push({ from: start, to: end, text: `({ ${parts.join(', ')} })` });
    },
  }).visit(program);
  for (const { start, end } of program.body.flatMap(valuesOf))
    if (!edits.some(({ from }) => from === start))
      edits.push(
        { from: start, to: start, text: '/* @__PURE__ */ (() => (' },
        { from: end, to: end, text: '))()' },
      );
  return edits
    .sort((one, other) => other.from - one.from)
    .reduce((text, { from, to, text: put }) => text.slice(0, from) + put + text.slice(to), code);
}

/** What a statement of a module computes for a name. */
function valuesOf(statement: ESTree.Program['body'][number]): ESTree.Expression[] {
  const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
  if (declared?.type !== 'VariableDeclaration') return [];
  return declared.declarations.flatMap(({ id, init }) =>
    id.type === 'Identifier' && init && isComputed(init) ? [init] : [],
  );
}

/** What stands there as it is, or is a function, needs no word about it. */
function isComputed(init: ESTree.Expression): boolean {
  if (init.type === 'ArrowFunctionExpression' || init.type === 'FunctionExpression') return false;
  let parts = 0;
  const count = () => void parts++;
  const visitor = new Visitor({ CallExpression: count, NewExpression: count, MemberExpression: count });
  visitor.visit({ type: 'Program', body: [{ type: 'ExpressionStatement', expression: init }] } as never);
  return parts > 0;
}

/** The first place where a module reads of a call or step what only the server has, such as `login.body`. */
export function schemaReadIn(program: ESTree.Program): string | undefined {
  const calls = new Set<string>();
  let found: string | undefined;
  new Visitor({
    ImportDeclaration({ source, specifiers }) {
      if (/^@panelwise\/contracts\/(http|steps)\//.test(source.value))
        for (const { local } of specifiers) calls.add(local.name);
    },
    MemberExpression(node) {
      if (node.object.type !== 'Identifier' || node.computed || node.property.type !== 'Identifier') return;
      const { name } = node.property;
      if (calls.has(node.object.name) && serverOnly.has(name)) found ??= `${node.object.name}.${name}`;
    },
  }).visit(program);
  return found;
}
