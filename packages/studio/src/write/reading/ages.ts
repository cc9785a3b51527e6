import { isFirstName } from '../story/first-names.ts';
import { textsWith, theWord } from '../text/marked-word.ts';
import { familyWord } from './family-words.ts';
import { title } from './name-runs.ts';
import { isNameless } from './new-being.ts';
import { beingOf } from './noun-kinds.ts';
import { isActor } from './people-of-story.ts';
import type { ChildAge, Entity } from './reading.ts';

const words =
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen'.split(
    ' ',
  );
const number = `(?<years>\\d{1,2}|${words.join('|')})`;
const after = '(?=[.,;]|$| (?:and|when|years?|at|then)(?!\\p{L}))';

const hasAge = new RegExp(
  [
    `${theWord}(?:,? (?:who )?(?:is|was|has just turned|had just turned|turned)(?: only| just| nearly| almost)?|,(?: aged)?|, age) ${number}${after}`,
    `(?<!\\p{L})${number.replace('years', 'before')}-year-old (?:\\p{Ll}+ ){0,2}(?:called |named )?${theWord}`,
  ].join('|'),
  'u',
);

const kin = '(?:brother|sister|cousin|son|daughter|boy|girl)';
const kinOf = (which: string) =>
  new RegExp(
    `(?<!\\p{L})${which} ${kin},? (?:called |named )?${theWord}|${theWord},? (?:is |was )?(?:my|our|his|her|their|the|a|\\p{Lu}\\p{Ll}+['’]s) ${which} ${kin}(?!\\p{L})`,
    'u',
  );
const little = '(?:little|small|youngest|toddler)';
const big = '(?:big|older|elder|eldest|teenage)';
const says = (which: string) => new RegExp(`(?<!\\p{L})${which} ${kin}(?!\\p{L})`, 'u');
const littleOne = says(little);
const bigOne = says(big);
const isLittle = kinOf(little);
const isBig = kinOf(big);

/** Under six one is small; from thirteen one is a teenager. */
const ageAt = (years: number): ChildAge => (years < 6 ? 'small' : years < 13 ? 'kid' : 'teen');

/**
 * Says of those of a story whose age it tells how old they are: children, "Old Señor Gil", and a classmate who is called like
 * somebody's grandmother ("Nana Yaw"). Changed in place.
 */
export function markAges(entities: readonly Entity[], texts: readonly string[]): void {
  for (const one of entities) {
    if (one.kind === 'adult' && isActor(one) && !one.known && !one.role && isInClass(one.name, texts))
      one.kind = 'child';
    if (one.kind === 'adult' && isActor(one) && !one.known) markGrown(one, texts);
    if (one.kind !== 'child' || !isActor(one)) continue;
    const age = ageIn(one.name, texts);
    if (age) one.age = age;
    else if (!one.known && doesAsGrown(one.name, texts)) one.kind = 'adult';
  }
}

const inClass = new RegExp(
  `${theWord}(?:,? who (?:is|was)|,)? in (?:Grade|Year|Class|Standard|Form|Primary|grade|year|class|standard) (?:\\d{1,2}|one|two|three|four|five|six|seven|eight|nine)(?!\\p{L})`,
  'u',
);

/** "Wanjiku, who is in Grade 5": a pupil of today; "Mr Kamau in Grade 5" teaches there. */
export const isInClass = (name: string, texts: readonly string[]): boolean =>
  !title.test(name.split(' ')[0]!) && textsWith(name, texts).some((text) => inClass.test(text));

const vehicle =
  '(?:van|truck|bus|minibus|car|taxi|lorry|tractor|train|jeep|ambulance|pickup|motorbike|motorcycle|harvester|bulldozer)';

const grown = new RegExp(
  [
    `${theWord} (?:\\p{Ll}+ly )?(?:(?:had|has) )?(?:drove|drives|driven|parked|was driving|is driving) (?:the|an?|his|her|their|our|us|me|them|him) (?!toy|model|bumper)(?:(?:old|big|little|new|school|red|blue|white|yellow|green) )?(?:(?:in|home|to) (?:the|an?|his|her) )?${vehicle}`,
    `${theWord} (?:drove|drives) (?:(?:all )?(?:the|his|her|our|my|their) )(?:\\p{Ll}+ )?(?:boxes|crates|trays|sacks|parcels|barrels|vegetables|fruit|tomatoes|milk|goods)`,
    `${theWord}['’]s (?:\\p{Ll}+ )?(?:wife|husband|moustache|beard|customers|patients|employees|taxi|lorry|truck|boss|office)`,
    `${theWord} (?:has|had|wore|wears|stroke[sd]|scratched|rubbed) (?:an?|his) (?:\\p{Ll}+ )?(?:beard|moustache|mustache)`,
  ]
    .map((sign) => `${sign}(?!\\p{L})`)
    .join('|'),
  'u',
);
const wed = new RegExp(
  `(?<!\\p{L})(?:${theWord} (?:\\p{Ll}+ ){1,3}(?:under|in|wearing|wore) (?:an?|the|her) (?:\\p{Ll}+ )?(?:veil|wedding (?:dress|sari|gown))|(?:[Bb]ride|[Bb]ridegroom|[Gg]room),? ${theWord})(?!\\p{L})`,
  'u',
);

/** "Doug drove the van", "Elif's husband": what nobody does or has before they are grown. */
function doesAsGrown(name: string, texts: readonly string[]): boolean {
  const own = textsWith(name, texts);
  const isGrown =
    own.some((text) => grown.test(text)) || (own.some((text) => wed.test(text)) && isWedding(texts));
  return isGrown && !texts.some((text) => inPlay.test(text));
}

const isWedding = (texts: readonly string[]) =>
  texts.some((text) => /(?<!\p{L})(?:weddings?|brides?|married|marry)(?!\p{L})/iu.test(text));

/** Children are grown-ups on a stage, and in a game. */
const inPlay = /(?<!\p{L})(?:costumes?|stage|pretend(?:s|ed|ing)?|dressed up|school play)(?!\p{L})/iu;

/** "Amma's white hair", "Dede, who is nearly eighty". */
const ageShown = new RegExp(
  `${theWord}(?:['’]s (?:\\p{Ll}+ )?(?:(?:white|grey|gray|silver) (?:hair|beard|moustache|braid|plait|head)|(?:wrinkled|gnarled|bent|bony) (?:hands?|fingers?|face|back))|,? who (?:is|was) (?:over |almost |nearly |more than )?(?:(?:sixty|seventy|eighty|ninety)(?:-\\p{Ll}+)?|[6-9]\\d)|,? leaned on (?:his|her) (?:walking )?(?:stick|cane))(?!\\p{L})`,
  'u',
);
const showsAge = (name: string, texts: readonly string[]) =>
  textsWith(name, texts).some((text) => ageShown.test(text));

const isKin = new RegExp(
  `(?<!\\p{L})[Tt]he ${theWord}(?:,? who)? (?:is|was) (?:(?:my|our|his|her|their|the|an?) )?(?:\\p{Ll}+ ){0,2}?(?<kin>\\p{L}[\\p{L}-]+)(?=[,.;]|$| (?:with|who|in|from|of)(?!\\p{L}))`,
  'u',
);

/** "The judge was grandfather", "said the judge, who is the smallest girl in seventh grade": one and the same, as old as they are called. */
function markAsKin(one: Entity, texts: readonly string[]): void {
  const kin = textsWith(one.role ?? one.name, texts)
    .map((text) => isKin.exec(text)?.groups?.kin)
    .find((word) => word && (beingOf(word.toLowerCase())?.kin || /^(?:girl|boy)$/.test(word)));
  const being = kin ? beingOf(kin.toLowerCase()) : undefined;
  if (!kin || !being || being.kind === 'animal' || being.kind === 'group') return;
  if (being.gender) one.gender = being.gender;
  if (being.kind === 'child') {
    one.kind = 'child';
    delete one.role;
    return;
  }
  one.role = kin.toLowerCase();
  if (being.elder) one.elder = true;
}

const aMate = new RegExp(
  `(?<!\\p{L})(?:[Cc]lassmate|[Ss]choolmate|[Pp]laymate|[Tt]eammate)s? ${theWord}`,
  'u',
);
const anElder = new RegExp(`(?<!\\p{L})(?:[Oo]ld|[Ee]lderly|[Aa]ged|[Rr]etired) ${theWord}`, 'u');

function markGrown(one: Entity, texts: readonly string[]): void {
  if (isNameless(one)) markAsKin(one, texts);
  const own = textsWith(one.name, texts);
  if (own.some((text) => aMate.test(text))) {
    one.kind = 'child';
    delete one.elder;
    delete one.role;
    if (!/^(?:Mr|Mrs|Ms|Miss|Madam)/.test(one.name)) delete one.gender;
  } else if (own.some((text) => anElder.test(text)) || showsAge(one.name, texts)) one.elder = true;
}

/** Whether somebody is called what an elder sister or brother is: "Ate Joy", "Kuya". */
const isOlderSibling = (name: string) =>
  /^older/.test(familyWord(name.split(' ')[0]!.toLowerCase())?.relation ?? '') &&
  !isFirstName(name.split(' ')[0]!);

function ageIn(name: string, texts: readonly string[]): ChildAge | undefined {
  const own = textsWith(name, texts);
  for (const text of own) {
    const groups = hasAge.exec(text)?.groups;
    const years = groups?.years ?? groups?.before;
    if (years) return ageAt(words.indexOf(years.toLowerCase()) + 1 || Number(years));
  }
  const any = (called: RegExp, told: RegExp) => called.test(name) || own.some((text) => told.test(text));
  // "Ate Joy", "my kuya"
  if (isOlderSibling(name)) return 'teen';
  if (any(littleOne, isLittle)) return 'small';
  return any(bigOne, isBig) ? 'teen' : undefined;
}
