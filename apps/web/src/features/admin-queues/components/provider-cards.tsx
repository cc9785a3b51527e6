import { Switch } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import type { Provider } from '@panelwise/contracts/domain/provider';
import type { ProviderState } from '@panelwise/contracts/http/admin';
import { IconPlugConnectedX } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { Badge } from '../../../components/badge/badge.tsx';
import { ConfirmButton } from '../../../components/dialog/confirm-button.tsx';
import { setProviderOn } from '../api/queues-queries.ts';
import classes from './lane-cards.module.css';
import { SwitchOffDialog } from './switch-off-dialog.tsx';

const words: Record<Provider, { name: string; work: string }> = {
  'openai-writer': { name: 'OpenAI, writing', work: 'Scripts, quizzes, FAQs and facts' },
  'openai-artist': { name: 'OpenAI, drawing', work: 'Pictures of panels' },
  replicate: { name: 'Replicate', work: 'Pictures of panels' },
};

const money = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** Both ways it asks before it moves; off it also asks why. */
function ProviderSwitch({ state: { provider, on } }: { state: ProviderState }) {
  const client = useQueryClient();
  const [asksWhy, { open, close }] = useDisclosure(false);
  const { name } = words[provider];
  const show = (onChange: () => void) => (
    <Switch size="md" label="On" aria-label={`${name} is on`} checked={on} onChange={onChange} />
  );
  if (!on)
    return (
      <ConfirmButton
        trigger={show}
        title={`Switch ${name} on?`}
        question="Everything that waits for it goes on, and costs money again."
        action="Switch on"
        busyAction="Switching on..."
        failText="Something went wrong"
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
    <ul className={classes.lanes} aria-label="Providers">
      {providers.map((state) => (
        <li key={state.provider} className={classes.lane} data-paused={!state.on || undefined}>
          <div className={classes.head}>
            <div>
              <h2>{words[state.provider].name}</h2>
              <p className="muted">{words[state.provider].work}</p>
            </div>
            {!state.on && (
              <Badge tone="warn" icon={IconPlugConnectedX}>
                Off
              </Badge>
            )}
          </div>
          <dl className={classes.counts}>
            <div>
              <dt>Last 24 hours</dt>
              <dd className="num">{money.format(state.cents / 100)}</dd>
            </div>
            <div>
              <dt>Requests</dt>
              <dd className="num">{state.calls}</dd>
            </div>
          </dl>
          {state.reason && <p className={classes.why}>Switched off: {state.reason}</p>}
          <ProviderSwitch state={state} />
        </li>
      ))}
    </ul>
  );
}
