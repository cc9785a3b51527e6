import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ReaderQuestion } from '@panelwise/contracts/domain/evidence';
import { powerUps } from '@panelwise/contracts/domain/power-ups';
import { buyFiftyFifty } from '@panelwise/contracts/http/learn';
import { IconArrowsMinimize } from '@tabler/icons-react';
import { PlainButton } from '../../../components/button/button-link.tsx';
import { ConfirmButton } from '../../../components/dialog/confirm-button.tsx';
import { call } from '../../../lib/api-client.ts';

/** Lets wrong answers of a question step back for coins. Not there for whoever has too few. */
export function FiftyFifty({
  comicId,
  question,
  coins,
  onHalved,
}: {
  comicId: string;
  question: ReaderQuestion;
  coins: number | undefined;
  onHalved: (question: ReaderQuestion, coins: number) => void;
}) {
  const price = powerUps.fiftyFifty.coins;
  if (coins === undefined || coins < price || question.options.length < 3) return null;
  const priceWords = plural(price, { one: '# coin', other: '# coins' });
  const leftWords = plural(coins - price, { one: '# coin', other: '# coins' });
  return (
    <ConfirmButton
      tone="filled"
      trigger={(open) => (
        <PlainButton variant="outline" onClick={open}>
          <IconArrowsMinimize stroke={1.9} aria-hidden />
          <Trans>Fifty-fifty, {priceWords}</Trans>
        </PlainButton>
      )}
      title={t`Fifty-fifty`}
      question={
        <p>
          <Trans>
            Wrong answers step back for {priceWords}. You will have {leftWords} left. The question comes back
            a little sooner.
          </Trans>
        </p>
      }
      action={t`Let them step back`}
      busyAction={t`One moment...`}
      failText={t`Please try again.`}
      run={async () => {
        const halved = await call(buyFiftyFifty, { body: { comicId, key: question.key } });
        onHalved(halved.question, halved.coins);
      }}
    />
  );
}
