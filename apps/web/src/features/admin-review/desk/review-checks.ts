import { t } from '@lingui/core/macro';
import type { DrawnPage } from '@panelwise/contracts/domain/comic';
import type { HardcoreQuestion, QuizQuestion } from '@panelwise/contracts/domain/learning';
import type { Script } from '@panelwise/contracts/domain/script';
import { altFaults } from './alt-faults.ts';
import { findPanel, panelAnchor, wordsOf } from './panel-words.ts';

type DrawnPanel = DrawnPage['panels'][number];

/** More words than this in a box are no caption any more but a paragraph. */
const captionWordsMax = 25;

/** What was found about one panel; `fit` is null while nobody has lettered it. */
export type PanelChecks = {
  fit: boolean | null;
  problems: string[];
  /** What is wrong with the text for readers who cannot see the panel. */
  altFault: string | undefined;
  captionWords: number;
  captionShort: boolean;
};

export function checkPanel({ verdict, caption }: DrawnPanel, altFault?: string): PanelChecks {
  const captionWords = caption.split(/\s+/).filter(Boolean).length;
  return {
    fit: verdict?.ok ?? null,
    problems: verdict?.problems.map((problem) => problem.message) ?? [],
    altFault,
    captionWords,
    captionShort: captionWords <= captionWordsMax,
  };
}

/** One line of the list of checks: how many of how many are good, and where the others are. */
export type ReviewCheck = {
  label: string;
  good: number;
  of: number;
  problems: { text: string; href: string }[];
};

/** Everything that a machine can say about a comic before a person decides; without a script, what was drawn. */
export function reviewChecks(
  content: {
    pages: readonly DrawnPage[];
    questions: readonly QuizQuestion[];
    hardcoreQuestions: readonly HardcoreQuestion[];
  },
  script: Script | undefined,
): ReviewCheck[] {
  const faults = altFaults(content.pages, script);
  const panels = content.pages.flatMap(({ pageNumber, panels: drawn }) =>
    drawn.map((panel) => {
      const told = findPanel(script, pageNumber, panel.panel);
      return {
        page: pageNumber,
        panel: panel.panel,
        says: wordsOf(told, panel.caption).some(({ text }) => text !== t`N/A`) || told?.diagram !== undefined,
        checks: checkPanel(panel, faults.get(panelAnchor(pageNumber, panel.panel))),
      };
    }),
  );
  const ofPanels = (label: string, wrong: (checks: PanelChecks) => string | undefined): ReviewCheck => {
    const problems = panels.flatMap(({ page, panel, checks }) => {
      const text = wrong(checks);
      return text
        ? [{ text: t`Page ${page}, panel ${panel}: ${text}`, href: `#${panelAnchor(page, panel)}` }]
        : [];
    });
    const none = panels.length === 0 ? [{ text: t`There are no pages.`, href: '#pages' }] : [];
    return {
      label,
      good: panels.length - problems.length,
      of: panels.length,
      problems: [...none, ...problems],
    };
  };
  const asked = [
    ...content.questions.map((question, i) => ({ question, name: quizName(i + 1), href: '#quiz' })),
    ...content.hardcoreQuestions.map((question, i) => ({
      question,
      name: hardcoreName(i + 1),
      href: '#hardcore-quiz',
    })),
  ];
  const lost = asked.flatMap(({ question: { taughtAt }, name, href }) => {
    if (!taughtAt) return [{ text: t`${name} does not say where it is taught.`, href }];
    const { page, panel } = taughtAt;
    const at = panels.find((one) => one.page === page && one.panel === panel);
    if (at?.says) return [];
    return [
      {
        text: at
          ? t`${name} points to page ${page}, panel ${panel}, which says nothing.`
          : t`${name} points to page ${page}, panel ${panel}, which is not there.`,
        href,
      },
    ];
  });
  return [
    ofPanels(t`Words fit`, ({ fit, problems }) =>
      fit === null
        ? t`the words are not on the page yet.`
        : fit
          ? undefined
          : (problems[0] ?? t`the words do not fit.`),
    ),
    ofPanels(t`Descriptions`, ({ altFault }) => altFault),
    ofPanels(t`Captions are short`, ({ captionShort, captionWords }) =>
      captionShort ? undefined : t`the caption has ${captionWords} words.`,
    ),
    {
      label: t`Quiz points to panels`,
      good: asked.length - lost.length,
      of: asked.length,
      problems: asked.length === 0 ? [{ text: t`There is no quiz.`, href: '#quiz' }] : lost,
    },
  ];
}

const quizName = (number: number) => t`Quiz question ${number}`;
const hardcoreName = (number: number) => t`Hardcore question ${number}`;
