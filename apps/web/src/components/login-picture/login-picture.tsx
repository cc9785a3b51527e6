import type { LoginPicture as Name } from '@panelwise/contracts/domain/picture-login';
import classes from './login-picture.module.css';

/** One of the pictures that children log in by. What it is called stands beside it or at its button. */
export function LoginPicture({ name, alt = '' }: { name: Name; alt?: string }) {
  return <img className={classes.picture} src={`/login/${name}.svg`} alt={alt} width={64} height={64} />;
}

/** The face of a pupil, as decoration beside their name. */
export function PupilFace({ face, size }: { face: number; size: number }) {
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
