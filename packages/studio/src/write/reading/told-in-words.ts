import { escapeRegExp } from '../text/words.ts';
import type { Meant } from './beings.ts';
import type { Mention } from './mentions.ts';
import { beingOf } from './noun-kinds.ts';
import type { Entity, Gender } from './reading.ts';
import { speechVerbs } from './speech-verbs.ts';
import { whoseKin } from './whose-kin.ts';
import { withoutSpeech } from './without-speech.ts';

const isActor = ({ kind }: Entity) => kind === 'child' || kind === 'adult' || kind === 'animal';

/** "Her name is", "they named him", "he called her": a name follows, and whose it is. */
const naming =
  /(?<!\p{L})(?:(?<own>his|her) name (?:is|was|would be)|(?:called|named|calls?|names?|nicknamed) (?<whom>him|her))(?: (?:simply|just|only))? (?=\p{Lu})/giu;

/** Who the words that give somebody a name say is a she or a he. Nobody of whom they say both. */
export function gendersOfNaming(
  texts: readonly string[],
  named: readonly Entity[],
): ReadonlyMap<Entity, Gender> {
  const told = new Map<Entity, Gender | undefined>();
  for (const text of texts.map(withoutSpeech))
    for (const match of text.matchAll(naming)) {
      const who = nameAt(text.slice(match.index + match[0].length), named);
      const gender = /^her$/i.test(match.groups!.own ?? match.groups!.whom!) ? 'she' : 'he';
      if (who) told.set(who, told.has(who) && told.get(who) !== gender ? undefined : gender);
    }
  return new Map([...told].flatMap(([who, gender]) => (gender ? [[who, gender]] : [])));
}

/** Whose name a text begins with, the longest first. */
const nameAt = (text: string, named: readonly Entity[]) =>
  named
    .filter(isActor)
    .flatMap((entity) => [entity.name, ...entity.aliases].map((form) => ({ form, entity })))
    .sort((a, b) => b.form.length - a.form.length)
    .find(({ form }) => new RegExp(`^${escapeRegExp(form)}(?![\\p{L}\\p{M}])`, 'u').test(text))?.entity;

const nameFollows = /^ name (?:is|was|would be) (?:simply |just |only )?$/iu;
const callsBefore = /(?<!\p{L})(?:called|named|calls|nicknamed) (?:her|him) $/u;

/** "His name is Pancho", "he called her Cloud": who bears the name. */
export function bearerOfName(one: Mention, list: readonly Mention[], text: string): Entity | undefined {
  if (one.owns)
    return list.find(({ entity, from }) => entity && nameFollows.test(text.slice(one.to, from)))?.entity;
  if (!/^(?:her|him)$/i.test(one.text)) return undefined;
  return list.find(({ entity, from }) => entity && callsBefore.test(text.slice(0, from)))?.entity;
}

/** What somebody asks or thinks is of themselves: "Zosia asked if she could". */
const ofThemselves =
  /^ (?:also |then |often |quietly |suddenly )?(?:(?:asks|asked|wonders|wondered|wanted to know)(?: \p{L}+){0,2} (?:if|whether|why|how|when|where|what)|(?:says|said|thinks|thought|knows|knew|feels|felt|hopes|hoped|decides|decided|wishes|wished|believes|believed|promises|promised|fears|feared|forgot|remembered|dreamt|dreamed)(?: that| how)?) $/u;
/** What only one's own head or hands do: "Ludvika rubbed her eyes". */
const withOwnBody =
  /^ (?:then |slowly |quickly |only |just )?(?:shakes|shook|rubs|rubbed|nods|nodded|bites|bit|closes|closed|opens|opened|raises|raised|lifts|lifted|lowers|lowered|shrugs|shrugged|scratches|scratched|stamps|stamped|claps|clapped|wrinkles|wrinkled|licks|licked|blinks|blinked|folds|folded|crosses|crossed|covers|covered) $/u;
const ownBody =
  /^ (?:own )?(?:head|eyes?|nose|hands?|arms?|shoulders?|lips?|chin|forehead|foot|feet|fists?|face|ears?|mouth|neck)(?!\p{L})/u;

/** `"Show me," said Khru Som after school, when she had closed the door`: who speaks has closed it. */
const saidBy = new RegExp(`"[^"]*" (?:${speechVerbs}) (?:the )?$`, 'u');
const whenTheyDid = /^(?: \p{Ll}+){0,3}, (?:when|as|while|after|before|once) $/u;

/**
 * Whom a pronoun means by how its sentence is built, where nothing tells that they are of the other gender: who asks
 * whether they may, and who shakes their own head.
 */
export function subjectBefore(
  one: Mention,
  gender: Gender,
  out: readonly Meant[],
  text: string,
): Entity | undefined {
  const before = out.at(-1);
  const who = before?.acts && !before.owns ? before.who : undefined;
  if (!who || (who.gender ?? gender) !== gender || !isActor(who)) return undefined;
  const between = text.slice(before!.to, one.from);
  const isOwn = one.owns && withOwnBody.test(between) && ownBody.test(text.slice(one.to));
  const goesOn = saidBy.test(text.slice(0, before!.from)) && whenTheyDid.test(between);
  return isOwn || (!one.owns && (goesOn || ofThemselves.test(between))) ? who : undefined;
}

/** Whom grown-ups have, and whom children have besides their own people. */
const ofGrownUps = /^(?:daughters?|sons?|children|husband|wife)$/;
const ofPupils = /^(?:teacher|coach|trainer|tutor|classmates?|school)$/;

/**
 * "Zosia's mum was cooking. Her brother Kuba laughed.": the brother is Zosia's, and "her" means Zosia. "His coach called him
 * lazy. His teacher agreed.": one boy's.
 */
export function childOfKin(
  one: Mention,
  likeliest: Entity,
  text: string,
  entities: readonly Entity[],
): Entity | undefined {
  const noun = one.owns ? /^ (?:\p{Ll}+ ){0,2}?(\p{Ll}+)/u.exec(text.slice(one.to)) : null;
  const isKin = noun?.[0]
    .split(' ')
    .some((word) => ofPupils.test(word) || (beingOf(word)?.kin && !ofGrownUps.test(word)));
  return isKin ? whoseKin(likeliest, entities) : undefined;
}

const callingWords =
  ',? (?:who|whom|that) (?:I|we|they|you|everyone|everybody|people|the \\p{Ll}+|(?:my|our) \\p{Ll}+) (?:all |always |just |only )*(?:calls?|called|named?|nicknamed?) |,? (?:always |better )?known (?:to (?:everyone|everybody|us|all|the \\p{Ll}+) )?as ';

/** What stands between a word for somebody and the name by which they are called. English. */
const byName = new RegExp(
  [
    '^(?:, | |, who (?:is|was) called ',
    '|(?: (?:of|from|in|with|at) (?:(?:the|an?) )?[\\p{L} ]{2,24})?,? (?:who )?(?:is |was )?(?:called|named) ',
    // "A woman in the line, Shefali, …"
    '| (?:from|in|with|at) (?:(?:the|an?|his|her) )?[\\p{L} ]{2,24}, ',
    '|, whose name (?:is|was) ',
    // "My grandma, who I call Lola"
    `|${callingWords}`,
    '| (?:behind|with|in|at|from|beside|on) (?:the|an?|that) (?:\\p{Ll}+ ){1,3}(?:is|was) )$',
  ].join(''),
  'u',
);

/** Whose name stands behind a word for somebody and is what they are called: "a trader from Sogdia named Nanai". */
export function calledBehind(one: Mention, behind: readonly Mention[], text: string): Entity | undefined {
  const next = behind.find(({ entity }) => entity && entity.kind !== 'place');
  const between = next ? text.slice(one.to, next.from) : '';
  return byName.test(between) ? next?.entity : undefined;
}

const family = new RegExp(
  `(?<!\\p{L})(?:my|our|his|her|their|\\p{Lu}\\p{L}+['’]s) (?:\\p{Ll}+ )?(?<kin>\\p{Ll}[\\p{L}-]+)(?:${callingWords}|(?<=calls? (?:my|our|his|her|their) \\p{L}+) )$`,
  'iu',
);

/** What somebody is to those who call them by the name that follows: "grandma" in "my grandma, who I call". */
export const kinCalledSo = (before: string): string | undefined => family.exec(before)?.groups?.kin;
