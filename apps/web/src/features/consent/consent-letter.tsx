import { Alert, Button } from '@mantine/core';
import { keptOfChild, promisesToChildren } from '@panelwise/contracts/domain/consent-texts';
import { type ConsentLink, confirmConsent, withdrawConsent } from '@panelwise/contracts/http/consent';
import { useMutation } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
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
        <h1>Thank you</h1>
        <p role="status">
          {firstname} can show comics now. We have mailed you what you agreed to. If you ever change your
          mind, <Link to={paths.consent(agree.data.withdrawalToken)}>take it back here</Link>; the link is in
          the mail too.
        </p>
      </>
    );
  return (
    <>
      <h1>{firstname} asks for your OK</h1>
      <p className={classes.lead}>
        {firstname} has an account at Panelwise, where children turn what they learn at school into comics.
        Until you agree, nobody else can see what {firstname} makes.
      </p>
      <What />
      <Statement text={link.statement} title="What you agree to" />
      <Failure error={agree.error} />
      <Button size="lg" disabled={agree.isPending} onClick={() => agree.mutate()}>
        {agree.isPending ? 'Sending...' : 'I agree'}
      </Button>
      <p className="muted">
        You do not agree, or do not know {firstname}? Just close this page. Drafts that nobody agrees to are
        deleted after 30 days.
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
        <h1>The account is closed</h1>
        <p role="status">
          Nobody can log in to it any more, nothing of it is shown, and everything in it is being deleted.
        </p>
      </>
    );
  return (
    <>
      <h1>{kind === 'notice' ? `${firstname} has an account` : `You said yes for ${firstname}`}</h1>
      <Statement
        text={link.statement}
        title={kind === 'notice' ? 'What we told you' : 'What you agreed to'}
      />
      <What />
      <Failure error={back.error} />
      <p>
        <b>If you take it back, the account is closed at once.</b> All comics and stories in it are deleted,
        and that cannot be undone.
      </p>
      <Button size="lg" variant="bad" disabled={back.isPending} onClick={() => back.mutate()}>
        {back.isPending
          ? 'Closing...'
          : kind === 'notice'
            ? 'I object: close the account'
            : 'Take it back and close the account'}
      </Button>
      <p className="muted">If all is well, there is nothing to do: just close this page.</p>
    </>
  );
}

function What() {
  return (
    <>
      <h2>What we keep</h2>
      <ul>
        {keptOfChild.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
      <h2>What we promise</h2>
      <ul>
        {promisesToChildren.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
      <p>
        More is in our <Link to={paths.privacyPolicy}>privacy policy</Link>.
      </p>
    </>
  );
}

function Statement({ text, title }: { text: string; title: string }) {
  return (
    <>
      <h2>{title}</h2>
      <blockquote className={classes.statement}>{text}</blockquote>
    </>
  );
}

function Failure({ error }: { error: Error | null }) {
  if (!error) return null;
  return (
    <Alert color="bad" role="alert">
      {errorText(error, 'Something went wrong')}
    </Alert>
  );
}
