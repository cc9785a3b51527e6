import { i18n } from '@lingui/core';
import { t } from '@lingui/core/macro';
import { Tabs } from '@mantine/core';
import type { QuizName } from '@panelwise/contracts/domain/take-away';
import { type ReactNode, useState } from 'react';
import type { ComicWork } from '../api/comic.ts';
import { itemsOf } from '../api/items.ts';
import type { Extra } from './extras.ts';
import { noItems } from './item-words.ts';
import classes from './kit-contents.module.css';
import { KitItems } from './kit-items.tsx';
import { RestingItems } from './resting-items.tsx';
import type { ClassKit } from './use-class-kit.ts';

/** What the kit contains, one tab for each of its four parts. Opens at the first that has something. */
export function KitContents({
  kit,
  work,
  bringQuestions,
}: {
  kit: ClassKit;
  work: ComicWork;
  bringQuestions: (quiz: QuizName) => ReactNode;
}) {
  const [chosen, choose] = useState<Extra['step']>();
  const [dropped, setDropped] = useState<Partial<Record<Extra['kind'], true>>>({});
  const first = kit.parts.find(({ count }) => count > 0);
  if (!first) return null;
  return (
    <Tabs
      value={chosen ?? first.extra.step}
      onChange={(step) => choose(step as Extra['step'])}
      className={classes.contents}
      classNames={{ list: classes.list, tab: classes.tab, panel: classes.panel }}
    >
      <Tabs.List aria-label={t`Contents of the class kit`}>
        {kit.parts.map(({ extra, count }) => (
          <Tabs.Tab key={extra.step} value={extra.step}>
            {i18n._(extra.tab)} <b>{count}</b>
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {kit.parts.map(({ extra, count, making }) => (
        <Tabs.Panel key={extra.step} value={extra.step}>
          {(extra.kind === 'quiz' || extra.kind === 'hardcore-quiz') && (
            <RestingItems comicId={work.comic._id} kind={extra.kind} />
          )}
          {count === 0 && <p className={classes.none}>{noItems(extra.kind)}</p>}
          <KitItems
            comicId={work.comic._id}
            kind={extra.kind}
            items={itemsOf(work, extra.kind)}
            locked={making.busy}
            dropped={dropped[extra.kind] ?? false}
            onDropped={() => setDropped((before) => ({ ...before, [extra.kind]: true }))}
            bring={
              extra.kind === 'quiz' || extra.kind === 'hardcore-quiz'
                ? bringQuestions(extra.kind === 'quiz' ? 'quiz' : 'hardcore')
                : undefined
            }
          />
        </Tabs.Panel>
      ))}
    </Tabs>
  );
}
