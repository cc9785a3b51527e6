import { msg } from '@lingui/core/macro';
import type { Difficulty } from '@panelwise/contracts/domain/learning';
import { textsOf } from './texts-of.ts';

/** How hard a question is, in the words of the interface. */
export const difficultyWords: Readonly<Record<Difficulty, string>> = textsOf({
  easy: msg`easy`,
  medium: msg`medium`,
  hard: msg`hard`,
});
