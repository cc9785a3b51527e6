import { i18n } from '@lingui/core';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { cardRanks } from '@panelwise/contracts/domain/rewards';
import type { AlbumCard } from '@panelwise/contracts/http/learn';
import { useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { ButtonLink } from '../../../components/button/button-link.tsx';
import { CaptionBox } from '../../../components/caption-box/caption-box.tsx';
import { paths } from '../../../config/paths.ts';
import { comicTitle } from '../../../lib/comic-title.ts';
import { localDate } from '../../../lib/local-date.ts';
import { subjectWords } from '../../../lib/subject-words.ts';
import { missingWords, rankGoals, rankMeanings } from '../rank-words.ts';
import classes from './album.module.css';
import { CardFace } from './card-face.tsx';
import { OtherStyles } from './other-styles.tsx';
import { RankMark } from './rank-mark.tsx';
import { Scenes } from './scenes.tsx';
import { masteryWords } from './shelf.tsx';

/** In the address, for comics without a subject. */
const noSubject = 'Other';

/** All cards, of one subject or of all, with one of them opened beside. Which are seen is in the address. */
export function Album({ cards }: { cards: readonly AlbumCard[] }) {
  const [search, setSearch] = useSearchParams();
  const opened = useRef<HTMLElement>(null);
  const subjects = Map.groupBy(cards, ({ comic }) => comic.subject ?? noSubject);
  const subject = subjects.has(search.get('subject') ?? '') ? search.get('subject') : null;
  const seen = (subject !== null && subjects.get(subject)) || cards;
  const open = seen.find(({ comic }) => comic._id === search.get('card')) ?? seen[0]!;
  const choose = (change: Record<string, string | null>) => {
    const next = new URLSearchParams(search);
    for (const [name, value] of Object.entries(change))
      if (value === null) next.delete(name);
      else next.set(name, value);
    setSearch(next, { replace: true, preventScrollReset: true });
  };
  const hasRanks = cards.some(({ rank, next }) => rank ?? next);
  return (
    <>
      {subjects.size > 1 && (
        <ul className={classes.subjects}>
          {[null, ...subjects.keys()].map((one) => (
            <li key={one ?? ''}>
              <button
                type="button"
                aria-pressed={one === subject}
                onClick={() => choose({ subject: one, card: null })}
              >
                {shelfWords(one)} <span>{one === null ? cards.length : subjects.get(one)!.length}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
      <div className={classes.album}>
        <ul className={classes.cards}>
          {seen.map((card) => (
            <li key={card.comic._id}>
              <button
                type="button"
                aria-current={card === open || undefined}
                onClick={() => {
                  choose({ card: card.comic._id });
                  // On a phone it stands above the cards.
                  opened.current?.scrollIntoView({ block: 'nearest' });
                  opened.current?.focus({ preventScroll: true });
                }}
              >
                <CardFace comic={card.comic} mastery={card.mastery} rank={card.rank} />
                <b>{comicTitle(card.comic)}</b>
                <span data-pencil={card.mastery.shaky > 0 || undefined}>{masteryWords(card.mastery)}</span>
              </button>
            </li>
          ))}
        </ul>
        <div className={classes.side}>
          <section ref={opened} tabIndex={-1} className={classes.open} aria-labelledby="open-card">
            <div className={classes.face}>
              <CardFace comic={open.comic} mastery={open.mastery} rank={open.rank} />
            </div>
            <OpenCard card={open} />
          </section>
          {hasRanks && (
            <section aria-labelledby="ranks">
              <h2 id="ranks">
                <Trans>Five ranks</Trans>
              </h2>
              <dl className={classes.ranks}>
                {cardRanks.map((rank) => (
                  <div key={rank}>
                    <dt>
                      <RankMark rank={rank} />
                    </dt>
                    <dd>{i18n._(rankMeanings[rank])}</dd>
                  </div>
                ))}
              </dl>
              <p className="muted">
                <Trans>
                  A card that waits too long goes back to pencil, from the bottom up. A review inks it again.
                  A rank is never taken away for a mistake.
                </Trans>
              </p>
            </section>
          )}
        </div>
      </div>
    </>
  );
}

function shelfWords(subject: string | null): string {
  if (subject === null) return t({ message: 'All', context: 'subjects' });
  return subject === noSubject ? t({ message: 'Other', context: 'subjects' }) : subjectWords(subject);
}

function OpenCard({ card: { comic, mastery, next, scenes, styles, dueAt, fact } }: { card: AlbumCard }) {
  const isDue = dueAt !== null && new Date(dueAt) <= new Date();
  const words = masteryWords(mastery);
  const date = dueAt === null ? '' : localDate(dueAt);
  return (
    <div className={classes.words}>
      <h2 id="open-card">{comicTitle(comic)}</h2>
      <p className="muted">
        <Trans>{words}.</Trans>{' '}
        {dueAt !== null && (isDue ? t`A question is due now.` : t`Next question on ${date}.`)}
      </p>
      {fact && (
        <div>
          <CaptionBox>
            <Trans>Key fact</Trans>
          </CaptionBox>
          <p>{fact}</p>
        </div>
      )}
      {next && (
        <div>
          <h3>{i18n._(rankGoals[next.rank])}</h3>
          <ul>
            {missingWords(next).map((words) => (
              <li key={words}>{words}</li>
            ))}
          </ul>
        </div>
      )}
      {scenes && (scenes.pages > 0 || scenes.next) && (
        <Scenes key={comic._id} comicId={comic._id} scenes={scenes} />
      )}
      {styles && <OtherStyles key={`styles-${comic._id}`} comicId={comic._id} isOpen={styles.isOpen} />}
      <div className={classes.actions}>
        {isDue && (
          <ButtonLink to={paths.learnReview}>
            <Trans context="learning">Review</Trans>
          </ButtonLink>
        )}
        <ButtonLink to={paths.libraryComic(comic._id)} variant={isDue ? 'outline' : undefined}>
          {next?.toRead ? t`Read it to the end` : t`Read it again`}
        </ButtonLink>
      </div>
    </div>
  );
}
