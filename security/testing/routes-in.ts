/** The routes in Fastify's drawing of its tree, as "METHOD /path". A branch is the rest of its parent's path. */
export function routesIn(tree: string): string[] {
  const path: string[] = [];
  return tree.split('\n').flatMap((line) => {
    const [, indent = '', part, methods] = /^((?:│ {3}| {4})*)[├└]── (\S+)(?: \((.*)\))?/.exec(line) ?? [];
    if (part === undefined) return [];
    path.splice(indent.length / 4, path.length, part);
    const gets = (methods ?? '').split(', ').filter((method) => method && method !== 'HEAD');
    return gets.map((method) => `${method} ${path.join('')}`);
  });
}
