import type { Complexion } from '../draw/vocabulary.ts';

/**
 * Whose hair people of a region may have: those of the cast with these colours of skin, by their place in the vocabulary; where it
 * is straight, nobody with curls.
 */
type Hair = { of: readonly number[]; dark: boolean; straight?: true };
type Region = [countries: string, complexions: readonly Complexion[], hair?: Hair];

const textured: Hair = { of: [3, 4], dark: true };
const dark: Hair = { of: [0, 1, 2, 3], dark: true };
const darkAndStraight: Hair = { ...dark, straight: true };

/**
 * Regions in which most pupils would look for themselves in vain among people of all complexions, with the usual ones there.
 * In countries of people from everywhere, which are not listed, everybody may look any way.
 */
const regions: Region[] = [
  [
    'ng,nigeria,gh,ghana,ke,kenya,tz,tanzania,ug,uganda,rw,rwanda,bi,burundi,et,ethiopia,er,eritrea,so,somalia,dj,djibouti,sn,senegal,ml,mali,mr,mauritania,ci,ivory coast,cm,cameroon,cd,cg,congo,ga,gabon,gq,equatorial guinea,cf,central african republic,ao,angola,mz,mozambique,zm,zambia,zw,zimbabwe,bw,botswana,na,namibia,mw,malawi,ls,lesotho,sz,eswatini,bj,benin,tg,togo,sl,sierra leone,lr,liberia,gm,gambia,gn,guinea,bf,burkina faso,ne,niger,td,chad,ss,south sudan,sd,sudan,za,south africa,ht,haiti,jm,jamaica,bb,barbados,bs,bahamas,gd,grenada,lc,saint lucia,ag,antigua,pg,papua new guinea,sb,solomon islands',
    ['brown', 'dark'],
    textured,
  ],
  [
    'in,india,pk,pakistan,bd,bangladesh,lk,sri lanka,np,nepal,mv,maldives,bt,bhutan,mg,madagascar,mu,mauritius',
    ['tan', 'brown'],
    dark,
  ],
  [
    'ee,estonia,lv,latvia,lt,lithuania,fi,finland,pl,poland,cz,czech republic,czechia,sk,slovakia,hu,hungary,ro,romania,bg,bulgaria,ua,ukraine,by,belarus,ru,russia,md,moldova,rs,serbia,hr,croatia,si,slovenia,ba,bosnia and herzegovina,mk,north macedonia,al,albania,xk,kosovo,me,montenegro,is,iceland,ge,georgia,am,armenia',
    ['light', 'fair'],
  ],
  [
    'cn,china,jp,japan,kr,south korea,korea,kp,tw,taiwan,hk,hong kong,mn,mongolia,kz,kazakhstan,kg,kyrgyzstan',
    ['light', 'fair'],
    darkAndStraight,
  ],
  ['vn,vietnam', ['light', 'tan'], darkAndStraight],
  [
    'id,indonesia,ph,philippines,th,thailand,my,malaysia,kh,cambodia,la,laos,mm,myanmar,bn,brunei',
    ['tan', 'brown'],
    darkAndStraight,
  ],
  ['tl,timor-leste,fj,fiji,ws,samoa,to,tonga,vu,vanuatu', ['tan', 'brown'], dark],
  [
    'eg,egypt,ma,morocco,dz,algeria,tn,tunisia,ly,libya,sa,saudi arabia,ae,united arab emirates,qa,qatar,kw,kuwait,bh,bahrain,om,oman,ye,yemen,jo,jordan,lb,lebanon,sy,syria,iq,iraq,ir,iran,tr,turkey,türkiye,af,afghanistan,ps,palestine,az,azerbaijan,uz,uzbekistan,tj,tajikistan,tm,turkmenistan',
    ['fair', 'tan'],
    dark,
  ],
  [
    'mx,mexico,gt,guatemala,hn,honduras,sv,el salvador,ni,nicaragua,cr,costa rica,ec,ecuador,pe,peru,bo,bolivia,py,paraguay',
    ['tan', 'brown'],
    dark,
  ],
  ['cl,chile,ar,argentina,uy,uruguay', ['fair', 'tan'], dark],
  [
    'pa,panama,co,colombia,ve,venezuela,br,brazil,cu,cuba,do,dominican republic,pr,puerto rico,cv,cape verde,bz,belize',
    ['fair', 'tan', 'brown', 'dark'],
  ],
];

/** Countries of people from everywhere, whose people of history nearly all looked alike. */
const regionsOfThePast: Region[] = [
  [
    'europe,gb,uk,united kingdom,great britain,britain,england,scotland,wales,ie,ireland,fr,france,de,germany,nl,netherlands,be,belgium,lu,luxembourg,dk,denmark,no,norway,se,sweden,at,austria,ch,switzerland,it,italy,es,spain,pt,portugal,gr,greece,mt,malta,cy,cyprus,us,united states,america,ca,canada,au,australia,nz,new zealand',
    ['light', 'fair'],
  ],
];

const indexOf = (list: readonly Region[]) =>
  new Map(
    list.flatMap(([countries, complexions, hair]) =>
      countries.split(',').map((country) => [country, { complexions, hair }] as const),
    ),
  );
const byCountry = indexOf(regions);
const inThePast = indexOf(regionsOfThePast);

const regionOf = (country: string) => byCountry.get(country.trim().toLowerCase());

/**
 * How people of a comic may look where it is read.
 * @param country a code of two letters or an English name, as in a brief
 * @returns undefined for countries in which everybody may look any way
 */
export const complexionsOf = (country: string): readonly Complexion[] | undefined =>
  regionOf(country)?.complexions;

/**
 * How people of history looked in a country.
 * @param country as in a brief, or a name of a region as the time of a story has it: "Europe"
 */
export const complexionsOfThePast = (country: string): readonly Complexion[] | undefined =>
  complexionsOf(country) ?? inThePast.get(country.trim().toLowerCase())?.complexions;

/** Parts of the world as the time of a story names them, with a country of which it is known how people look. */
const regionsOfPeriods: [RegExp, country: string][] = [
  [/Africa|Mali|Ghana|Benin|Angola/, 'kenya'],
  [/India/, 'india'],
  [/Mexico|Peru|Latin America/, 'mexico'],
  [/Southeast Asia/, 'indonesia'],
  [/China|Japan|Korea|Mongol|Central Asia/, 'china'],
  [/Egypt|Mesopotamia|Middle East|Persia|Ottoman/, 'egypt'],
  [/America/, 'america'],
  [/Europe|England|France|Germany|Italy|Spain|Greece|Rome|Russia|Netherlands/, 'europe'],
];

/** A country where people look as they did at a time and in a region ("1900s South Africa"); undefined for "1900s Space". */
export const countryOfPeriod = (period: string): string | undefined =>
  regionsOfPeriods.find(([region]) => region.test(period))?.[1];

/**
 * Which hair somebody there may have who looks as people do there; others are from elsewhere.
 * @param skin place of a complexion in the vocabulary
 * @returns undefined where any hair is as likely
 */
export function hairOf(country: string, skin: number | undefined): Hair | undefined {
  const hair = regionOf(country)?.hair;
  return hair?.of.includes(skin ?? -1) ? hair : undefined;
}

const curled: ReadonlySet<string> = new Set(['curly', 'afro', 'puffs']);

/** Whether somebody's hair is as it is where people have this. */
export const isHairOf = (hair: Hair, { skin, hair: style, hairColor, age }: Headed): boolean =>
  hair.of.includes(skin) &&
  // The grey hair of the old is the same everywhere.
  (!hair.dark || age === 'elder' || isDarkHair(hairColor)) &&
  !(hair.straight && curled.has(style));

type Headed = { skin: number; hair: string; hairColor: string; age: string };

/** Whether a colour is that of dark hair. @param color `#rrggbb` */
export function isDarkHair(color: string): boolean {
  const [red = 0, green = 0, blue = 0] =
    color.match(/[\da-f]{2}/gi)?.map((part) => Number.parseInt(part, 16)) ?? [];
  // Weights of ITU-R BT.601: how bright each of the three looks.
  return 0.299 * red + 0.587 * green + 0.114 * blue < 64;
}
