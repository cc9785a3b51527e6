import { Link } from 'react-router-dom';
import { brand } from '../../config/brand.ts';
import { paths } from '../../config/paths.ts';
import classes from './logo.module.css';

/** The owl that is a comic page, and the name. */
export function Logo() {
  return (
    <Link to={paths.home} className={classes.logo}>
      <img src="/favicon.svg" alt="" width={34} height={34} />
      <span>{brand.name}</span>
    </Link>
  );
}
