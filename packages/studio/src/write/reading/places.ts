import { knownCities } from './known-places.ts';
import { placeNouns } from './place-nouns.ts';

const anyNoun = placeNouns.map(([, nouns]) => nouns).join('|');
const article =
  "(?:(?:the|a|an|my|our|his|her|their|its|this|that|every|each|one|some|\\p{Lu}[\\p{L}]+['’]s|(?:my|our|his|her|their) \\p{Ll}+['’]s) )?";
const adjectives = '(?:(?!and |of |the )\\p{L}[\\p{L}-]* ){0,2}?';
const end = "(?![\\p{L}'’-])";
/** "in the garden", "at our old school", "behind her father's shed". */
const located = new RegExp(
  `(?<!\\p{L})(?<prep>in|at|on|inside|into|onto|behind|outside|through|across|along|by|near|beside|around|under|to|towards?|in front of|next to|down|up|off|past|over) ${article}${adjectives}(?<noun>${anyNoun})${end}`,
  'giu',
);
/** "reached the mountains", "entered the cave". */
const reached = new RegExp(
  `(?<!\\p{L})(?:reach(?:es|ed)?|enter(?:s|ed)?|visit(?:s|ed)?|cross(?:es|ed)?|explor(?:es|ed)|climb(?:s|ed)?|left for|approach(?:es|ed)) ${article}${adjectives}(?<noun>${anyNoun})${end}`,
  'giu',
);
const homeward =
  /(?<!\p{L})(?:(?:at|back|went|go|goes|came|walked|ran|hurried|drove|stay(?:s|ed)?) home)(?!\p{L})/iu;
const moves =
  /(?<!\p{L})(?:go|goes|went|going|walk\p{L}*|runs?|ran|running|c[oa]me|comes|coming|took|takes?|drove|drives?|rode|rides?|sail\p{L}*|climb\p{L}*|travel\p{L}*|mov(?:e|es|ed)|br(?:ing|ings|ought)|carr\p{L}+|hurr\p{L}+|rush\p{L}*|return\p{L}*|follow\p{L}*|fl(?:y|ew|ies)|march\p{L}*|got|get|led|leads?|rac\p{L}+|head\p{L}*|sneak\p{L}*|swam|trip|way|invit\p{L}*)(?!\p{L})/iu;
/** What such words begin is somewhere else, or nowhere: another's place, a comparison, a wish. */
const elsewhere =
  /(?<!\p{L})(?:that|which|who|whom|whose|what|where|like|as if|as though|as \p{L}+ as|than|if|because|unless|imagined?|dream(?:ed|t|s)? (?:of|about)|remember(?:ed|s)?|thought (?:of|about)|told (?:me|us|him|her|them)|works?|lives? in|comes? from|came from|called|named)(?!\p{L})[^,.;:!?]*/giu;
/** Where somebody works or lives: they may be seen there now, or not. */
const ofOthers = new RegExp(
  `(?<!\\p{L})(?:works?|lives?) (?:in|at|on) (?:[^,.;]* )?(?:bank|${anyNoun})${end}`,
  'iu',
);
const never = /(?<!\p{L})(?:never|not|n't|no longer|without|nobody|instead of)(?!\p{L})[^,.;:!?]*/giu;
/** Time that has passed may have taken everybody anywhere. */
const laterOn =
  /^(?:the next|next|on (?:monday|tuesday|wednesday|thursday|friday|saturday|sunday)|(?:one|that|this) (?:day|morning|evening|afternoon|night|week|summer|winter|spring|autumn)|(?:a|two|three|four|five|six|ten|many|some|several|a few) (?:\p{L}+ )?(?:days?|weeks?|months?|years?|hours) later|after (?:\p{L}+ )?(?:\p{L}+ )?(?:days?|weeks?|months?|years?|school|lunch|dinner|breakfast)|in the (?:\p{L}+ month|morning|evening|afternoon)|at (?:night|last the)|tonight|yesterday|last (?:week|year|night|summer)|tomorrow|every (?:day|morning|evening|night|week)|years? later|later that|meanwhile|on the other side|beyond|further|farther|on the (?:\p{L}+ )?way (?:home|back)|in \d{4}|by \d{4}|today)(?!\p{L})/iu;
const goingHome = /(?<!\p{L})on the (?:\p{L}+ )?way (?:home|back)(?!\p{L})/iu;
const cooking =
  /(?<!\p{L})(?:flour|dough|oven|stove|frying pan|saucepan|recipe|bak(?:e|ed|ing)|cook(?:ed|ing)|knead\p{L}*|stirr?\p{L}*|simmer\p{L}*)(?!\p{L})/giu;
const schooling =
  /^(?:today |yesterday |on \p{L}+ )?in (?:biology|maths?|science|history|geography|chemistry|physics|art|music|english|class)(?!\p{L})|(?<!\p{L})on the (?:black|white)?board(?!\p{L})|(?<!\p{L})(?:the )?bell rang(?!\p{L})/iu;

/**
 * Where each sentence of an English story plays: the class of place in which somebody does something there, or the one
 * before while nothing moves the story on. Unknown where the text leaves it open. A place that is only spoken of moves nobody.
 */
export function findPlaces(sentences: readonly string[]): (string | undefined)[] {
  const isRiverStory = sentences.filter((text) => /(?<!\p{L})rivers?(?!\p{L})/iu.test(text)).length > 1;
  let now: string | undefined;
  return sentences.map((text) => {
    const told = narrationOf(text);
    const opening = text.replace(/^"[^"]*"/, '').trim();
    const named = placeIn(told, isRiverStory);
    if (named) now = named === 'kitchen' || named !== 'home' || !isCooking(text) ? named : 'kitchen';
    else if (laterOn.test(opening) || goingHome.test(text) || ofOthers.test(text)) now = undefined;
    else if ((now === undefined || now === 'home') && isCooking(text)) now = 'kitchen';
    else if (now === undefined && schooling.test(told)) now = 'classroom';
    return now;
  });
}

const isCooking = (text: string) =>
  new Set((text.match(cooking) ?? []).map((word) => word.toLowerCase())).size > 1;

const narrationOf = (text: string) =>
  text
    .replace(/"[^"]*"/g, ' ')
    .replace(/(?<!\p{L})way (?:home|back|to school)(?!\p{L})/giu, ' ')
    .replace(elsewhere, ' ')
    .replace(never, ' ');

function placeIn(told: string, isRiverStory: boolean): string | undefined {
  const found: { at: number; place: string }[] = [];
  for (const match of told.matchAll(located)) {
    const { prep = '', noun = '' } = match.groups!;
    if (/^(?:to|towards?|over|past|off|down|up)$/i.test(prep) && !moves.test(told.slice(0, match.index)))
      continue;
    const place = classOf(noun);
    if (place && isSound(prep, noun, place)) found.push({ at: match.index, place });
  }
  for (const match of told.matchAll(reached)) {
    const place = classOf(match.groups!.noun!);
    if (place) found.push({ at: match.index, place });
  }
  for (const { index } of told.matchAll(
    /(?<!\p{L})(?:in|at|on|by|along|near) the (?:\p{L}+ )?bank(?!\p{L})/giu,
  ))
    found.push({ at: index, place: isRiverStory ? 'river' : 'bank' });
  if (homeward.test(told)) found.push({ at: told.search(homeward), place: 'home' });
  if (/(?<!\p{L})(?:behind|in front of|outside) (?:the|our|my) school(?!\p{L})/iu.test(told))
    return 'school-yard';
  // Where they come to is told last, where they are is told once.
  const last = found.sort((a, b) => a.at - b.at).at(-1)?.place;
  return last ?? cityIn(told);
}

/** "on the way" is a street, "on the river" a boat, "by bus" nothing to be in. */
function isSound(prep: string, noun: string, place: string): boolean {
  if (/^(?:by)$/i.test(prep)) return /^(?:river|lake|sea|beach|street)$/.test(place);
  if (/^under$/i.test(prep)) return /^(?:bedroom|sea|river)$/.test(place);
  if (place === 'snow' || place === 'sky')
    return /^(?:in|through|across|into|on)$/i.test(prep) && !/^ice$/i.test(noun);
  if (place === 'microscope-view') return /^through$/i.test(prep);
  if (/^on$/i.test(prep) && /^(?:class|lesson|school|kitchen|park|garden|museum|library|lab)$/i.test(noun))
    return false;
  return true;
}

const classes = placeNouns.map(([place, nouns]) => [place, new RegExp(`^(?:${nouns})$`, 'iu')] as const);
const classOf = (noun: string) => classes.find(([, nouns]) => nouns.test(noun))?.[0];

/** "In Samarkand" at the head of a sentence, "we were in Samarkand", or a city that opens a story. */
function cityIn(told: string): string | undefined {
  const named =
    /(?:^In |(?<!\p{L})(?:reached|were in|arrived in|came to|got to) |^)(\p{Lu}[\p{L}'’]+(?: \p{Lu}[\p{L}'’]+)?)/gu;
  for (const { 1: name, 0: phrase } of told.trim().matchAll(named)) {
    const opens = phrase === name;
    if (knownCities.has(name!) && (!opens || /^[^,]+, (?:in )?(?:the year )?\d/.test(told.trim())))
      return 'city';
  }
  return undefined;
}
