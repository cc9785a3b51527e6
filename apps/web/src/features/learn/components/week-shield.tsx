import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { powerUps } from '@panelwise/contracts/domain/power-ups';
import { buyWeekShield } from '@panelwise/contracts/http/learn';
import { IconShield } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { PlainButton } from '../../../components/button/button-link.tsx';
import { ConfirmButton } from '../../../components/dialog/confirm-button.tsx';
import { priceWords } from '../../../components/power-up/power-up-button.tsx';
import { call } from '../../../lib/api-client.ts';
import { learnHomeQuery } from '../api/learn-queries.ts';

/** Puts a shield on this week for coins, once that is confirmed. */
export function WeekShield({ coins }: { coins: number }) {
  const client = useQueryClient();
  const price = powerUps.weekShield.coins;
  const [costs, left] = [priceWords(price), priceWords(coins - price)];
  return (
    <ConfirmButton
      tone="filled"
      trigger={(open) => (
        <PlainButton variant="subtle" size="sm" onClick={open}>
          <IconShield size={18} stroke={1.9} aria-hidden />
          <Trans>Shield, {costs}</Trans>
        </PlainButton>
      )}
      title={t`A shield for this week`}
      question={
        <p>
          <Trans>
            It stands in for one day that this week lacks, so that three days are enough. It takes {costs},
            and you keep {left}. There is one in four weeks.
          </Trans>
        </p>
      }
      action={t`Use it`}
      busyAction={t`One moment...`}
      failText={t`Please try again.`}
      run={async () => {
        await call(buyWeekShield, {});
        await client.invalidateQueries({ queryKey: learnHomeQuery.queryKey });
      }}
    />
  );
}
