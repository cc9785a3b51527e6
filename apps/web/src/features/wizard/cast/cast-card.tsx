import { i18n } from '@lingui/core';
import { t } from '@lingui/core/macro';
import { Plural, Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import type { CastChoice, CastKind } from '@panelwise/contracts/domain/cast';
import type { ComicMeta } from '@panelwise/contracts/domain/script';
import type { InComic } from '@panelwise/studio/write/who-is-in-it';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { motifQuery } from '../api/sketch.ts';
import classes from './cast.module.css';
import { ageIn, ageLabels, answersFor, extraLabels, extras, kindLabel, questionAbout } from './cast-words.ts';
import { DrawnPicture } from './drawn-picture.tsx';
import { EditMark } from './edit-mark.tsx';

/** Somebody of the comic: in pencil with a question while the text leaves something open, else as every panel draws them. */
export function CastCard(props: {
  who: InComic;
  /** Their number among all. */
  at: number;
  choice: CastChoice | undefined;
  meta: ComicMeta;
  open: boolean;
  onOpen: () => void;
  onAnswer: (kind: CastKind) => void;
}) {
  const { who, choice, meta } = props;
  const { name, panels } = who;
  const { data } = useQuery({
    ...motifQuery({ of: 'person', name, as: who.as, pencil: who.isOpen, at: props.at }, meta),
    placeholderData: keepPreviousData,
    enabled: who.as !== undefined,
  });
  const answers = who.isOpen ? answersFor(who.kind) : undefined;
  const age = ageIn(who.as);
  const look = { ...who.look, ...choice?.look };
  const marks = extras.filter((extra) => look[extra]).map((extra) => i18n._(extraLabels[extra]));
  return (
    <li className={classes.card} data-open={props.open || undefined} data-asked={answers ? true : undefined}>
      <button
        type="button"
        className={classes.portrait}
        aria-expanded={props.open}
        aria-label={t`Change ${name}`}
        onClick={props.onOpen}
      >
        {who.as === undefined ? (
          <span className={classes.nobody}>
            <Trans>In no picture</Trans>
          </span>
        ) : (
          <DrawnPicture picture={data} alt={`${name}, ${kindLabel(who.kind)}`} shape="46 / 52" />
        )}
        <EditMark />
      </button>
      <h3>{name}</h3>
      {answers ? (
        <>
          <p className={classes.question}>{questionAbout(name, who.kind)}</p>
          <div className={classes.answers}>
            {answers.map((kind) => (
              <Button key={kind} size="compact-sm" variant="outline" onClick={() => props.onAnswer(kind)}>
                {kindLabel(kind)}
              </Button>
            ))}
            <Button size="compact-sm" variant="subtle" onClick={() => props.onAnswer(who.kind)}>
              <Trans>Leave it open</Trans>
            </Button>
          </div>
        </>
      ) : (
        <ul className={classes.marks}>
          <li>{who.kind === 'nobody' ? t`Nobody` : kindLabel(who.kind)}</li>
          {who.isOfThePast && (
            <li>
              <Trans>Of that time</Trans>
            </li>
          )}
          {age && <li>{i18n._(ageLabels[age])}</li>}
          {marks.map((mark) => (
            <li key={mark}>{mark}</li>
          ))}
        </ul>
      )}
      {!answers && who.panels > 0 && (
        <p className={classes.seen}>
          <Plural value={panels} one="In # panel" other="In # panels" />
        </p>
      )}
    </li>
  );
}
