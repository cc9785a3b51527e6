import { Navigate, useParams } from 'react-router-dom';
import { paths } from '../../config/paths.ts';

/** A class opens at its pupils. */
export function Component() {
  const { id = '' } = useParams();
  return <Navigate to={paths.classPupils(id)} replace />;
}
