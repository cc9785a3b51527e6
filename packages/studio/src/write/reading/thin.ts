import type { Language } from '../../language/language.ts';
import { wordCount } from '../text/words.ts';
import type { Missing } from './reading.ts';

/** A story of fewer words gives no panel something of its own to tell. */
const leastWords = 22;
/** Words that order a comic instead of telling a story. */
const orders: Record<Language, RegExp> = {
  en: /(?<!\p{L})(?:(?:make|write|create|draw|do|give|explain|teach|show|tell)(?: me| us| it| a| an| the| some| my| this)? (?:\p{L}+ ){0,4}?(?:fun|story|comic|lesson|please|funny|interesting|easy|simple|about)|please|pls|plz|i need|i want|(?:maybe )?something (?:about|with)|for my (?:class|students|kids)|my (?:son|daughter|child|kids|class|students?|pupils) (?:has|have) (?:an? |the |her |his |their )?(?:\p{L}+ )?(?:test|exam|quiz|presentation|homework))(?!\p{L})/iu,
  de: /(?<!\p{L})(?:schreib\p{L}*|mach\p{L}*|erklär\p{L}*|bitte|ich brauche|ich will)(?!\p{L})/iu,
  fr: /(?<!\p{L})(?:écri\p{L}+|fai(?:s|tes)|expliqu\p{L}+|s'il (?:te|vous) plaît|je veux|j'ai besoin)(?!\p{L})/iu,
  es: /(?<!\p{L})(?:escrib\p{L}+|haz|haga|explica\p{L}*|por favor|quiero|necesito)(?!\p{L})/iu,
  hi: /(?:लिखो|लिखिए|बनाओ|बनाइए|समझाओ|समझाइए|कृपया|चाहिए)/u,
};

/**
 * What a text lacks for a lesson; undefined where there is enough to teach from.
 * @param facts how many sentences define, give a reason or an amount, or name a key term beside something that happens
 */
export function whatIsMissing(
  sentences: readonly string[],
  facts: number,
  events: number,
  language: Language,
): Missing[] | undefined {
  const words = wordCount(sentences.join(' '));
  const ordered = sentences.filter((text) => orders[language].test(text)).length;
  const short = words < leastWords;
  const empty = ordered > 0 && ordered * 2 >= sentences.length && words < leastWords * 3;
  const vague = facts === 0 && events === 0;
  if (!short && !empty && !(vague && words < leastWords * 2)) return undefined;
  return [
    ...(short ? (['length'] as const) : []),
    ...(events === 0 || empty ? (['events'] as const) : []),
    ...(facts === 0 || empty ? (['facts'] as const) : []),
  ];
}
