import type { Casting } from '@panelwise/contracts/domain/script';
import { historicalPerson } from '../../language/historical-people.ts';
import { knownPerson } from '../../language/known-people.ts';
import { pictureOf } from '../../words/picture-of.ts';
import { beingOf } from '../../write/reading/noun-kinds.ts';
import { chooseAct, posePhrases } from '../../write/stage/act.ts';
import { lookOfEntity } from '../../write/stage/entity-looks.ts';
import { placePhrases, withoutSun } from '../../write/stage/places.ts';
import { escapeRegExp, singular } from '../../write/text/words.ts';
import { castMembers } from '../cast/members.ts';
import { animalLooks, type PoseName, poseNames, type SceneName, sceneNames } from '../vocabulary.ts';
import { lookNamed } from './look-named.ts';
import { nameKey } from './name-key.ts';

/** What the words of a scene say of its people and its place; `rest` are the words that may name things. */
export type ReadScene = { people: Casting[]; place: SceneName | undefined; rest: string };

type Found = { at: number; end: number; name: string; as?: string | undefined };

/**
 * Reads a scene as it is written by people ("At night a mouse looks at the moon") or by the studio ("Maya (a girl with a
 * red hoodie) waves hello, on a farm with fields. Shown large: bell."), or by both in turn.
 * @param names who is known by name around this panel
 * @param looks what those are drawn as, by `nameKey`
 */
export function readScene(
  scene: string,
  names: readonly string[],
  looks: ReadonlyMap<string, string>,
): ReadScene {
  const whole = scene.replace(/\(In the story: [^()]*\)/g, ' ');
  const phrases = (name: SceneName) => [placePhrases[name], withoutSun(placePhrases[name])];
  const place = sceneNames.find((name) => phrases(name).some((phrase) => whole.includes(phrase)));
  // "In a grand hall of government" is nobody.
  const text = place ? whole.replaceAll(placePhrases[place], ';') : whole;
  const described = describedPeople(text, looks);
  // What stands in brackets tells how somebody looks, and a hoodie is no thing of the picture.
  const plain = text.replace(/\([^()]*\)/g, (aside) => ' '.repeat(aside.length));
  const named = [...described, ...namedPeople(plain, names), ...beings(plain, names)].sort(
    (a, b) => a.at - b.at || b.end - a.end,
  );
  const found = named.filter(
    (one, i) =>
      !named.slice(0, i).some((before) => before.end > one.at || nameKey(before.name) === nameKey(one.name)),
  );
  const people = found.map(({ name, as, end }, i): Casting => {
    const clause = plain.slice(end, found[i + 1]?.at ?? plain.length).split(/[.;]/)[0]!;
    return { name, ...(as && { as }), ...actIn(clause, i) };
  });
  return { people, place, rest: thingWords(plain, found) };
}

/** "Maya (a girl with a ponytail)": how a person or the studio says who looks how. */
function describedPeople(text: string, looks: ReadonlyMap<string, string>): Found[] {
  return [
    ...text.matchAll(
      /(?<=^|[.;,]|\band\b)\s*([\p{L}\d][^;,.()\n]{0,60}?|\p{L}+\. ?[^;,.()\n]{1,50}?) \(([^()]*)\)/gu,
    ),
  ].map((match) => {
    const [whole, name, look] = [match[0], match[1]!.trim(), match[2]!];
    const stored = looks.get(nameKey(name));
    const said = lookInWords(look);
    const person = lookNamed(stored)?.person ?? stored;
    const as = !said || person === said ? stored : said;
    const at = match.index + whole.indexOf(name);
    return { at, end: match.index + whole.length, name, as };
  });
}

/** What a description calls somebody: "an old woman with a grey bun" is an old woman. */
function lookInWords(look: string): string | undefined {
  const head = look.toLowerCase().split(/\b(?:with|in|who)\b/)[0]!;
  if (/\bcrowd\b/.test(head)) return 'crowd';
  const old = /\bold\b/.test(head);
  for (const word of head.match(/\p{L}[\p{L}-]*/gu)?.toReversed() ?? []) {
    const as = lookOfNoun(word === 'grown-up' ? 'adult' : word, old);
    if (as) return as;
  }
  return undefined;
}

function lookOfNoun(noun: string, old = false): string | undefined {
  const being = beingOf(noun);
  if (!being) return undefined;
  const { kind, gender, elder, species } = being;
  const age = elder || (old && kind === 'adult');
  return lookOfEntity({
    name: noun,
    kind,
    ...(gender && { gender }),
    ...(age && { elder: true }),
    ...(species && { what: species }),
    aliases: [],
    first: 0,
  });
}

const title = /^(?:Mr|Mrs|Ms|Miss|Dr|Prof|Professor|Captain|Coach|Uncle|Aunt|Grandma|Grandpa|King|Queen)$/;
/** Before somebody who is not there. */
const notMeant =
  /\b(?:(?<!\b(?:groups?|crowd|class|pair|lots?|row|team|pack|family|herd|flock) )of|like|as|without|about|no)\s+(?:(?:an?|the|his|her|their|my|our)\s+)?(?:\p{L}+\s+)?$/iu;
/** Before a name that is a place, or nobody who is there. */
const notThere = /\b(?:in|at|from|to|near|of|like|as|without|about)\s+(?:(?:a|an|the)\s+)?$/i;

/** Names of the page, of our own players, and names of people as the studio knows them. */
function namedPeople(text: string, names: readonly string[]): Found[] {
  const known = [...names, ...castMembers.map(({ name }) => name)].sort((a, b) => b.length - a.length);
  const found = known.flatMap((name): Found[] => {
    // A pattern for each takes far longer than to see that most are not there.
    if (!text.includes(name)) return [];
    const match = new RegExp(`(?<![\\p{L}])${escapeRegExp(name)}(?![\\p{L}])`, 'u').exec(text);
    return match && !notThere.test(text.slice(0, match.index))
      ? [{ at: match.index, end: match.index + match[0].length, name }]
      : [];
  });
  const others = [
    ...text.matchAll(/\p{Lu}[\p{L}’'-]+(?:\. \p{Lu}[\p{L}’'-]+| \p{Lu}[\p{L}’'-]+)?/gu),
  ].flatMap(([name, ...rest], i, all): Found[] => {
    const at = all[i]!.index;
    const first = name.split(/[. ]/)[0]!;
    const history = historicalPerson(name)?.id;
    const isName = history ?? (title.test(first) ? name !== first : knownPerson(name).gender);
    if (
      !isName ||
      rest.length ||
      notThere.test(text.slice(0, at)) ||
      /^['’]s/.test(text.slice(at + name.length))
    )
      return [];
    return [{ at, end: at + name.length, name, as: history }];
  });
  return [...found, ...others];
}

const opens =
  /^(?:an?|the|this|that|his|her|their|its|my|our|your|another|some|many|several|two|three|four)$/;
const counts: Record<string, number> = { two: 2, three: 3, four: 4 };

/** People and animals that are told of by what they are: "a mouse", "two girls", "the villagers". */
function beings(text: string, names: readonly string[]): Found[] {
  const words = [...text.toLowerCase().matchAll(/\p{L}[\p{L}'’-]*/gu)];
  const around = words.map(([word]) => word);
  return words.flatMap(({ 0: noun, index }, i): Found[] => {
    const being = beingOf(noun, around[i - 1], [text]);
    if (!being) return [];
    const before = around.slice(Math.max(0, i - 3), i);
    const opener = before.findLast((word) => opens.test(word));
    const plural = singular(noun) !== noun;
    if (!opener && !plural && i > 0) return [];
    if (notMeant.test(text.slice(0, index))) return [];
    // What no look shows is no actor: its own picture may be among the things.
    if (being.kind === 'animal' && !animalLooks.some((look) => look === being.species)) return [];
    const next = around[i + 1];
    // "A group of children" is named by whom it is made of.
    if (being.kind === 'group' && next === 'of') return [];
    if (
      next &&
      !next.endsWith('s') &&
      pictureOf(next, around) &&
      /^\s+\p{L}/u.test(text.slice(index + noun.length))
    )
      return [];
    const old = before.includes('old');
    const end = index + noun.length;
    const one = singular(noun);
    const as = plural && being.kind !== 'animal' ? 'crowd' : (being.species ?? lookOfNoun(one, old));
    const named = names.find((name) => nameKey(name).replace(/^the /, '') === noun);
    const many = plural ? counts[opener ?? ''] : undefined;
    if (many)
      return Array.from({ length: many }, (_, n) => ({
        at: index + n / 10,
        end: n === many - 1 ? end : index,
        name: `${one} ${n + 1}`,
        as: being.species ?? lookOfNoun(one, old),
      }));
    return as ? [{ at: index, end, name: named ?? noun, as }] : [];
  });
}

/** What somebody does, in the studio's own words or in anybody's. */
function actIn(clause: string, at: number): Pick<Casting, 'pose' | 'expression'> {
  const own: PoseName | undefined = poseNames.find((name) => clause.trim().startsWith(posePhrases[name]));
  const act = chooseAct('narration', 'other', clause, false, at);
  return own ? { pose: own } : act;
}

const allPhrases = [...Object.values(posePhrases), ...Object.values(placePhrases)].sort(
  (a, b) => b.length - a.length,
);

/** The words without people, what they do in the studio's own words, and the place: what is left may name things. */
function thingWords(text: string, people: readonly Found[]): string {
  let out = text;
  for (const { at, end } of people) {
    const from = Math.floor(at);
    out = out.slice(0, from) + ';'.repeat(Math.max(0, end - from)) + out.slice(end);
  }
  for (const phrase of allPhrases) out = out.replaceAll(phrase, ';');
  return out.replace(/Shown large: ([^.]*)/g, (_, list: string) =>
    list.replace(/(?:^|, | and )/g, (gap) =>
      gap.trim() === 'and' || gap.trim() === ',' ? ', the ' : 'the ',
    ),
  );
}
