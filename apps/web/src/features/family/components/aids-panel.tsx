import { t } from '@lingui/core/macro';
import { Plural, Trans } from '@lingui/react/macro';
import { type ChildActivity, setChildAids } from '@panelwise/contracts/http/families';
import { useQueryClient } from '@tanstack/react-query';
import { AidsForm } from '../../../components/aids/aids-form.tsx';
import { showToast } from '../../../components/toast/show-toast.tsx';
import { aidList } from '../../../lib/aid-names.ts';
import { call } from '../../../lib/api-client.ts';
import { childQuery } from '../api/family-queries.ts';
import classes from './controls.module.css';

/** What makes reading and answering easier for a child, and how often it did. Whoever agreed to the account sets it. */
export function AidsPanel({ data: { child, aids, helped, spokenFor } }: { data: ChildActivity }) {
  const client = useQueryClient();
  const { queryKey } = childQuery(child._id);
  const name = child.firstname;
  const { answers, of } = helped;
  const helpers = aidList(helped.aids);
  const set = aidList(aids);
  const maySet = spokenFor.by === 'you';
  return (
    <section className={classes.panel} aria-labelledby="helps">
      <h3 id="helps">
        <Trans>What helps {name}</Trans>
      </h3>
      {helped.answers > 0 && (
        <p className={classes.help}>
          <Trans>
            This week <Plural value={answers} one="# answer" other="# answers" /> of {of} came with help:{' '}
            {helpers}.
          </Trans>
        </p>
      )}
      {maySet ? (
        <details className={classes.changes}>
          <summary>{aids.length > 0 ? t`On: ${set}` : t`Nothing is set`}</summary>
          <AidsForm
            key={aids.join()}
            chosen={aids}
            save={async (chosen) => {
              const { message, ...saved } = await call(setChildAids, {
                params: { id: child._id },
                body: { aids: chosen },
              });
              client.setQueryData(queryKey, (before) => before && { ...before, aids: saved.aids });
              showToast({ tone: 'ok', message });
            }}
          />
        </details>
      ) : (
        <p className={classes.help}>
          {aids.length > 0 ? t`On: ${set}.` : t`Nothing is set.`} {setterWords(name, spokenFor)}
        </p>
      )}
    </section>
  );
}

function setterWords(name: string, { by, teacher }: ChildActivity['spokenFor']): string {
  if (by !== 'school') return t`${name} sets it in the profile, or whoever agreed to the account.`;
  return teacher ? t`${teacher} sets it.` : t`The teacher sets it.`;
}
