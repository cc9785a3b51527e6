import { Trans } from '@lingui/react/macro';
import type { LibraryComic } from '@panelwise/contracts/domain/comic';
import { useState } from 'react';
import { FactDialog, FaqDialog } from './learning-dialogs.tsx';
import { LibraryCard } from './library-card.tsx';
import { LibraryPromo } from './library-promo.tsx';
import classes from './library-shelf.module.css';

/** The comics of one page. `opening` puts the newest one in front and fills the last place with a call. */
export function LibraryShelf({ comics, opening }: { comics: LibraryComic[]; opening: boolean }) {
  const [shown, setShown] = useState<{ what: 'faqs' | 'facts'; comic: LibraryComic }>();
  const close = () => setShown(undefined);
  return (
    <>
      <div className={classes.shelf}>
        {comics.map((comic, index) => (
          <LibraryCard
            key={comic._id}
            comic={comic}
            featured={opening && index === 0}
            onFaqs={() => setShown({ what: 'faqs', comic })}
            onFacts={() => setShown({ what: 'facts', comic })}
          />
        ))}
        {opening && <LibraryPromo />}
      </div>
      {shown?.what === 'faqs' && <FaqDialog comic={shown.comic} onClose={close} />}
      {shown?.what === 'facts' && <FactDialog comic={shown.comic} onClose={close} />}
    </>
  );
}

/** The shelf while it loads: the same places, empty. `opening` as for the shelf. */
export function LibraryShelfPending({ opening }: { opening: boolean }) {
  return (
    <div className={classes.shelf}>
      <p className="visually-hidden" role="status">
        <Trans>Loading comics...</Trans>
      </p>
      {Array.from({ length: opening ? 9 : 12 }, (_, place) => (
        <div key={place} className={classes.place} data-featured={(opening && place === 0) || undefined}>
          <i />
          <i />
          <i />
        </div>
      ))}
    </div>
  );
}
