import { i18n } from '@lingui/core';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Alert, Button } from '@mantine/core';
import { useClipboard } from '@mantine/hooks';
import { IconCheck, IconCopy, IconDotsVertical, IconLink } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { renderSVG } from 'uqr';
import { DropMenu } from '../../components/menu/drop-menu.tsx';
import { paths } from '../../config/paths.ts';
import { errorText } from '../../lib/api-error.ts';
import classes from './class-link-box.module.css';
import { classLinkQuery, endLink, makeLink } from './class-link-queries.ts';

const dayOf = (iso: string) =>
  new Date(iso).toLocaleDateString(i18n.locale === 'en' ? 'en-US' : i18n.locale, {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  });

/**
 * The private link of a comic: a class reads it before anybody has reviewed it, until its teacher ends it.
 * @param reviewed it is in the library as it is now, so that nobody waits for it
 * @param main copying it, or making it, is what one does next on this screen
 */
export function ClassLinkBox({
  comicId,
  reviewed = false,
  main = false,
}: {
  comicId: string;
  reviewed?: boolean;
  main?: boolean;
}) {
  const client = useQueryClient();
  const query = classLinkQuery(comicId);
  const { data: link, error, isPending } = useQuery(query);
  const copyButton = useRef<HTMLButtonElement>(null);
  const make = useMutation({
    mutationFn: () => makeLink(comicId),
    onSuccess: (made) => {
      client.setQueryData(query.queryKey, made);
      // What one pressed is closed or gone.
      copyButton.current?.focus();
    },
  });
  const end = useMutation({
    mutationFn: () => endLink(comicId),
    onSuccess: () => client.setQueryData(query.queryKey, null),
  });
  const { copy, copied } = useClipboard({ timeout: 3_000 });
  const failure = make.error ?? end.error ?? error;
  if (isPending) return null;
  const address = link && `${window.location.origin}${paths.classComic(link.token)}`;
  const day = link && dayOf(link.expiresAt);
  return (
    <section className={classes.box} aria-labelledby="class-link">
      <div className={classes.words}>
        <h2 id="class-link">
          {reviewed ? t({ message: 'For your class', context: 'of a teacher' }) : t`Your class need not wait`}
        </h2>
        <p>
          {address
            ? t`Whoever has this link reads the comic as it is now, reviewed or not. It is in no list and no search engine.`
            : reviewed
              ? t`Make a private link: your class reads the comic without an account. You can end it at any time.`
              : t`Make a private link: your class reads the comic now, before it is reviewed. You can end it at any time.`}{' '}
          {day && (
            <span>
              <Trans>Good until {day}.</Trans>
            </span>
          )}
        </p>
        {failure && <Alert role="alert">{errorText(failure, t`Please try again.`)}</Alert>}
        {address ? (
          <div className={classes.link}>
            <output className={classes.address}>{address.replace(/^https?:\/\//, '')}</output>
            <Button
              ref={copyButton}
              className={classes.copy}
              variant={main ? 'filled' : 'outline'}
              leftSection={copied ? <IconCheck aria-hidden /> : <IconCopy aria-hidden />}
              onClick={() => copy(address)}
            >
              {copied ? t`Copied` : t`Copy link`}
            </Button>
            <DropMenu
              label={t`More about this link`}
              icon={<IconDotsVertical size={20} stroke={1.9} aria-hidden />}
              // A new link closes it.
              key={link.token}
            >
              <button type="button" disabled={make.isPending} onClick={() => make.mutate()}>
                <Trans>New link</Trans>
              </button>
              <button type="button" disabled={end.isPending} onClick={() => end.mutate()}>
                <Trans>End this link</Trans>
              </button>
            </DropMenu>
          </div>
        ) : (
          <Button
            variant={main ? 'filled' : 'outline'}
            className={classes.make}
            leftSection={<IconLink aria-hidden />}
            disabled={make.isPending}
            onClick={() => make.mutate()}
          >
            <Trans>Make a class link</Trans>
          </Button>
        )}
      </div>
      {address && (
        <img
          className={classes.code}
          src={`data:image/svg+xml,${encodeURIComponent(renderSVG(address, { border: 2 }))}`}
          alt={t`The link as a QR code`}
        />
      )}
    </section>
  );
}
