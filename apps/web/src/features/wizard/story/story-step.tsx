import { i18n } from '@lingui/core';
import { msg, plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Alert, Button, Textarea, TextInput } from '@mantine/core';
import type { ExistingComic } from '@panelwise/contracts/domain/comic';
import { limits } from '@panelwise/contracts/domain/limits';
import { seedOf } from '@panelwise/contracts/domain/series';
import type { ErrorDetail } from '@panelwise/contracts/errors/domain-error';
import { IconArrowRight } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useId, useRef } from 'react';
import { Link } from 'react-router-dom';
import { CountryField } from '../../../components/country-field/country-field.tsx';
import { paths } from '../../../config/paths.ts';
import { countriesQuery } from '../../../lib/countries.ts';
import { useLate } from '../../../lib/use-late.ts';
import { stylesQuery, subjectsQuery, themesQuery } from '../api/catalogue.ts';
import type { StepBody } from '../api/runs.ts';
import { storySketchQuery } from '../api/sketch.ts';
import { NextAction } from '../components/next-action.tsx';
import { SavedStamp } from '../components/saved-stamp.tsx';
import { stepNames } from '../components/step-names.ts';
import { WizardHead } from '../components/wizard-head.tsx';
import { useExample, withExample } from '../hooks/use-example.ts';
import { useStoryDraft } from '../hooks/use-story-draft.ts';
import { useStorySketch } from '../hooks/use-story-sketch.ts';
import { useUnloadWarning } from '../hooks/use-unload-warning.ts';
import { GradeRuler } from './grade-ruler.tsx';
import { RoughPage } from './rough-page.tsx';
import {
  canConvert,
  castNamesOf,
  findRefused,
  findTooLong,
  missingWords,
  type StoryForm,
  type StoryOwner,
} from './story-form.ts';
import classes from './story-step.module.css';
import { StyleField } from './style-field.tsx';
import { SubjectField } from './subject-field.tsx';
import { ThemeField } from './theme-field.tsx';
import { countWords } from './words.ts';

/** What the studio has to say comes after the studio. */
const loadNotices = async () => (await import('./story-notices.tsx')).StoryNotices;
const loadLessonField = async () => (await import('./lesson-field.tsx')).LessonField;

/** Few have a comic of the same concept already. */
const ExistingComicBox = lazy(async () => ({
  default: (await import('./existing-comic.tsx')).ExistingComicBox,
}));

/** Nobody has to fill these in: the studio casts people of the story, or its own. */
const nameFields = [
  {
    field: 'learnerName',
    label: msg`Who asks?`,
    description: msg`A name for the child in the comic, if you like`,
  },
  { field: 'guideName', label: msg`Who explains?`, description: msg`A name for the grown-up, if you like` },
] as const;

/** Step 1 of 5: what to teach, to whom, in which look. The pencil page beside it follows the typing. */
export function StoryStep(props: {
  owner: StoryOwner;
  given: StoryForm | undefined;
  busy: boolean;
  error: string | null;
  /** What cannot stay, by field. */
  refused: ErrorDetail[];
  existing: ExistingComic | null;
  onConvert: (body: StepBody<'refine-prompt'>) => void;
}) {
  const { form, save, set, fill, keep } = useStoryDraft(props.owner, props.given);
  const subjects = useQuery(subjectsQuery).data;
  const themes = useQuery(themesQuery).data;
  const styles = useQuery(stylesQuery).data;
  const offered = useQuery(countriesQuery).data?.userSelectValue.value;

  const firstTheme = themes?.[0]?._id;
  const firstStyle = styles?.[0]?._id;
  useEffect(() => {
    fill({ country: offered, themeId: firstTheme, styleId: firstStyle });
  }, [offered, firstTheme, firstStyle]);
  useUnloadWarning(save.kind === 'failed');

  const subject = subjects?.find((s) => s._id === form.subjectId)?.name;
  const tooLong = findTooLong(form);
  const wrongWith = (field: keyof StoryForm) =>
    tooLong?.field === field ? tooLong.message : findRefused(props.refused, field);
  const brief = {
    title: form.title,
    concept: form.concept.trim() || form.title.trim(),
    story: form.story,
    subject: subject ?? '',
    grade: form.grade,
    country: form.country,
    theme: themes?.find((t) => t._id === form.themeId)?.slug,
    style: styles?.find((s) => s._id === form.styleId)?.slug ?? 'comic',
    seed: seedOf(form.title, form.concept.trim() || form.title),
    castNames: castNamesOf(form),
  };
  const sketch = useStorySketch(brief, form.lesson);
  // Here long before the studio has read the story.
  const LessonField = useLate(loadLessonField, form.story);
  const Notices = useLate(loadNotices, sketch.data);
  const formId = useId();
  const names = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The lessons that fit come above these fields: one that is typed in is not to be pushed out of sight by them.
    const field = document.activeElement;
    if (sketch.data && names.current?.contains(field)) field?.scrollIntoView({ block: 'nearest' });
  }, [sketch.data]);
  // Only for an empty page: who has begun looks at their own.
  const example = useExample(form.story.trim() === '' && !sketch.data, brief);
  const missing = missingWords(form);
  const client = useQueryClient();
  // What tells of a child in danger does not leave this browser.
  const inDanger = sketch.data?.check.danger !== undefined;
  const ready = canConvert(form) && !tooLong && !inDanger && !props.busy;
  const convert = async (again: boolean) => {
    // Where the studio does not run in this browser, only a lesson that somebody chose comes along.
    const told = await client.fetchQuery(storySketchQuery(brief, form.lesson)).catch(() => undefined);
    // The studio may have read it only now; the notice stands there by itself.
    if (told?.check.danger) return;
    // One that another screen has handed over is not kept yet; sending it may fail.
    if (props.owner.newStory) keep();
    const chosen = form.lesson === 'none' ? undefined : form.lesson;
    const lesson = told ? told.lesson : chosen;
    props.onConvert({
      title: form.title,
      concept: form.concept,
      story: form.story,
      subject,
      subjectId: form.subjectId,
      themeId: form.themeId || null,
      styleId: form.styleId || null,
      grade: form.grade,
      country: form.country,
      castNames: castNamesOf(form),
      ...(lesson && { lesson }),
      ...(again && { again }),
    });
  };

  return (
    <>
      <WizardHead
        title={stepNames()[0]}
        lead={t`Tell the studio what to teach and who will read it. You can change all of it later.`}
      >
        <SavedStamp save={save} />
      </WizardHead>
      <div className={classes.story}>
        <form
          id={formId}
          className={classes.form}
          onSubmit={(event) => {
            event.preventDefault();
            if (ready) void convert(false);
          }}
        >
          <section aria-labelledby="who">
            <h2 id="who">
              <Trans>Who will read it?</Trans>
            </h2>
            <div className={classes.two}>
              <CountryField value={form.country} onChange={(country) => set({ country })} />
              <SubjectField value={form.subjectId} onChange={(subjectId) => set({ subjectId })} />
            </div>
            <GradeRuler value={form.grade} onChange={(grade) => set({ grade })} />
          </section>
          <section aria-labelledby="feel">
            <h2 id="feel">
              <Trans>How should it feel?</Trans>
            </h2>
            <ThemeField value={form.themeId} onChange={(themeId) => set({ themeId })} />
            <StyleField value={form.styleId} onChange={(styleId) => set({ styleId })} />
          </section>
          <section aria-labelledby="what">
            <h2 id="what">
              <Trans>What happens?</Trans>
            </h2>
            <div className={classes.two}>
              <TextInput
                label={t`Comic Title`}
                placeholder={t`e.g. The Science`}
                value={form.title}
                error={wrongWith('title')}
                onChange={(event) => set({ title: event.currentTarget.value })}
              />
              <TextInput
                label={t`Concept`}
                placeholder={t`e.g. photosynthesis`}
                value={form.concept}
                error={wrongWith('concept')}
                onChange={(event) => set({ concept: event.currentTarget.value })}
              />
            </div>
            <div>
              <Textarea
                label={t`Write Story`}
                rows={6}
                classNames={{ input: classes.words }}
                value={form.story}
                error={wrongWith('story')}
                onChange={(event) => set({ story: event.currentTarget.value })}
              />
              <p className={classes.help}>
                <span>
                  <Trans>A few plain sentences are enough. Name people, and say what goes wrong.</Trans>
                </span>
                <span className="num">{lengthWords(form.story)}</span>
              </p>
            </div>
            {Notices && <Notices check={sketch.data?.check} country={form.country} />}
            {LessonField && (
              <LessonField
                lessons={sketch.data?.check.lessons ?? []}
                choice={form.lesson || sketch.data?.lesson || 'none'}
                grade={form.grade}
                country={form.country}
                onChange={(lesson) => set({ lesson })}
              />
            )}
            <div className={classes.two} ref={names}>
              {nameFields.map(({ field, label, description }) => (
                <TextInput
                  key={field}
                  label={i18n._(label)}
                  description={i18n._(description)}
                  placeholder={t`The studio chooses`}
                  value={form[field]}
                  error={wrongWith(field)}
                  onChange={(event) => set({ [field]: event.currentTarget.value })}
                />
              ))}
            </div>
          </section>
          {props.existing && (
            <Suspense>
              <ExistingComicBox comic={props.existing} busy={!ready} onAgain={() => void convert(true)} />
            </Suspense>
          )}
          <div className={classes.actions}>
            <Button component={Link} to={paths.myComics} variant="subtle" className={classes.leave}>
              <Trans>Leave for now</Trans>
            </Button>
          </div>
        </form>
        <RoughPage
          brief={brief}
          sketch={sketch.data}
          isError={sketch.isError}
          example={example}
          onExample={() => example && set(withExample(form, example))}
          action={
            <div className={classes.main}>
              <NextAction>
                {props.error && <Alert role="alert">{props.error}</Alert>}
                <p id="missing" className={classes.missing} role="status">
                  {!props.busy && missing}
                </p>
                <Button
                  type="submit"
                  form={formId}
                  size="lg"
                  fullWidth
                  rightSection={<IconArrowRight aria-hidden />}
                  disabled={!ready}
                  aria-describedby="missing"
                >
                  {props.busy ? t`Generating prompt...` : t`Convert to Prompt`}
                </Button>
              </NextAction>
            </div>
          }
        />
      </div>
    </>
  );
}

/** How long a story is; close to the most that it may be, that too. */
function lengthWords(story: string): string {
  const words = countWords(story);
  const [characters, most] = [story.length, limits.storyMax];
  return characters > most * 0.9
    ? plural(words, {
        one: `# word, ${characters} of ${most} characters`,
        other: `# words, ${characters} of ${most} characters`,
      })
    : plural(words, { one: '# word', other: '# words' });
}
