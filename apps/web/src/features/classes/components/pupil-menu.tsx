import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useDisclosure } from '@mantine/hooks';
import { giveToPupil } from '@panelwise/contracts/http/class-goals';
import { type Pupil, removePupil, renewPictures, type SchoolClass } from '@panelwise/contracts/http/classes';
import { IconDots } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { ConfirmButton } from '../../../components/dialog/confirm-button.tsx';
import { GiftDialog } from '../../../components/gift/gift-dialog.tsx';
import { DropMenu } from '../../../components/menu/drop-menu.tsx';
import { call } from '../../../lib/api-client.ts';
import { reloadClasses } from '../class-queries.ts';
import { AidsDialog } from './aids-dialog.tsx';
import { MergeDialog } from './merge-dialog.tsx';
import { MoveDialog } from './move-dialog.tsx';
import { ParentCodeDialog } from './parent-code-dialog.tsx';
import { PlayDialog } from './play-dialog.tsx';

/** What a teacher does for one pupil. */
export function PupilMenu({ of, pupil }: { of: SchoolClass; pupil: Pupil }) {
  const client = useQueryClient();
  const [helping, help] = useDisclosure(false);
  const [moving, move] = useDisclosure(false);
  const [merging, merge] = useDisclosure(false);
  const [linking, link] = useDisclosure(false);
  const [giving, gift] = useDisclosure(false);
  const [playing, play] = useDisclosure(false);
  const { name } = pupil;
  const byPictures = pupil.kind === 'pictures';
  const then = (run: () => Promise<unknown>) => async () => {
    await run();
    await reloadClasses(client);
  };
  return (
    <>
      <DropMenu label={t`More for ${name}`} icon={<IconDots size={20} stroke={1.9} aria-hidden />}>
        <button type="button" onClick={help.open}>
          <Trans>What helps</Trans>
        </button>
        <button type="button" onClick={play.open}>
          <Trans>Games and rewards</Trans>
        </button>
        {of.isMine && ![...of.offParts, ...pupil.offParts].includes('rewards') && (
          <button type="button" onClick={gift.open}>
            <Trans>Give coins</Trans>
          </button>
        )}
        <button type="button" onClick={move.open}>
          <Trans>Move to another class</Trans>
        </button>
        {byPictures && (
          <button type="button" onClick={link.open}>
            <Trans>Code for a parent</Trans>
          </button>
        )}
        {byPictures && (
          <button type="button" onClick={merge.open}>
            <Trans>The same pupil as …</Trans>
          </button>
        )}
        {byPictures && (
          <ConfirmButton
            trigger={(open) => (
              <button type="button" onClick={open}>
                <Trans>New pictures</Trans>
              </button>
            )}
            title={t`New pictures for ${name}?`}
            question={t`The old ones stop working at once, and their card has to be printed again.`}
            action={t`Give new pictures`}
            busyAction={t`One moment...`}
            failText={t`Please try again.`}
            tone="filled"
            run={then(() => call(renewPictures, { params: { id: of._id }, body: { pupils: [pupil._id] } }))}
          />
        )}
        <ConfirmButton
          trigger={(open) => (
            <button type="button" onClick={open}>
              {byPictures ? t`Delete their account` : t`Take out of the class`}
            </button>
          )}
          title={byPictures ? t`Delete ${name}’s account?` : t`Take ${name} out?`}
          question={
            byPictures
              ? t`What you agreed to for your school is taken back. The account is closed at once, and their comics, answers and everything else in it are deleted. This cannot be undone.`
              : t`They keep their account and everything in it. You do not see their learning any more.`
          }
          action={byPictures ? t`Delete the account` : t`Take them out`}
          busyAction={t`One moment...`}
          failText={t`Please try again.`}
          run={then(() => call(removePupil, { params: { id: of._id, pupil: pupil._id } }))}
        />
      </DropMenu>
      <AidsDialog of={of} pupil={pupil} opened={helping} onClose={help.close} />
      <PlayDialog of={of} pupil={pupil} opened={playing} onClose={play.close} />
      <GiftDialog
        name={name}
        opened={giving}
        onClose={gift.close}
        give={(body) => call(giveToPupil, { params: { id: of._id, pupil: pupil._id }, body })}
      />
      <MergeDialog of={of} pupil={pupil} opened={merging} onClose={merge.close} />
      <MoveDialog of={of} pupil={pupil} opened={moving} onClose={move.close} />
      <ParentCodeDialog pupil={pupil} opened={linking} onClose={link.close} />
    </>
  );
}
