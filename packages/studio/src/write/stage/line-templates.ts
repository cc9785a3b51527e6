/**
 * What is said between the sentences that teach. `ask…` kinds are the learner's questions; the next panel
 * answers them, so each kind fits one kind of sentence. `{term}` is a word of the story, `{amount}` a number
 * as written, `{name}` a person, `{concept}` the concept, `{next}` the title of the next part.
 */
export const lineKinds = [
  'askCause',
  'askName',
  'askAmount',
  'askMoney',
  'askExample',
  'askPerson',
  'askNext',
  'askMore',
  'tookIn',
  'tookWord',
  'tookAmount',
  'tookCause',
  'recapLearner',
  'recapNext',
  'recapEnd',
] as const;
export type LineKind = (typeof lineKinds)[number];
type Templates = Record<LineKind, readonly string[]>;

export const lineTemplates: Templates = {
  askCause: [
    'But why?',
    'Why is that?',
    'What is the reason?',
    'How come?',
    'Is there a reason for that?',
    'What makes that happen?',
  ],
  askName: [
    'Is there a name for that?',
    'What do we call that?',
    'Does it have a name?',
    'What is the word for that?',
  ],
  askAmount: [
    'Can we put a number on it?',
    'Do we have numbers?',
    'What do the numbers say?',
    'How many are we talking about?',
  ],
  askMoney: [
    'How much is that?',
    'And how much money is that?',
    'What does that come to?',
    'So how much is it now?',
  ],
  askExample: [
    'Can you give me an example?',
    'Like what, for example?',
    'What would that look like?',
    'Where can I see that?',
  ],
  askPerson: ['And what about {name}?', 'Where does {name} come in?', 'What is {name} doing?'],
  askNext: [
    'And then?',
    'What happens next?',
    'How does it go on?',
    'What comes after that?',
    'And after that?',
    "Don't stop there. What then?",
  ],
  askMore: [
    'What else should I know?',
    'Is there more to it?',
    'Can you go on?',
    'What else should we look at?',
    'And what else?',
  ],
  tookIn: [
    'I had not thought of that.',
    'Now I see it.',
    'That makes sense.',
    'I will remember that.',
    'Let me write that down.',
    'I can picture that.',
    'That is worth knowing.',
  ],
  tookWord: [
    'So that is what "{term}" means.',
    '"{term}": that goes on my word list.',
    'Good. Now I can use the word "{term}".',
    'I can explain "{term}" to my friends now.',
  ],
  tookAmount: [
    '{amount}: I will remember that number.',
    '{amount}. Let me note that down.',
    'Did you hear that? {amount}!',
    'So the number to keep is {amount}.',
  ],
  tookCause: [
    'Ah, that is the reason.',
    'One thing leads to another.',
    'So that is why.',
    'Cause and effect!',
    'Now the "why" is clear.',
  ],
  recapLearner: [
    'I could tell this in my own words now.',
    'Let me tell that to someone at home.',
    'I know it well enough to teach it.',
  ],
  recapNext: ['Next: {next}. See you there!', 'In the next part: {next}.', 'And it goes on with: {next}.'],
  recapEnd: [
    'What would you ask next about *{concept}*?',
    'Which panel would you show a friend?',
    'Now close the comic and tell it in your own words.',
  ],
};

/** Added for grades up to 5. */
export const youngLineTemplates: Partial<Templates> = {
  tookIn: ['Wow, really?', 'Cool!', 'Oh! Now I get it.', 'That is amazing.'],
  askNext: ['Ooh, and then?', 'Quick, what happens next?'],
  askMore: ['What else? I am all ears!', 'Go on, go on!'],
  tookCause: ['Oh, because of THAT!', 'Aha!'],
  recapLearner: ["I can't wait to tell my family!"],
};

/** Added from grade 6 on. */
export const olderLineTemplates: Partial<Templates> = {
  tookIn: ['Fair point.', 'That is good to know.', 'Okay, that adds up.', 'That explains a lot.'],
  askNext: ['And where does that lead?', 'So what followed?'],
  askMore: ['What is the next piece of the puzzle?', 'Please go on.'],
  askCause: ['What is behind it?', 'What explains that?'],
  tookCause: ['That is a clear chain of causes.', 'So the cause came first, then the effect.'],
  recapLearner: ['I think I could explain that in class.'],
};

/** Who opens a comic asks and answers in pairs: first parts, then parts that go on. */
export const openingPairs: readonly (readonly [ask: string, answer: string])[] = [
  ['What is our comic about today?', 'About *{concept}*. Watch the story closely!'],
  ['Where do we start today?', 'With *{concept}*. Keep your eyes open!'],
  ['What will we find out today?', 'It is all about *{concept}*. And it begins with a story.'],
];
export const reopeningPairs: readonly (readonly [ask: string, answer: string])[] = [
  ['Where were we?', 'On the trail of *{concept}*. Here is the next part!'],
  ['Is there more to the story?', 'There is: *{concept}* goes on right here.'],
  ['I kept thinking about last time. How does it go on?', 'Let us see. Back to *{concept}*!'],
];
