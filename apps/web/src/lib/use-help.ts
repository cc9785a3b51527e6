import type { Aid } from '@panelwise/contracts/domain/evidence';
import { useSession } from './session.ts';

const none: readonly Aid[] = [];

/** How screens help whoever is logged in. Visitors get no help but what they ask for. */
export function useHelp() {
  const aids = useSession(({ user }) => user?.aids ?? none);
  const isYoung = useSession(({ user }) => user?.isYoung ?? false);
  return {
    aids,
    /** They may not read yet: pictures come first. */
    isYoung,
    /** Everything offers to be read aloud, first of all. */
    readsAloud: isYoung || aids.includes('read-aloud'),
  };
}
