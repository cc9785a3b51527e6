import { t } from '@lingui/core/macro';

/** What a curriculum is called; its own name when that needs no other words. @param name as the server says it */
export function curriculumWords(name: string): string {
  if (name === 'CBSE, new NCERT books from 2024') return t`CBSE, new NCERT books from 2024`;
  if (name === 'CBSE, NCERT books of 2023–24') return t`CBSE, NCERT books of 2023–24`;
  return name;
}
