import { marksOfKnownPeople } from './known-people-marks.ts';

/** What is known of how somebody of history looked; `marks` are pairs of a mark and its value, `yes` for a plain word. */
export type KnownLook = { skin: number; hair: string; hairColor: string; marks: ReadonlyMap<string, string> };

const colors: Record<string, string> = {
  black: '#1c1518',
  brown: '#4a2d1c',
  grey: '#a9a9b2',
  white: '#e8e8ec',
  red: '#a8482a',
  blond: '#cfa14e',
};

const idByName = new Map<string, string>();
const lookById = new Map<string, KnownLook>();
for (const line of marksOfKnownPeople.trim().split('\n')) {
  const [names = '', skin = '', head = '', marks = ''] = line.split('|');
  const id = lookId(names.split(',')[0]!);
  for (const name of names.split(',')) idByName.set(name, id);
  const [hair = '', color = ''] = head.split(':');
  lookById.set(id, {
    skin: Number(skin),
    hair,
    hairColor: colors[color] ?? '',
    marks: new Map(
      marks
        .split(' ')
        .filter(Boolean)
        .map((mark) => {
          const [key = '', value = 'yes'] = mark.split('=');
          return [key, value];
        }),
    ),
  });
}

/** A name as a script writes it: "Rani Lakshmibai" is `rani-lakshmibai`. */
export function lookId(name: string): string {
  return name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
}

/** The name under which a person of history is drawn: one for all names of theirs. */
export const knownId = (name: string): string => idByName.get(name) ?? lookId(name);

/** How somebody looked, by their id; undefined where only their time is known. */
export const knownLook = (id: string): KnownLook | undefined => lookById.get(id);

/** Every name that is known with a look. */
export const namesWithLook: readonly string[] = [...idByName.keys()];
