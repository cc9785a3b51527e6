import type { LoginPicture as Name } from '@panelwise/contracts/domain/picture-login';
import { AvatarFace } from './avatar-face.tsx';
import classes from './login-picture.module.css';

/** One of the pictures that children log in by. What it is called stands beside it or at its button. */
export function LoginPicture({ name, alt = '' }: { name: Name; alt?: string }) {
  return <img className={classes.picture} src={`/login/${name}.svg`} alt={alt} width={64} height={64} />;
}

/** What stands for a pupil, as decoration beside their name: their character, or the face that they log in by. */
export function PupilFace({ face, avatar, size }: { face: number; avatar?: string | null; size: number }) {
  if (avatar) return <AvatarFace code={avatar} size={size} />;
  return (
    <img
      className={classes.face}
      src={`/login/face-${face}.webp`}
      alt=""
      width={size}
      height={size}
      style={{ width: size, height: size }}
    />
  );
}
