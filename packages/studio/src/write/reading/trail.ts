import { givenNameGender } from './given-names.ts';
import { beingOf, isPluralNoun } from './noun-kinds.ts';
import type { Entity, Gender } from './reading.ts';

/** Who was spoken of, so that "she" finds whom it means. */
export type Trail = {
  /** Notes somebody in a sentence; `acts` when they do something in it. */
  note(who: Entity, sentence: number, acts: boolean): void;
  /** Notes somebody without a name who does nothing: "a motorbike knocked down a boy". */
  noteStranger(sentence: number, gender: Gender | undefined): void;
  noteAnimal(sentence: number): void;
  /** Whether an animal without a name was told of in a sentence, of which a she or a he may be said. */
  hasAnimal(sentence: number): boolean;
  /** Whether a pronoun in a sentence means such a stranger rather than `who`: they were told of after `who` did anything. */
  isStrangerNearer(gender: Gender, sentence: number, who: Entity): boolean;
  /** Notes whom an object pronoun of a sentence meant: "the priest taught him". */
  keep(who: Entity, sentence: number): void;
  /** Whom the sentence before was about all along, though somebody new did something in it. */
  keptFrom(sentence: number, gender: Gender): Entity | undefined;
  /** Who a pronoun of that gender means in a sentence, the likeliest first; nobody from further back than a few sentences. */
  candidates(gender: Gender, sentence: number): Entity[];
  /** People who acted together last: "they". */
  together(sentence: number): Entity[];
};

/** Sentences for which somebody is still meant by a pronoun. */
const remembered = 4;
/** The only woman or man far and wide is meant for longer. */
const rememberedAtMost = 9;

/** "Hens" are they, and never he or she. */
const isSeveral = (who: Entity) => isUnnamedAnimal(who) && isPluralNoun(who.name);
const isBeing = ({ kind }: Entity) => kind === 'child' || kind === 'adult' || kind === 'animal';

/** "When plague came in 1897", "Later": what was told before is over. */
const timePasses =
  /(?<!\p{L})(?:[Ii]n|[Bb]y|[Uu]ntil|[Ss]ince) (?:1\d{3}|20\d\d)(?![\d.,]\d)|^(?:Later|Years later|Many years|Some years|A year|The next year|In the end|In (?:his|her) old age|At the age of)(?!\p{L})/u;
const isSpeech = (text = '') => /["“]/.test(text);
const asks = /(?<!\p{L})(?:asks|asked|wondered|wanted to know)(?!\p{L})/u;
const answers = /^(?:She|He) (?:\p{L}+ )?(?:answer(?:s|ed)|repl(?:ies|ied)|respond(?:s|ed))(?!\p{L})/u;
/** "A girl asked": known by what they are only. */
const isBitPart = ({ name }: Entity) => {
  const being = beingOf(name.toLowerCase());
  return being !== undefined && !being.kin;
};
/** In so many sentences at least is told of whom a story is about. */
const heroIn = 3;

/**
 * @param talking nouns of animals that speak in the story, as people do
 * @param texts the sentences of the story
 */
export function createTrail(talking: ReadonlySet<string> = new Set(), texts: readonly string[] = []): Trail {
  const strangers: { sentence: number; gender: Gender | undefined }[] = [];
  const animals = new Set<number>();
  const kept: { who: Entity; sentence: number }[] = [];
  const keptFrom = (sentence: number, gender: Gender) =>
    kept.findLast((one) => one.sentence === sentence && (one.who.gender ?? gender) === gender)?.who;
  const isLesser = (who: Entity) => isUnnamedAnimal(who) && !talking.has(who.name);
  const steps: { who: Entity; sentence: number; acts: boolean }[] = [];
  const of = (sentence: number) => steps.filter((step) => step.sentence === sentence);
  const fitting = (gender: Gender, sentence: number, back: number): Entity[] => {
    const found = new Set<Entity>();
    for (let at = sentence; at >= Math.max(0, sentence - back); at--) {
      const here = of(at);
      // Who acts is what a sentence is about; of the others the last one is nearest.
      for (const who of surestFirst(
        here.flatMap((step) => (step.acts ? [step.who] : [])),
        gender,
      ))
        found.add(who);
      const others = here.filter((step) => !step.acts).reverse();
      for (const { who } of others.filter(({ who: one }) => one.kind !== 'animal')) found.add(who);
      for (const { who } of others) found.add(who);
    }
    const known = [...found].filter((who) => !isSeveral(who) && (who.gender ?? gender) === gender);
    // A given name leans to one gender; it yields to a pronoun that can mean nobody else.
    const likely = known.filter((who) => (who.gender ?? givenNameGender(who) ?? gender) === gender);
    const likeliest = likely.length > 0 ? likely : known;
    // In a fable of animals one with a name is no more than the others.
    if (likeliest.every(({ kind }) => kind === 'animal')) return likeliest;
    return [...likeliest.filter((who) => !isLesser(who)), ...likeliest.filter(isLesser)];
  };
  /** Whom the story has told of most by name. */
  const heroOf = (gender: Gender): Entity | undefined => {
    const told = Map.groupBy(
      steps.filter(
        ({ who }) =>
          who.kind !== 'animal' &&
          !isBitPart(who) &&
          (who.gender ?? givenNameGender(who) ?? gender) === gender,
      ),
      ({ who }) => who,
    );
    const [first] = [...told]
      .map(([who, all]) => ({ who, count: new Set(all.map((one) => one.sentence)).size }))
      .sort((a, b) => b.count - a.count);
    return first && first.count >= heroIn ? first.who : undefined;
  };
  /** "The conductor brought tea. … So she looked out": who is told of beside a hero does nothing by a mere "she" but speak. */
  const isOnlyMet = (who: Entity, sentence: number): boolean => {
    const before = new Set(
      steps.flatMap((step) => (step.who === who && step.sentence < sentence ? [step.sentence] : [])),
    );
    // What the principal has explained goes on, and it is he who takes the sheet from his drawer.
    const last = Math.max(...before);
    const explains = last < sentence - 1 && isSpeech(texts[last]);
    return before.size > 1 && !explains && !isSpeech(texts[sentence]);
  };
  /** Somebody without a name who asked something goes when time passes, and does not answer themselves. */
  const heroFirst = (likely: Entity[], gender: Gender, sentence: number): Entity[] => {
    const [last] = likely;
    if (!last || last.kind === 'animal' || !isBitPart(last)) return likely;
    const isOver = texts.slice(last.first + 1, sentence + 1).some((text) => timePasses.test(text));
    const isAnswered =
      answers.test(texts[sentence] ?? '') &&
      last.first === sentence - 1 &&
      asks.test(texts[sentence - 1] ?? '');
    const hero = isOver || isAnswered || isOnlyMet(last, sentence) ? heroOf(gender) : undefined;
    return hero ? [hero, ...likely.filter((who) => who !== hero)] : likely;
  };
  return {
    note(who, sentence, acts) {
      if (isBeing(who)) steps.push({ who, sentence, acts });
    },
    noteStranger(sentence, gender) {
      strangers.push({ sentence, gender });
    },
    noteAnimal(sentence) {
      animals.add(sentence);
    },
    hasAnimal: (sentence) => animals.has(sentence),
    isStrangerNearer(gender, sentence, who) {
      const stranger = strangers.findLast(
        (one) => one.sentence >= sentence - 1 && (one.gender ?? gender) === gender,
      );
      return (
        stranger !== undefined &&
        !steps.some((step) => step.who === who && step.sentence >= stranger.sentence)
      );
    },
    keep(who, sentence) {
      kept.push({ who, sentence });
    },
    keptFrom,
    candidates(gender, sentence) {
      const near = fitting(gender, sentence, remembered);
      const isSure = near.some((who) => (who.gender ?? givenNameGender(who)) === gender);
      const far = isSure ? [] : fitting(gender, sentence, rememberedAtMost);
      const known = far.filter((who) => (who.gender ?? givenNameGender(who)) === gender);
      const likely = known.length > 0 && near.every(isUnnamedAnimal) ? known : near;
      // "A seal chased her. She was tired.": not the seal, which came into the story beside a "her".
      const others = likely.filter((who) => {
        const meant = keptFrom(who.first, gender);
        return who.kind !== 'animal' || meant?.kind !== 'animal' || meant === who;
      });
      return heroFirst(others.length > 0 ? others : likely, gender, sentence);
    },
    together(sentence) {
      for (let at = sentence; at >= Math.max(0, sentence - remembered); at--) {
        const acting = [...new Set(of(at).flatMap(({ who, acts }) => (acts ? [who] : [])))];
        if (acting.length > 1) return acting;
      }
      return [];
    },
  };
}

/**
 * Of those of one sentence, who is known to be a she or a he comes before who may be one: after "'Wake up, Nadia!' shouted
 * the coach" it is not the coach who is meant by "she".
 */
const surestFirst = (people: Entity[], gender: Gender): Entity[] => {
  const isSure = (who: Entity) => (who.gender ?? givenNameGender(who)) === gender;
  return people.some(isSure) ? [...people.filter(isSure), ...people.filter((who) => !isSure(who))] : people;
};

/** "Jiho's dragon" has no name either. */
const isUnnamedAnimal = ({ kind, name }: Entity) => kind === 'animal' && /^\p{Ll}|['’]s \p{Ll}+$/u.test(name);
