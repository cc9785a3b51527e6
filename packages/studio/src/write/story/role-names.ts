import type { ReadSentence, Role } from './reader.ts';

/** Who a role turns out to be: "the commander" is Commander Okoye, and the girl whose "name is Liza" is Liza. */
export function createRoleNames(
  sentences: readonly ReadSentence[],
  people: readonly string[],
  rolesIn: (text: string) => Role[],
): (role: string) => string {
  const known = new Map<string, string>();
  let last: string | undefined;
  for (const { text } of sentences) {
    const introduced = /^(?:Her|His) name (?:is|was) (\p{Lu}\p{Ll}+)/u.exec(text)?.[1];
    if (introduced && last && people.includes(introduced)) known.set(last, introduced);
    last = rolesIn(text)[0]?.name ?? last;
  }
  return (role) =>
    known.get(role) ?? people.find((name) => name.startsWith(`${role} `)) ?? teacherOf(role, people) ?? role;
}

/** "the teacher" is the only one who is called Mr. or Ms. */
function teacherOf(role: string, people: readonly string[]): string | undefined {
  const titled = people.filter((name) => /^(?:Mr|Mrs|Ms|Miss)\b/.test(name));
  return /^(?:Teacher|Coach)$/.test(role) && titled.length === 1 ? titled[0] : undefined;
}
