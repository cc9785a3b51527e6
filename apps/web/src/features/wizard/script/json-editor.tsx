import { Textarea } from '@mantine/core';
import classes from './script-panel.module.css';

/** The script as the JSON text that is stored. */
export function JsonEditor(props: { text: string; invalid: boolean; onChange: (text: string) => void }) {
  return (
    <Textarea
      className={classes.json}
      classNames={{ input: classes.jsonInput }}
      label="Script as JSON"
      description="A list of pages. Each panel needs a scene and a caption; the rest is up to you."
      rows={10}
      spellCheck={false}
      value={props.text}
      error={props.invalid && props.text.trim() !== ''}
      onChange={(event) => props.onChange(event.currentTarget.value)}
    />
  );
}
