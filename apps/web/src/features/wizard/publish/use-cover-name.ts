import { t } from '@lingui/core/macro';
import { coverNameSchema } from '@panelwise/contracts/domain/cover-name';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { errorText } from '../../../lib/api-error.ts';
import { installFormMessages } from '../../../lib/form-messages.ts';
import { inOurWords } from '../../../lib/our-words.ts';
import { type ComicWork, comicQuery, storeAuthor } from '../api/comic.ts';

installFormMessages();

/** The name on the cover while it is typed. Nothing is stored before somebody asks for it. */
export function useCoverName({ comic }: ComicWork) {
  const client = useQueryClient();
  const [typed, setTyped] = useState(comic.author);
  const [problem, setProblem] = useState<string>();
  const saving = useMutation({
    mutationFn: (author: string) => storeAuthor(comic._id, author),
    onSuccess: () => client.invalidateQueries({ queryKey: comicQuery(comic._id).queryKey }),
  });
  return {
    typed,
    type: (name: string) => {
      setTyped(name);
      setProblem(undefined);
      saving.reset();
    },
    isChanged: typed.trim() !== comic.author,
    busy: saving.isPending,
    problem: problem ?? (saving.error ? errorText(saving.error, t`The name was not saved.`) : undefined),
    /** Stores the name as it is typed. @param then what comes after, once it is stored */
    save: (then: () => void) => {
      const read = coverNameSchema.safeParse(typed);
      if (read.success) saving.mutate(read.data, { onSuccess: then });
      else setProblem(inOurWords(read.error.issues[0]?.message ?? '') || undefined);
    },
  };
}

export type CoverName = ReturnType<typeof useCoverName>;
