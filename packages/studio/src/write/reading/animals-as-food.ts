import type { Entity } from './reading.ts';

/** What is done with fish that swim no more; one that is bought for a tank does. English. */
export const fishAsFood =
  /^(?!.*(?<!\p{L})(?:tank|aquarium|bowl|pet|goldfish)(?!\p{L})).*(?<!\p{L})(?:grill(?:s|ed|ing)?|fr(?:y|ies|ied|ying)|bak(?:es?|ed|ing)|cook(?:s|ed|ing)?|roast(?:s|ed|ing)?|boil(?:s|ed|ing)?|stew(?:s|ed)?|curry|smoked|salted|dried|fillets?|b(?:uys?|ought)|s(?:ells?|old)|selling|breakfast|lunch|dinner|supper|plates?|pan|freezer|refrigerator|fridge|market|kilos?|go(?:es)? bad|went bad)(?!\p{L})/isu;

const eaten = new Set(['fish', 'crab', 'octopus', 'turkey']);

/** Whom a sentence shows: no fish swims beside those who grill it. */
export const withoutFood = (people: readonly string[], entities: readonly Entity[], text: string): string[] =>
  people.filter(
    (name) =>
      !fishAsFood.test(text) ||
      !entities.some((one) => one.name === name && one.kind === 'animal' && eaten.has(one.what ?? '')),
  );
