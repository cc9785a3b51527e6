import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../config/paths.ts';
import { type PictureName, SitePicture } from '../site-picture/site-picture.tsx';
import classes from './page-banner.module.css';

/**
 * The top of a public page: two panels that share a slanted gutter. On the left where you are and what the page
 * says in a sentence; on the right a picture from the studio, as decoration unless it has a text.
 */
export function PageBanner({
  title,
  lead,
  picture,
  pictureText = '',
  children,
}: {
  title: string;
  lead: string;
  picture: PictureName;
  pictureText?: string;
  children?: ReactNode;
}) {
  return (
    <div className={classes.banner}>
      <div className={classes.words}>
        <div>
          <nav aria-label={t`Breadcrumb`}>
            <ol className={classes.trail}>
              <li>
                <Link to={paths.home}>
                  <Trans>Home</Trans>
                </Link>
              </li>
              <li aria-current="page">{title}</li>
            </ol>
          </nav>
          <h1>{title}</h1>
          <p className={classes.lead}>{lead}</p>
          {children && <div className={classes.action}>{children}</div>}
        </div>
      </div>
      <div className={classes.picture}>
        <SitePicture name={picture} alt={pictureText} sizes="(max-width: 900px) 100vw, 560px" />
      </div>
    </div>
  );
}
