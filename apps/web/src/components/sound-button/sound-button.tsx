import { t } from '@lingui/core/macro';
import { IconVolume } from '@tabler/icons-react';
import { playSound, useSounds } from '../../lib/sounds/sounds.ts';
import { IconButton } from '../button/button-link.tsx';

/** Switches the sounds of games and shorts on and off, for this browser. Whoever switches them on hears one. */
export function SoundButton({ className }: { className?: string | undefined }) {
  const [isOn, choose] = useSounds();
  return (
    <IconButton
      label={t`Sounds`}
      aria-pressed={isOn}
      {...(className && { className })}
      onClick={() => {
        choose(!isOn);
        playSound('right');
      }}
    >
      <IconVolume size={22} stroke={1.8} opacity={isOn ? 1 : 0.45} aria-hidden />
    </IconButton>
  );
}
