import { useDisclosure } from '@mantine/hooks';
import { spelledCode } from '@panelwise/contracts/domain/class-code';
import { gradeLabel } from '@panelwise/contracts/domain/grades';
import type { ClassTeacher, SchoolClass } from '@panelwise/contracts/http/classes';
import { IconCards, IconDotsVertical, IconFlask } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { Badge } from '../../../components/badge/badge.tsx';
import { ButtonLink } from '../../../components/button/button-link.tsx';
import { DropMenu } from '../../../components/menu/drop-menu.tsx';
import { paths } from '../../../config/paths.ts';
import { counted } from '../../../lib/counted.ts';
import { ArchiveButton } from './archive-button.tsx';
import { ClassDialog } from './class-dialog.tsx';
import classes from './classes.module.css';
import { ColleaguesDialog } from './colleagues-dialog.tsx';
import { NewCodeButton } from './new-code-button.tsx';
import { PackDialog } from './pack-dialog.tsx';

/** The title row of a class: what it is, who teaches it, and what is done with all of it. */
export function ClassHead({ of, teachers }: { of: SchoolClass; teachers: ClassTeacher[] }) {
  const [changing, change] = useDisclosure(false);
  const [colleagues, showColleagues] = useDisclosure(false);
  const [packing, pack] = useDisclosure(false);
  const others = teachers.filter(({ isMe }) => !isMe).map(({ name }) => name);
  return (
    <div className={classes.head}>
      <div>
        <Link className={classes.up} to={paths.classes}>
          Classes
        </Link>
        <h1>{of.name}</h1>
        <p className={classes.facts}>
          <span>{counted(of.pupilCount, 'pupil')}</span>
          <span>{gradeLabel(of.grade)}</span>
          <span>
            Class code <code className={classes.code}>{spelledCode(of.code)}</code>
          </span>
          {others.length > 0 && <span>with {others.join(', ')}</span>}
          {!of.isOpen && <span>closed for joining</span>}
          {of.isArchived && <span>archived</span>}
        </p>
        {of.isDemo && (
          <p className={classes.demo}>
            <Badge tone="pencil" icon={IconFlask}>
              Demo data
            </Badge>
            These pupils and their answers are invented. They count in no share and no number of a comic.
          </p>
        )}
      </div>
      <div className={classes.actions}>
        <ButtonLink to={paths.classCards(of._id)} variant="outline">
          <IconCards size={20} stroke={1.9} aria-hidden />
          Log-in cards
        </ButtonLink>
        <DropMenu label="More" icon={<IconDotsVertical size={20} stroke={1.9} aria-hidden />}>
          <button type="button" onClick={change.open}>
            Change this class
          </button>
          <button type="button" onClick={showColleagues.open}>
            Colleagues
          </button>
          <button type="button" onClick={pack.open}>
            Pack for offline
          </button>
          <NewCodeButton of={of} />
          {of.isMine && <ArchiveButton of={of} />}
        </DropMenu>
      </div>
      <ClassDialog of={of} opened={changing} onClose={change.close} />
      <PackDialog of={of} opened={packing} onClose={pack.close} />
      <ColleaguesDialog of={of} teachers={teachers} opened={colleagues} onClose={showColleagues.close} />
    </div>
  );
}
