import { t } from '@lingui/core/macro';
import { endLetter } from '@panelwise/contracts/http/families';
import { useMutation } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { ButtonLink, PlainButton } from '../../components/button/button-link.tsx';
import { NoticePage } from '../../components/notice-page/notice-page.tsx';
import { paths } from '../../config/paths.ts';
import { call } from '../../lib/api-client.ts';
import { errorText } from '../../lib/api-error.ts';
import { usePageTitle } from '../../lib/use-page-title.ts';

/** Ends the weekly letter, or the reminders, by the link in one. A click is needed: programs that look at mail open links. */
export function Component() {
  usePageTitle(t`Letters by mail`);
  const { token = '' } = useParams();
  const end = useMutation({ mutationFn: () => call(endLetter, { params: { token }, body: {} }) });
  const isReminder = end.data?.ended === 'reminder';
  if (end.isSuccess)
    return (
      <NoticePage
        picture="empty"
        title={isReminder ? t`No more reminders` : t`No more letters`}
        text={
          isReminder
            ? t`You get no mail any more when questions are due. You can switch it on again, at any time.`
            : t`You get no weekly letter any more. You can switch it on again on your page, at any time.`
        }
        action={
          <ButtonLink to={isReminder ? paths.learn : paths.parentActivity} variant="outline" size="lg">
            {isReminder ? t`Your page` : t`My child`}
          </ButtonLink>
        }
      />
    );
  return (
    <NoticePage
      picture="empty"
      title={t`Letters by mail`}
      text={
        end.isError
          ? errorText(end.error, t`Please try again in a moment.`)
          : t`Do you want no more of these mails?`
      }
      action={
        <PlainButton size="lg" disabled={end.isPending} onClick={() => end.mutate()}>
          {end.isPending ? t({ message: 'Ending...', context: 'letters' }) : t`End them`}
        </PlainButton>
      }
    />
  );
}
