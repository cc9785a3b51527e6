import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type {
  Fact,
  Faq,
  HardcoreQuestion,
  QuizQuestion,
  TaughtAt,
} from '@panelwise/contracts/domain/learning';
import { IconCheck } from '@tabler/icons-react';
import { Badge } from '../../../components/badge/badge.tsx';
import { difficultyWords } from '../../../lib/difficulty-words.ts';
import classes from './learning-review.module.css';
import { panelAnchor } from './panel-words.ts';

const PlaceText = ({ page, panel }: TaughtAt) => (
  <Trans>
    Page {page}, panel {panel}
  </Trans>
);

function TaughtLink({ at }: { at: TaughtAt | undefined }) {
  return at ? (
    <a href={`#${panelAnchor(at.page, at.panel)}`}>
      <PlaceText {...at} />
    </a>
  ) : (
    <span className={classes.lost}>
      <Trans>No panel named</Trans>
    </span>
  );
}

/** Questions with all their options; the right one is marked. */
export function QuestionsReview({ questions }: { questions: (QuizQuestion | HardcoreQuestion)[] }) {
  return (
    <ol className={classes.questions}>
      {questions.map((item) => (
        <li key={item.question}>
          <h3>{item.question}</h3>
          <ul className={classes.options}>
            {item.options.map((option) => {
              const isRight = option === item.correctAnswer;
              return (
                <li key={option} data-right={isRight || undefined}>
                  {isRight && <IconCheck size={18} stroke={2.3} aria-hidden />}
                  <span>
                    {option}
                    {isRight && <span className="visually-hidden"> {t`(right answer)`}</span>}
                  </span>
                </li>
              );
            })}
          </ul>
          {'explanation' in item && <p className="muted">{item.explanation}</p>}
          <p className={classes.foot}>
            <Badge>{difficultyWords[item.difficulty]}</Badge>
            <TaughtLink at={item.taughtAt} />
          </p>
        </li>
      ))}
    </ol>
  );
}

export function FaqsReview({ faqs }: { faqs: Faq[] }) {
  return (
    <dl className={classes.faqs}>
      {faqs.map((faq) => (
        <div key={faq.question}>
          <dt>{faq.question}</dt>
          <dd>{faq.answer}</dd>
        </div>
      ))}
    </dl>
  );
}

export function FactsReview({ facts }: { facts: Fact[] }) {
  return (
    <ul className={classes.facts}>
      {facts.map(({ fact }) => (
        <li key={fact}>{fact}</li>
      ))}
    </ul>
  );
}
