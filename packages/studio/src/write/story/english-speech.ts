import { capitalise, escapeRegExp } from '../text/words.ts';
import type { SpeechGrammar } from './reader.ts';
import type { Gender } from './referents.ts';

const verbs =
  '(?:say|says|said|ask|asks|asked|shout|shouts|shouted|cry|cries|cried|whisper|whispers|whispered|reply|replies|replied|think|thinks|thought|wonder|wonders|wondered|answer|answers|answered|call|calls|called|explain|explains|explained|add|adds|added|tell|tells|told|laugh|laughs|laughed|read|reads|mutter|mutters|muttered|sigh|sighs|sighed|promise|promises|promised|announce|announces|announced|admit|admits|admitted|suggest|suggests|suggested|repeat|repeats|repeated|yell|yells|yelled)';

/** People called by what they are. */
const women = 'mother|mom|mum|sister|aunt|grandmother|grandma|daughter|queen|woman|girl|wife|lady|princess';
const men = 'father|dad|brother|uncle|grandfather|grandpa|son|king|man|boy|husband|prince';
const others =
  'teacher|friend|cousin|neighbour|neighbor|doctor|farmer|coach|driver|guard|captain|baker|fisherman|merchant|librarian|nurse|judge|mayor|engineer|scientist|robot|computer|wizard|witch|fox|wolf|crow|owl|tortoise|hare|lion|mouse|dragon|giant|stranger|voice';
const roleWord = `(?:${women}|${men}|${others})`;
const determiner = '(?:his|her|my|the|their|our|an?)';

export const englishSpeech: SpeechGrammar = {
  isAttribution(part, people) {
    const words = part
      .replace(/[^\p{L}\p{N}' ]/gu, ' ')
      .replace(/\s+/g, ' ')
      .trim();
    if (!words) return true;
    const names = people.map((name) => escapeRegExp(name.replace(/\./g, '')));
    const subject = `(?:${[...names, 'he', 'she', 'they', 'I', 'we', `${determiner} (?:\\p{Ll}+ )?\\p{Ll}+`].join('|')})`;
    const object = `(?:${[...names, 'him', 'her', 'me', 'us', 'them', `${determiner} \\p{Ll}+`].join('|')})`;
    const rest = `(?: (?:to )?${object})?(?: \\p{L}+ly)?`;
    return new RegExp(`^(?:${subject} ${verbs}|${verbs} ${subject})${rest}$`, 'iu').test(words);
  },
  speakerIn(part, people) {
    for (const name of people) {
      const escaped = escapeRegExp(name);
      if (new RegExp(`${escaped}\\s+${verbs}\\b|\\b${verbs}\\s+${escaped}(?!\\p{L})`, 'u').test(part)) {
        // "asks Ana" speaks; "tells Ana" after a subject is spoken to.
        if (!new RegExp(`\\b(?:he|she|they|I|we)\\s+${verbs}\\s+${escaped}`, 'iu').test(part)) return name;
      }
    }
    const role = `${determiner} (?:\\p{Ll}+ )?(${roleWord})`;
    const found = new RegExp(`\\b${role} ${verbs}\\b|^\\W*(?!tell|told)${verbs} ${role}\\b`, 'iu').exec(part);
    return found ? capitalise((found[1] ?? found[2])!.toLowerCase()) : undefined;
  },
  pronounSpeaks: (part) =>
    new RegExp(`\\b(?:he|she)\\s+${verbs}\\b|\\b${verbs}\\s+(?:he|she)\\b`, 'i').test(part),
  selfSpeaks: (part) => new RegExp(`\\bI\\s+${verbs}\\b|\\b${verbs}\\s+I\\b`).test(part),
};

const roleDeterminer = '(?:[Hh]is|[Hh]er|[Mm]y|[Tt]he|[Tt]heir|[Oo]ur|[Aa]n?)';
const working =
  'teacher|doctor|farmer|coach|driver|guard|captain|commander|baker|fisherman|merchant|librarian|nurse|judge|mayor|engineer|scientist|pilot|stranger|soldier|officer';

/** "her mother", "the old king": people without a name, as a comic calls them. Who is named right after is left out. */
export function englishRoles(text: string): { name: string; gender?: Gender; leads: boolean }[] {
  const narration = text.replace(/"[^"]*"/g, ' ').trim();
  const pattern = `(?<!\\p{L})${roleDeterminer} (?:\\p{Ll}+ )?(${women}|${men}|${working})(?!\\p{L}|,? \\p{Lu}|'s)`;
  return [...narration.matchAll(new RegExp(pattern, 'gu'))].map(({ 1: role, index }) => ({
    name: capitalise(role!),
    gender: genders.find(([words]) => words.test(role!))?.[1],
    leads: index === 0,
  }));
}

const genders: [RegExp, Gender][] = [
  [new RegExp(`^(?:${women})$`), 'she'],
  [new RegExp(`^(?:${men})$`), 'he'],
];
