import { mustBeFit } from '@panelwise/content-check/must-be-fit';
import { standardsForComic } from '@panelwise/contracts/curricula/lesson-standards';
import { type CastChoice, type CastChoices, castKey } from '@panelwise/contracts/domain/cast';
import type { SeriesPart } from '@panelwise/contracts/domain/comic';
import { planTexts, storyTexts } from '@panelwise/contracts/domain/content-parts';
import { helpIn } from '@panelwise/contracts/domain/help-lines';
import { limits } from '@panelwise/contracts/domain/limits';
import { type Brief, seedOf } from '@panelwise/contracts/domain/series';
import { errorCatalog } from '@panelwise/contracts/errors/catalog';
import { DomainError } from '@panelwise/contracts/errors/domain-error';
import type { StepInput } from '@panelwise/contracts/steps/registry';
import type { Database, Transaction } from '@panelwise/db/client';
import { findStyle, findSubject, findTheme, listStyles } from '@panelwise/db/repositories/catalogue';
import { listCharacters } from '@panelwise/db/repositories/characters';
import { insertSeries } from '@panelwise/db/repositories/new-series';
import { type RunRow, startRun } from '@panelwise/db/repositories/runs';
import type { SideEffects } from '@panelwise/queue/announce';
import type { BriefCheck } from '@panelwise/studio/write/check-brief';
import { withLesson } from '@panelwise/studio/write/packs/load-pack';
import { loadWriter } from '@panelwise/studio/write/writer';
import { v7 } from 'uuid';
import type { Writer } from '../../engines/writer.ts';
import type { StepHandler } from '../step.ts';

type Choices = {
  subjectName: string;
  themeId: string | null;
  themeSlug: string | undefined;
  styleId: string;
  styleSlug: string;
};

/** Breaks the concept down and makes the series: one draft comic per part, and a run that writes its script. */
export const refinePromptHandler: StepHandler<'refine-prompt'> = async ({ deps, db, run, input, call }) => {
  const choices = await readChoices(db, input);
  const concept = input.concept || input.title;
  const cast = keptIn(await listCharacters(db, run.ownerId), input.story);
  const brief: Brief = {
    title: input.title,
    concept,
    story: input.story,
    subject: choices.subjectName,
    grade: input.grade,
    country: input.country,
    theme: choices.themeSlug,
    style: choices.styleSlug,
    seed: seedOf(input.title, concept),
    castNames: input.castNames,
    ...(cast.length > 0 && { cast }),
    ...(input.lesson && { lesson: input.lesson }),
  };
  const check = (await loadWriter()).check(brief);
  const { writer } = await deps.engines.of(run);
  refuse(brief, check, writer.name);
  mustBeFit(storyTexts(input), brief);
  const plans = await writer.breakdown(await withLesson(brief), call);
  mustBeFit(planTexts(plans), brief, 'written-unfit');
  const seriesId = v7();
  const parts: SeriesPart[] = plans.map((plan) => ({
    ...plan,
    comicId: v7(),
    completed: false,
    hasScript: false,
  }));
  return {
    output: {
      alreadyExists: false,
      series: { _id: seriesId, title: input.title, concept, parts },
      parts,
      warnings: check.warnings,
    },
    save: (tx) => saveSeries(tx, run, { input, choices, concept, cast, seriesId, parts }),
  };
};

/** Those of a creator's kept people whom a story names. */
function keptIn(kept: CastChoices, story: string): CastChoices {
  const words = ` ${castKey(story).replace(/[^\p{L}\p{N}]+/gu, ' ')} `;
  const isNamed = ({ name }: CastChoice) =>
    words.includes(
      ` ${castKey(name)
        .replace(/[^\p{L}\p{N}]+/gu, ' ')
        .trim()} `,
    );
  return kept.filter(isNamed).slice(0, limits.castChoicesMax);
}

/** @throws DomainError where no comic may be made of it, or none that would be worth it. */
function refuse(brief: Brief, check: BriefCheck, writer: Writer['name']): void {
  if (check.danger)
    throw new DomainError('child-in-danger', {
      message: `${errorCatalog['child-in-danger'].message} ${helpIn(brief.country)}`,
    });
  if (check.lessonGone) throw new DomainError('lesson-not-found');
  // A model reads any language.
  if (check.unread && writer === 'builtin') throw new DomainError('language-not-yet');
}

/** @throws DomainError that names the choice which does not exist any more. */
async function readChoices(db: Database, input: StepInput<'refine-prompt'>): Promise<Choices> {
  const subject = await findSubject(db, input.subjectId);
  if (!subject) throw new DomainError('subject-not-found');
  const theme = input.themeId ? await findTheme(db, input.themeId) : undefined;
  if (input.themeId && !theme) throw new DomainError('theme-not-found');
  // No style chosen: the first of the catalogue.
  const style = input.styleId ? await findStyle(db, input.styleId) : (await listStyles(db))[0];
  if (!style) throw new DomainError('style-not-found');
  return {
    subjectName: subject.name,
    themeId: theme?.id ?? null,
    themeSlug: theme?.slug,
    styleId: style.id,
    styleSlug: style.slug,
  };
}

type Made = {
  input: StepInput<'refine-prompt'>;
  choices: Choices;
  concept: string;
  cast: CastChoices;
  seriesId: string;
  parts: SeriesPart[];
};

async function saveSeries(tx: Transaction, run: RunRow, made: Made): Promise<SideEffects> {
  const { input, choices, concept, cast, seriesId, parts } = made;
  await insertSeries(tx, {
    id: seriesId,
    ownerId: run.ownerId,
    title: input.title,
    author: input.author ?? '',
    concept,
    story: input.story,
    subjectId: input.subjectId,
    themeId: choices.themeId,
    styleId: choices.styleId,
    grade: input.grade,
    country: input.country,
    castNames: input.castNames ?? {},
    cast,
    lesson: input.lesson || null,
    standards: standardsForComic(input.lesson || null, input.grade),
    parts: parts.map(({ completed: _, hasScript: __, ...part }) => part),
  });
  const started = [];
  for (const { comicId } of parts)
    started.push(
      await startRun(tx, {
        step: 'write-script',
        ownerId: run.ownerId,
        comicId,
        seriesId,
        parentId: run.id,
        input: { comicId },
        activeKey: `write-script:${comicId}`,
      }),
    );
  return {
    wakes: started.map((one) => ({ lane: one.run.lane, wake: { runId: one.run.id } })),
    events: started.map((one) => one.event),
  };
}
