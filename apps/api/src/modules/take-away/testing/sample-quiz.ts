import type { StoredQuestion } from '@panelwise/db/repositories/learning';
import type { QuizSheet } from '../quiz-sheet.ts';

/** Words that every format has to escape in some way. */
export const hostile = 'Is 5 < 6 & "a = b" {x:~#\\} ]]> <script>?';

export const sampleQuestions: StoredQuestion[] = [
  {
    question: hostile,
    options: ['=1+1', 'No, "never"; ~50%', '-5 °C', 'पानी → H₂O'],
    correctAnswer: 'No, "never"; ~50%',
    difficulty: 'easy',
    explanation: null,
    taughtAt: { page: 1, panel: 2 },
    factId: undefined,
  },
  {
    question: 'First line\nsecond line, with a comma',
    options: ['true', 'false'],
    correctAnswer: 'true',
    difficulty: 'hard',
    explanation: 'Because: it {is}.',
    taughtAt: undefined,
    factId: undefined,
  },
];

export const sampleSheet: QuizSheet = {
  comicId: '0190f3c2-7c1e-7a55-9d1a-3b6f1d2e4c5a',
  title: 'Water / Wasser & Co, part 2',
  language: 'en',
  quizzes: [
    { name: 'quiz', label: 'Quiz', questions: sampleQuestions },
    { name: 'hardcore', label: 'Hardcore quiz', questions: [sampleQuestions[1]!] },
  ],
};
