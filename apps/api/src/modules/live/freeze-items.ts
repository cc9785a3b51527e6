import { limits } from '@panelwise/contracts/domain/limits';
import { askedOf, itemsOf, type QuizItem } from '@panelwise/db/repositories/quiz-items';
import type { Resting } from '@panelwise/db/repositories/resting-items';
import type { EditionContent } from '@panelwise/db/schema/comics';
import type { LiveItem, StoredLivePanel } from '@panelwise/db/schema/live';
import { presentTexts } from '../../presenters/library.ts';

type Content = Pick<EditionContent, 'pages' | 'panels' | 'questions' | 'hardcoreQuestions'>;
type Panel = ReturnType<typeof presentTexts>[number];

/** The questions of a quiz as a session keeps them: what a class is asked does not change while it is asked. What rests is not asked. */
export function freezeItems(
  comicId: string,
  { content, resting }: { content: Content; resting: Resting },
  hardcore: boolean,
): LiveItem[] {
  const texts = presentTexts(content.pages);
  return askedOf(itemsOf(comicId, content, resting))
    .filter((item) => item.hardcore === hardcore)
    .slice(0, limits.liveItemsMax)
    .map((item) => {
      const place = texts.findIndex(
        ({ page, panel }) => page === item.taughtAt?.page && panel === item.taughtAt.panel,
      );
      const before = texts[panelToAskBeside(item, texts, place)];
      return {
        key: item.key,
        question: item.question,
        options: item.options,
        correctAnswer: item.correctAnswer,
        difficulty: item.difficulty,
        explanation: item.explanation ?? null,
        taughtAt: item.taughtAt ?? null,
        asked: before ? cut(content, before) : null,
        teaches: item.taughtAt ? cut(content, item.taughtAt) : null,
      };
    });
}

/** The last panel before the one that teaches an item in which nobody says what is right; -1 where there is none. */
function panelToAskBeside({ correctAnswer }: QuizItem, texts: readonly Panel[], teaches: number): number {
  const answer = correctAnswer.toLowerCase();
  const saysIt = ({ lines }: Panel) => lines.some(({ text }) => text.toLowerCase().includes(answer));
  return texts.slice(0, Math.max(0, teaches)).findLastIndex((panel) => !saysIt(panel));
}

function cut(content: Content, place: { page: number; panel: number }): StoredLivePanel | null {
  const imageKey = content.pages.find(({ pageNumber }) => pageNumber === place.page)?.imageKey;
  const drawn = content.panels.find(
    ({ pageNumber, panelNumber }) => pageNumber === place.page && panelNumber === place.panel,
  );
  // Of a panel without an outline there is only the whole page, which has the panel that teaches too.
  if (!imageKey || !drawn?.polygon || drawn.polygon.length < 3) return null;
  return { imageKey, alt: drawn.alt || drawn.scene || drawn.caption, polygon: drawn.polygon };
}
