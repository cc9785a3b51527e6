import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type KitSheet, type Paper, paperOf, sheetsOfQuestions } from '@panelwise/contracts/domain/take-away';
import {
  IconCircleCheck,
  IconFiles,
  IconFileTypePdf,
  IconListCheck,
  IconPalette,
  IconScissors,
} from '@tabler/icons-react';
import { comicTitle } from '../../lib/comic-title.ts';
import { saveAddress } from '../../lib/save-file.ts';
import { DownloadCell } from './download-cell.tsx';
import classes from './take-away.module.css';
import { saveSheets, type TakenWork } from './take-away-calls.ts';

/** What is printed, on the chosen paper. Sheets of questions wait for a quiz. */
export function PrintCells({ work, paper }: { work: TakenWork; paper: Paper }) {
  const { comic, pages, questions, hardcoreQuestions } = work;
  const questionCount = questions.length + hardcoreQuestions.length;
  const panelCount = pages.reduce((sum, page) => sum + page.panels.length, 0);
  const cell = (sheet: KitSheet, title: string, fileTitle: string, note: string) => ({
    title,
    note,
    busyNote: t`Printing…`,
    lockedNote: sheetsOfQuestions.includes(sheet) && questionCount === 0 ? t`after the kit` : undefined,
    take: async () => {
      // The comic on A4 is printed already where it is up to date. On Letter it may be an older one, on A4 as well.
      if (sheet === 'comic' && paper === 'a4' && paperOf(comic.country) === 'a4' && comic.pdfUrl)
        return saveAddress(`${comicTitle(comic)}.pdf`, comic.pdfUrl);
      return saveSheets(comic._id, sheet, paper, `${comicTitle(comic)}, ${fileTitle}.pdf`);
    },
  });
  return (
    <section className={classes.prints}>
      <h3>
        <Trans>To print</Trans>
      </h3>
      <div className={classes.cells}>
        <DownloadCell
          icon={IconFileTypePdf}
          {...cell(
            'comic',
            t`Comic`,
            t({ message: 'comic', context: 'name of a file' }),
            plural({ pages: pages.length }, { one: 'PDF, # page', other: 'PDF, # pages' }),
          )}
        />
        <DownloadCell
          icon={IconListCheck}
          {...cell(
            'worksheet',
            t`Worksheet`,
            t({ message: 'worksheet', context: 'name of a file' }),
            plural(questionCount, { one: '# question', other: '# questions' }),
          )}
        />
        <DownloadCell
          icon={IconCircleCheck}
          {...cell(
            'answer-key',
            t`Answer key`,
            t({ message: 'answer key', context: 'name of a file' }),
            t`with panels`,
          )}
        />
        <DownloadCell
          icon={IconPalette}
          {...cell(
            'colouring',
            t`Coloring pages`,
            t({ message: 'coloring pages', context: 'name of a file' }),
            t`ink only`,
          )}
        />
        <DownloadCell
          icon={IconScissors}
          {...cell(
            'cut-outs',
            t`Cut-out panels`,
            t({ message: 'cut-out panels', context: 'name of a file' }),
            t`${panelCount} to put in order`,
          )}
        />
        <DownloadCell
          icon={IconFiles}
          {...cell(
            'kit',
            t`Whole class kit`,
            t({ message: 'whole class kit', context: 'name of a file' }),
            t`one PDF`,
          )}
        />
      </div>
    </section>
  );
}
