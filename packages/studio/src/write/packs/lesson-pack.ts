import type { Diagram } from '@panelwise/contracts/domain/diagram';
import type { Prop } from '@panelwise/contracts/domain/script';
import type { SceneName, ToneName } from '../../draw/vocabulary.ts';

/** What a learner does to answer, from Bloom's taxonomy. It sets the difficulty. */
export type Bloom = 'remember' | 'understand' | 'apply' | 'analyse' | 'evaluate';

/** Staging that any beat may name; what it leaves out is chosen from the words. */
type BeatStage = {
  teaches?: string[];
  at?: SceneName;
  props?: Prop[];
  tone?: ToneName;
  sfx?: string;
  picture?: string;
};

/**
 * One panel of a lesson. `*stars*` mark key terms; `{guide}` and `{learner}` stand for names.
 * - ask: the learner asks, the guide answers. tell: the guide tells, the learner takes it up.
 * - caption: narration over a picture. think, shout: the learner alone.
 * - diagram: a drawing from data, with a caption. myth: a misconception by id, and its correction.
 * - recap: what to remember; closes a chapter.
 */
export type PackBeat = BeatStage &
  (
    | { beat: 'ask'; learner: string; guide: string }
    | { beat: 'tell'; guide: string; learner?: string }
    | { beat: 'caption'; caption: string; learner?: string }
    | { beat: 'think' | 'shout'; learner: string }
    | { beat: 'diagram'; caption: string; diagram: Diagram; guide?: string }
    | { beat: 'myth'; myth: string; learner: string; guide: string }
    | { beat: 'recap'; guide: string; learner: string }
  );

/** A topic of a school standard by name; its codes change, and its names stay. */
export type Standard = {
  framework: 'NGSS' | 'Common Core' | 'C3' | 'NCAS' | 'NHES' | 'CSTA' | 'CBSE' | 'ICSE';
  topic: string;
};

export type PackChapter = {
  title: string;
  /** Terms by name: each is in `terms` of the pack. */
  keyTerms: string[];
  /** Opens the chapter, in the title panel. */
  hook: { learner: string; guide: string; at?: SceneName; props?: Prop[] };
  beats: PackBeat[];
};

/** One question: `key` is right, each of `not` is wrong for a reason a learner could have. `fact` is what it tests. */
export type PackQuestion = {
  fact: string;
  bloom: Bloom;
  question: string;
  key: string;
  not: [string, string, string];
};

/**
 * A lesson written by hand, as data: what the studio knows of one concept. `facts` are the statements that
 * everything else refers to by id; a test refuses a reference to nothing and a fact that nobody uses.
 * Each chapter becomes one comic and has at least 5 quiz and 3 hardcore questions on facts it teaches.
 */
export type LessonPack = {
  id: string;
  title: string;
  tagline: string;
  subject: string;
  /** First and last grade; 0 is Kindergarten. */
  grades: [number, number];
  /** Where school standards ask for it, by the name of the topic: at least one American, the CBSE and the ICSE. */
  standards: Standard[];
  /** Lower-case phrases; a concept that contains one as whole words is taught by this pack. */
  match: string[];
  /** Lower-case names that must be the whole concept, because in other words they mean something else: "cell division". */
  alone?: string[];
  facts: Record<string, string>;
  terms: { term: string; means: string; fact: string }[];
  misconceptions: { id: string; says: string; truth: string; fact: string }[];
  chapters: [PackChapter, PackChapter];
  quiz: PackQuestion[];
  hardcore: (PackQuestion & { why: string })[];
  faqs: { fact: string; question: string; answer: string }[];
  didYouKnow: { fact: string; text: string }[];
};
