import { t } from '@lingui/core/macro';
import { IconVolume } from '@tabler/icons-react';
import type { SaidText, Say } from '../../lib/speech/use-say.ts';
import classes from './hear-button.module.css';

/**
 * Says something aloud; pressed again, it stops. Not there where the device has no voice.
 * @param label what is heard, such as "the question"
 */
export function HearButton({
  aloud,
  name,
  texts,
  label,
  size = 56,
}: {
  aloud: Say;
  /** Of what is said, unlike all others of the screen. */
  name: string;
  /** What is said; a function where that is looked for when it is asked for. */
  texts: readonly SaidText[] | (() => readonly SaidText[]);
  label: string;
  /** Its sides, in px. */
  size?: 56 | 64;
}) {
  if (!aloud.canSay) return null;
  const isOn = aloud.said?.name === name;
  return (
    <button
      type="button"
      data-hear
      className={classes.hear}
      style={{ width: size, height: size }}
      aria-label={t`Hear ${label}`}
      aria-pressed={isOn}
      onClick={() => aloud.say(name, typeof texts === 'function' ? texts() : texts)}
    >
      <IconVolume size={size / 2} stroke={1.9} aria-hidden />
    </button>
  );
}
