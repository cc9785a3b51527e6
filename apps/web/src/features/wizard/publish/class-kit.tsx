import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { IconSquare } from '@tabler/icons-react';
import classes from './class-kit.module.css';
import { KitCell } from './kit-cell.tsx';
import type { ClassKit as Kit } from './use-class-kit.ts';

/** The kit as one block: yellow with one button while there is nothing, then four cells that each have their own. */
export function ClassKit({ kit, comicId }: { kit: Kit; comicId: string }) {
  const isNew = kit.missing.length === kit.parts.length && !kit.busy;
  return (
    <section className={classes.kit} data-new={isNew || undefined} aria-labelledby="class-kit">
      <header className={classes.head}>
        <div>
          <h2 id="class-kit">
            <Trans>The class kit</Trans>
          </h2>
          <p>
            {isNew
              ? t`Four things for your class, written from your own panels. Make all of them at once, or one by one.`
              : t`What your class gets with the comic.`}
          </p>
        </div>
        {kit.busy ? (
          <Button variant="outline" leftSection={<IconSquare size={18} aria-hidden />} onClick={kit.stop}>
            <Trans>Stop</Trans>
          </Button>
        ) : isNew ? (
          <Button variant="ink" size="lg" onClick={kit.makeMissing}>
            <Trans>Make the class kit</Trans>
          </Button>
        ) : (
          kit.missing.length > 0 && (
            <Button variant="outline" onClick={kit.makeMissing}>
              <Trans>Make the rest</Trans>
            </Button>
          )
        )}
      </header>
      <ul className={classes.cells}>
        {kit.parts.map((part) => (
          <KitCell key={part.extra.step} part={part} comicId={comicId} />
        ))}
      </ul>
    </section>
  );
}
