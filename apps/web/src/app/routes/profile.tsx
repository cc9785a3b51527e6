import { ButtonLink } from '../../components/button/button-link.tsx';
import { paths } from '../../config/paths.ts';
import { localDate } from '../../lib/local-date.ts';
import { useSession } from '../../lib/session.ts';
import { usePageTitle } from '../../lib/use-page-title.ts';
import classes from './profile.module.css';

/** Who is signed in. */
export function Component() {
  usePageTitle('Profile');
  const user = useSession((state) => state.user);
  if (!user) return null;
  const facts = [
    { term: 'Name', value: `${user.firstname} ${user.lastname}` },
    { term: 'Username', value: user.username },
    { term: 'Email', value: user.email },
    { term: 'User type', value: user.userType },
    { term: 'Joined', value: localDate(user.createdAt) },
  ];
  return (
    <main id="main" tabIndex={-1} className={`wrap ${classes.page}`}>
      <h1>Profile</h1>
      <dl>
        {facts.map((fact) => (
          <div key={fact.term}>
            <dt>{fact.term}</dt>
            <dd>{fact.value}</dd>
          </div>
        ))}
      </dl>
      <div>
        <ButtonLink to={paths.myComics} variant="outline">
          My comics
        </ButtonLink>
      </div>
    </main>
  );
}
