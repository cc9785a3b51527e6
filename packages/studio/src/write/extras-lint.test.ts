import type { Faq } from '@panelwise/contracts/domain/learning';
import { describe, expect, it } from 'vitest';
import { type ExtrasLintRule, lintFacts, lintFaqs } from './extras-lint.ts';
import type { LintContext } from './lint-context.ts';

const context: LintContext = {
  grade: 3,
  language: 'en',
  taught: 'Water rises as vapour. Evaporation cools the jar.',
  factIds: new Set(),
};

const soundFaqs = (): Faq[] => [
  { question: 'What is evaporation?', answer: 'Water that turns into vapour.' },
  { question: 'Why is the jar cool?', answer: 'The water takes its heat away.' },
];

it('finds nothing in sound FAQs and facts', () => {
  expect(lintFaqs(soundFaqs(), context)).toEqual([]);
  expect(lintFacts([{ fact: 'Water rises as vapour.' }, { fact: 'A jar can be cool.' }], context)).toEqual(
    [],
  );
});

describe('finds each seeded fault of FAQs', () => {
  const faults: [ExtrasLintRule, (faqs: Faq[]) => void][] = [
    ['no-text', ([faq]) => Object.assign(faq!, { answer: '…' })],
    ['no-question', ([faq]) => Object.assign(faq!, { question: 'Evaporation.' })],
    ['answer-repeats-question', ([faq]) => Object.assign(faq!, { answer: 'What is evaporation' })],
    ['duplicate', ([first, second]) => Object.assign(second!, { question: `${first!.question} ` })],
    ['duplicate', ([first, second]) => Object.assign(second!, { answer: first!.answer.toUpperCase() })],
    ['about-the-text', ([faq]) => Object.assign(faq!, { question: 'What does Mia say?' })],
    ['about-the-text', ([faq]) => Object.assign(faq!, { question: 'What do we learn about the jar?' })],
    ['about-the-text', ([faq]) => Object.assign(faq!, { question: 'Which numbers should I keep in mind?' })],
    ['about-the-text', ([faq]) => Object.assign(faq!, { question: 'Why is this so: "The jar is cool"?' })],
    ['hard-word', ([faq]) => Object.assign(faq!, { answer: 'It is an irreversibility.' })],
  ];
  it.each(faults)('%s', (rule, change) => {
    const faqs = soundFaqs();
    change(faqs);
    expect(lintFaqs(faqs, context).map((finding) => finding.rule)).toContain(rule);
  });
});

describe('finds each seeded fault of facts', () => {
  const faults: [ExtrasLintRule, string[]][] = [
    ['no-text', ['Water!']],
    ['duplicate', ['Water rises as vapour.', 'water rises as vapour']],
    ['points-back', ['Then water rises as vapour.']],
    ['points-back', ['She cools the jar.']],
    ['points-back', ['Water drips on my jar.']],
    ['no-sentence', ['If the jar is cool:']],
    ['no-sentence', ['2. Water rises as vapour.']],
    ['no-sentence', ['water rises as vapour.']],
    ['hard-word', ['The jar shows the irreversibility of heat.']],
  ];
  it.each(faults)('%s', (rule, facts) => {
    const findings = lintFacts(
      facts.map((fact) => ({ fact })),
      context,
    );
    expect(findings.map((finding) => finding.rule)).toContain(rule);
  });
});

it('does not measure the words of other languages by a list of English ones', () => {
  const hindi: LintContext = { ...context, language: 'hi', taught: '' };
  expect(lintFacts([{ fact: 'वाष्पीकरण के लिए गर्मी चाहिए।' }], hindi)).toEqual([]);
});
