import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { WizardStep } from '../resume.ts';

const titles = [
  msg`Write a story`,
  msg`Concept Breakdown`,
  msg`Convert into Prompt`,
  msg`Preview My Comic`,
  msg`Publish My Comic`,
];

/** The titles of all steps of the wizard, in their order. */
export const stepTitles = (): string[] => titles.map((title) => i18n._(title));

export const stepTitle = (step: WizardStep): string => stepTitles()[step]!;
