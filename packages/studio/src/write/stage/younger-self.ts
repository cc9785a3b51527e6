import { asYoung } from '../../draw/staging/look-named.ts';
import type { Story, StorySentence } from '../story/analyse-story.ts';

const number =
  'one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty(?:-\\p{L}+)?|thirty(?:-\\p{L}+)?|forty(?:-\\p{L}+)?|fifty(?:-\\p{L}+)?|sixty(?:-\\p{L}+)?|seventy(?:-\\p{L}+)?|eighty(?:-\\p{L}+)?|\\d{1,2}';
const numbers = number.split('|');
/** "When he was three", "by the age of five", "At ten he was sent", "He was fifteen when", "aged 12". */
const ageTold = new RegExp(
  `(?<!\\p{L})(?:(?:when|while) (?:he|she|\\p{Lu}\\p{L}+) was (?:only |just |still )?|(?:at|by|until) the age of |^(?:At|By) (?=[^,.]{2,12} (?:he|she)(?!\\p{L}))|(?:he|she) was (?:only |just )?|aged )(?<years>${number})(?! (?:metres|meters|years (?:of|later|in)|hours|days|weeks|months|times|men|women|children))(?= years old|[,. ]|$)`,
  'iu',
);
const child =
  /(?<!\p{L})(?:as (?:an? )?(?:\p{L}+ )?(?:boy|girl|child|schoolboy|schoolgirl)|when (?:he|she|\p{Lu}\p{L}+) was (?:still |only |just )?(?:an? (?:\p{L}+ )?(?:boy|girl|child)|young|little|small)|was born|(?:his|her) childhood)(?=[ ,.]|$)/iu;
const grown =
  /(?<!\p{L})(?:(?:later |then |soon )?became|grew up (?:to|and)|married|graduated|university|college|as an? (?:young |grown )?(?:man|woman|adult)|years later|after (?:his|her) studies|died|moved to (?:London|Paris|Berlin)|for the rest of (?:his|her) life)(?!\p{L})/iu;
const bornIn = /(?<!\p{L})born (?:on [^,.]{3,20} |in [^,.]{3,20} )?in (?<year>1\d{3}|20\d\d|\d{3})(?!\d)/iu;
const inYear = /(?<!\p{L})(?:in|by|until|since) (?<year>1\d{3}|20\d\d)(?!\d)/iu;

/** Until this age somebody is drawn as a child. */
const grownAt = 16;

/** What a sentence says of the age of whom a life is about: in years, or as one of the two. */
function ageIn(text: string, born: number | undefined): number | undefined {
  const told = ageTold.exec(text)?.groups?.years?.toLowerCase();
  if (told !== undefined) {
    const at = numbers.findIndex((one) => new RegExp(`^(?:${one})$`, 'u').test(told));
    return /^\d/.test(told) ? Number(told) : at < grownAt ? at + 1 : grownAt + 1;
  }
  if (child.test(text)) return 0;
  const year = Number(inYear.exec(text)?.groups?.year);
  if (born !== undefined && year >= born) return year - born;
  return grown.test(text) ? grownAt : undefined;
}

/**
 * What grown-ups are drawn as in a sentence that tells of them as children, by name: where it says so itself, and in the
 * life of somebody of history until it tells that they were grown.
 * @param looks what everybody is drawn as
 * @returns nothing for those whom it shows as they are
 */
export function youngerSelf(
  sentence: Pick<StorySentence, 'text' | 'index' | 'people'>,
  story: Pick<Story, 'entities' | 'sentences'>,
  looks: ReadonlyMap<string, string>,
): Readonly<Record<string, string>> {
  const [only, other] = sentence.people;
  return Object.fromEntries(
    story.entities.flatMap((entity) => {
      const { name, kind, known } = entity;
      const look = looks.get(name);
      if (kind !== 'adult' || !look || !(known || (name === only && !other))) return [];
      const age = known ? ageOf(name, sentence.index, story.sentences) : ageIn(sentence.text, undefined);
      if (age === undefined || age >= grownAt) return [];
      const young = look.replace(/(?:old-)?woman$/, 'girl').replace(/(?:old-)?man$/, 'boy');
      return known ? [[name, `${asYoung}${known}`]] : young === look ? [] : [[name, young]];
    }),
  );
}

/** The age of somebody whose life is told, by the last that was said of it. */
function ageOf(name: string, index: number, sentences: readonly StorySentence[]): number | undefined {
  const isAbout = ({ people, named }: StorySentence) => people.includes(name) || named.includes(name);
  const birth = sentences.find((one) => isAbout(one) && bornIn.test(one.text));
  const born = birth && Number(bornIn.exec(birth.text)?.groups?.year);
  for (let at = index; at >= 0; at--) {
    const one = sentences[at]!;
    const mayMean = isAbout(one) || (at === index && one.people.length === 0);
    const age = mayMean ? ageIn(one.text, born) : undefined;
    if (age !== undefined) return age;
  }
  return undefined;
}
