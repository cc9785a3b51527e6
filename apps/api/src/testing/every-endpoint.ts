import * as account from '@panelwise/contracts/http/account';
import * as admin from '@panelwise/contracts/http/admin';
import * as assignments from '@panelwise/contracts/http/assignments';
import * as auth from '@panelwise/contracts/http/auth';
import * as avatars from '@panelwise/contracts/http/avatars';
import * as battles from '@panelwise/contracts/http/battles';
import * as cast from '@panelwise/contracts/http/cast';
import * as catalogue from '@panelwise/contracts/http/catalogue';
import * as classGoals from '@panelwise/contracts/http/class-goals';
import * as classLinks from '@panelwise/contracts/http/class-links';
import * as classPacks from '@panelwise/contracts/http/class-packs';
import * as classes from '@panelwise/contracts/http/classes';
import * as comics from '@panelwise/contracts/http/comics';
import * as consent from '@panelwise/contracts/http/consent';
import * as contact from '@panelwise/contracts/http/contact';
import * as curricula from '@panelwise/contracts/http/curricula';
import type { Endpoint } from '@panelwise/contracts/http/endpoint';
import * as families from '@panelwise/contracts/http/families';
import * as games from '@panelwise/contracts/http/games';
import * as learn from '@panelwise/contracts/http/learn';
import * as library from '@panelwise/contracts/http/library';
import * as live from '@panelwise/contracts/http/live';
import * as notices from '@panelwise/contracts/http/notices';
import * as passkeys from '@panelwise/contracts/http/passkeys';
import * as pictureLogin from '@panelwise/contracts/http/picture-login';
import * as pulledItems from '@panelwise/contracts/http/pulled-items';
import * as runs from '@panelwise/contracts/http/runs';
import * as secondFactor from '@panelwise/contracts/http/second-factor';
import * as sessions from '@panelwise/contracts/http/sessions';
import * as shares from '@panelwise/contracts/http/shares';
import * as shorts from '@panelwise/contracts/http/shorts';
import * as subjects from '@panelwise/contracts/http/subjects';
import * as takeAway from '@panelwise/contracts/http/take-away';
import * as translations from '@panelwise/contracts/http/translations';
import { type StepName, stepNames } from '@panelwise/contracts/steps/registry';
import { z } from 'zod';

const exported = {
  ...account,
  ...admin,
  ...assignments,
  ...auth,
  ...avatars,
  ...cast,
  ...catalogue,
  ...classGoals,
  ...classLinks,
  ...classPacks,
  ...classes,
  ...comics,
  ...consent,
  ...contact,
  ...curricula,
  ...learn,
  ...battles,
  ...games,
  ...families,
  ...library,
  ...live,
  ...notices,
  ...passkeys,
  ...pictureLogin,
  ...pulledItems,
  ...runs,
  ...secondFactor,
  ...sessions,
  ...shares,
  ...shorts,
  ...subjects,
  ...takeAway,
  ...translations,
};
type Exported = typeof exported;
/** A call by the name that the contract has for it; one that starts a step by the name of the step. */
export type CallName =
  | { [K in keyof Exported]: Exported[K] extends Endpoint ? K : never }[keyof Exported]
  | StepName;

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'response' in value;

/** Every call of the contract, by its name. */
export const endpointOf = Object.fromEntries<Endpoint>([
  ...Object.entries(exported).flatMap(([name, value]) => (isEndpoint(value) ? [[name, value] as const] : [])),
  ...stepNames.map((name) => [name, runs.stepEndpoint(name)] as const),
]) as Record<CallName, Endpoint>;
export const everyEndpoint: Endpoint[] = Object.values(endpointOf);

/** The calls that take a form, with the schema of its text fields. */
export const formOf = new Map<string, z.ZodType>([
  [subjects.createSubject.path, subjects.newSubjectForm],
  [subjects.updateSubject.path, subjects.subjectChangeForm],
]);

export type JsonSchema = {
  /** Several where a value may be null. */
  type?: string | string[];
  properties?: Record<string, JsonSchema>;
  items?: JsonSchema;
  minItems?: number;
  required?: string[];
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  enum?: unknown[];
  const?: unknown;
  format?: string;
  minimum?: number;
  default?: unknown;
};

/** What a part of a call takes, as JSON schema. */
export function inputOf(schema: z.ZodType): JsonSchema {
  return z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema;
}

export const unknownId = '0190f3c2-7c1e-7a55-9d1a-3b6f1d2e4c5a';

/** Values for what a pattern alone does not say. */
const samples: Record<string, unknown> = {
  email: 'walker@example.org',
  adultEmail: 'parent@example.org',
  birthYear: 1990,
  otp: '0000',
  appCode: '000000',
  secondCode: '000000',
  countryCode: '+91',
  mobileNumber: '98765',
  phone: '+91 98765 43210',
  country: 'IN',
  username: 'walker',
  password: 'a fine password',
  current: 'not my password',
  reset_key: 'no.key',
  options: ['sample', 'another'],
  key: 'a-key-of-no-item-at-al',
  instead: 'a-key-of-no-item-at-al',
  tries: 2,
  pupils: ['0190f3c2-7c1e-7a55-9d1a-3b6f1d2e4c5a'],
  dueAt: null,
  answers: [
    {
      ...{ key: 'a-key-of-no-item-at-al', answer: 'sample', ms: 1_000 },
      ...{ assignmentId: unknownId, comicId: unknownId, eventId: unknownId },
    },
  ],
  pupilRef: 'a-pupil-of-no-pk',
  publicKey: 'A'.repeat(87),
  nonce: 'A'.repeat(16),
  files: {},
  code: 'OWL0000',
  nicknames: ['Walker'],
  seat: 'a-seat-of-nobody-at-al',
  timer: null,
  piece: 'of-no-round',
  puts: [{ piece: 'of-no-round', spot: 'of-no-round' }],
  untilDay: new Date().toISOString().slice(0, 10),
  lines: [{ key: '1.1.caption', was: '', text: 'sample' }],
  pictures: ['owl', 'rocket', 'pizza', 'bee'],
};

/** A good value for a schema; ids are of nothing that there is. */
export function sampleOf(schema: JsonSchema, name = ''): unknown {
  if (name in samples) return samples[name];
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  const [first] = schema.anyOf ?? schema.oneOf ?? [];
  if (first) return sampleOf(first, name);
  if (schema.properties)
    return Object.fromEntries(
      Object.entries(schema.properties).map(([key, value]) => [key, sampleOf(value, key)]),
    );
  if (schema.format === 'uuid') return unknownId;
  const [type] = [schema.type].flat();
  if (type === 'integer' || type === 'number') return Math.max(1, schema.minimum ?? 1);
  if (type === 'boolean') return true;
  if (type === 'array') return schema.minItems && schema.items ? [sampleOf(schema.items)] : [];
  return 'sample';
}

/** Every field of a schema with the objects that it is in, such as `['redraw', 'page']`. */
export function fieldsOf(
  schema: JsonSchema,
  within: string[] = [],
): { path: string[]; schema: JsonSchema; required: boolean }[] {
  return Object.entries(schema.properties ?? {}).flatMap(([key, value]) => {
    const path = [...within, key];
    return [
      { path, schema: value, required: schema.required?.includes(key) ?? false },
      ...fieldsOf(value, path),
    ];
  });
}

/** A copy in which one field is another value; undefined leaves it out. */
export function withField(sample: unknown, [key = '', ...rest]: string[], value: unknown): unknown {
  const { [key]: old, ...others } = sample as Record<string, unknown>;
  if (rest.length > 0) return { ...others, [key]: withField(old, rest, value) };
  return value === undefined ? others : { ...others, [key]: value };
}
