import { t } from '@lingui/core/macro';
import { Plural, Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { type ChildActivity, giveToChild } from '@panelwise/contracts/http/families';
import { useQueryClient } from '@tanstack/react-query';
import { GiftDialog } from '../../../components/gift/gift-dialog.tsx';
import { call } from '../../../lib/api-client.ts';
import { childQuery } from '../api/family-queries.ts';
import classes from './rewards.module.css';

/** How many badges a child has (which, is its own), and coins from its parent. Nothing where rewards are switched off. */
export function Rewards({ data: { child, badges, giftsLeft } }: { data: ChildActivity }) {
  const client = useQueryClient();
  const [giving, { open, close }] = useDisclosure(false);
  if (badges === undefined) return null;
  const name = child.firstname;
  return (
    <section className={classes.rewards} aria-label={t`Badges and coins`}>
      <p>
        {badges > 0 ? (
          <Plural
            value={badges}
            one={`${name} has # badge for learning.`}
            other={`${name} has # badges for learning.`}
          />
        ) : (
          <Trans>{name} earns badges by reading, repairing and remembering.</Trans>
        )}
      </p>
      <Button variant="outline" onClick={open}>
        <Trans>Give coins</Trans>
      </Button>
      <GiftDialog
        name={name}
        {...(giftsLeft !== undefined && { left: giftsLeft })}
        opened={giving}
        onClose={close}
        give={async (body) => {
          await call(giveToChild, { params: { id: child._id }, body });
          await client.invalidateQueries(childQuery(child._id));
        }}
      />
    </section>
  );
}
