import { DomainError, type ErrorDetail } from '@panelwise/contracts/errors/domain-error';
import type { FastifyInstance } from 'fastify';
import type { z } from 'zod';

/** Makes Fastify read inputs and write answers through the schemas of the contract. */
export function useZod(app: FastifyInstance): void {
  app.setValidatorCompiler<z.ZodType>(({ schema }) => (input) => {
    const parsed = schema.safeParse(input);
    return parsed.success ? { value: parsed.data } : { error: badInput(parsed.error) };
  });
  // Parsing drops every field that the contract does not name, and fails on a missing or wrong one: a row
  // that leaks into an answer is either cut or a 500, never sent.
  app.setSerializerCompiler<z.ZodType>(({ schema }) => {
    // An answer that is kept and given again is written once.
    const written = new WeakMap<object, string>();
    return (answer: object) => {
      const known = written.get(answer);
      if (known !== undefined) return known;
      const text = JSON.stringify(schema.parse(answer));
      written.set(answer, text);
      return text;
    };
  });
}

function badInput(error: z.ZodError): DomainError {
  const details = error.issues.slice(0, 20).map(toDetail);
  const first = details[0];
  const named = first?.path ? `${first.path}: ${first.message}` : first?.message;
  return new DomainError('bad-input', { details, ...(named ? { message: named } : {}) });
}

function toDetail(issue: z.core.$ZodIssue): ErrorDetail {
  return { path: issue.path.map(String).join('.'), message: issue.message };
}
