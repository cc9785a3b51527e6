import { useSyncExternalStore } from 'react';
import { brand } from '../../config/brand.ts';

const never = () => () => undefined;
const thisYear = () => new Date().getFullYear();

/** Company, year, rights. A page that was rendered when the app was built may be shown in another year: it names none. */
export function LegalLine() {
  const year = useSyncExternalStore(never, thisYear, () => undefined);
  return <p>{['©', year, brand.legalLine].filter(Boolean).join(' ')}</p>;
}
