import { isFirstName, isGivenName } from '../story/first-names.ts';
import { genderOfTitle } from './name-runs.ts';
import { beingOf } from './noun-kinds.ts';
import type { Gender, Narrator } from './reading.ts';
import { withoutSpeech } from './without-speech.ts';

/** In "V = I × R" nobody speaks of themselves. */
const I =
  /(?<![\p{L}'’=×])(?:I(?:'(?:m|ve|d|ll))?(?=,? \p{Ll})|(?:me|my|My|myself|(?<!(?:an?|the|this|that|coal|gold|old|deep|copper|silver|salt|tin|iron|diamond) )mine)(?![\p{L}]))/u;
/** Children write "i". */
const small = /(?<![\p{L}.'’])i (?:was|am|had|have|went|think|like|said|saw|do|did|got)(?!\p{L})/u;
const ours =
  /(?<!\p{L})(?:our (?:class|school|teacher|guide|town|village|street|house|team|group|trip|cat|dog|neighbou?r\w*|garden|homework|project)|we (?:all )?(?:went|walked|saw|made|built|found|counted|had|took|sat|played|visited|learned|planted|tried|stood|laughed|decided|met|ran|ate|drove|watched|put|\p{L}{2,}ed))(?!\p{L})/iu;
const occupations =
  'nurse|teacher|head ?teacher|principal|lecturer|professor|doctor|dentist|vet|librarian|farmer|fisherman|engineer|scientist|biologist|chemist|historian|ranger|gardener|coach|trainer|firefighter|police ?(?:wo)?man|police officer|caretaker|janitor|cook|chef|baker|driver|pilot|captain|sailor|journalist|writer|artist|potter|carpenter|plumber|electrician|builder|programmer|shopkeeper|tailor|nun|priest|imam|soldier|judge|lawyer|mayor|tutor|optician|pharmacist|surgeon|midwife|paramedic|surveyor|mechanic|butcher|barber|hairdresser|mason|stonemason|blacksmith|jeweller|goldsmith|weaver|beekeeper|shepherd|herder|postman|postwoman|merchant|trader|seller|vendor|grocer|waiter|waitress|geologist|astronomer|physicist|meteorologist|archaeologist|veterinarian|accountant|translator|interpreter|photographer|parent|mother|father|mum|mom|mam|dad|grandmother|grandfather|grandma|grandpa|widow|widower';
/** Whom only grown-ups have, whoever their own parents are. */
const ofOwnFamily =
  /(?<!\p{L})(?:my|our) (?:own |eldest |oldest |youngest |little )?(?:daughters?|sons?|children|kids|grand(?:children|sons?|daughters?)|grandchild|(?:mother|father|parents|son|daughter|sister|brother)s?-in-law)(?!\p{L})/iu;
/** What only grown-ups say of themselves. */
/** Nobody's child tells a story so. */
const isParent =
  /(?<!\p{L})I(?:'m| am) (?:the|an?) (?:\p{Ll}+ )?(?:mother|father|mum|mom|mam|dad|parent|grandmother|grandfather|grandma|grandpa|teacher)(?!\p{L})/iu;
const adult = [
  new RegExp(
    `(?<!\\p{L})I(?:'m| am| was| work(?:ed)? as| became) (?:the|an?) (?:[\\p{L}\\d]+ ){0,3}(?:${occupations})(?!\\p{L})`,
    'iu',
  ),
  ofOwnFamily,
  /(?<!\p{L})my (?:wife|husband|boss|office|customers|patients|colleagues?|students|pupils|lessons?|classroom|readers|crew|staff|retirement|tractor|lorry)(?!\p{L})/iu,
  /(?<!\p{L})(?:one of my|some of my|a (?:girl|boy|child|pupil|student) in my|my (?:\p{L}+ )?(?:grade|graders|year|class (?:\d|of \d)))(?!\p{L})/iu,
  /(?<!\p{L})my class(?! ?mates?)(?!\p{L})/iu,
  /(?<!\p{L})when I was (?:an? (?:boy|girl|child|kid|bride)|young|little|small|your age|at school)(?!\p{L})/iu,
  /(?<!\p{L})I (?:\p{L}+ ){1,8}for (?:\w+teen|(?:twenty|thirty|forty|fifty)(?:[- ]\p{Ll}+)?|\d{2}) years(?!\p{L})|(?<!\p{L})(?:my family has|I have|I've) (?:\p{L}+ ){1,3}(?:since|for) (?:1[89]\d\d|200\d|\w+ years)/iu,
  /(?<!\p{L})I (?:teach|taught|coach|coached|retired|married|drive|drove|voted|hired|employ|(?:run|ran|own|manage) (?:the|an?|our|my) (?:\p{L}+ ){0,2}(?:club|shop|store|farm|library|bakery|restaurant|caf[eé]|garage|workshop|clinic|school))(?!\p{L})/iu,
  /(?<!\p{L})I weigh (?:[6-9]\d|1\d\d) ?(?:kg|kilos?)/iu,
  /(?<!\p{L})[Yy]our (?:grand(?:father|mother|pa|ma)|mother|father|uncle|aunt) (?:used to|always|was|had|would|and I)(?!\p{L})|(?<!\p{L})thank you for (?:having|inviting) me|(?<!\p{L})(?<!my )dear (?:class|children|pupils|students|parents)(?!\p{L})/iu,
];
/** "I was twenty-one years old when I left", at the beginning of what happened then. */
const grownThen =
  /(?<!\p{L})I (?:was|am) (?:only |just |about )?(?:eighteen|nineteen|(?:twenty|thirty|forty|fifty|sixty|seventy)(?:-\p{L}+)?|1[89]|[2-7]\d)(?: years old)?(?=,|\.| (?:in|when|and|at|that|then)(?!\p{L}))/iu;
/** What only children say of themselves. */
const childs = [
  /(?<!\p{L})[Ww]e are (?:the |all |the \w+ |[\w-]+ )?(?:pupils|students|learners|children|class|(?:\p{L}+ )?grade|in (?:grade|class|year))(?!\p{L})|(?<!\p{L})pupils of (?:class|grade|year|form|junior)/iu,
  /(?<!\p{L})I(?:'m| am| was|'m not| am not| wasn't| was not) (?:not |never |only |finally |now )?allowed (?:to|in|out)(?!\p{L})/iu,
  /(?<!(?:\p{L}['’]s|[Hh]is|[Hh]er|[Tt]heir|[Tt]he|[Aa]) )(?<!\p{L})(?:Mum|Mom|Mummy|Mommy|Daddy|Dad)(?!\p{L})/u,
  /(?<!\p{L})my (?:\p{L}+ )?(?:mommy|mummy|daddy|teacher|classmates?|school|homework|lunch ?box|stepdad|stepmom|big (?:sister|brother)|pocket money)(?!\p{L})/iu,
  /(?<!\p{L})[Mm]y dear (?:parents|mother|father|mama|papa)(?!\p{L})|(?<!\p{L})I(?:'m| am| was) the only (?:girl|boy)(?!\p{L})/u,
  /(?<!\p{L})my (?:\p{L}+ )?(?:mom|mum|dad|grandma|grandpa|granny|grandmother|grandfather|grandparents|nana|nani|nanu|dadi|dada|dadu|abuelo|abuela|abuelita|oma|opa|nonna|nonno|lola|lolo|bibi|halmoni|mamie|avó|avô|babushka|parents|cousin)(?!\p{L})/iu,
  /(?<!\p{L})(?:our (?:\p{L}+ ){0,2}teacher|[Oo]ur class|(?:I am|I'm|im) (?:in (?:grade|class|year) |[5-9](?!\d)|1[0-7](?!\d)|(?:five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen)(?!\p{L}))|lab partner|at recess|(?:came|walked|went) to our (?:bench|desk|table))(?!\p{L})|(?<!\p{L})my partner(?= \p{Lu}| and I(?!\p{L}))/iu,
];
/** Who tells what happened to them as a child is the child that it happened to, whatever they are now. */
const atThatAge =
  /(?<!\p{L})(?:when )?I was (?:only |just |about )?(?:five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|[5-9]|1[0-6])(?: years old)?(?=,| (?:in|when|and|at|that)(?!\p{L}))/iu;
/** So many sentences at the beginning tell when a story plays. */
const setting = 3;
const countOf = (text: string, signs: readonly RegExp[]) => signs.filter((sign) => sign.test(text)).length;

/** What pupils, patients and grandchildren call somebody in speech. */
const vocative =
  /"(?:[^"]*, )?(?<name>Miss|Sir|Ma'am|Madam|Coach|Professor|Doctor|(?:Mrs|Mr|Ms|Miss|Dr|Coach|Professor)\.? \p{Lu}\p{L}+|Grand(?:pa|ma|dad)|Gran(?:ny)?|Mum|Mom|Mummy|Dad|Daddy|Papa|Uncle|Aunt(?:ie|y)?)[,!?.]/u;

/**
 * What a grown-up who tells a story is called in it by others; undefined where nobody is called so, or where the story
 * tells of whoever is.
 */
export function callsTeller(sentences: readonly string[]): string | undefined {
  const name = vocative.exec(sentences.join(' '))?.groups?.name;
  return name !== undefined && !narrationOf(sentences).includes(name) ? name : undefined;
}

/** "Paint what you feel, Jack," said Mr. Nguyen. */
const calledByName = /"(?:[^"]*[,;] )?(?<name>\p{Lu}\p{Ll}+)[,!?.][^"]*"/gu;
const saidByTeller =
  /(?<!\p{L})I (?:\p{Ll}+ly )?(?:said|asked|told|called|shouted|whispered|cried|replied|answered)/u;

/**
 * What somebody who tells a story is called in it by others; undefined where nobody or more than one is called so, and
 * for whoever the story tells of.
 */
export function nameCalled(sentences: readonly string[]): string | undefined {
  // "She asked if the Gary who builds ramps lived here": that is said as well.
  const told = narrationOf(sentences).replaceAll(/(?<!\p{L})the \p{Lu}\p{Ll}+ (?=who |that )/gu, '');
  const names = sentences
    .filter((text) => !saidByTeller.test(text))
    .flatMap((text) => [...text.matchAll(calledByName)].map(({ groups }) => groups!.name!))
    .filter((name) => (isFirstName(name) || isGivenName(name)) && !told.includes(name));
  return new Set(names).size === 1 ? names[0] : undefined;
}

/** What others call a grown-up by, and what they are to somebody. */
const isSelf =
  /(?<!\p{L})I(?:'m| am| was| became| will be) (?:the|an?|their|his|her|your) (?:\p{Ll}+ ){0,2}?(?<noun>niece|nephew|daughter|son|granddaughter|grandson|mother|father|mum|mom|mam|dad|grandmother|grandfather|grandma|grandpa|aunt|uncle|woman|man|girl|boy|sister|brother|widow|nun|monk|wife|husband|fisherman|policeman|policewoman)(?!\p{L})/iu;

/** Whether a woman or a man tells a story as "I", by what others call them and what they say they are. */
export function genderOfTeller(sentences: readonly string[]): Gender | undefined {
  const called = callsTeller(sentences);
  const byName = called && (genderOfTitle(called.split(' ')[0]!) ?? beingOf(called.toLowerCase())?.gender);
  return byName || genderOfSelf(sentences);
}

/** "Your loving nephew, Chanda": what who writes is to whom they write to. */
const writesAs =
  /(?<!\p{L})Your (?:\p{Ll}+ ){0,2}(?<noun>niece|nephew|daughter|son|granddaughter|grandson|sister|brother|mother|father|grandmother|grandfather|aunt|uncle|husband|wife|girl|boy)(?=,? \p{Lu}\p{Ll}+[.!]?$|[,.]$)/u;
/** What only girls and women, and only boys and men, say of themselves. */
const ownThings: [RegExp, Gender][] = [
  [
    /(?<!\p{L})my (?:\p{Ll}+ )?(?:braids?|plaits?|pigtails?|ponytail|skirt|dress|sari|hijab|headscarf|dupatta|bangles|hair ?clips?|hairband)(?!\p{L})|(?<!\p{L})I was (?:an?|the) (?:\p{Ll}+ )?(?:bride|schoolgirl)(?!\p{L})/iu,
    'she',
  ],
  [/(?<!\p{L})my (?:\p{Ll}+ )?(?:beard|moustache|mustache|turban|bow tie)(?!\p{L})/iu, 'he'],
];

/** Whether an old woman or an old man tells a story, by what they say they are: "I am a grandfather of nine". */
export const isElderTeller = (sentences: readonly string[]): boolean => {
  const told = narrationOf(sentences);
  return beingOf(isSelf.exec(told)?.groups?.noun?.toLowerCase() ?? '')?.elder === true;
};

/** The same of somebody of any age, by what they say they are only: "I was the smallest girl in the group". */
export function genderOfSelf(sentences: readonly string[]): Gender | undefined {
  const told = narrationOf(sentences);
  const signed = sentences.slice(-foot.sentences).flatMap((text) => writesAs.exec(text)?.groups?.noun ?? []);
  const noun = isSelf.exec(told)?.groups?.noun ?? signed[0];
  return beingOf(noun?.toLowerCase() ?? '')?.gender ?? ownThings.find(([own]) => own.test(told))?.[1];
}

const saysName =
  /(?<!\p{L})(?:[Mm]y name is|[Cc]all me|I am|I'm|[Dd]ear [Dd]iary, this is) (\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?)(?= and (?:I|my|we|you)(?!\p{L})|(?<=[Mm]y name is \p{Lu}\p{Ll}+) and (?=\p{Ll})|[,.;!]|$)/u;
/** So many sentences at the beginning tell who speaks. */
const atBeginning = 4;
/** "I told him that my name is Tuli." */
const tellsName =
  /(?<!\p{L})I (?:told|said to|wrote to) [^,."]{1,30}(?:that )?my name is (\p{Lu}\p{Ll}+)(?=[,.;!]| and(?!\p{L}))/u;

/** "I, Ane, was not afraid at all." */
const namesSelf = /(?<!\p{L})I, (\p{Lu}\p{Ll}+), (?=\p{Ll})/u;

/** The name that somebody who tells a story gives themselves: "My name is Wren and I am nine." */
export const ownName = (sentences: readonly string[]): string | undefined =>
  saysName.exec(narrationOf(sentences.slice(0, atBeginning)))?.[1] ??
  tellsName.exec(narrationOf(sentences))?.[1] ??
  namesSelf.exec(narrationOf(sentences))?.[1] ??
  nameSigned(sentences);

const closes =
  /(?<!\p{L})(?:[Yy]ours?(?: friend| sincerely| faithfully| truly)?|[Ll]ove|[Bb]est wishes|[Rr]egards|[Hh]ugs|[Kk]isses|[Rr]espectfully),?$/u;
/** "A thousand kisses, your Antonia.", "Your loving nephew, Chanda.", "Thank you, love, Hazel." */
const signs =
  /(?<!\p{L})(?:[Yy]ours?|[Ll]ove(?: from)?|[Bb]est wishes|[Hh]ugs|[Aa] (?:big |warm )?(?:hug|kiss)|[Kk]isses|[Ss]igned)(?: (?:\p{Ll}+ ){0,3}\p{Ll}+)?,? (?<name>\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?)(?=[.!,(]| \(|$)/u;
/** So many sentences at the end are the foot of a letter, and no longer, in words. */
const foot = { sentences: 3, words: 14 };

/** The name under a letter: "Your friend, Ingrid". */
function nameSigned(sentences: readonly string[]): string | undefined {
  const [before = '', last = ''] = sentences.slice(-2);
  // "Dear Grandma, … Please send me a snowball back, Haruto."
  const below = /^Dear \p{Lu}/u.test(sentences[0] ?? '')
    ? /^[^"]+, (\p{Lu}\p{Ll}+)[.!]?$/u.exec(last)?.[1]
    : undefined;
  if (below && isFirstName(below)) return below;
  const own =
    /^(?:(?:Your friend|Yours|Love|Best wishes|Hugs), )?(\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?)[.!]?$/u.exec(last);
  if (own && (closes.test(before) || last.includes(','))) return own[1];
  return sentences
    .slice(-foot.sentences)
    .filter((text) => text.split(' ').length <= foot.words && !text.includes('"'))
    .flatMap((text) => signs.exec(text)?.groups?.name ?? [])
    .at(-1);
}

/** The name that who tells a story says to somebody in it: `"I am Lotte," I said.` */
export const nameSaid = (ownSpeech: readonly string[]): string | undefined =>
  saysName.exec(ownSpeech.join(' '))?.[1];

/** "We filled two jars": a report of a group, in which nobody says "I". */
export const isOnlyWe = (sentences: readonly string[]): boolean =>
  !sentences.map(withoutSpeech).some((text) => I.test(text) || small.test(text));

const narrationOf = (sentences: readonly string[]) => sentences.map(withoutSpeech).join(' ');
/** A child calls its own people so too. */
const kinName = /^(?:Gran|Mu?o?m|Da|Papa|Uncle|Aunt)/;

/** Who tells much and is hardly in it is no child that tells of its day. */
const hardlyInIt = { share: 0.2, sentences: 8 };

const isNow = /^(?:Today|Now|Nowadays|Even today|Even now|Still)(?!\p{L})/u;

/** Who is one of a group in a class is a pupil, unless they say otherwise. */
const amongPupils =
  /(?<!\p{L})(?:our (?:group|team|table|bench) (?:was|were|had|built|won|lost|got)|(?:the|our) whole class|and me[.,]|\p{Lu}\p{Ll}+ and I (?!had been))(?!\p{L})/u;

/** "He ate Dad's sock": what children call their parents by. */
const ownParents =
  /(?<!\p{L})(?<!(?:\p{L}+['’]s|his|her|their|the) )(?:Mama|Mum|Mom|Mommy|Mummy|Dad|Daddy|Papa)(?= (?:said|says|is|was|and|made|gave|took)(?!\p{L})|['’]s )/u;

/** "Miss Brown read us a poem": whom somebody called so teaches. */
const isTaughtByName =
  /(?<!\p{L})(?:Miss|Mrs\.?|Mr\.?|Ms\.?|Sir|Madam|Teacher|Coach) \p{Lu}\p{Ll}+ (?:\p{Ll}+ly )?(?:read|taught|gave|told|showed|asked|let|made|took) (?:us|our class|the class)(?!\p{L})/u;

/** Who tells an English story. "We breathe" and "our planet" tell nothing of anybody. */
export function findNarrator(sentences: readonly string[]): Narrator {
  const narrated = sentences.map(withoutSpeech);
  const told = narrated.join(' ');
  const isOwn = (text: string) => I.test(text) || small.test(text) || ours.test(text);
  if (!isOwn(told)) return 'none';
  // "We ask for a crossing at our school" is what somebody wrote.
  const ownOnes = narrated.filter(isOwn);
  if (ownOnes.length === 1 && sentences.length >= hardlyInIt.sentences && !I.test(ownOnes[0]!)) return 'none';
  // "Today my students still plant by the Nile.": said at the end, by who was in none of it.
  const isOnlyLast = ownOnes.length === 1 && ownOnes[0] === narrated.at(-1) && isNow.test(ownOnes[0]!);
  if (isOnlyLast && sentences.length >= hardlyInIt.sentences) return 'none';
  if (narrated.slice(0, setting).some((text) => atThatAge.test(text))) return 'child';
  if (narrated.slice(0, setting).some((text) => grownThen.test(text))) return 'adult';
  if (narrated.slice(0, setting).some((text) => isTaughtByName.test(text))) return 'child';
  const called = callsTeller(sentences);
  const grown = countOf(told, adult) + (called && !kinName.test(called) ? 1 : 0);
  const young = countOf(told, childs);
  if (grown === young && (ofOwnFamily.test(told) || isParent.test(told))) return 'adult';
  if (grown !== young) return grown > young ? 'adult' : 'child';
  const stands =
    sentences.length >= hardlyInIt.sentences && ownOnes.length / sentences.length < hardlyInIt.share;
  const isYoung = grown === 0 && (amongPupils.test(told) || ownParents.test(told));
  if (stands && young === 0 && !isYoung) return isOnlyWe(sentences) ? 'none' : 'adult';
  return 'child';
}
