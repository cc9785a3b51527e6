import { isFirstName } from './first-names.ts';
import type { Token } from './tagger.ts';

export const personTitle =
  /^(?:Mr|Mrs|Ms|Miss|Dr|Prof|Professor|Coach|Captain|Chef|Uncle|Aunt|Auntie|Grandma|Grandpa|Granny|Nana|Grandmother|Grandfather|Senator|Representative|President|King|Queen|Sir|Lady|Judge|Doctor|Teacher|Nurse|Officer|Mayor|Principal|Chief)\.?$/;
const notPeople = new Set(
  'I Monday Tuesday Wednesday Thursday Friday Saturday Sunday January February March April May June July August September October November December English French Spanish Chinese Indian American African European Asian Roman Greek God Earth Moon Sun Mars Venus Jupiter Saturn Mercury Neptune Uranus Internet Congress Senate House Parliament Constitution Europe Asia Africa America Australia China India Japan England France Germany Egypt Rome London Paris Delhi Mumbai Nature Science Math History Buzz Splash Wow Yes No Oh Hello Dear Young Old Little Poor Long Many People Scientists Students Traders'.split(
    ' ',
  ),
);
const describing = /^(?:Young|Little|Old|Poor|Dear|Brave|Clever|Big|Tiny|Today|Then|When|But|And|So)$/;
const placeWord = /^(?:in|at|near|from|to|across|through|into|around|of)$/i;
const placeName =
  /^(?:New|Great|North|South|East|West|Northern|Southern|Eastern|Western|Central|United|Middle|Mount|Lake|River|San|Los|Santa|Saint|Cape|Hong|Dead|Red|Black)$/;
const saying =
  /^(?:says?|said|asks?|asked|shouts?|shouted|cries|cried|whispers?|whispered|replies|replied|thinks?|thought|wonders?|wondered)$/;
const kin =
  /^(?:friend|sister|brother|mother|father|mom|dad|cousin|teacher|son|daughter|uncle|aunt|neighbou?r|classmate|named|called|merchant|trader|farmer|scientist|girl|boy)$/;
/** What hardly anything but a person does. */
const humanVerb =
  /^(?:wants?|wanted|smiles?|smiled|laughs?|laughed|sits|sat|runs|ran|walks|walked|looks|looked|opens|opened|kneels|knelt|lends|lent|takes|took|gives|gave|holds|held|knows|knew|thinks|thought|feels|felt|listens|listened|writes|wrote|reads|puts|counts|counted|waits|waited|nods|nodded|cries|cried|jumps|jumped|brings|brought|promised|promises|lives|lived|stands|stood|decides|decided|hears|heard|folds|wipes|sends|sent|finds|found|learned|learns|saw|sees|wished|turns|turned|shakes|shook|rolls|went|comes|came)$/;
const pronoun = /\b(?:he|she|him|her|his|hers)\b/i;

/** A name reads as a person from this much evidence on. */
const enough = 2;

/**
 * The people of a story by name, the one named most often first. Evidence is added up over all sentences: a known first
 * name, a title, a verb of speech, a family word; a place word or lower case elsewhere counts against.
 */
export function findPeople(sentences: { text: string; tokens: Token[] }[], concept: string): string[] {
  const conceptWords = new Set(concept.toLowerCase().split(/\W+/));
  const evidence = new Map<string, number>();
  const mentions = new Map<string, number>();
  const lowerCase = new Set(
    sentences.flatMap((s) => s.tokens.filter((t) => /^\p{Ll}/u.test(t.text)).map((t) => t.text)),
  );
  sentences.forEach(({ text, tokens }, index) => {
    const near = `${text} ${sentences[index + 1]?.text ?? ''}`;
    for (const { name, from, to } of nameRuns(tokens)) {
      const first = name.split(' ')[0]!;
      const isMany = !name.includes(' ') && name.endsWith('s') && !isFirstName(name);
      if (
        isMany ||
        conceptWords.has(first.toLowerCase()) ||
        notPeople.has(first) ||
        lowerCase.has(name.toLowerCase())
      )
        continue;
      const score = scoreRun(name, tokens[from - 1], tokens[to], tokens[to + 1], from, pronoun.test(near));
      evidence.set(name, (evidence.get(name) ?? 0) + score);
      mentions.set(name, (mentions.get(name) ?? 0) + 1);
    }
  });
  const found = [...evidence.keys()].filter((name) => evidence.get(name)! >= enough);
  return withoutShortForms(found.sort((a, b) => mentions.get(b)! - mentions.get(a)!));
}

function scoreRun(
  name: string,
  before: Token | undefined,
  after: Token | undefined,
  second: Token | undefined,
  at: number,
  human: boolean,
): number {
  const first = name.split(' ')[0]!;
  let score = 0;
  if (isFirstName(first)) score += 3;
  if (personTitle.test(first) && name.includes(' ')) score += 3;
  else if (personTitle.test(first) && /^(?:Grand|Granny|Nana)/.test(first)) score += 3;
  if (after && saying.test(after.lower)) score += 2;
  if (before && (saying.test(before.lower) || kin.test(before.lower))) score += 2;
  if (after && humanVerb.test(after.lower)) score += 1;
  if (after?.text === "'s" && human) score += 0.5;
  if (after?.pos === 'VERB' && human) score += at > 0 ? 1.5 : 1;
  if (after?.text === ',' && second && /^(?:who|a|an|her|his|my|the)$/.test(second.lower) && human)
    score += 1;
  if (name.includes(' ') && after?.pos === 'VERB' && !placeName.test(first)) score += 2;
  if (before && placeWord.test(before.text)) score -= 1.5;
  return score;
}

type NameRun = { name: string; from: number; to: number };

function nameRuns(tokens: Token[]): NameRun[] {
  const runs: NameRun[] = [];
  let i = 0;
  while (i < tokens.length) {
    const from = i;
    while (i < tokens.length && isNamePart(tokens[i]!, i > from)) i++;
    if (i === from) {
      i++;
      continue;
    }
    const start = i - from > 1 && describing.test(tokens[from]!.text) ? from + 1 : from;
    const name = tokens.slice(start, Math.min(i, start + 3)).map((t) => t.text);
    runs.push({ name: name.join(' '), from: start, to: i });
  }
  return runs;
}

function isNamePart(token: Token, inside: boolean): boolean {
  if (!/^\p{Lu}\p{Ll}+(?:-\p{Lu}\p{Ll}+)?\.?$/u.test(token.text)) return false;
  return (
    token.pos === 'PROPN' ||
    isFirstName(token.text) ||
    personTitle.test(token.text) ||
    (inside && token.pos === 'NOUN')
  );
}

/** "Leo" and "Leo Park" are one person; the form found more often stands first and stays. */
function withoutShortForms(names: string[]): string[] {
  const kept: string[] = [];
  for (const name of names) {
    const known = kept.some((other) => other.split(' ').includes(name) || name.split(' ').includes(other));
    if (!known) kept.push(name);
  }
  return kept;
}
