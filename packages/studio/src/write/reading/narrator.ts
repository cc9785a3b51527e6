import type { Narrator } from './reading.ts';

/** In "V = I × R" nobody speaks of themselves. */
const I = /(?<![\p{L}'’=×])(?:I(?:'(?:m|ve|d|ll))?(?=,? \p{Ll})|(?:me|my|My|mine|myself)(?![\p{L}]))/u;
/** Children write "i". */
const small = /(?<![\p{L}.'’])i (?:was|am|had|have|went|think|like|said|saw|do|did|got)(?!\p{L})/u;
const ours =
  /(?<!\p{L})(?:our (?:class|school|teacher|guide|town|village|street|house|team|group|trip|cat|dog|neighbou?r\w*|garden|homework|project)|we (?:all )?(?:went|walked|saw|made|built|found|counted|had|took|sat|played|visited|learned|planted|tried|stood|laughed|decided|met|ran|ate|drove|watched))(?!\p{L})/iu;
const adult =
  /(?<!\p{L})(?:my (?:own )?(?:daughters?|sons?|children|kids|wife|husband|grand(?:children|son|daughter)|students|pupils|class|boss|office|customers|patients|colleagues?)|when I was (?:a (?:boy|girl|child|kid)|young|little|small|your age)|for (?:\w+teen|twenty|thirty|forty|fifty|\d{2}) years|I (?:teach|retired|married))(?!\p{L})/iu;
const childs =
  /(?<!\p{L})(?:my (?:\p{L}+ )?(?:mom|mum|mommy|mummy|dad|daddy|teacher|classmates?|school|homework|lunch box|grandma|grandpa|stepdad|stepmom)|our (?:teacher|class)|in (?:grade|class|year) (?:\d|\w+)|lab partner)(?!\p{L})/iu;

/** Who tells an English story. "We breathe" and "our planet" tell nothing of anybody. */
export function findNarrator(sentences: readonly string[]): Narrator {
  const told = sentences.map((text) => text.replace(/"[^"]*"/g, ' ')).join(' ');
  if (!I.test(told) && !small.test(told) && !ours.test(told)) return 'none';
  return adult.test(told) && !childs.test(told) ? 'adult' : 'child';
}
