import { Alert, Modal } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { stylesQuery } from '../api/catalogue.ts';
import classes from './choice.module.css';
import { InfoButton } from './info-button.tsx';

/** Choose Style: the same panel drawn in each style. */
export function StyleField(props: { value: string; onChange: (styleId: string) => void }) {
  const { data, isError } = useQuery(stylesQuery);
  // Stays while the styles are still on their way: who pressed early sees the picture as soon as there is one.
  const [asked, setAsked] = useState(false);
  const chosen = data?.find((style) => style._id === props.value);
  return (
    <fieldset>
      <legend className={classes.legend}>
        Choose Style
        <InfoButton label="Preview this style" onClick={() => setAsked(true)} />
      </legend>
      {asked && data && !chosen && (
        <Alert role="alert" mb={12}>
          Please select a style first!
        </Alert>
      )}
      {isError && <p className={classes.problem}>The styles could not be loaded. Please reload.</p>}
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
              {style.name}
            </span>
          </label>
        ))}
      </div>
      <Modal opened={asked && !!chosen} onClose={() => setAsked(false)} title={chosen?.name ?? 'Style'}>
        {chosen?.image ? (
          <img className={classes.preview} src={chosen.image} alt={`A panel in the style ${chosen.name}`} />
        ) : (
          <p>No preview available</p>
        )}
      </Modal>
    </fieldset>
  );
}
