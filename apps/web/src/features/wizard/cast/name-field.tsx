import { t } from '@lingui/core/macro';
import { TextInput } from '@mantine/core';
import { limits } from '@panelwise/contracts/domain/limits';
import type { InComic } from '@panelwise/studio/write/who-is-in-it';
import { useEffect, useState } from 'react';
import classes from './cast.module.css';

/** The name of somebody in the comic. It counts once the field is left, or with Enter. */
export function NameField(props: {
  who: InComic;
  problemOf: (name: string) => string | undefined;
  onName: (called: string) => void;
}) {
  const { who } = props;
  const { inStory } = who;
  const [typed, setTyped] = useState(who.name);
  const [problem, setProblem] = useState<string>();
  useEffect(() => setTyped(who.name), [who.name]);
  const take = () => {
    const name = typed.trim();
    const found = props.problemOf(name);
    setProblem(found);
    if (found || name === who.name) return;
    if (!name) setTyped(inStory);
    props.onName(name);
  };
  return (
    <TextInput
      label={t`Name in the comic`}
      description={
        who.name === inStory
          ? t`Every panel says it. The story stays as you wrote it.`
          : t`Your story says ${inStory}, and stays as you wrote it.`
      }
      className={classes.kind}
      value={typed}
      maxLength={limits.castNameMax}
      error={problem}
      onChange={(event) => {
        setTyped(event.currentTarget.value);
        setProblem(undefined);
      }}
      onBlur={take}
      onKeyDown={(event) => {
        if (event.key === 'Enter') take();
      }}
    />
  );
}
