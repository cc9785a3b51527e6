import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { SessionUser } from '@panelwise/contracts/domain/user';
import { findClassByCode, joinClass } from '@panelwise/contracts/http/classes';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { ButtonLink, PlainButton } from '../../components/button/button-link.tsx';
import { CodeField } from '../../components/code-field/code-field.tsx';
import { paths } from '../../config/paths.ts';
import { call } from '../../lib/api-client.ts';
import { errorText } from '../../lib/api-error.ts';
import { logOut } from '../../lib/log-out.ts';
import classes from './join.module.css';

/** Somebody with an account sees what class it is, and joins it. */
export function JoinClass({ user, code }: { user: SessionUser; code: string }) {
  const find = useMutation({
    mutationFn: (typed: string) => call(findClassByCode, { params: { code: typed } }),
  });
  const join = useMutation({
    mutationFn: (typed: string) => call(joinClass, { params: { code: typed } }),
  });
  const begin = find.mutate;
  const { firstname } = user;
  const isStudent = user.userType === 'Student';
  const hasBegun = useRef(false);
  useEffect(() => {
    if (code && isStudent && !hasBegun.current) begin(code);
    hasBegun.current = true;
  }, [code, isStudent, begin]);
  const found = join.data?.class ?? find.data?.class;
  const notMe = (
    <div className={classes.aside}>
      <PlainButton variant="outline" size="lg" onClick={() => void logOut()}>
        <Trans>I am not {firstname}: log out</Trans>
      </PlainButton>
    </div>
  );
  if (!isStudent)
    return (
      <>
        <h1>
          <Trans>Classes are joined by students</Trans>
        </h1>
        <p className={classes.lead}>
          <Trans>
            You are logged in as {firstname}. To teach a class together with a colleague, ask them for a link.
          </Trans>
        </p>
        <ButtonLink to={paths.home} size="lg">
          <Trans>Go on</Trans>
        </ButtonLink>
        {notMe}
      </>
    );
  if (found) {
    const { teacher } = found;
    return (
      <>
        <h1>{found.name}</h1>
        <p className={classes.lead}>
          <Trans>with {teacher}</Trans>
        </p>
        {found.isMember ? (
          <>
            <p role="status">
              <Trans>You are in this class.</Trans>
            </p>
            <ButtonLink to={paths.learn} size="lg" className={classes.go}>
              <Trans>Go on</Trans>
            </ButtonLink>
          </>
        ) : (
          <>
            <p>
              <Trans>
                Your teacher sees your name and what you learn. You can leave at any time, on your profile
                page.
              </Trans>
            </p>
            <p className={classes.said} role="alert">
              {join.error && errorText(join.error, t`Please try again.`)}
            </p>
            <PlainButton
              size="lg"
              className={classes.go}
              disabled={join.isPending}
              onClick={() => join.mutate(find.variables!)}
            >
              <Trans>Join this class</Trans>
            </PlainButton>
            <div className={classes.aside}>
              <PlainButton
                variant="outline"
                size="lg"
                onClick={() => {
                  join.reset();
                  find.reset();
                }}
              >
                <Trans>Another code</Trans>
              </PlainButton>
            </div>
          </>
        )}
        {notMe}
      </>
    );
  }
  return (
    <>
      <h1>
        <Trans>Join your class</Trans>
      </h1>
      <CodeField
        label={t`Class code`}
        hint={t`Look at your card`}
        code={code}
        action={t`Find my class`}
        busy={find.isPending}
        complaint={find.error ? errorText(find.error, t`Please try again.`) : undefined}
        onCode={(typed) => find.mutate(typed)}
      />
      {notMe}
    </>
  );
}
