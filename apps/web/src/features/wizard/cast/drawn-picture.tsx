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
  if (url) return <img className={classes.picture} src={url} alt={alt} style={{ aspectRatio: shape }} />;
  // A picture that words beside it describe has no name of its own, waiting or not.
  const named = alt ? ({ role: 'img', 'aria-label': alt } as const) : { 'aria-hidden': true };
  return <span className={classes.waiting} style={{ aspectRatio: shape }} {...named} />;
}
