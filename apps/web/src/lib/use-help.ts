import type { Aid } from '@panelwise/contracts/domain/evidence';
import { createContext, useContext } from 'react';
import { useSession } from './session.ts';

const none: readonly Aid[] = [];

/** What a screen carries for everybody who is on it, beside what is their own. */
export const ScreenAids = createContext<readonly Aid[]>(none);

/** How screens help whoever is logged in. Visitors get no help but what they ask for. */
export function useHelp() {
  const own = useSession(({ user }) => user?.aids ?? none);
  const more = useContext(ScreenAids);
  const aids = more.length > 0 ? [...new Set([...own, ...more])] : own;
  const isYoung = useSession(({ user }) => user?.isYoung ?? false);
  return {
    aids,
    /** They may not read yet: pictures come first. */
    isYoung,
    /** Everything offers to be read aloud, first of all. */
    readsAloud: isYoung || aids.includes('read-aloud'),
  };
}
