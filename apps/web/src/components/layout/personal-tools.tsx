import { AccountMenu } from './account-menu.tsx';

/** The header's part for signed-in people; visitors never load it. */
export default function PersonalTools() {
  return <AccountMenu />;
}
