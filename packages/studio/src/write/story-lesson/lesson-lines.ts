/**
 * What is said where a story and a lesson meet. Packs are in English, and so are these lines. `{concept}` is the topic,
 * `{asker}` and `{guide}` are the two who talk, `{says}` is a mistake that many make.
 */
export const lessonLines = {
  /** Over the title: what the one who asks wonders about. */
  openings: [
    '*{concept}*: when would I ever meet that?',
    'What do people mean when they talk about *{concept}*?',
    '*{concept}*? I would like to know more about that.',
    'I want to find out about *{concept}*.',
    'How much do I know about *{concept}*? Let me see.',
    '*{concept}*: I have heard of it. But could I explain it?',
    'Who can tell me something about *{concept}*?',
    'I keep wondering about *{concept}*.',
  ],
  /** The first line after the story's own sentences, in a bright story and in one that is not. */
  leadIns: [
    '{guide}, can you tell me about *{concept}*?',
    '{guide}, what has this to do with *{concept}*?',
    '{guide}, do you have a minute? It is about *{concept}*.',
    'I would like to hear about *{concept}*, {guide}.',
    'That makes me think of *{concept}*. What is it all about?',
    'Who can help me understand *{concept}*?',
    'Wait, I have a question about *{concept}*.',
    'There is something I want to ask about *{concept}*.',
  ],
  quietLeadIns: [
    '{guide}, may I ask something about *{concept}*?',
    'I would like to understand *{concept}*, {guide}.',
    'Can you tell me about *{concept}*?',
    'I have a question about *{concept}*.',
  ],
  /** A guide from outside the story joins the one who asks. */
  introductions: [
    '{guide} knows a lot about *{concept}* and has time for {asker}.',
    '{asker} asks {guide}, who knows a lot about *{concept}*.',
    '{guide} comes by and stops to talk with {asker}.',
    '{asker} has questions. {guide} likes questions.',
  ],
  /** A mistake that many make, as the one who asks brings it up, and as one tells it who explains alone. */
  mistakes: [
    'Somebody told me: “{says}” Is that right?',
    'Many people say: “{says}” Are they right?',
    'I once heard this: “{says}” Is it true?',
    'Is this true? “{says}”',
    'What about this? “{says}”',
    'Would you say this, too? “{says}”',
    'I have always thought: “{says}” Have I been wrong?',
    'Here is what I think: “{says}” Is it so?',
  ],
  toldMistakes: ['Some people say: “{says}” They are wrong.', 'You may hear this: “{says}” It is a mistake.'],
  /** Before the next thing is told. */
  askMore: [
    'What else is there to know?',
    'Is there more to it?',
    'What comes next?',
    'And what else should I know?',
    'Can you tell me more?',
    'What is important here, too?',
    'Please go on. What else?',
    'Is that all?',
  ],
  /** After something was told, in a bright story only. */
  tookIn: [
    'I did not know that.',
    'That is good to know.',
    'I will remember that.',
    'Now I understand it better.',
    'I must tell that to a friend.',
    'That makes sense to me.',
    'So that is how it is.',
    'I had never thought about that.',
  ],
  /** A diagram that has numbers of its own. */
  example: 'An example: {caption}',
  endings: [
    'Now I could explain it to somebody else.',
    'I will think of that the next time.',
    'Good that I asked!',
    'That is worth keeping.',
    'I am glad that you explained it.',
    'Next time I will notice it by myself.',
    'Now I know it for good!',
    'Then I have learned something today.',
  ],
  quietEndings: [
    'Thank you for explaining it.',
    'I will keep that in mind.',
    'I understand it better than before.',
  ],
} as const;
