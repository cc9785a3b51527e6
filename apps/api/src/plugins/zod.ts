import { cleanTexts } from '@panelwise/contracts/domain/text';
import { DomainError, type ErrorDetail } from '@panelwise/contracts/errors/domain-error';
import { explainIssue } from '@panelwise/contracts/errors/explain-issue';
import type { FastifyInstance } from 'fastify';
import type { z } from 'zod';

/** Makes Fastify read inputs and write answers through the schemas of the contract. */
export function useZod(app: FastifyInstance): void {
  app.setValidatorCompiler<z.ZodType>(({ schema }) => (input) => {
    const parsed = parseInput(schema, input);
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

/** Reads what came from outside: its texts are cleaned, and what is wrong with it is told in sentences. */
export function parseInput<Schema extends z.ZodType>(schema: Schema, input: unknown) {
  return schema.safeParse(cleanTexts(input), { error: explainIssue });
}

/** What is wrong with an input: the first thing as the message, and each with its place. */
export function badInput(error: z.ZodError): DomainError {
  const details = error.issues.slice(0, 20).map(toDetail);
  return new DomainError('bad-input', { details, ...(details[0] ? { message: details[0].message } : {}) });
}

function toDetail(issue: z.core.$ZodIssue): ErrorDetail {
  return { path: issue.path.map(String).join('.'), message: issue.message };
}
