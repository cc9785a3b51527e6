import { madeSentence } from '@panelwise/contracts/domain/made-words';
import type { Book } from './book.ts';
import { element, elements, xml, xmlHead } from './xml.ts';

/** Who published it, as readers of comics show it. */
const publisher = 'Panelwise';

/**
 * ComicInfo.xml, version 2.1 of its schema (anansi-project): what a comic reader shows of a comic. The order of the
 * elements is the schema's.
 */
export function comicInfo(book: Book): string {
  const { series, changedAt, pages, cover } = book;
  const pictureCount = pages.length + (cover ? 1 : 0);
  const speakers = pages.flatMap(({ panels }) =>
    panels.flatMap(({ lines }) => lines.map(({ speaker }) => speaker)),
  );
  const people = [...new Set(speakers.filter((name): name is string => Boolean(name)))];
  return `${xmlHead}${xml`<ComicInfo xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xmlns:xsd="http://www.w3.org/2001/XMLSchema">
${elements([
  element('Title', book.partTitle),
  element('Series', series.title),
  element('Number', series.part),
  element('Count', series.partCount),
  element('Summary', book.summary),
  element('Notes', madeSentence(book.made)),
  element('Year', changedAt.getUTCFullYear()),
  element('Month', changedAt.getUTCMonth() + 1),
  element('Day', changedAt.getUTCDate()),
  element('Writer', listed([book.author])),
  element('Publisher', publisher),
  element('Genre', listed(['Educational', book.subject])),
  element('Tags', listed([book.concept, ...book.keyTerms])),
  element('PageCount', pictureCount),
  element('LanguageISO', book.language),
  element('BlackAndWhite', book.blackAndWhite ? 'Yes' : 'No'),
  element('Manga', 'No'),
  element('Characters', listed(people)),
  element('AgeRating', 'Everyone'),
])}
<Pages>
${Array.from({ length: pictureCount }, (_, image) => pageTag(image, image === 0)).join('\n')}
</Pages>
</ComicInfo>`}\n`;
}

function pageTag(image: number, isCover: boolean): string {
  return xml`<Page Image="${image}" Type="${isCover ? 'FrontCover' : 'Story'}"/>`;
}

/** Several values as one text; a comma separates them, so none stands in a value. */
function listed(values: string[]): string {
  return values
    .map((value) => value.replace(/\s*,\s*/g, ' ').trim())
    .filter(Boolean)
    .join(', ');
}
