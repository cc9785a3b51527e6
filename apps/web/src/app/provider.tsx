import '@mantine/core/styles.layer.css';
import { type MantineColorSchemeManager, MantineProvider } from '@mantine/core';
import type { QueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Toasts } from '../components/toast/toasts.tsx';
import { chooseScheme, schemeChoice, watchScheme } from '../lib/color-scheme.ts';
import { QueryProvider } from '../lib/query-provider.tsx';
import { cssVariablesResolver, theme } from '../theme/theme.ts';

/** Lets Mantine read and follow the scheme that public pages set without it. */
function createSchemeManager(): MantineColorSchemeManager {
  let stop = () => {};
  return {
    get: schemeChoice,
    set: chooseScheme,
    clear: () => chooseScheme('auto'),
    subscribe: (onUpdate) => {
      stop = watchScheme(() => onUpdate(schemeChoice()));
    },
    unsubscribe: () => stop(),
  };
}
const schemeManager = createSchemeManager();

/** Everything that the screens with forms, tables and dialogs need. `env="test"` turns transitions off. */
export function AppProvider({
  children,
  env = 'default',
  queryClient,
}: {
  children: ReactNode;
  env?: 'default' | 'test';
  queryClient?: QueryClient;
}) {
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariablesResolver}
      colorSchemeManager={schemeManager}
      defaultColorScheme="auto"
      env={env}
    >
      <QueryProvider client={queryClient}>
        <Toasts />
        {children}
      </QueryProvider>
    </MantineProvider>
  );
}
