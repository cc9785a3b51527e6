import { t } from '@lingui/core/macro';
import type { WrittenItem } from '@panelwise/contracts/domain/learning';
import { IconCheck } from '@tabler/icons-react';
import classes from './kit-items.module.css';

/** The words of one item, with what is right of a question. */
export function ItemView({ words, note }: { words: WrittenItem; note: string | undefined }) {
  return (
    <div className={classes.words}>
      {words.kind === 'facts' ? <p className={classes.fact}>{words.fact}</p> : <h3>{words.question}</h3>}
      {'options' in words && (
        <ul className={classes.options}>
          {words.options.map((option) => (
            <li key={option} data-right={option === words.correctAnswer || undefined}>
              {option === words.correctAnswer && (
                <IconCheck size={16} stroke={2.6} aria-label={t`correct answer`} />
              )}
              {option}
            </li>
          ))}
        </ul>
      )}
      {'explanation' in words && <p>{words.explanation}</p>}
      {'answer' in words && <p>{words.answer}</p>}
      {note && <p className={classes.note}>{note}</p>}
    </div>
  );
}
