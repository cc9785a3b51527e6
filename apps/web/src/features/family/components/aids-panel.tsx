import { type ChildActivity, setChildAids } from '@panelwise/contracts/http/families';
import { useQueryClient } from '@tanstack/react-query';
import { AidsForm } from '../../../components/aids/aids-form.tsx';
import { showToast } from '../../../components/toast/show-toast.tsx';
import { aidList } from '../../../lib/aid-names.ts';
import { call } from '../../../lib/api-client.ts';
import { counted } from '../../../lib/counted.ts';
import { childQuery } from '../api/family-queries.ts';
import classes from './controls.module.css';

/** What makes reading and answering easier for a child, and how often it did. Whoever agreed to the account sets it. */
export function AidsPanel({ data: { child, aids, helped, spokenFor } }: { data: ChildActivity }) {
  const client = useQueryClient();
  const { queryKey } = childQuery(child._id);
  const name = child.firstname;
  const maySet = spokenFor.by === 'you';
  return (
    <section className={classes.panel} aria-labelledby="helps">
      <h3 id="helps">What helps {name}</h3>
      {helped.answers > 0 && (
        <p className={classes.help}>
          This week {counted(helped.answers, 'answer')} of {helped.of} came with help: {aidList(helped.aids)}.
        </p>
      )}
      {maySet ? (
        <details className={classes.changes}>
          <summary>{aids.length > 0 ? `On: ${aidList(aids)}` : 'Nothing is set'}</summary>
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
          {aids.length > 0 ? `On: ${aidList(aids)}. ` : 'Nothing is set. '}
          {spokenFor.by === 'school'
            ? `${spokenFor.teacher ?? 'The teacher'} sets it.`
            : `${name} sets it in the profile, or whoever agreed to the account.`}
        </p>
      )}
    </section>
  );
}
