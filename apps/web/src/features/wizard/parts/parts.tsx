import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Alert, Button, Group } from '@mantine/core';
import type { SeriesPart } from '@panelwise/contracts/domain/comic';
import { wishFor } from '@panelwise/contracts/domain/part-wishes';
import type { ComicMeta } from '@panelwise/contracts/domain/script';
import type { LengthOfPart } from '@panelwise/studio/write/who-is-in-it';
import { IconArrowLeft } from '@tabler/icons-react';
import { MoveHandle } from '../script/move-handle.tsx';
import { useRowDrag } from '../script/use-row-drag.ts';
import { nextOf } from './next-part.ts';
import { PagesField } from './pages-field.tsx';
import { PartCard } from './part-card.tsx';
import { PartPencil } from './part-pencil.tsx';
import { PartTerms } from './part-terms.tsx';
import { PartTitle } from './part-title.tsx';
import classes from './parts-step.module.css';
import { isFixed, type WishDraft } from './use-part-wishes.ts';

type OfComic = { lengths: LengthOfPart[] | undefined; meta: ComicMeta; draft: WishDraft };

/** The parts of a story, to be put in order, named and measured once their comic is there. */
export function Parts(
  props: {
    parts: SeriesPart[];
    onOpen: (part: SeriesPart) => void;
    onBack: () => void;
  } & Partial<OfComic>,
) {
  const { parts, draft, meta } = props;
  const next = nextOf(parts);
  const lengthOf = (part: SeriesPart) => props.lengths?.find((one) => one.part === part.part);
  const move = (from: number, to: number) => {
    if (draft?.canMove(from, to)) draft.move(from, to, movedSaid(parts[from]!.title, parts[to]!.part));
  };
  const { list, start } = useRowDrag<HTMLOListElement>((from, drop) => {
    if (drop.kind === 'row') move(from, drop.to);
  });
  const moving = (from: number, to: number) => (draft?.canMove(from, to) ? () => move(from, to) : undefined);
  const handle = (at: number) => {
    const { part: number } = parts[at]!;
    const [up, down] = [moving(at, at - 1), moving(at, at + 1)];
    return (
      (up || down) && (
        <MoveHandle
          label={t`Move part ${number}`}
          onGrab={(event) => start(at, event)}
          onUp={up}
          onDown={down}
        />
      )
    );
  };
  return (
    <section className={classes.section} aria-labelledby="parts-title">
      <header className={classes.head}>
        <h2 id="parts-title">
          <Trans>Parts</Trans>
        </h2>
        <p>
          <Trans>Each part becomes a comic of its own. Take them in any order; the others wait here.</Trans>
        </p>
      </header>
      {draft?.save.kind === 'failed' && (
        <Alert role="alert" mb={16} title={t`Your wishes are not saved`}>
          <p>{draft.save.message}</p>
          <Group gap={8} mt={8}>
            <Button size="compact-sm" variant="outline" onClick={draft.again}>
              <Trans>Try again</Trans>
            </Button>
            <Button size="compact-sm" variant="subtle" onClick={draft.takeBack}>
              <Trans>Leave it as it was</Trans>
            </Button>
          </Group>
        </Alert>
      )}
      {parts.length === 0 ? (
        <Alert color="warn" role="alert">
          <Trans>No parts returned from backend.</Trans>
        </Alert>
      ) : (
        <ol className={classes.parts} ref={list}>
          {parts.map((part, at) => {
            const { part: number } = part;
            const named = draft && !isFixed(part) ? draft : undefined;
            return (
              <PartCard
                key={part.comicId}
                part={part}
                handle={handle(at)}
                title={
                  <PartTitle
                    part={part}
                    onRename={
                      named && ((title) => named.rename(number, { title }, t`part ${number} is “${title}”`))
                    }
                  />
                }
                terms={
                  (part.keyTerms.length > 0 || named) && (
                    <PartTerms
                      part={part}
                      unsaid={named ? (lengthOf(part)?.unsaid ?? []) : []}
                      onChange={named && ((keyTerms, said) => named.rename(number, { keyTerms }, said))}
                    />
                  )
                }
                pages={
                  draft && (
                    <PagesField
                      part={number}
                      wanted={wishFor(draft.wishes, number).pageCount}
                      length={lengthOf(part)}
                      typed={draft.typed.includes(number)}
                      onWant={(pageCount) =>
                        draft.change(
                          number,
                          ({ pageCount: _, ...wish }) => ({ ...wish, ...(pageCount && { pageCount }) }),
                          pagesSaid(number, pageCount),
                        )
                      }
                    />
                  )
                }
                fixed={draft !== undefined && isFixed(part) && !parts.every(isFixed)}
                picture={meta && <PartPencil page={lengthOf(part)?.firstPage} meta={meta} />}
                next={part !== next ? undefined : draft ? 'beside' : 'here'}
                onOpen={() => props.onOpen(part)}
              />
            );
          })}
        </ol>
      )}
      <div className={classes.actions}>
        <Button variant="outline" onClick={props.onBack} leftSection={<IconArrowLeft aria-hidden />}>
          <Trans>Back</Trans>
        </Button>
      </div>
    </section>
  );
}

const movedSaid = (title: string, number: number) => t`“${title}” is part ${number} now`;

function pagesSaid(part: number, pageCount: number | undefined): string {
  return pageCount
    ? plural(pageCount, { one: `part ${part} on # page`, other: `part ${part} on # pages` })
    : t`part ${part} on as many pages as it needs`;
}
