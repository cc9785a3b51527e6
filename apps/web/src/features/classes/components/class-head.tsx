import { t } from '@lingui/core/macro';
import { Plural, Trans } from '@lingui/react/macro';
import { useDisclosure } from '@mantine/hooks';
import { spelledCode } from '@panelwise/contracts/domain/class-code';
import type { ClassTeacher, SchoolClass } from '@panelwise/contracts/http/classes';
import { IconCards, IconDotsVertical, IconFlask } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { Badge } from '../../../components/badge/badge.tsx';
import { ButtonLink } from '../../../components/button/button-link.tsx';
import { DropMenu } from '../../../components/menu/drop-menu.tsx';
import { paths } from '../../../config/paths.ts';
import { gradeWords } from '../../../lib/grade-words.ts';
import { ArchiveButton } from './archive-button.tsx';
import { ClassDialog } from './class-dialog.tsx';
import { ClassQr } from './class-qr.tsx';
import classes from './classes.module.css';
import { ColleaguesDialog } from './colleagues-dialog.tsx';
import { NewCodeButton } from './new-code-button.tsx';
import { PackDialog } from './pack-dialog.tsx';

/** The title row of a class: what it is, who teaches it, and what is done with all of it. */
export function ClassHead({ of, teachers }: { of: SchoolClass; teachers: ClassTeacher[] }) {
  const [changing, change] = useDisclosure(false);
  const [colleagues, showColleagues] = useDisclosure(false);
  const [packing, pack] = useDisclosure(false);
  const { pupilCount } = of;
  const code = spelledCode(of.code);
  const others = teachers.filter(({ isMe }) => !isMe).map(({ name }) => name);
  const names = others.join(', ');
  return (
    <div className={classes.head}>
      {!of.isArchived && <ClassQr of={of} />}
      <div className={classes.headWords}>
        <Link className={classes.up} to={paths.classes}>
          <Trans>Classes</Trans>
        </Link>
        <h1>{of.name}</h1>
        <p className={classes.facts}>
          <span>
            <Plural value={pupilCount} one="# pupil" other="# pupils" />
          </span>
          <span>{gradeWords(of.grade)}</span>
          <span>
            <Trans>
              Class code <code className={classes.code}>{code}</code>
            </Trans>
          </span>
          {others.length > 0 && (
            <span>
              <Trans>with {names}</Trans>
            </span>
          )}
          {!of.isOpen && (
            <span>
              <Trans>closed for joining</Trans>
            </span>
          )}
          {of.isArchived && (
            <span>
              <Trans>archived</Trans>
            </span>
          )}
        </p>
        {of.isDemo && (
          <p className={classes.demo}>
            <Badge tone="pencil" icon={IconFlask}>
              <Trans>Demo data</Trans>
            </Badge>
            <Trans>
              These pupils and their answers are invented. They count in no share and no number of a comic.
            </Trans>
          </p>
        )}
      </div>
      <div className={classes.actions}>
        <ButtonLink to={paths.classCards(of._id)} variant="outline">
          <IconCards size={20} stroke={1.9} aria-hidden />
          <Trans>Log-in cards</Trans>
        </ButtonLink>
        <DropMenu label={t`More`} icon={<IconDotsVertical size={20} stroke={1.9} aria-hidden />}>
          <button type="button" onClick={change.open}>
            <Trans>Change this class</Trans>
          </button>
          <button type="button" onClick={showColleagues.open}>
            <Trans>Colleagues</Trans>
          </button>
          <button type="button" onClick={pack.open}>
            <Trans>Pack for offline</Trans>
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
