import { onceFor } from '../story/once-for.ts';
import type { NamePlace } from './name-clues.ts';
import { withoutSpeech } from './without-speech.ts';

/** What is about children: a class, a school day, a family seen from below. */
const ofChildren =
  /(?<!\p{L})(?:(?:my|our|his|her|their|the) (?:\p{Ll}+ )?(?:class|classmates?|classroom|teacher|school|homework|playground|locker|school ?bag|backpack|desk mate)|(?:at|to|after|for|from|in) school|(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|\d{1,2}(?:st|nd|rd|th)) grade|(?:grade|year|class) \d{1,2}|pupils?|students|recess|sports day|science fair|school trip|best friend|(?:his|her|my) (?:mother|father|mum|mom|dad|grandmother|grandfather|grandma|grandpa|big sister|big brother)|(?-i:Mum|Mom|Dad|Mama|Papa))(?!\p{L})/iu;
/** Lives of people of the past are of grown-ups, school or not. */
const ofThePast =
  /(?<!\p{L})(?:1[0-9]\d{2}|century|was born (?:in|on)|the first (?:woman|man|person|president))(?!\p{L})/iu;

/** What grown-ups do and are, in words beside their name. */
const grown =
  /(?<!\p{L})(?:wife|husband|married|wedding|(?:his|her|their) (?:own )?(?:children|kids|son|daughter|students|patients|customers|workers)|works? (?:as|at|for|in)|worked (?:as|at|for|in)|own(?:s|ed) (?:a|an|the)|retired|job|company|business|bakery|drives?|drove|taught|teaches|hired|invent(?:s|ed)|discover(?:s|ed)|president|mayor|minister|astronaut|scientist|engineer|doctor|nurse|artist|author|writer|poet|painter|composer|musician|singer|actor|athlete|champion|professor|farmer|baker|mechanic|carpenter|fisherman|visit(?:s|ed) (?:us|our|the|their|my) (?:class|school)|came to (?:our|the|my|their) (?:class|school)|(?:told|showed|explained|spoke|talked) (?:it )?(?:to )?(?:us|the class|the pupils|the students|the children)|neighbou?r|landlord|guest|famous|beard|moustache|ba(?:by|bies)|university|college)(?!\p{L})/iu;

/** "Oksana Petrivna", "Ivan Petrovich": by the father's name one calls a grown-up. */
const patronymic =
  /^\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}*(?:[iïoey]vna|i[nc]h?na|ovy?ch|evy?ch|yovych|ovi[čć]?ch|evich|ovich)$/u;

const isOfChildren = onceFor((sentences: readonly string[]): boolean => {
  const told = sentences.map(withoutSpeech);
  return told.some((text) => ofChildren.test(text)) && !told.some((text) => ofThePast.test(text));
});

/**
 * Whether somebody with a first and a last name is a child: in a story of children, where nothing beside the name is of a
 * grown-up. "Jasmine Ortiz ran for the school" is a pupil, "Jonas Weber owns a shop" is not.
 */
export const isYoungByStory = (places: readonly NamePlace[], sentences: readonly string[]): boolean =>
  isOfChildren(sentences) &&
  !places.some(({ name }) => patronymic.test(name)) &&
  places.every(({ index }) => {
    const next = sentences[index + 1] ?? '';
    const goesOn = /^(?:He|She|His|Her)(?!\p{L})/u.test(next) ? next : '';
    return !grown.test(`${withoutSpeech(sentences[index]!)} ${goesOn}`);
  });
