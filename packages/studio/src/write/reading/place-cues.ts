/** Things and doings that tell a place which the text does not name: who looks into the fridge is at home. */
const homely =
  /(?<!\p{L})(?:fridges?|freezer|cupboards?|sofa|couch|armchair|carpet|curtains?|bookshel(?:f|ves)|television|TV|telly|wardrobe|drawers?|window ?sill|bathroom|bathtub|bath|washing machine|dishwasher|vacuum cleaner|lampshade|laundry|pyjamas|pajamas|bedtime|board games?|snakes and ladders|jigsaw|doorbell|doormat|hallway mirror|(?:kitchen|dining|living[- ]room) (?:table|window|door|wall|floor)|button tin|cookie jar|piggy bank|family dinner|in (?:his|her|my) room|tucked (?:me|him|her) in)(?!\p{L})/giu;
/** Each of these alone says little; two of them in one stretch say home. */
const rather =
  /(?<!\p{L})(?:dinner|breakfast|supper|porridge|pancakes|calendar|homework|phone|laptop|tablet|video game|my game|candles?|table|kettle|teapot|grandma|granny|grandpa|nana|gran|mum|mom|dad|mama|papa|lola|abuela|little (?:sister|brother)|big (?:sister|brother)|older (?:sister|brother)|twins)(?!\p{L})/giu;
/** What is done outdoors keeps a stretch from being taken for home. */
const outdoors =
  /(?<!\p{L})(?:sun|rain(?:ed|ing)|wind|trees?|grass|sky|walked|hik(?:e|ed|ing)|cycled|bikes?|drove|bus|train|car|boat|market|shop|road|street|river|field|farm|forest|tent|camp|sand|beach|hill|teacher|class|school|army|king|queen|emperor|soldiers?|harvest|plough)(?!\p{L})/giu;

const countOf = (text: string, words: RegExp) =>
  new Set((text.match(words) ?? []).map((word) => word.toLowerCase())).size;

/** Whether sentences that name no place are told of people at home. */
export function playsAtHome(texts: readonly string[]): boolean {
  const text = texts.join(' ');
  const sure = countOf(text, homely);
  const signs = sure * 2 + countOf(text, rather);
  return signs >= 2 && (sure > 0 || signs >= 3) && countOf(text, outdoors) * 2 < signs;
}

/** A teacher at work, by a title and what teachers do. */
export const teaches =
  /(?<!\p{L})(?:(?:Mr|Mrs|Ms|Miss)\.? \p{Lu}[\p{L}-]+|\p{Lu}\p{Ll}+ (?:Miss|Ma'am|Teacher)|(?:our|my|the) teacher),?(?: who teaches [^,.]*,?)? (?:says?|said|explain(?:s|ed)|wrote|writes|drew|draws|asked|asks|read|reads|show(?:s|ed)|told|tells|handed|gave|held up|pinned|hung|smiled|nodded|clapped|put)(?!\p{L})|(?<!\p{L})(?:told|asked|showed|gave) (?:(?:Mr|Mrs|Ms|Miss)\.? \p{Lu}[\p{L}-]+|\p{Lu}\p{Ll}+ (?:Miss|Ma'am|Teacher))(?!\p{L})/u;
/** Signs that a story is one of a school. */
export const ofSchool =
  /(?<!\p{L})(?:class(?:room|mates?)?|school|lesson|textbook|homework|pupils?|students?|blackboard|whiteboard|worksheet|teach(?:es|er))(?!\p{L})/iu;
