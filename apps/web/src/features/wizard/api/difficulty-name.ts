import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Difficulty } from '@panelwise/contracts/domain/learning';

const names = { easy: msg`easy`, medium: msg`medium`, hard: msg`hard` } as const;

/** How hard a question is, in the words of the interface. */
export const difficultyName = (difficulty: Difficulty): string => i18n._(names[difficulty]);
