import { fillIn } from '../../language/language.ts';
import type { Story, StorySentence } from '../story/analyse-story.ts';
import { joinTokens } from '../story/definitions.ts';
import { sentenceFactId } from '../story/section.ts';
import type { Token } from '../story/tagger.ts';
import { capitalise, plainWords } from '../text/words.ts';
import type { Item } from './item.ts';
import { chooseDistractors, explanationMax, fitsOption, type ItemSource } from './item-source.ts';
import { statementsOf } from './statements.ts';
import { teachesTheLesson } from './teaching.ts';
import { divide, isAuxiliary, isMany, staysCapital } from './why-question.ts';

type Told = { sentence: StorySentence; subject: string; many: boolean; says: string };

/** Distractors of an item of this kind; two sound ones are better than three of which one is strange. */
const wrongOnes = 2;

/** What is true of a thing; the others are true of other things that the story teaches about. */
export function aboutItems({ sentences, story, texts, random }: ItemSource): Item[] {
  const template = texts.questions.about;
  if (!template) return [];
  // What people of the story explain tempts as much as what it tells itself.
  const all = statementsOf(story.sentences, story).flatMap((s) => toldOf(s, story) ?? []);
  return sentences.flatMap((sentence): Item[] => {
    const told = toldOf(sentence, story);
    if (!told) return [];
    const pool = all
      .filter(
        (other) =>
          other.many === told.many &&
          !isPartOf(other.subject, told.subject) &&
          !isPartOf(told.subject, other.subject),
      )
      .filter((other) => !shareWords(other.says, told.subject))
      .map(({ says }) => says);
    const distractors = chooseDistractors(
      told.says,
      pool,
      random,
      Math.min(3, Math.max(wrongOnes, pool.length)),
    );
    if (!distractors) return [];
    return [
      {
        kind: 'about',
        question: fillIn(template, { subject: capitalise(told.subject) })!,
        key: told.says,
        distractors,
        difficulty: 'medium',
        factId: sentenceFactId(sentence),
        explanation: sentence.text.slice(0, explanationMax),
      },
    ];
  });
}

const anyOf =
  /^(?:(?:some|many|most|other|all|the|these) )?(?:people|animals?|things?|places?|countries|children|everything|everybody)$/i;

/** What a sentence tells of its subject; undefined where the subject is no plain thing. */
function toldOf(sentence: StorySentence, story: Story): Told | undefined {
  if (!fitsOption(sentence) || sentence.definition || sentence.cause || !teachesTheLesson(sentence, story))
    return undefined;
  const clause = divide(
    sentence.tokens.filter(({ text }) => !/^[.!]$/.test(text)),
    { commas: true },
  );
  if (!clause?.subject.every(isOfName) || !isNoun(clause.subject.at(-1))) return undefined;
  const name = joinTokens(clause.subject);
  // Of people, animals or things in general anything may be true.
  if (anyOf.test(name)) return undefined;
  const many = isMany(clause.subject);
  const [verb] = clause.predicate;
  if (!many && !isAuxiliary(verb!) && verb!.lower === verb!.lemma) return undefined;
  return {
    sentence,
    subject: staysCapital(name, story) ? name : name.charAt(0).toLowerCase() + name.slice(1),
    many,
    says: `${joinTokens(clause.predicate)}.`,
  };
}

const isNoun = (token: Token | undefined) => token?.pos === 'NOUN' || token?.pos === 'PROPN';
const isOfName = ({ pos, lower }: Token) =>
  /^(?:DET|ADJ|NOUN|PROPN|NUM)$/.test(pos) && !/^(?:no|this|that|these|those|such)$/.test(lower);

const stems = (text: string) =>
  plainWords(text)
    .filter((word) => word.length > 3)
    .map((word) => word.replace(/(?:es|s)$/, ''));
const shareWords = (a: string, b: string) => stems(a).some((stem) => stems(b).includes(stem));
/** "Plant cells" beside "cells": what is true of the one may be true of the other. */
const isPartOf = (a: string, b: string) => stems(a).every((stem) => stems(b).includes(stem));
