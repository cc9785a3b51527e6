import { msg, plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type PowerUp, powerUps } from '@panelwise/contracts/domain/power-ups';
import { IconArrowsMinimize, IconHourglassHigh, IconMapPin, IconRefresh } from '@tabler/icons-react';
import { textsOf } from '../../lib/texts-of.ts';
import { PlainButton } from '../button/button-link.tsx';
import { ConfirmButton } from '../dialog/confirm-button.tsx';

const names = textsOf<PowerUp>({
  'fifty-fifty': msg`Fifty-fifty`,
  'show-me': msg`Show me where`,
  'second-chance': msg`Second chance`,
  'slow-clock': msg`Slow clock`,
});
const does = textsOf<PowerUp>({
  'fifty-fifty': msg`About half of what is wrong steps back.`,
  'show-me': msg`You see the panel that teaches it before you answer.`,
  'second-chance': msg`If your answer is wrong, you may try once more.`,
  'slow-clock': msg`However fast you answer this one, it counts as answered calmly. That settles a battle where both have as many right.`,
});
const pictures = {
  'fifty-fifty': IconArrowsMinimize,
  'show-me': IconMapPin,
  'second-chance': IconRefresh,
  'slow-clock': IconHourglassHigh,
} satisfies Record<PowerUp, typeof IconMapPin>;

export const priceWords = (coins: number) => plural(coins, { one: '# coin', other: '# coins' });

/** Help for one question or piece, for coins, once it is confirmed. Not there for whoever has too few. */
export function PowerUpButton({
  kind,
  coins,
  isOff = false,
  run,
}: {
  kind: PowerUp;
  /** What there is to spend. */
  coins: number;
  isOff?: boolean;
  /** @throws ApiError what the server refuses */
  run: () => Promise<unknown>;
}) {
  const price = powerUps.coins[kind];
  if (coins < price) return null;
  const [name, costs, left] = [names[kind], priceWords(price), priceWords(coins - price)];
  const Picture = pictures[kind];
  return (
    <ConfirmButton
      tone="filled"
      trigger={(open) => (
        <PlainButton variant="outline" disabled={isOff} onClick={open}>
          <Picture stroke={1.9} aria-hidden />
          {name}, {costs}
        </PlainButton>
      )}
      title={name}
      question={
        <>
          <p>{does[kind]}</p>
          <p>
            <Trans>
              It takes {costs}, and you keep {left}. A question that had help comes back a little sooner.
            </Trans>
          </p>
        </>
      }
      action={t`Use it`}
      busyAction={t`One moment...`}
      failText={t`Please try again.`}
      run={run}
    />
  );
}
