import type { Language } from '@panelwise/contracts/domain/languages';
import type {
  Fact,
  Faq,
  HardcoreQuestion,
  ItemKind,
  QuizQuestion,
} from '@panelwise/contracts/domain/learning';
import type { Script } from '@panelwise/contracts/domain/script';
import type { PartPlan } from '@panelwise/contracts/domain/series';
import type { TranslationLine } from '@panelwise/contracts/domain/translation';
import type { NewItem } from '@panelwise/db/repositories/learning-items';
import type { Known } from '@panelwise/studio/write/another';
import type { BriefWithLesson } from '@panelwise/studio/write/packs/load-pack';

/** Who pays and who may stop: passed to every engine call. */
export type CallContext = {
  runId: string;
  taskId?: string;
  signal: AbortSignal;
  /** Tells how far a long answer has come, 0 to 1. */
  onProgress?: (done: number, message?: string) => void;
};

/** A comic that is written already: what the learning content is about. */
export type Lesson = { brief: BriefWithLesson; parts: PartPlan[]; part: number; script: Script };

/** An item that was asked for in place of one that was dropped. */
export type AnotherItem = NewItem;

/** Lines to translate, what they are about, and the names that stay as they are. */
export type TranslationOrder = {
  title: string;
  concept: string;
  subject: string;
  grade: string;
  names: string[];
  from: Language;
  to: Language;
  lines: TranslationLine[];
};

/** Port: writes everything that is text. Answers are valid by the contract's schemas or a DomainError is thrown. */
export interface Writer {
  readonly name: 'builtin' | 'openai';
  breakdown(brief: BriefWithLesson, context: CallContext): Promise<PartPlan[]>;
  script(brief: BriefWithLesson, parts: PartPlan[], part: number, context: CallContext): Promise<Script>;
  quiz(lesson: Lesson, context: CallContext): Promise<QuizQuestion[]>;
  hardcoreQuiz(lesson: Lesson, context: CallContext): Promise<HardcoreQuestion[]>;
  faqs(lesson: Lesson, context: CallContext): Promise<Faq[]>;
  facts(lesson: Lesson, context: CallContext): Promise<Fact[]>;
  /** One more of a kind that is not known; undefined where there is none. */
  another(
    kind: ItemKind,
    lesson: Lesson,
    known: Known,
    context: CallContext,
  ): Promise<AnotherItem | undefined>;
  /** The texts of all lines by their keys. @throws DomainError `no-translator` where nobody here can */
  translate(order: TranslationOrder, context: CallContext): Promise<Map<string, string>>;
}
