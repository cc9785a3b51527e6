import { Wizard } from '../../features/wizard/components/wizard.tsx';

export function Component() {
  return (
    <main id="main" tabIndex={-1}>
      <Wizard />
    </main>
  );
}
