import { DomainError } from '@panelwise/contracts/errors/domain-error';
import type { FastifyInstance } from 'fastify';

const maxDepth = 100;

/**
 * Takes JSON bodies and nothing else. Refused as `bad-json`: what does not parse, keys such as `__proto__`,
 * and nesting so deep that walking it would exhaust the stack of whoever comes later.
 */
export function acceptOnlyJson(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    const text = body.toString();
    if (text === '') return done(null, undefined);
    if (depthOf(text) > maxDepth)
      return done(
        new DomainError('bad-json', { message: `The JSON is nested deeper than ${maxDepth} levels.` }),
      );
    parse(request, text, (error, value) =>
      done(error ? new DomainError('bad-json', { cause: error }) : null, value),
    );
  });
}

/** The deepest nesting of brackets in JSON text, outside of its strings. */
export function depthOf(text: string): number {
  let depth = 0;
  let deepest = 0;
  let inString = false;
  for (let i = 0; i < text.length; i++) {
    const char = text.charCodeAt(i);
    if (inString) {
      if (char === 92 /* \ */) i++;
      else if (char === 34 /* " */) inString = false;
    } else if (char === 34) inString = true;
    else if (char === 91 /* [ */ || char === 123 /* { */) deepest = Math.max(deepest, ++depth);
    else if (char === 93 || char === 125) depth--;
  }
  return deepest;
}
