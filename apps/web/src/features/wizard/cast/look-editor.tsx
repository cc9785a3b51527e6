import { i18n } from '@lingui/core';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, Checkbox, Select } from '@mantine/core';
import {
  type Appearance,
  type CastChoice,
  castKinds,
  clothesChoices,
  clothesColors,
  type HairChoice,
  hairColors,
  hairStyles,
} from '@panelwise/contracts/domain/cast';
import type { ComicMeta } from '@panelwise/contracts/domain/script';
import { clothesPaint, hairPaint, skins } from '@panelwise/studio/draw/cast/palette';
import type { InComic } from '@panelwise/studio/write/who-is-in-it';
import { IconCheck } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { motifQuery } from '../api/sketch.ts';
import classes from './cast.module.css';
import {
  clothesColorLabels,
  clothesLabels,
  extraLabels,
  extras,
  hairColorLabels,
  hairLabels,
  isGrown,
  isPerson,
  kindGroups,
  skinLabels,
} from './cast-words.ts';
import { DrawnPicture } from './drawn-picture.tsx';
import { NameField } from './name-field.tsx';
import { RadioRow, Swatch } from './radio-row.tsx';
import type { CastChange } from './use-cast.ts';

/** Says who somebody is and how they look; it opens under its person, and the pages follow at once. */
export function LookEditor(props: {
  who: InComic;
  choice: CastChoice | undefined;
  meta: ComicMeta;
  kept: boolean;
  keepError: string | null;
  /** Why they cannot be called so. */
  problemOf: (name: string) => string | undefined;
  onChange: (change: CastChange) => void;
  onLeave: () => void;
  onKeep: (keep: boolean) => void;
  onClose: () => void;
}) {
  const { who, choice, meta } = props;
  const { name } = who;
  const look = { ...who.look, ...choice?.look };
  const id = useId();
  const paint = (change: Appearance) => props.onChange({ look: change });
  const worn = extras.filter((extra) => extra !== 'beard' || isGrown(who.kind));
  const hasLook = isPerson(who.kind) && !who.isOfThePast;
  return (
    <section className={classes.editor} aria-label={t`How ${name} looks`}>
      {who.kind !== 'nobody' && (
        <NameField who={who} problemOf={props.problemOf} onName={(called) => props.onChange({ called })} />
      )}
      <Select
        label={t`${name} is`}
        className={classes.kind}
        data={kindGroups()}
        value={who.kind}
        searchable
        allowDeselect={false}
        nothingFoundMessage={t`No such kind`}
        onChange={(value) => {
          const kind = castKinds.find((one) => one === value);
          if (kind) props.onChange({ kind });
        }}
      />
      {hasLook && (
        <>
          <RadioRow
            legend={t`Skin`}
            name={`${id}-skin`}
            look="swatches"
            value={look.skin}
            options={skins.map((color, value) => ({
              value,
              label: i18n._(skinLabels[value]!),
              shown: <Swatch color={color} />,
            }))}
            onChange={(skin) => paint({ skin })}
          />
          <RadioRow
            legend={t`Hair`}
            name={`${id}-hair`}
            look="pictures"
            value={look.hair}
            options={hairStyles.map((value) => ({
              value,
              label: i18n._(hairLabels[value]),
              shown: <HairPicture hair={value} who={who} chosen={choice?.look} meta={meta} />,
            }))}
            onChange={(hair) => paint({ hair })}
          />
          {look.hair !== 'hijab' && (
            <RadioRow
              legend={t`Color of the hair`}
              name={`${id}-hair-color`}
              look="swatches"
              value={look.hairColor}
              options={hairColors.map((value) => ({
                value,
                label: i18n._(hairColorLabels[value]),
                shown: <Swatch color={hairPaint[value]} />,
              }))}
              onChange={(hairColor) => paint({ hairColor })}
            />
          )}
          <RadioRow
            legend={t`Clothes`}
            name={`${id}-clothes`}
            look="words"
            value={look.clothes}
            options={clothesChoices.map((value) => ({ value, label: i18n._(clothesLabels[value]) }))}
            onChange={(clothes) => paint({ clothes })}
          />
          <RadioRow
            legend={t`Color of the clothes`}
            name={`${id}-clothes-color`}
            look="swatches"
            value={look.clothesColor}
            options={clothesColors.map((value) => ({
              value,
              label: i18n._(clothesColorLabels[value]),
              shown: <Swatch color={clothesPaint[value]} />,
            }))}
            onChange={(clothesColor) => paint({ clothesColor })}
          />
          <fieldset className={classes.row}>
            <legend>
              <Trans>Also</Trans>
            </legend>
            <div className={classes.words}>
              {worn.map((extra) => (
                <label key={extra}>
                  <input
                    className="visually-hidden"
                    type="checkbox"
                    checked={look[extra] ?? false}
                    onChange={(event) => paint({ [extra]: event.currentTarget.checked })}
                  />
                  {look[extra] && <IconCheck size={18} aria-hidden />}
                  {i18n._(extraLabels[extra])}
                </label>
              ))}
            </div>
          </fieldset>
        </>
      )}
      {who.isOfThePast && isPerson(who.kind) && (
        <p className={classes.note}>
          <Trans>{name} wears what people wore at that time and place.</Trans>
        </p>
      )}
      {props.keepError && (
        <p className={classes.problem} role="alert">
          {props.keepError}
        </p>
      )}
      <div className={classes.foot}>
        {who.kind !== 'nobody' && !who.isOfThePast && (
          <Checkbox
            label={t`Keep ${name} for my next comics`}
            checked={props.kept}
            onChange={(event) => props.onKeep(event.currentTarget.checked)}
          />
        )}
        <span className={classes.space} />
        <Button variant="subtle" disabled={choice === undefined} onClick={props.onLeave}>
          <Trans>As first read</Trans>
        </Button>
        <Button variant="outline" onClick={props.onClose}>
          <Trans>Close</Trans>
        </Button>
      </div>
    </section>
  );
}

/** The person with this hair. */
function HairPicture(props: {
  hair: HairChoice;
  who: InComic;
  chosen: Appearance | undefined;
  meta: ComicMeta;
}) {
  const { hair, who, chosen, meta } = props;
  const called = who.name === who.inStory ? {} : { called: who.name };
  const cast = [{ name: who.inStory, ...called, kind: who.kind, look: { ...chosen, hair } }];
  const motif = { of: 'person', name: who.name, as: who.as ?? who.kind } as const;
  const { data } = useQuery({ ...motifQuery(motif, { ...meta, cast }), placeholderData: keepPreviousData });
  return <DrawnPicture picture={data} alt="" shape="46 / 52" />;
}
