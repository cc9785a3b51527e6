import { t } from '@lingui/core/macro';
import { type Comic, releaseStateOf } from '@panelwise/contracts/domain/comic';
import { IconBooks, IconCheck, IconEye, IconX } from '@tabler/icons-react';
import { gradeWords } from '../../../lib/grade-words.ts';
import { localDateTime } from '../../../lib/local-date.ts';
import { subjectWords } from '../../../lib/subject-words.ts';
import classes from './submission-path.module.css';

type Stage = { state: 'done' | 'now' | 'next' | 'stopped'; title: string; text: string | null };

/** The three stages of a submission, each with when it was, or what it waits for. */
function stagesOf(comic: Comic): Stage[] {
  const submitted = { title: t({ message: 'Submitted', context: 'comic' }), text: dateOf(comic.submittedAt) };
  const shelf = [subjectWords(comic.subject), gradeWords(comic.grade)].join(', ');
  switch (releaseStateOf(comic)) {
    case 'approved':
      return [
        { state: 'done', ...submitted },
        { state: 'done', title: t`Read by a reviewer`, text: dateOf(comic.reviewedAt) },
        { state: 'done', title: t`In the library`, text: shelf },
      ];
    case 'changes-asked':
    case 'declined':
      return [
        { state: 'done', ...submitted },
        {
          state: 'stopped',
          title: comic.changesAsked ? t`A reviewer asks for changes` : t`Sent back by a reviewer`,
          text: dateOf(comic.reviewedAt),
        },
        { state: 'next', title: t`In the library`, text: t`once it is changed and accepted` },
      ];
    case 'in-review':
      return [
        { state: 'done', ...submitted },
        { state: 'now', title: t`A reviewer reads it`, text: t`We’ll email you.` },
        { state: 'next', title: t`In the library`, text: t`then for every class` },
      ];
    case 'draft':
      return [
        { state: 'now', title: t`A draft`, text: t`Final Submit sends it.` },
        { state: 'next', title: t`A reviewer reads it`, text: null },
        { state: 'next', title: t`In the library`, text: t`then for every class` },
      ];
  }
}

const dateOf = (iso: string | null) => iso && localDateTime(iso);
const icons = { done: IconCheck, now: IconEye, next: IconBooks, stopped: IconX };

/** What has happened to a submission and what comes next. */
export function SubmissionPath({ comic }: { comic: Comic }) {
  return (
    <ol className={classes.path}>
      {stagesOf(comic).map(({ state, title, text }) => {
        const Icon = icons[state];
        return (
          <li key={title} data-state={state} aria-current={state === 'now' ? 'step' : undefined}>
            <Icon size={20} stroke={state === 'done' ? 2.6 : 1.9} aria-hidden />
            <span>
              <b>{title}</b>
              {text && <small>{text}</small>}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
