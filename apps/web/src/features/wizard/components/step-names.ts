import { t } from '@lingui/core/macro';

/** The names of the wizard's steps, in order. */
export const stepNames = () =>
  [
    t`Write a story`,
    t`Concept Breakdown`,
    t`Convert into Prompt`,
    t`Preview My Comic`,
    t`Publish My Comic`,
  ] as const;
