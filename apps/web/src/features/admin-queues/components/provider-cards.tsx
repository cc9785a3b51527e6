import { i18n, type MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Switch } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import type { Provider } from '@panelwise/contracts/domain/provider';
import type { ProviderState } from '@panelwise/contracts/http/admin';
import { IconPlugConnectedX } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { Badge } from '../../../components/badge/badge.tsx';
import { ConfirmButton } from '../../../components/dialog/confirm-button.tsx';
import { moneyText } from '../../../lib/money.ts';
import { setProviderOn } from '../api/queues-queries.ts';
import classes from './lane-cards.module.css';
import { SwitchOffDialog } from './switch-off-dialog.tsx';

const words: Record<Provider, { name: MessageDescriptor; work: MessageDescriptor }> = {
  'openai-writer': { name: msg`OpenAI, writing`, work: msg`Scripts, quizzes, FAQs and facts` },
  'openai-artist': { name: msg`OpenAI, drawing`, work: msg`Pictures of panels` },
  replicate: { name: msg`Replicate`, work: msg`Pictures of panels` },
};

/** Both ways it asks before it moves; off it also asks why. */
function ProviderSwitch({ state: { provider, on } }: { state: Pick<ProviderState, 'provider' | 'on'> }) {
  const client = useQueryClient();
  const [asksWhy, { open, close }] = useDisclosure(false);
  const name = i18n._(words[provider].name);
  const show = (onChange: () => void) => (
    <Switch
      size="md"
      label={t({ message: 'On', context: 'service' })}
      aria-label={t`${name} is on`}
      checked={on}
      onChange={onChange}
    />
  );
  if (!on)
    return (
      <ConfirmButton
        trigger={show}
        title={t`Switch ${name} on?`}
        question={t`Everything that waits for it goes on, and costs money again.`}
        action={t`Switch on`}
        busyAction={t`Switching on...`}
        failText={t`Something went wrong`}
        tone="filled"
        run={() => setProviderOn(client, provider, true)}
      />
    );
  return (
    <>
      {show(open)}
      {asksWhy && (
        <SwitchOffDialog
          name={name}
          onClose={close}
          onSwitchOff={(reason) => setProviderOn(client, provider, false, reason)}
        />
      )}
    </>
  );
}

/** Whom we pay for texts and pictures, what they cost in the last 24 hours, and whether they are on. */
export function ProviderCards({ providers }: { providers: ProviderState[] }) {
  return (
    <ul className={classes.lanes} aria-label={t`Providers`}>
      {providers.map(({ reason, ...state }) => (
        <li key={state.provider} className={classes.lane} data-paused={!state.on || undefined}>
          <div className={classes.head}>
            <div>
              <h2>{i18n._(words[state.provider].name)}</h2>
              <p className="muted">{i18n._(words[state.provider].work)}</p>
            </div>
            {!state.on && (
              <Badge tone="warn" icon={IconPlugConnectedX}>
                <Trans context="service">Off</Trans>
              </Badge>
            )}
          </div>
          <dl className={classes.counts}>
            <div>
              <dt>
                <Trans>Last 24 hours</Trans>
              </dt>
              <dd className="num">{moneyText(state.cents, 'USD')}</dd>
            </div>
            <div>
              <dt>
                <Trans>Requests</Trans>
              </dt>
              <dd className="num">{state.calls}</dd>
            </div>
          </dl>
          {reason && (
            <p className={classes.why}>
              <Trans>Switched off: {reason}</Trans>
            </p>
          )}
          <ProviderSwitch state={state} />
        </li>
      ))}
    </ul>
  );
}
