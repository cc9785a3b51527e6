import { emptyStory, type StoryForm } from './story-form.ts';

/** A story that another screen hands over with the way to the wizard: it counts as typed once somebody types in it. */
export const handOver = (story: Partial<StoryForm>): { story: StoryForm } => ({
  story: { ...emptyStory, ...story },
});

/** The story that came with the way here; undefined when none did. */
export function findGivenStory(state: unknown): StoryForm | undefined {
  const story = (state as { story?: unknown } | null)?.story;
  return typeof story === 'object' && story !== null ? { ...emptyStory, ...story } : undefined;
}
