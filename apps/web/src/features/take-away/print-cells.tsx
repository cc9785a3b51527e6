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
import { counted } from './counted.ts';
import { DownloadCell } from './download-cell.tsx';
import classes from './take-away.module.css';
import { saveSheets, type TakenWork } from './take-away-calls.ts';

/** What is printed, on the chosen paper. Sheets of questions wait for a quiz. */
export function PrintCells({ work, paper }: { work: TakenWork; paper: Paper }) {
  const { comic, pages, questions, hardcoreQuestions } = work;
  const questionCount = questions.length + hardcoreQuestions.length;
  const panelCount = pages.reduce((sum, page) => sum + page.panels.length, 0);
  const fileName = (title: string) => `${comicTitle(comic)}, ${title.toLowerCase()}.pdf`;
  const cell = (sheet: KitSheet, title: string, note: string) => ({
    title,
    note,
    busyNote: 'Printing…',
    lockedNote: sheetsOfQuestions.includes(sheet) && questionCount === 0 ? 'after the kit' : undefined,
    take: async () => {
      // The comic on A4 is printed already where it is up to date. On Letter it may be an older one, on A4 as well.
      if (sheet === 'comic' && paper === 'a4' && paperOf(comic.country) === 'a4' && comic.pdfUrl)
        return saveAddress(`${comicTitle(comic)}.pdf`, comic.pdfUrl);
      return saveSheets(comic._id, sheet, paper, fileName(title));
    },
  });
  return (
    <>
      <h3>To print</h3>
      <div className={classes.cells}>
        <DownloadCell
          icon={IconFileTypePdf}
          {...cell('comic', 'Comic', `PDF, ${counted(pages.length, 'page')}`)}
        />
        <DownloadCell
          icon={IconListCheck}
          {...cell('worksheet', 'Worksheet', counted(questionCount, 'question'))}
        />
        <DownloadCell icon={IconCircleCheck} {...cell('answer-key', 'Answer key', 'with panels')} />
        <DownloadCell icon={IconPalette} {...cell('colouring', 'Colouring pages', 'ink only')} />
        <DownloadCell
          icon={IconScissors}
          {...cell('cut-outs', 'Cut-out panels', `${panelCount} to put in order`)}
        />
        <DownloadCell icon={IconFiles} {...cell('kit', 'Whole class kit', 'one PDF')} />
      </div>
    </>
  );
}
