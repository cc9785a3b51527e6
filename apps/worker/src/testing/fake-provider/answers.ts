type Message = { role: string; content: string };

/** An answer of the right form for one of our tasks, about the concept in the messages. */
export function writeAnswer(kind: string, messages: Message[]): unknown {
  const topic = topicOf(messages);
  if (kind === 'translation') return { texts: translated(messages) };
  const write = answers[kind];
  return write ? write(topic) : { text: `Something about ${topic}.` };
}

function topicOf(messages: Message[]): string {
  const user = messages.find((message) => message.role === 'user')?.content ?? '{}';
  return (JSON.parse(user) as { material?: { concept?: string } }).material?.concept ?? 'the topic';
}

/** Each line in words of the other language, with the names, numbers and marks of its own. */
function translated(messages: Message[]): string[] {
  const user = messages.find((message) => message.role === 'user')?.content ?? '{}';
  const { material } = JSON.parse(user) as { material: TranslationMaterial };
  const say = material.into.startsWith('Hindi') ? 'यह बात' : 'Esto es lo que dice el texto';
  return material.lines.map(({ text, longest, item }, i) => {
    const names = material.names.filter((name) => text.includes(name));
    const numbers = text.match(/\d+/g) ?? [];
    const marks = (text.match(/\*[^*\n]+\*/g) ?? []).map(() => '*hoja*');
    const kept = [...names, ...numbers, ...marks, ...(item ? [letters(i)] : [])].join(' ');
    return longest > kept.length + say.length + 1 ? `${say} ${kept}`.trim() : `sí ${kept}`.trim();
  });
}

/** Tells answers apart without a number. */
const letters = (n: number) => [...String(n)].map((digit) => 'abcdefghij'[Number(digit)]).join('');

type TranslationMaterial = {
  into: string;
  names: string[];
  lines: { text: string; longest: number; item?: string }[];
};

const count = (length: number) => Array.from({ length }, (_, index) => index + 1);

const question = (topic: string, n: number) => ({
  question: `Question ${n}: what does panel ${n} show about ${topic}?`,
  options: [
    `It shows step ${n}`,
    `It shows the opposite of ${n}`,
    `Nothing about ${n}`,
    `Only the name of ${n}`,
  ],
  correctOption: 0,
  difficulty: 'medium',
  page: 1,
  panel: n,
});

const answers: Record<string, (topic: string) => unknown> = {
  breakdown: (topic) => ({
    parts: [{ title: `Understanding ${topic}`, keyTerms: [topic, 'cause', 'effect'], start: '', end: '' }],
  }),
  script: (topic) => ({
    pages: count(2).map((page) => ({
      panels: count(4).map((panel) => ({
        scene: `Maya and Mr. Ray look at step ${panel} of ${topic} on page ${page}.`,
        caption: `Step ${panel} of *${topic}*, page ${page}.`,
        dialogue: [
          { speaker: 'Maya', text: `What happens in step ${panel} on page ${page}?`, kind: 'speech' },
          {
            speaker: 'Mr. Ray',
            text: `That is where part ${page}.${panel} of ${topic} begins.`,
            kind: 'speech',
          },
        ],
        shot: 'two',
        background: 'classroom',
        cast: [
          { name: 'Maya', pose: 'raise-hand', expression: 'curious' },
          { name: 'Mr. Ray', pose: 'point', expression: 'explain' },
        ],
      })),
    })),
  }),
  quiz: (topic) => ({ questions: count(4).map((n) => question(topic, n)) }),
  hardcore_quiz: (topic) => ({
    questions: count(3).map((n) => ({
      ...question(topic, n),
      explanation: `Because step ${n} of ${topic} says so.`,
    })),
  }),
  faqs: (topic) => ({
    faqs: count(5).map((n) => ({
      question: `Why does ${topic} matter, number ${n}?`,
      answer: `For reason ${n}.`,
    })),
  }),
  facts: (topic) => ({ facts: count(5).map((n) => `Fact ${n} about ${topic} is a surprise.`) }),
  another_quiz: (topic) => ({ questions: [{ ...question(topic, 7), panel: 3 }] }),
  another_hardcore_quiz: (topic) => ({
    questions: [{ ...question(topic, 8), panel: 4, explanation: `Because step 8 of ${topic} says so.` }],
  }),
  another_faqs: (topic) => ({
    faqs: [{ question: `Who found out about ${topic}?`, answer: 'Many people, one after the other.' }],
  }),
  // There is nothing else to tell.
  another_facts: () => ({ facts: [] }),
};
