import { readFileSync } from 'node:fs';
import { RelaxNGValidator, XmlDocument, XmlLibError } from 'libxml2-wasm';

const rules = ['moodle-quiz', 'qti-2.1-choice', 'qti-2.1-package'] as const;

/** What libxml2 finds wrong with a file by the rules of its format; nothing where it is as it should be. */
export function againstRules(xml: string, name: (typeof rules)[number]): string {
  const schema = XmlDocument.fromBuffer(readFileSync(new URL(`rules/${name}.rng`, import.meta.url)));
  const validator = RelaxNGValidator.fromDoc(schema);
  let file: XmlDocument | undefined;
  try {
    file = XmlDocument.fromString(xml);
    validator.validate(file);
    return '';
  } catch (error) {
    if (error instanceof XmlLibError) return error.message;
    throw error;
  } finally {
    // Their memory is not JavaScript's own.
    for (const one of [file, validator, schema]) one?.dispose();
  }
}
