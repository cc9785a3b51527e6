import { getSubjects, type Subject } from '@panelwise/contracts/http/catalogue';
import { createSubject, deleteSubject, updateSubject } from '@panelwise/contracts/http/subjects';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/api-client.ts';

export const subjectsQuery = queryOptions({
  queryKey: ['admin', 'subjects'],
  queryFn: ({ signal }) => call(getSubjects, { signal }),
});

/** What the forms ask for. An empty picture leaves the old one in its place. */
export type SubjectForm = { name: string; ishowads: boolean; image: File | undefined };

function formOf(fields: Record<string, string | File | undefined>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) if (value !== undefined) form.set(name, value);
  return form;
}

export const addSubject = ({ name, image }: SubjectForm) =>
  call(createSubject, { body: formOf({ name, image }) });

export const changeSubject = (id: string, { name, image, ishowads }: Partial<SubjectForm>) =>
  call(updateSubject, {
    body: formOf({ id, ishowads: ishowads === undefined ? undefined : String(ishowads), name, image }),
  });

export const removeSubject = (id: string) => call(deleteSubject, { body: { id } });

/** Every list of subjects loads again, also those of the wizard and the library. */
export const reloadSubjects = (client: QueryClient) =>
  client.invalidateQueries({ predicate: ({ queryKey }) => queryKey.includes('subjects') });

/** Changes a subject in the list on the screen. */
export function patchSubject(client: QueryClient, id: string, change: Partial<Subject>): void {
  client.setQueryData(
    subjectsQuery.queryKey,
    (old) =>
      old && {
        ...old,
        data: old.data.map((subject) => (subject._id === id ? { ...subject, ...change } : subject)),
      },
  );
}
