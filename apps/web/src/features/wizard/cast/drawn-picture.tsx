import { useObjectUrl } from '../../../lib/use-object-url.ts';
import classes from './cast.module.css';

/** A picture that the studio draws in this browser; pencil lines until it is there. */
export function DrawnPicture({
  picture,
  alt,
  shape,
}: {
  picture: Blob | undefined;
  alt: string;
  shape: string;
}) {
  const url = useObjectUrl(picture);
  return url ? (
    <img className={classes.picture} src={url} alt={alt} style={{ aspectRatio: shape }} />
  ) : (
    <span className={classes.waiting} style={{ aspectRatio: shape }} role="img" aria-label={alt} />
  );
}
