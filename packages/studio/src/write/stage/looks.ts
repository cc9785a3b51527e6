import { wardrobes } from '../../draw/cast/wardrobes.ts';
import { lookNamed } from '../../draw/staging/look-named.ts';
import { type PersonLook, personLooks } from '../../draw/vocabulary.ts';
import { knownPerson } from '../../language/known-people.ts';
import { hashText } from '../random.ts';
import { title } from '../reading/name-runs.ts';

/** How the studio's own cast looks, for an artist who reads the scene; drawn so in `draw/cast/members.ts`. */
const castLooks: Record<string, string> = {
  Maya: 'a girl with a ponytail and a red hoodie',
  Leo: 'a boy with messy brown hair and a teal striped shirt',
  Zuri: 'a girl with two hair puffs, a yellow top and blue overalls',
  Amina: 'a girl with a purple headscarf and a teal shirt',
  Kenji: 'a boy with glasses, black hair and a light blue hoodie',
  Ana: 'a girl with braids and lilac overalls',
  Omar: 'a boy with curly hair and an orange striped shirt',
  Sofia: 'a girl in a wheelchair with a dark bob and a green shirt',
  Finn: 'a boy with short red hair, freckles, a hearing aid and a blue striped shirt',
  Nia: 'a girl with a round afro and a lilac hoodie',
  Mateo: 'a boy with messy black hair and an orange hoodie',
  'Dr. Sol': 'a woman with glasses, her hair in a bun and a white coat',
  'Mr. Ray': 'a bearded man in a green cardigan',
  'Ms. Iris': 'a woman with long auburn hair and a white coat',
  'Mr. Chen': 'a man with short black hair and a blue cardigan',
  'Captain Lin': 'a woman with a black bob and a navy uniform',
  'Grandma Rosa': 'an old woman with glasses, a grey bun and a pink cardigan',
  'Grandpa Abe': 'a bald old man with a white beard and a brown cardigan',
};

const hair = [
  'short black hair',
  'curly brown hair',
  'long dark hair',
  'wavy red hair',
  'straight black hair',
];
const clothes = [
  'a blue jumper',
  'a green shirt',
  'an orange jacket',
  'a striped top',
  'a yellow raincoat',
  'a purple shirt',
];

/** What a member of the studio's own cast is drawn as; undefined for any other name. */
export function lookOfStudio(name: string): PersonLook | undefined {
  if (!Object.hasOwn(castLooks, name)) return undefined;
  const kind = /^an? (?:bearded |bald )?(old woman|old man|woman|man|girl|boy)/.exec(castLooks[name]!)?.[1];
  return personLooks.find((look) => look === kind?.replace(' ', '-'));
}

/**
 * A short look for a name, always the same for the same name and seed: "a boy with curly brown hair and a green shirt".
 * @param as what kind of person the name is drawn as, where the cast says so
 */
export function lookOf(name: string, seed: string, as?: string): string {
  if (Object.hasOwn(castLooks, name)) return castLooks[name]!;
  const hash = hashText(`${seed} ${name}`);
  const named = lookNamed(as);
  if (named?.wardrobe)
    return `${kinds[named.person] ?? 'somebody'} in the clothes of ${wardrobes[named.wardrobe].of}`;
  const look = `${hair[hash % hair.length]} and ${clothes[(hash >>> 8) % clothes.length]}`;
  return `${kindByLook(as) ?? kindOfPerson(name)} with ${look}`;
}

const kinds: Partial<Record<PersonLook, string>> = {
  girl: 'a girl',
  boy: 'a boy',
  child: 'a child',
  woman: 'a woman',
  man: 'a man',
  adult: 'a grown-up',
  'old-woman': 'an old woman',
  'old-man': 'an old man',
  elder: 'an old person',
};
const kindByLook = (as: string | undefined) => kinds[as as PersonLook];

function kindOfPerson(name: string): string {
  const first = name.split(' ')[0]!;
  if (/^(?:Grandma|Granny|Nana|Grandmother)/.test(first)) return 'an old woman';
  if (/^(?:Grandpa|Grandfather)/.test(first)) return 'an old man';
  if (/^(?:Mrs|Ms|Miss|Aunt|Auntie|Queen|Lady|Mother|Mom|Woman)/.test(first)) return 'a woman';
  if (/^(?:Mr|Uncle|King|Sir|Father|Dad|Man)/.test(first)) return 'a man';
  if (title.test(first)) return 'a grown-up';
  const { gender, age } = knownPerson(name);
  if (age === 'elder') return gender === 'he' ? 'an old man' : 'an old woman';
  if (age === 'adult') return gender === 'she' ? 'a woman' : gender === 'he' ? 'a man' : 'a grown-up';
  return gender === 'she' ? 'a girl' : gender === 'he' ? 'a boy' : 'a child';
}
