import { i18n } from '@lingui/core';
import { t } from '@lingui/core/macro';
import { type ReactNode, useEffect, useRef } from 'react';
import { useSay } from '../../lib/speech/use-say.ts';
import { useHelp } from '../../lib/use-help.ts';
import classes from './aloud.module.css';
import { HearButton } from './hear-button.tsx';
import { type WordsOnScreen, wordsOnScreen } from './words-on-screen.ts';

/**
 * Reads aloud what it wraps, as it stands on the screen at that moment, to whoever is helped by it. It takes no place of its
 * own: its button stands before what is wrapped, or after it.
 */
export function Aloud({
  children,
  label,
  forAll = false,
  isAfter = false,
}: {
  children: ReactNode;
  /** What is heard, such as "the question"; by itself this page. */
  label?: string;
  /** Where nobody is logged in yet, so that nothing is known of them. */
  forAll?: boolean;
  /** Where the first thing has its own place, such as a title in a frame. */
  isAfter?: boolean;
}) {
  const { readsAloud } = useHelp();
  const place = useRef<HTMLDivElement>(null);
  const words = useRef<WordsOnScreen[]>([]);
  const aloud = useSay(readsAloud || forAll ? i18n.locale : undefined);
  const at = aloud.said?.at;
  // What is said is lit while it is said.
  useEffect(() => {
    const element = at === undefined ? undefined : words.current[at]?.element;
    element?.setAttribute('data-said', '');
    return () => element?.removeAttribute('data-said');
  }, [at]);
  const read = () => {
    words.current = place.current ? wordsOnScreen(place.current) : [];
    return words.current;
  };
  const button = <HearButton aloud={aloud} name="all" texts={read} label={label ?? t`this page`} />;
  return (
    <div ref={place} className={classes.place}>
      {!isAfter && button}
      {children}
      {isAfter && button}
    </div>
  );
}
