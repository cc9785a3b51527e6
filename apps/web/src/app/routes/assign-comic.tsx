import { t } from '@lingui/core/macro';
import { useNavigate, useParams } from 'react-router-dom';
import { AdminPage } from '../../components/layout/admin-page.tsx';
import classes from '../../features/assignments/components/assign.module.css';
import { AssignForm } from '../../features/assignments/components/assign-drawer.tsx';

/** Assigns the comic that one comes from. */
export function Component() {
  const { id = '' } = useParams();
  const navigate = useNavigate();
  return (
    <AdminPage title={t`Assign a comic`}>
      <div className={classes.page}>
        <AssignForm key={id} comicId={id} onClose={() => navigate(-1)} />
      </div>
    </AdminPage>
  );
}
