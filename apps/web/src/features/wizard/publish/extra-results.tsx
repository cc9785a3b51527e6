import type { HardcoreQuestion, QuizQuestion } from '@panelwise/contracts/domain/learning';
import { IconCheck } from '@tabler/icons-react';
import type { ComicWork } from '../api/comic.ts';
import type { Extra } from './extras.ts';
import classes from './publish-step.module.css';

/** What a generator made, to read before it goes out. */
export function ExtraResults({ step, work }: { step: Extra['step']; work: ComicWork }) {
  switch (step) {
    case 'generate-quiz':
      return <Questions items={work.questions} />;
    case 'generate-hardcore-quiz':
      return <Questions items={work.hardcoreQuestions} />;
    case 'generate-faqs':
      return (
        <ul className={classes.items}>
          {work.faqs.map((faq) => (
            <li key={faq.question}>
              <h3>{faq.question}</h3>
              <p>{faq.answer}</p>
            </li>
          ))}
        </ul>
      );
    case 'generate-didyouknow':
      return (
        <ul className={classes.items}>
          {work.didYouKnow.map((item) => (
            <li key={item.fact}>
              <p>{item.fact}</p>
            </li>
          ))}
        </ul>
      );
  }
}

function Questions({ items }: { items: (QuizQuestion | HardcoreQuestion)[] }) {
  return (
    <ol className={classes.items}>
      {items.map((item) => (
        <li key={item.question}>
          <h3>{item.question}</h3>
          <ul className={classes.options}>
            {item.options.map((option) => (
              <li key={option} data-right={option === item.correctAnswer || undefined}>
                {option}
                {option === item.correctAnswer && <IconCheck size={16} aria-label="correct answer" />}
              </li>
            ))}
          </ul>
          {'explanation' in item && <p>{item.explanation}</p>}
          <p className={classes.note}>
            {item.difficulty}
            {item.taughtAt && `, taught on page ${item.taughtAt.page}, panel ${item.taughtAt.panel}`}
          </p>
        </li>
      ))}
    </ol>
  );
}
