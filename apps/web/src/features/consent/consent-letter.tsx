import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Alert, Button } from '@mantine/core';
import { keptOfChild, promisesToChildren } from '@panelwise/contracts/domain/consent-texts';
import { type ConsentLink, confirmConsent, withdrawConsent } from '@panelwise/contracts/http/consent';
import { useMutation } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { ConsentPoints } from '../../components/consent-points/consent-points.tsx';
import { paths } from '../../config/paths.ts';
import { call } from '../../lib/api-client.ts';
import { errorText } from '../../lib/api-error.ts';
import classes from './consent-letter.module.css';

/** What an adult reads of a child's account, and their answer. */
export function ConsentLetter({ token, link }: { token: string; link: ConsentLink }) {
  return link.purpose === 'confirm' ? (
    <Asking token={token} link={link} />
  ) : (
    <TakingBack token={token} link={link} />
  );
}

function Asking({ token, link }: { token: string; link: ConsentLink }) {
  const { firstname } = link;
  const agree = useMutation({ mutationFn: () => call(confirmConsent, { params: { token } }) });
  if (agree.data)
    return (
      <>
        <h1>
          <Trans>Thank you</Trans>
        </h1>
        <p role="status">
          <Trans>
            {firstname} can show comics now. We have mailed you what you agreed to. If you ever change your
            mind, <Link to={paths.consent(agree.data.withdrawalToken)}>take it back here</Link>; the link is
            in the mail too.
          </Trans>
        </p>
      </>
    );
  return (
    <>
      <h1>
        <Trans>{firstname} asks for your OK</Trans>
      </h1>
      <p className={classes.lead}>
        <Trans>
          {firstname} has an account at Panelwise, where children turn what they learn at school into comics.
          Until you agree, nobody else can see what {firstname} makes.
        </Trans>
      </p>
      <What />
      <Statement text={link.statement} title={t`What you agree to`} />
      <Failure error={agree.error} />
      <Button size="lg" disabled={agree.isPending} onClick={() => agree.mutate()}>
        {agree.isPending ? t`Sending...` : t`I agree`}
      </Button>
      <p className="muted">
        <Trans>
          You do not agree, or do not know {firstname}? Just close this page. Drafts that nobody agrees to are
          deleted after 30 days.
        </Trans>
      </p>
    </>
  );
}

function TakingBack({ token, link }: { token: string; link: ConsentLink }) {
  const { firstname, kind } = link;
  const back = useMutation({ mutationFn: () => call(withdrawConsent, { params: { token } }) });
  if (back.isSuccess)
    return (
      <>
        <h1>
          <Trans>The account is closed</Trans>
        </h1>
        <p role="status">
          <Trans>
            Nobody can log in to it any more, nothing of it is shown, and everything in it is being deleted.
          </Trans>
        </p>
      </>
    );
  return (
    <>
      <h1>{kind === 'notice' ? t`${firstname} has an account` : t`You said yes for ${firstname}`}</h1>
      <Statement
        text={link.statement}
        title={kind === 'notice' ? t`What we told you` : t`What you agreed to`}
      />
      <What />
      <Failure error={back.error} />
      <p>
        <Trans>
          <b>If you take it back, the account is closed at once.</b> All comics and stories in it are deleted,
          and that cannot be undone.
        </Trans>
      </p>
      <Button size="lg" variant="bad" disabled={back.isPending} onClick={() => back.mutate()}>
        {back.isPending
          ? t`Closing...`
          : kind === 'notice'
            ? t`I object: close the account`
            : t`Take it back and close the account`}
      </Button>
      <p className="muted">
        <Trans>If all is well, there is nothing to do: just close this page.</Trans>
      </p>
    </>
  );
}

function What() {
  return (
    <>
      <h2>
        <Trans>What we keep</Trans>
      </h2>
      <ConsentPoints points={keptOfChild} />
      <h2>
        <Trans>What we promise</Trans>
      </h2>
      <ConsentPoints points={promisesToChildren} />
      <p>
        <Trans>
          More is in our <Link to={paths.privacyPolicy}>privacy policy</Link>.
        </Trans>
      </p>
    </>
  );
}

/** What is agreed to is kept word for word, and so in the language that it is written in. */
function Statement({ text, title }: { text: string; title: string }) {
  return (
    <>
      <h2>{title}</h2>
      <blockquote className={classes.statement} lang="en">
        {text}
      </blockquote>
    </>
  );
}

function Failure({ error }: { error: Error | null }) {
  if (!error) return null;
  return (
    <Alert color="bad" role="alert">
      {errorText(error, t`Something went wrong`)}
    </Alert>
  );
}
