import type { LoginPicture } from '@panelwise/contracts/domain/picture-login';

/**
 * Everything that the files of a pack say, in one language. What the page says while it is read has places for what it shows,
 * in braces. A language that lacks a sentence does not compile.
 */
export type PackTexts = {
  /** What stands first in the folder, and the page that pupils open; names of files. */
  readMe: string;
  openMe: string;
  /** Paragraphs of the file for the teacher. */
  begin: (told: { className: string; openMe: string }) => string[];
  page: PageTexts;
  pictures: Record<LoginPicture, string>;
};

type PageTexts = {
  title: string;
  noScript: string;
  notWhole: string;
  changed: string;
  pictureGone: string;
  hello: string;
  whoAreYou: string;
  notMe: string;
  word: string;
  toRead: string;
  begun: string;
  answered: string;
  read: string;
  readAgain: string;
  nothing: string;
  helps: string;
  readAloud: string;
  moreRoom: string;
  contrast: string;
  listen: string;
  listenTo: string;
  pageAlt: string;
  pageName: string;
  questionName: string;
  wordsOfPage: string;
  learned: string;
  kept: string;
  back: string;
  done: string;
  handIn: string;
  handInAnswers: string;
  handInReading: string;
  handInBoth: string;
  howItWent: string;
  tapPictures: string;
  tapped: string;
  undo: string;
  saved: string;
};
