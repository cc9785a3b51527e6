import type { LearnHome } from '@panelwise/contracts/http/learn';
import type { listAssigned } from '@panelwise/db/repositories/learner';
import type { MediaUrls } from '../media/media-urls.ts';

type Assigned = Awaited<ReturnType<typeof listAssigned>>[number];

/** What somebody is to do. @param held addresses for pictures that are not public */
export function presentAssigned(
  one: Assigned,
  media: MediaUrls,
  held: MediaUrls,
): LearnHome['assigned'][number] {
  const { thumbnailKey, isPublic, teacher, teacherLastname, dueAt, ...rest } = one;
  return {
    ...rest,
    thumbnail: (isPublic ? media : held).url(thumbnailKey, { public: isPublic, small: true }),
    teacher: [teacher, teacherLastname].filter(Boolean).join(' '),
    dueAt: dueAt?.toISOString() ?? null,
  };
}
