import type { Brief } from '@panelwise/contracts/domain/series';
import { cleanText } from '@panelwise/contracts/domain/text';
import { detectLanguage } from '../../language/detect-language.ts';
import type { Language } from '../../language/language.ts';
import { readingRules } from '../../language/reading/reading-rules.ts';
import { withoutFood } from '../reading/animals-as-food.ts';
import { choicesKey } from '../reading/as-told.ts';
import { findDanger } from '../reading/danger.ts';
import { inItsTime } from '../reading/in-its-time.ts';
import { inTheWild } from '../reading/in-the-wild.ts';
import { inWordsOf } from '../reading/in-words-of.ts';
import { findMoods } from '../reading/moods.ts';
import {
  callsTeller,
  genderOfSelf,
  genderOfTeller,
  isElderTeller,
  isOnlyWe,
  nameCalled,
  nameSaid,
  ownName,
} from '../reading/narrator.ts';
import { isActor } from '../reading/people-of-story.ts';
import type { Danger, Entity, Gender, Missing, Mood, Narrator } from '../reading/reading.ts';
import { notInStorms } from '../reading/rough-sea.ts';
import { datePeople } from '../reading/story-time.ts';
import { tellerInTitle } from '../reading/teller-in-title.ts';
import { whatIsMissing } from '../reading/thin.ts';
import { underWater, withoutSwimmers } from '../reading/under-water.ts';
import { asTitleNames } from '../reading/whom-the-title-names.ts';
import { placeSentences, splitSentences } from '../text/sentences.ts';
import { plainWords, wordCount } from '../text/words.ts';
import type { Definition } from './definitions.ts';
import { englishReader } from './english-reader.ts';
import { createMentions } from './mentions.ts';
import type { Quote } from './quotes.ts';
import type { Cause, Reader } from './reader.ts';
import { createRuleReader } from './rule-reader.ts';
import type { SentenceKind } from './sentence-kind.ts';
import type { Token } from './tagger.ts';
import type { Term } from './terms.ts';

export type StorySentence = {
  /** Counts from 0 through the whole story; `factId` in the script is `s` and this number. */
  index: number;
  /** The paragraph it stands in, from 0. */
  paragraph: number;
  text: string;
  words: number;
  kind: SentenceKind;
  /** People named, or meant by he or she, in order of appearance. */
  people: string[];
  /** People named, in order of appearance. */
  named: string[];
  /** Who is there as well by all that the story tells, though no word of the sentence means them, the likeliest first. */
  alsoThere?: string[];
  /** Groups that do something in it. */
  groups?: string[];
  /** Who is not there, or hardly, by name. */
  away?: string[];
  /** Keys of the story's terms that stand in the sentence. */
  terms: string[];
  amounts: string[];
  quote?: Quote;
  definition?: Definition;
  cause?: Cause;
  /** A grown-up of the story explains it to others. */
  taught?: true;
  /** The one who tells the story is in it. */
  firstPerson: boolean;
  /** Class of the place it plays in; undefined where the text leaves it open. */
  place?: string;
  mood: Mood;
  /** The text with blanks for what names nothing to be seen: what is compared, denied, wished for. */
  visible: string;
  /** Tells a moment, not what is always so. */
  setsScene: boolean;
  tokens: Token[];
};

export type Story = {
  language: Language;
  /** Who tells it. */
  narrator: Narrator;
  /** Of somebody without a name who tells it, where the text tells. */
  tellerGender?: Gender;
  /** A grown-up who tells it is old. */
  tellerElder?: true;
  /** The name of who tells the story, where it gives one: of an animal, a thing or a person. */
  teller?: string;
  /** All its people are of another time: nobody of today stands among them. */
  past?: true;
  /** What it lacks for a lesson; undefined where there is enough to teach from. */
  missing?: Missing[];
  /** Signs that a child may be in danger. */
  danger?: Danger;
  /** The concept in lower case. */
  concept: string;
  sentences: StorySentence[];
  /** Everybody and everything that it names, and who acts in it. */
  entities: Entity[];
  /** People and animals that act in it, the one told of most first. */
  people: string[];
  definitions: Definition[];
  terms: Term[];
};

/** What reading needs: the text, what it is about, and what its creator has said about who is in it. */
type StoryToRead = Pick<Brief, 'story' | 'concept' | 'cast'> & Partial<Pick<Brief, 'country' | 'title'>>;

/** The story read last. Parts, scripts and questions of one story are asked for in turn, and reading is most of the work. */
let lastRead: { key: string; result: Story } | undefined;

/** Reads a story: its language, sentences, people, definitions, key terms and amounts. Any text will do, none as well. */
export function analyseStory({ story, concept, cast, country = '', title = '' }: StoryToRead): Story {
  const key = JSON.stringify([story, concept, country, title, choicesKey(cast)]);
  if (lastRead?.key !== key) lastRead = { key, result: readStory({ story, concept, cast, country, title }) };
  return lastRead.result;
}

/** A story of fewer words does not show its language: its concept helps. */
const enoughWords = 4;

/** The language of a brief's story, of its concept where there is hardly a story. */
export function languageOfStory({ story, concept }: Pick<Brief, 'story' | 'concept'>): Language {
  return detectLanguage(wordCount(story) < enoughWords ? `${story} ${concept}` : story);
}

const readerFor = (language: Language): Reader =>
  language === 'en' ? englishReader : createRuleReader(language, readingRules[language]);

function readStory(brief: StoryToRead): Story {
  const concept = cleanText(brief.concept);
  const language = languageOfStory(brief);
  const reader = readerFor(language);
  const raw = placeSentences(cleanText(brief.story)).map((placed) => ({
    ...placed,
    tokens: reader.tag(placed.text),
  }));
  const texts = raw.map(({ text }) => text);
  const { entities: read, sentences: peopleOf } = reader.people(raw, brief.cast, brief.country);
  const found = language === 'en' ? asTitleNames(read, concept) : read;
  const handed = language === 'en' ? inWordsOf(texts) : undefined;
  const narrator = reader.narrator(handed ? texts.slice(handed.at + 1) : texts);
  const ownSpeech = peopleOf.flatMap(({ quote }) => (quote?.self ? quote.spoken : []));
  const teller =
    reader.teller?.(texts) ??
    personWhoTells(found, narrator, texts, handed?.name, ownSpeech) ??
    (language === 'en' ? tellerInTitle(brief.title ?? '', narrator, texts) : undefined);
  const tellerGender = teller
    ? undefined
    : narrator === 'adult'
      ? genderOfTeller(texts)
      : narrator === 'child'
        ? genderOfSelf(texts)
        : undefined;
  const named = teller ? [teller, ...found.filter(({ name }) => name !== teller.name)] : found;
  const actors = named.filter(isActor);
  const told = (name: string) =>
    peopleOf.filter((s) => s.people.includes(name) || s.named.includes(name) || s.quote?.speaker === name)
      .length;
  const people = actors.map(({ name }) => name).sort((a, b) => told(b) - told(a));
  const mentions = createMentions(people);
  const danger = findDanger(texts, language);
  const moods = findMoods(texts, language, danger);
  const entities = datePeople(named, texts, narrator, brief.country);
  const beings = entities.filter((entity) => isActor(entity) && entity.kind !== 'animal');
  const past = beings.length > 0 && beings.every(({ period }) => period !== undefined);
  const places = underWater(
    inTheWild(
      inItsTime(
        notInStorms(reader.places(texts), texts),
        texts,
        past,
        beings.flatMap(({ period }) => period ?? []),
      ),
      named.filter(isActor),
      texts,
    ),
    named.filter(isActor),
    peopleOf.map(({ people: acting, quote }) => [
      ...acting,
      ...[quote?.speaker ?? [], quote?.listener ?? []].flat(),
    ]),
    texts,
  );
  const definitions: Definition[] = [];
  const sentences: StorySentence[] = [];
  raw.forEach(({ text, tokens, paragraph }, index) => {
    const { people: onStage, named, alsoThere, groups, away, quote } = peopleOf[index]!;
    // What is said may explain a word as well: "A need is something you cannot live without," says Ana.
    const statements = quote ? splitSentences(quote.spoken.join(' ')) : [text];
    const definition = statements
      .filter((statement) => mentions(statement).length === 0)
      .map((statement) =>
        reader.definition({ text: statement, tokens: reader.tag(statement) }, index, concept),
      )
      .find((found) => found !== undefined);
    if (definition && !definitions.some((d) => d.term === definition.term)) definitions.push(definition);
    const amounts = reader.amounts(text);
    const kind = reader.kind({
      text,
      hasDefinition: !!definition,
      hasQuote: !!quote,
      people: onStage.length,
      amounts: amounts.length,
    });
    const firstPerson = narrator !== 'none' && index > (handed?.at ?? -1) && reader.isFirstPerson(text);
    sentences.push({
      index,
      paragraph,
      text,
      words: wordCount(text),
      kind,
      people: withoutSwimmers(withoutFood(onStage, entities, text), entities, {
        place: places[index],
        firstPerson,
      }),
      named,
      ...(alsoThere && { alsoThere }),
      ...(groups && { groups }),
      ...(away && { away }),
      terms: [],
      amounts,
      ...(quote && { quote }),
      definition,
      cause: withWords(reader.cause(text)),
      firstPerson,
      ...(places[index] && { place: places[index] }),
      mood: moods[index]!,
      visible: reader.visible(text),
      setsScene: reader.setsScene(text),
      tokens,
    });
  });
  const terms = reader.terms(sentences.map(visibleTokens), definitions, people, concept);
  for (const { name, kind, first } of entities)
    if (kind === 'event' && !terms.some((term) => term.key === name.toLowerCase()))
      terms.push({
        text: name,
        key: name.toLowerCase(),
        count: 1,
        first,
        plural: false,
        article: false,
        score: 3,
        ofLesson: true,
      });
  terms.sort((a, b) => b.score - a.score || a.first - b.first);
  const keys = new Set(terms.map((t) => t.key));
  for (const sentence of sentences) sentence.terms = termsIn(sentence.tokens, keys, reader);
  const missing = whatIsMissing(
    texts,
    sentences.filter(teaches).length,
    sentences.filter(happens).length,
    language,
  );
  return {
    language,
    narrator,
    ...(teller && narrator !== 'none' && { teller: teller.name }),
    ...(tellerGender && { tellerGender }),
    ...(narrator === 'adult' && !teller && isElderTeller(texts) && { tellerElder: true as const }),
    ...(past && { past: true as const }),
    ...(missing && { missing }),
    ...(danger && { danger }),
    concept: concept.toLowerCase(),
    sentences,
    entities,
    people,
    definitions,
    terms,
  };
}

/** Who tells the story as "I" and has a name in it, as old as they tell and as what they say they are. */
function personWhoTells(
  entities: readonly Entity[],
  narrator: Narrator,
  texts: readonly string[],
  handedTo: string | undefined,
  ownSpeech: readonly string[],
): Entity | undefined {
  if (narrator === 'none') return undefined;
  const names = [
    handedTo ??
      ownName(texts) ??
      nameSaid(ownSpeech) ??
      (narrator === 'adult' ? callsTeller(texts) : undefined) ??
      nameCalled(texts) ??
      (narrator === 'child' && isOnlyWe(texts) ? oneOfUs(entities) : undefined),
  ];
  const person = entities.find(
    ({ name, kind, aliases }) =>
      /^(?:child|adult)$/.test(kind) &&
      [name, ...aliases, name.split(' ')[0]].some((one) => names.includes(one)),
  );
  const gender = genderOfSelf(texts) ?? person?.gender;
  return person && { ...person, kind: narrator === 'adult' ? 'adult' : 'child', ...(gender && { gender }) };
}

/** Whoever reports what "we" did is one of those whom the report names. */
const oneOfUs = (entities: readonly Entity[]): string | undefined =>
  entities.find(
    ({ kind, role, what, name }) => kind === 'child' && !role && !what && /^\p{Lu}\p{L}+$/u.test(name),
  )?.name;

const teaches = ({ definition, cause, amounts, kind }: StorySentence) =>
  definition !== undefined ||
  cause !== undefined ||
  amounts.length > 0 ||
  kind === 'fact' ||
  kind === 'cause';
const happens = ({ people, quote }: StorySentence) => people.length > 0 || quote !== undefined;

/** What is only compared, denied or wished for carries no topic: its words become gaps. */
function visibleTokens({ tokens, visible }: StorySentence): Token[] {
  const seen = new Set(plainWords(visible));
  return tokens.map((token) =>
    token.isWord && !seen.has(token.lower) && !token.lower.includes("'")
      ? { ...token, pos: 'PUNCT', isWord: false }
      : token,
  );
}

/** "because …" gives no reason. */
const withWords = (cause: Cause | undefined) =>
  cause && wordCount(cause.cause) > 0 && wordCount(cause.effect) > 0 ? cause : undefined;

function termsIn(tokens: Token[], keys: Set<string>, reader: Reader): string[] {
  const words = tokens.map((t) => t.lower);
  const found = new Set<string>();
  for (let length = 3; length >= 1; length--) {
    for (let at = 0; at + length <= words.length; at++) {
      const key = reader.termKey(words.slice(at, at + length));
      if (keys.has(key)) found.add(key);
    }
  }
  return [...found];
}
