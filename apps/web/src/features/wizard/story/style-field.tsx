import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Alert } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { LateModal } from '../../../components/dialog/late-modal.tsx';
import { stylesQuery } from '../api/catalogue.ts';
import { styleName } from './catalogue-words.ts';
import classes from './choice.module.css';
import { InfoButton } from './info-button.tsx';

/** Choose Style: the same panel drawn in each style. */
export function StyleField(props: { value: string; onChange: (styleId: string) => void }) {
  const { data, isError } = useQuery(stylesQuery);
  // Stays while the styles are still on their way: who pressed early sees the picture as soon as there is one.
  const [asked, setAsked] = useState(false);
  const chosen = data?.find((style) => style._id === props.value);
  const name = chosen ? styleName(chosen) : '';
  return (
    <fieldset>
      <legend className={classes.legend}>
        <Trans>Choose Style</Trans>
        <InfoButton label={t`Preview this style`} onClick={() => setAsked(true)} />
      </legend>
      {asked && data && !chosen && (
        <Alert role="alert" mb={12}>
          <Trans>Please select a style first!</Trans>
        </Alert>
      )}
      {isError && (
        <p className={classes.problem}>
          <Trans>The styles could not be loaded. Please reload.</Trans>
        </p>
      )}
      <div className={classes.looks}>
        {data?.map((style) => (
          <label key={style._id} className={classes.look}>
            <input
              className="visually-hidden"
              type="radio"
              name="style"
              checked={style._id === props.value}
              onChange={() => {
                setAsked(false);
                props.onChange(style._id);
              }}
            />
            {style.image ? <img src={style.image} alt="" /> : <i className={classes.noPicture} />}
            <span className={classes.name}>
              <IconCheck size={18} className={classes.check} aria-hidden />
              {styleName(style)}
            </span>
          </label>
        ))}
      </div>
      <LateModal opened={asked && !!chosen} onClose={() => setAsked(false)} title={name || t`Style`}>
        {chosen?.image ? (
          <img className={classes.preview} src={chosen.image} alt={t`A panel in the style ${name}`} />
        ) : (
          <p>
            <Trans>No preview available</Trans>
          </p>
        )}
      </LateModal>
    </fieldset>
  );
}
