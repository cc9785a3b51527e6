import { select } from '@lingui/core/macro';
import type { ItemKind } from '@panelwise/contracts/domain/learning';

/** What is said of the items of a kind: a sentence for each, because languages differ in more than the noun. */

/** The kind as a choice between texts takes it. */
const choiceOf = (kind: ItemKind) => (kind === 'hardcore-quiz' ? 'hardcore' : kind);

export const editItem = (itemKind: ItemKind, number: number) => {
  const kind = choiceOf(itemKind);
  return select(kind, {
    quiz: `Edit question ${number}`,
    hardcore: `Edit hardcore question ${number}`,
    faqs: `Edit FAQ ${number}`,
    other: `Edit fact ${number}`,
  });
};

export const dropItem = (itemKind: ItemKind, number: number) => {
  const kind = choiceOf(itemKind);
  return select(kind, {
    quiz: `Drop question ${number}`,
    hardcore: `Drop hardcore question ${number}`,
    faqs: `Drop FAQ ${number}`,
    other: `Drop fact ${number}`,
  });
};

export const dropThisItem = (itemKind: ItemKind) => {
  const kind = choiceOf(itemKind);
  return select(kind, {
    quiz: 'Drop this question?',
    hardcore: 'Drop this hardcore question?',
    faqs: 'Drop this FAQ?',
    other: 'Drop this fact?',
  });
};

export const replaceItem = (itemKind: ItemKind, number: number) => {
  const kind = choiceOf(itemKind);
  return select(kind, {
    quiz: `Replace question ${number}`,
    hardcore: `Replace hardcore question ${number}`,
    faqs: `Replace FAQ ${number}`,
    other: `Replace fact ${number}`,
  });
};

export const replaceThisItem = (itemKind: ItemKind) => {
  const kind = choiceOf(itemKind);
  return select(kind, {
    quiz: 'Replace this question?',
    hardcore: 'Replace this hardcore question?',
    faqs: 'Replace this FAQ?',
    other: 'Replace this fact?',
  });
};

export const noItems = (itemKind: ItemKind) => {
  const kind = choiceOf(itemKind);
  return select(kind, {
    quiz: 'No questions yet.',
    hardcore: 'No hardcore questions yet.',
    faqs: 'No FAQs yet.',
    other: 'No facts yet.',
  });
};

export const anotherItem = (itemKind: ItemKind) => {
  const kind = choiceOf(itemKind);
  return select(kind, {
    quiz: 'Another question',
    hardcore: 'Another hardcore question',
    faqs: 'Another FAQ',
    other: 'Another fact',
  });
};

export const lookingForItem = (itemKind: ItemKind) => {
  const kind = choiceOf(itemKind);
  return select(kind, {
    quiz: 'Looking for another question...',
    hardcore: 'Looking for another hardcore question...',
    faqs: 'Looking for another FAQ...',
    other: 'Looking for another fact...',
  });
};

export const hereIsItem = (itemKind: ItemKind) => {
  const kind = choiceOf(itemKind);
  return select(kind, {
    quiz: 'Here is another question.',
    hardcore: 'Here is another hardcore question.',
    faqs: 'Here is another FAQ.',
    other: 'Here is another fact.',
  });
};

export const inPlaceOfItem = (itemKind: ItemKind) => {
  const kind = choiceOf(itemKind);
  return select(kind, {
    quiz: 'In place of the question that you dropped.',
    hardcore: 'In place of the hardcore question that you dropped.',
    faqs: 'In place of the FAQ that you dropped.',
    other: 'In place of the fact that you dropped.',
  });
};

export const noOtherItem = (itemKind: ItemKind) => {
  const kind = choiceOf(itemKind);
  return select(kind, {
    quiz: 'There is no other question left for this part. The questions that you have are all good to go.',
    hardcore:
      'There is no other hardcore question left for this part. The hardcore questions that you have are all good to go.',
    faqs: 'There is no other FAQ left for this part. The FAQs that you have are all good to go.',
    other: 'There is no other fact left for this part. The facts that you have are all good to go.',
  });
};

export const anotherSet = (itemKind: ItemKind) => {
  const kind = choiceOf(itemKind);
  return select(kind, {
    quiz: 'Another set of questions?',
    hardcore: 'Another set of hardcore questions?',
    faqs: 'Another set of FAQs?',
    other: 'Another set of facts?',
  });
};

export const setGoes = (itemKind: ItemKind, count: number) => {
  const kind = choiceOf(itemKind);
  return select(kind, {
    quiz: `The ${count} questions that are here go, with everything you changed in them, and new ones are written.`,
    hardcore: `The ${count} hardcore questions that are here go, with everything you changed in them, and new ones are written.`,
    faqs: `The ${count} FAQs that are here go, with everything you changed in them, and new ones are written.`,
    other: `The ${count} facts that are here go, with everything you changed in them, and new ones are written.`,
  });
};
