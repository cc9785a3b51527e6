import { avatarAddress } from '@panelwise/contracts/domain/avatar';
import classes from './login-picture.module.css';

/** The character that stands for somebody, as decoration beside their name. @param size of its sides, in px */
export function AvatarFace({ code, size }: { code: string; size: number }) {
  return (
    <img
      className={classes.face}
      src={avatarAddress(code)}
      alt=""
      width={size}
      height={size}
      style={{ width: size, height: size }}
    />
  );
}
