import { rankOf } from '../../language/wardrobe-of.ts';
import type { RankName } from '../vocabulary.ts';
import type { SinglePerson } from './dress.ts';

/** Of whom a crowd is made: those who stand in front, those behind them, and what they are as far as clothes tell it. */
export type CrowdMakeup = { front: SinglePerson[]; back: SinglePerson[]; rank?: RankName };

const children: SinglePerson[] = ['girl', 'boy'];
const grownUps: SinglePerson[] = ['woman', 'man', 'woman', 'man', 'old-woman', 'old-man'];
const alike = (people: SinglePerson[], rank?: RankName): CrowdMakeup => ({
  front: people,
  back: people,
  ...(rank && { rank }),
});

/** The last word of a name, and of whom a crowd is made that goes by it. */
const makeups: [RegExp, CrowdMakeup][] = [
  [
    /^(?:children|kids|pupils|students|classmates|schoolmates|friends|playmates|teammates|schoolchildren|class|classes|grandchildren|scouts|group|groups|team|teams)$/,
    alike(children),
  ],
  [/^(?:boys|brothers|sons|schoolboys)$/, alike(['boy'])],
  [/^(?:girls|sisters|daughters|schoolgirls)$/, alike(['girl'])],
  [
    /^(?:(?:\p{L}*[^o])?men|monks|priests|fathers|sailors|miners|lumberjacks|kings|emperors|knights|brothers-in-arms|gentlemen|lads|princes|dads|uncles|grandfathers)$/u,
    alike(['man', 'man', 'old-man']),
  ],
  [
    /^(?:women|mothers|nuns|queens|ladies|aunts|grandmothers|\p{L}+women|princesses|mums|moms|midwives|housewives|widows|suffragettes)$/u,
    alike(['woman', 'woman', 'old-woman']),
  ],
  [
    /^(?:adults|grown-ups|parents|teachers|workers|farmers|peasants|merchants|traders|scientists|engineers|doctors|nurses|artists|writers|council|councillors|committee|jury|judges|senate|senators|parliament|congress|government|politicians|leaders|scholars|builders|weavers|potters|shopkeepers|sellers|neighbours|neighbors|voters|citizens|grandparents|elders|guides|guards|officials|astronomers|explorers|settlers|colonists|astronauts|pilots|firefighters|reporters|musicians|crew|crews|rescuers|staff|drivers|volunteers|strangers|crew members|superiors|journalists|strikers|protesters|demonstrators|marchers|officials|passers-by|onlookers)$/,
    alike(grownUps),
  ],
  // Fighters of a time, and those who command them: men, as armies were.
  [
    /^(?:soldiers|troops|army|armies|legion|regiment|generals|officers|warriors|legionaries|gladiators|samurai|infantry)$/,
    alike(['man', 'man', 'man', 'old-man'], 'soldier'),
  ],
];

const anybody: CrowdMakeup = { front: children, back: grownUps };

const ofGrownUps =
  /(?<!\p{L})(?:rescue|search|medical|repair|film|police|research|relief|ground|work|working|tour|tourist) (?:group|team)s?$/iu;

/** Hunters, chemists and policewomen are grown up. */
const callings = /(?:ers|ors|ists|ians|smen|women|men|experts|police)$/;
const ofAnyAge =
  /^(?:villagers|passengers|dancers|singers|players|runners|swimmers|skaters|cyclists|learners|readers|visitors|spectators|foreigners|prisoners|newcomers|youngsters|teenagers|toddlers|others|members|survivors|supporters|swimmers|campers|riders|tourists|listeners|customers|shoppers|helpers|townspeople|cousins)$/;

/** @param name what a story calls the crowd, in any form: "German soldiers", "the village council" */
export function crowdMakeup(name: string): CrowdMakeup {
  const last =
    name
      .toLowerCase()
      .match(/[\p{L}-]+/gu)
      ?.at(-1) ?? '';
  // Of those whom a story for children calls no more than a group or a team.
  const found = ofGrownUps.test(name) ? alike(grownUps) : makeups.find(([noun]) => noun.test(last))?.[1];
  if (!found) return callings.test(last) && !ofAnyAge.test(last) ? alike(grownUps) : anybody;
  const rank = found.rank ?? rankOf(last);
  return rank === 'worker' ? found : { ...found, rank };
}
