import type { RuleSet } from '../../rule.ts';
import { englishCoarse } from './coarse.ts';
import { englishDanger } from './danger.ts';
import { englishHarm } from './harm.ts';
import { englishHatred } from './hatred.ts';
import { englishLists } from './lists.ts';
import { englishMore } from './more.ts';
import { englishWider } from './wider.ts';
import { englishWidest } from './widest.ts';

export const english: RuleSet = {
  language: 'en',
  lists: englishLists,
  rules: [
    ...englishHarm,
    ...englishHatred,
    ...englishCoarse,
    ...englishDanger,
    ...englishWider,
    ...englishWidest,
    ...englishMore,
  ],
};
