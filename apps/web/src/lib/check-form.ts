import { schemaResolver } from '@mantine/form';
import { installFormMessages } from './form-messages.ts';
import { inOurWords } from './our-words.ts';

installFormMessages();

type Schema = Parameters<typeof schemaResolver>[0];

/** Checks a form by a schema; what the schema says of a field is said in the language of the page. */
export function checkForm(schema: Schema) {
  const check = schemaResolver(schema, { sync: true });
  return (values: Record<string, unknown>) =>
    Object.fromEntries(
      Object.entries(check(values)).map(([field, said]) => [
        field,
        typeof said === 'string' ? inOurWords(said) : said,
      ]),
    );
}
