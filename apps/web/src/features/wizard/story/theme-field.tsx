import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import {
  IconBallFootball,
  IconBook2,
  IconCheck,
  IconCompass,
  IconFlask2,
  IconHome,
  IconHourglass,
  IconLeaf,
  IconRocket,
  IconSparkles,
  IconZoomQuestion,
} from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLate } from '../../../lib/use-late.ts';
import { themesQuery } from '../api/catalogue.ts';
import { themeName } from './catalogue-words.ts';
import classes from './choice.module.css';
import { InfoButton } from './info-button.tsx';

/** Icons of the themes that come with the product, by slug; a theme added later gets the sparkles. */
const icons: Record<string, typeof IconHome> = {
  'everyday-life': IconHome,
  adventure: IconCompass,
  mystery: IconZoomQuestion,
  'time-travel': IconHourglass,
  'in-the-lab': IconFlask2,
  sports: IconBallFootball,
  nature: IconLeaf,
  space: IconRocket,
  'folk-tale': IconBook2,
};

const loadAbout = async () => (await import('./theme-about.tsx')).ThemeAbout;

/** Theme: chips, and an info button that shows what the chosen theme is like. */
export function ThemeField(props: { value: string; onChange: (themeId: string) => void }) {
  const { data, isError } = useQuery(themesQuery);
  // Stays while the themes are still on their way: who pressed early reads of theirs as soon as it is there.
  const [asked, setAsked] = useState(false);
  const About = useLate(loadAbout, asked);
  const chosen = data?.find((theme) => theme._id === props.value);
  return (
    <fieldset>
      <legend className={classes.legend}>
        <Trans>Theme</Trans>
        <InfoButton
          label={t`About this theme`}
          tooltip={t`Select a theme and then click to view`}
          onClick={() => setAsked(true)}
        />
      </legend>
      {isError && (
        <p className={classes.problem}>
          <Trans>The themes could not be loaded. Please reload.</Trans>
        </p>
      )}
      <div className={classes.chips}>
        {data?.map((theme) => {
          const Icon = icons[theme.slug] ?? IconSparkles;
          return (
            <label key={theme._id} className={classes.chip}>
              <input
                className="visually-hidden"
                type="radio"
                name="theme"
                checked={theme._id === props.value}
                onChange={() => props.onChange(theme._id)}
              />
              <IconCheck size={20} stroke={2.4} className={classes.check} aria-hidden />
              <Icon size={20} stroke={1.9} aria-hidden />
              {themeName(theme)}
            </label>
          );
        })}
      </div>
      {About && <About theme={chosen} opened={asked && !!chosen} onClose={() => setAsked(false)} />}
    </fieldset>
  );
}
