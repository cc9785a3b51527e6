import { inquiryFacts } from '../stage/inquiry-beats.ts';
import type { Item } from './item.ts';

/** Questions on the inquiry panels, for a story too thin to ask about. The last three are the harder ones. */
export const inquiryItems: Item[] = [
  {
    kind: 'inquiry-steps',
    question: 'What is the first of the four steps to a new idea?',
    key: 'Look',
    distractors: ['Ask', 'Explain', 'Find out'],
    difficulty: 'easy',
    factId: inquiryFacts.steps,
    explanation: 'The four steps are: look, ask, find out, explain.',
  },
  {
    kind: 'inquiry-steps',
    question: 'Which step comes right after asking?',
    key: 'Finding out',
    distractors: ['Explaining', 'Looking', 'Guessing'],
    difficulty: 'easy',
    factId: inquiryFacts.steps,
    explanation: 'The four steps are: look, ask, find out, explain.',
  },
  {
    kind: 'inquiry-ask',
    question: 'Which of these is one of the three questions to ask about anything new?',
    key: 'How does it work?',
    distractors: ['How old are you?', 'Who is the winner?', 'Where is my pencil?'],
    difficulty: 'easy',
    factId: inquiryFacts.ask,
    explanation: 'The three questions are: What is it? How does it work? Why does it matter?',
  },
  {
    kind: 'inquiry-look',
    question: 'What should you note first when you look at something new?',
    key: 'What you see',
    distractors: ['What you wish', 'What others will say', 'What you will do next'],
    difficulty: 'medium',
    factId: inquiryFacts.look,
    explanation: 'Note what you see before you say what it means.',
  },
  {
    kind: 'inquiry-check',
    question: 'Your book and a website disagree. What do you do?',
    key: 'Check a third source',
    distractors: ['Believe the longer text', 'Believe the newer picture', 'Stop reading about it'],
    difficulty: 'medium',
    factId: inquiryFacts.check,
    explanation: 'When two sources disagree, check a third, and see who wrote each one and how they know.',
  },
  {
    kind: 'inquiry-explain',
    question: 'You explain an idea and get stuck in the middle. What does that show you?',
    key: 'Where to look again',
    distractors: ['That the idea is wrong', 'That you should give up', 'That nobody understands it'],
    difficulty: 'hard',
    factId: inquiryFacts.explain,
    explanation: 'Where you get stuck is the gap in what you know: look again right there.',
  },
  {
    kind: 'inquiry-look',
    question: 'Which sentence says what you see, and not yet what it means?',
    key: 'The leaf has brown spots.',
    distractors: ['The leaf must be ill.', 'The leaf wants more water.', 'The leaf will fall off soon.'],
    difficulty: 'hard',
    factId: inquiryFacts.look,
    explanation:
      'Brown spots can be seen. Illness, thirst and what comes next are ideas about what they mean.',
  },
  {
    kind: 'inquiry-check',
    question: 'Which source tells you most about whether you can trust it?',
    key: 'One that names its author and how they know',
    distractors: [
      'One that has many bright pictures and a song',
      'One that says it is the best source of all',
      'One that a lot of people looked at today',
    ],
    difficulty: 'hard',
    factId: inquiryFacts.check,
    explanation:
      'Who wrote it and how they know can be checked. Pictures, praise and numbers of visitors prove nothing.',
  },
];
/** How many of them are for the hardcore quiz. */
export const hardInquiryItems = 3;
