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
        I am not {user.firstname}: log out
      </PlainButton>
    </div>
  );
  if (!isStudent)
    return (
      <>
        <h1>Classes are joined by students</h1>
        <p className={classes.lead}>
          You are logged in as {user.firstname}. To teach a class together with a colleague, ask them for a
          link.
        </p>
        <ButtonLink to={paths.home} size="lg">
          Go on
        </ButtonLink>
        {notMe}
      </>
    );
  if (found)
    return (
      <>
        <h1>{found.name}</h1>
        <p className={classes.lead}>with {found.teacher}</p>
        {found.isMember ? (
          <>
            <p role="status">You are in this class.</p>
            <ButtonLink to={paths.learn} size="lg" className={classes.go}>
              Go on
            </ButtonLink>
          </>
        ) : (
          <>
            <p>
              Your teacher sees your name and what you learn. You can leave at any time, on your profile page.
            </p>
            <p className={classes.said} role="alert">
              {join.error && errorText(join.error, 'Please try again.')}
            </p>
            <PlainButton
              size="lg"
              className={classes.go}
              disabled={join.isPending}
              onClick={() => join.mutate(find.variables!)}
            >
              Join this class
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
                Another code
              </PlainButton>
            </div>
          </>
        )}
        {notMe}
      </>
    );
  return (
    <>
      <h1>Join your class</h1>
      <CodeField
        label="Class code"
        hint="Look at your card"
        code={code}
        action="Find my class"
        busy={find.isPending}
        complaint={find.error ? errorText(find.error, 'Please try again.') : undefined}
        onCode={(typed) => find.mutate(typed)}
      />
      {notMe}
    </>
  );
}
