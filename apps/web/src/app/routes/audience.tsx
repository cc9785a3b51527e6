import { useLocation } from 'react-router-dom';
import { paths } from '../../config/paths.ts';
import type { AudiencePage } from '../../features/text-pages/audience/audience-page.ts';
import { AudienceView } from '../../features/text-pages/audience/audience-view.tsx';
import { forParent } from '../../features/text-pages/audience/for-parent.ts';
import { forStudent } from '../../features/text-pages/audience/for-student.ts';
import { forTeacher } from '../../features/text-pages/audience/for-teacher.ts';
import { usePageTitle } from '../../lib/use-page-title.ts';
import { publicPlace } from '../public-title.ts';

const pages: Record<string, AudiencePage> = {
  [paths.forTeacher]: forTeacher,
  [paths.forStudent]: forStudent,
  [paths.forParent]: forParent,
};

/** The pages for teachers, students and parents; which one, the address says. */
export function Component() {
  const { path, title } = publicPlace(useLocation().pathname);
  usePageTitle(title);
  return <AudienceView title={title} page={pages[path]!} />;
}
