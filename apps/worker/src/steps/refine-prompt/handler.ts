import type { SeriesPart } from '@panelwise/contracts/domain/comic';
import { type Brief, conceptKey, type PartPlan, seedOf } from '@panelwise/contracts/domain/series';
import { DomainError } from '@panelwise/contracts/errors/domain-error';
import type { StepInput } from '@panelwise/contracts/steps/registry';
import type { Database, Transaction } from '@panelwise/db/client';
import { type RunRow, startRun } from '@panelwise/db/repositories/runs';
import { styles, subjects, themes } from '@panelwise/db/schema/catalogue';
import { comics, series } from '@panelwise/db/schema/comics';
import { eq } from 'drizzle-orm';
import { v7 } from 'uuid';
import type { Aftermath } from '../../deps.ts';
import type { StepHandler } from '../step-handler.ts';

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
  };
  const plans = await deps.writer.breakdown(brief, call);
  const seriesId = v7();
  const parts: SeriesPart[] = plans.map((plan) => ({
    ...plan,
    comicId: v7(),
    completed: false,
    hasScript: false,
  }));
  return {
    output: { alreadyExists: false, series: { _id: seriesId, title: input.title, concept, parts }, parts },
    save: (tx) => saveSeries(tx, run, { input, choices, concept, seriesId, plans, parts }),
  };
};

/** @throws DomainError that names the choice which does not exist any more. */
async function readChoices(db: Database, input: StepInput<'refine-prompt'>): Promise<Choices> {
  const [subject] = await db.select().from(subjects).where(eq(subjects.id, input.subjectId));
  if (!subject) throw new DomainError('subject-not-found');
  const [theme] = input.themeId ? await db.select().from(themes).where(eq(themes.id, input.themeId)) : [];
  if (input.themeId && !theme) throw new DomainError('theme-not-found');
  // No style chosen: the first of the catalogue.
  const [style] = await db
    .select()
    .from(styles)
    .where(input.styleId ? eq(styles.id, input.styleId) : undefined)
    .orderBy(styles.position)
    .limit(1);
  if (!style) throw new DomainError('style-not-found');
  return {
    subjectName: subject.name,
    themeId: theme?.id ?? null,
    themeSlug: theme?.slug,
    styleId: style.id,
    styleSlug: style.slug,
  };
}

type NewSeries = {
  input: StepInput<'refine-prompt'>;
  choices: Choices;
  concept: string;
  seriesId: string;
  plans: PartPlan[];
  parts: SeriesPart[];
};

async function saveSeries(tx: Transaction, run: RunRow, made: NewSeries): Promise<Partial<Aftermath>> {
  const { input, choices, concept, seriesId } = made;
  const place = {
    ownerId: run.ownerId,
    subjectId: input.subjectId,
    grade: input.grade,
    country: input.country,
    concept,
  };
  await tx.insert(series).values({
    ...place,
    id: seriesId,
    title: input.title,
    author: input.author ?? '',
    conceptKey: conceptKey(concept),
    story: input.story,
    themeId: choices.themeId,
    styleId: choices.styleId,
    parts: made.plans,
    castNames: input.castNames ?? {},
  });
  await tx.insert(comics).values(
    made.parts.map((part) => ({
      ...place,
      id: part.comicId,
      seriesId,
      partNumber: part.part,
      title: input.title,
    })),
  );
  const aftermath: Aftermath = { wakes: [], events: [] };
  for (const part of made.parts) {
    const started = await startRun(tx, {
      step: 'write-script',
      ownerId: run.ownerId,
      comicId: part.comicId,
      seriesId,
      parentId: run.id,
      input: { comicId: part.comicId },
      activeKey: `write-script:${part.comicId}`,
    });
    aftermath.wakes.push({ lane: started.run.lane, wake: { runId: started.run.id } });
    if (started.event) aftermath.events.push({ event: started.event, ownerId: run.ownerId });
  }
  return aftermath;
}
