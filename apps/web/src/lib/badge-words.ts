import type { MessageDescriptor } from '@lingui/core';
import { msg, plural, t } from '@lingui/core/macro';
import { type BadgeId, badgeRuleOf } from '@panelwise/contracts/domain/badges';
import type { CardRank } from '@panelwise/contracts/domain/card-ranks';
import { language } from './language.ts';
import { subjectWords } from './subject-words.ts';

export const badgeNames: Record<BadgeId, MessageDescriptor> = {
  'first-comic': msg`First comic`,
  'five-comics': msg`A small stack`,
  'fifteen-comics': msg`Many bookmarks`,
  'forty-comics': msg`A full backpack`,
  'hundred-comics': msg`A hundred comics`,
  'three-subjects': msg`Looking around`,
  'six-subjects': msg`Round the world`,
  science: msg`Science reader`,
  math: msg`Math reader`,
  english: msg`Reader of words`,
  history: msg`Old things`,
  geography: msg`Places and maps`,
  society: msg`Living together`,
  computing: msg`Thinking machines`,
  health: msg`Body and mind`,
  art: msg`All the colors`,
  'first-silver': msg`All of it right`,
  'ten-silver': msg`Ten in silver`,
  'first-gold': msg`It has taken root`,
  'five-gold': msg`In full bloom`,
  'first-platinum': msg`Firm as a tree`,
  'five-platinum': msg`Elephant memory`,
  'first-diamond': msg`First diamond`,
  'first-repair': msg`First repair`,
  'ten-repairs': msg`Ten repairs`,
  'fifty-repairs': msg`Repair shop`,
  'ten-reviews': msg`Inked again`,
  'fifty-reviews': msg`Trained memory`,
  'two-hundred-reviews': msg`Wise owl`,
  'ten-days': msg`Ten days`,
  'fifty-days': msg`Fifty days`,
  'first-week': msg`At my own pace`,
  'five-weeks': msg`Moon for a month`,
  'twelve-weeks': msg`Three months`,
  'five-hardcore': msg`Up the mountain`,
  'thirty-hardcore': msg`Beyond the sky`,
  'clean-game': msg`It all fits`,
  'three-clean-games': msg`Sure aim`,
  'first-live': msg`Joined in`,
  'five-live': msg`One of the class`,
  'helped-goal': msg`All together`,
};

/** What a badge asks, as something to do. */
export function badgeGoal(id: BadgeId): string {
  const rule = badgeRuleOf(id);
  const n = rule.least;
  switch (rule.of) {
    case 'comics':
      return plural(n, { one: 'Read a comic to the end', other: 'Read # comics to the end' });
    case 'subject-comics': {
      const subjects = new Intl.ListFormat(language(), { type: 'disjunction' }).format(
        rule.subjects.map(subjectWords),
      );
      return t`Read ${n} comics to the end: ${subjects}`;
    }
    case 'subjects':
      return t`Read comics of ${n} subjects`;
    case 'ranked':
      return rankWords(rule.rank, n);
    case 'repaired':
      return plural(n, {
        one: 'Get a question right that you once had wrong',
        other: 'Get # questions right that you once had wrong',
      });
    case 'reviews':
      return t`Get ${n} questions right in a review`;
    case 'days':
      return t`Learn on ${n} days, with breaks as long as you like`;
    case 'weeks':
      return plural(n, {
        one: 'Learn on four days of a week',
        other: 'Learn on four days of a week, in # weeks',
      });
    case 'hardcore':
      return t`Get ${n} questions of hardcore quizzes right`;
    case 'clean-games':
      return plural(n, {
        one: 'Play a game without a miss and without help',
        other: 'Play # kinds of game in a week, without a miss and without help',
      });
    case 'live':
      return plural(n, { one: 'Answer in a live quiz', other: 'Answer in # live quizzes' });
    case 'goals':
      return plural(n, {
        one: 'Help your class to reach a goal',
        other: 'Help your class to reach # goals',
      });
  }
}

function rankWords(rank: CardRank, n: number): string {
  switch (rank) {
    case 'bronze':
      return plural(n, { one: 'Bring a card to bronze', other: 'Bring # cards to bronze' });
    case 'silver':
      return plural(n, { one: 'Bring a card to silver', other: 'Bring # cards to silver' });
    case 'gold':
      return plural(n, { one: 'Bring a card to gold', other: 'Bring # cards to gold' });
    case 'platinum':
      return plural(n, { one: 'Bring a card to platinum', other: 'Bring # cards to platinum' });
    case 'diamond':
      return plural(n, { one: 'Bring a card to diamond', other: 'Bring # cards to diamond' });
  }
}
