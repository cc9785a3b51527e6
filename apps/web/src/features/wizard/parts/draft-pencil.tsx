import type { Comic } from '@panelwise/contracts/domain/comic';
import { parseScriptText } from '@panelwise/contracts/domain/read-script';
import type { Script } from '@panelwise/contracts/domain/script';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useRef } from 'react';
import { useSeen } from '../../../lib/use-seen.ts';
import { comicQuery } from '../api/comic.ts';
import { metaOf } from '../bench/comic-meta.ts';
import { PartPencil } from './part-pencil.tsx';

/** What a draft that is not drawn yet begins with, in pencil, for a place of this shape. Hatching where it has no script. */
export function DraftPencil({ comic, shape }: { comic: Comic; shape: number }) {
  const place = useRef<HTMLDivElement>(null);
  const seen = useSeen(place);
  // A list of comics comes without their scripts.
  const { data } = useQuery({ ...comicQuery(comic._id), enabled: seen });
  const prompt = data?.comic.prompt;
  const script = useMemo(() => (prompt ? readable(prompt) : undefined), [prompt]);
  return (
    <div ref={place}>
      <PartPencil page={script?.[0]} meta={metaOf(data?.comic ?? comic, script?.length ?? 1)} shape={shape} />
    </div>
  );
}

function readable(prompt: string): Script | undefined {
  try {
    return parseScriptText(prompt);
  } catch {
    // It is wrong: the wizard says so.
    return undefined;
  }
}
