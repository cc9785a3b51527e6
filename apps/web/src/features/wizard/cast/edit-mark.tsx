import { IconPencil } from '@tabler/icons-react';
import classes from './cast.module.css';

/** In the corner of a picture that opens an editor. */
export function EditMark() {
  return (
    <span className={classes.edit} aria-hidden>
      <IconPencil size={18} />
    </span>
  );
}
