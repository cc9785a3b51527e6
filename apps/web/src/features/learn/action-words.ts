import { t } from '@lingui/core/macro';

/** What one may do with a comic, or do next. */
export type Action = 'read' | 'answer' | 'find';

/** An action in one word, as it stands on a button. */
export function actionWords(action: Action): string {
  if (action === 'read') return t({ message: 'Read', context: 'do it' });
  return action === 'answer'
    ? t({ message: 'Answer', context: 'do it' })
    : t({ message: 'Find', context: 'do it' });
}
