import type { CallName } from '../apps/api/src/testing/every-endpoint.ts';
import { endpointOf } from '../apps/api/src/testing/every-endpoint.ts';
import { type Person, people } from './people.ts';
import { whoMay } from './who-may.ts';

const names: Readonly<Record<Person, string>> = {
  visitor: 'Visitor',
  child: 'Child',
  agreedChild: 'Child, agreed',
  student: 'Student 18+',
  teacher: 'Teacher',
  owner: 'Owner',
  otherOwner: 'Other owner',
  coTeacher: 'Co-teacher',
  pupil: 'Class pupil',
  parent: 'Parent',
  strangerParent: 'Other parent',
  admin: 'Admin',
  demoted: 'Admin no more',
  leaving: 'Leaving',
  deleted: 'Deleted',
};
const everyone = Object.keys(people) as Person[];

/** `docs/security-matrix.md`, written from the matrix. */
export function matrixPage(): string {
  const rows = (Object.keys(whoMay) as CallName[]).map((call) => {
    const { method, path } = endpointOf[call];
    return [`\`${method} /api${path}\``, ...everyone.map((person) => String(whoMay[call][person]))];
  });
  const table = [['Call', ...everyone.map((person) => names[person])], ['Call', ...everyone].map(() => '---')]
    .concat(rows)
    .map((row) => `| ${row.join(' | ')} |`);
  return `# Who may call what

Written by \`node e2e/screens-and-calls.ts\` from [who-may.ts](../security/who-may.ts). A new call does not compile without its row, and [who-may.int.test.ts](../security/who-may.int.test.ts) makes each of these calls as each of these people, with everything that it needs to succeed: who calls is all that decides. What was refused has changed nothing.

"yes" is a good answer, a number the status of the refusal: 401 nobody knows you, 403 you may not, 404 there is nothing here for you, 409 not as things are.

${everyone.map((person) => `- **${names[person]}**: ${people[person]}`).join('\n')}

${table.join('\n')}
`;
}
