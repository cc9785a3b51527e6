import { endLetter } from '@panelwise/contracts/http/families';
import { useMutation } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { ButtonLink, PlainButton } from '../../components/button/button-link.tsx';
import { NoticePage } from '../../components/notice-page/notice-page.tsx';
import { paths } from '../../config/paths.ts';
import { call } from '../../lib/api-client.ts';
import { errorText } from '../../lib/api-error.ts';
import { usePageTitle } from '../../lib/use-page-title.ts';

/** Ends the weekly letter by the link in it. A click is needed: programs that look at mail open links. */
export function Component() {
  usePageTitle('Weekly letter');
  const { token = '' } = useParams();
  const end = useMutation({ mutationFn: () => call(endLetter, { params: { token }, body: {} }) });
  if (end.isSuccess)
    return (
      <NoticePage
        picture="empty"
        title="No more letters"
        text="You get no weekly letter any more. You can switch it on again on your page, at any time."
        action={
          <ButtonLink to={paths.parentActivity} variant="outline" size="lg">
            My child
          </ButtonLink>
        }
      />
    );
  return (
    <NoticePage
      picture="empty"
      title="Weekly letter"
      text={
        end.isError
          ? errorText(end.error, 'Please try again in a moment.')
          : 'Do you want no more weekly letters about your child?'
      }
      action={
        <PlainButton size="lg" disabled={end.isPending} onClick={() => end.mutate()}>
          {end.isPending ? 'Ending...' : 'End the letter'}
        </PlainButton>
      }
    />
  );
}
