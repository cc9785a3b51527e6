import type { Land } from '../draw/vocabulary.ts';

/** What open country looks like in most of a country, by its names; where it is none of these, hills with broad trees. */
const lands: [Land, countries: string][] = [
  [
    'northern',
    'ca,canada,no,norway,se,sweden,fi,finland,ee,estonia,lv,latvia,lt,lithuania,ru,russia,by,belarus,siberia,alaska,lapland,scandinavia',
  ],
  ['treeless', 'is,iceland,gl,greenland,mn,mongolia,fo,faroe islands,antarctica'],
  [
    'alpine',
    'ch,switzerland,at,austria,li,liechtenstein,ad,andorra,np,nepal,bt,bhutan,kg,kyrgyzstan,ge,georgia,tibet',
  ],
  ['highland', 'pe,peru,bo,bolivia,ec,ecuador,tj,tajikistan,af,afghanistan,am,armenia,ls,lesotho'],
  [
    'tropical',
    'bd,bangladesh,in,india,pk,pakistan,lk,sri lanka,mv,maldives,id,indonesia,ph,philippines,th,thailand,vn,vietnam,my,malaysia,sg,singapore,kh,cambodia,la,laos,mm,myanmar,bn,brunei,tl,timor-leste,pg,papua new guinea,fj,fiji,ws,samoa,to,tonga,vu,vanuatu,sb,solomon islands,br,brazil,co,colombia,ve,venezuela,gy,guyana,sr,suriname,pa,panama,cr,costa rica,ni,nicaragua,hn,honduras,sv,el salvador,gt,guatemala,bz,belize,cu,cuba,do,dominican republic,ht,haiti,jm,jamaica,pr,puerto rico,tt,trinidad and tobago,bb,barbados,ng,nigeria,gh,ghana,ci,ivory coast,cm,cameroon,ga,gabon,cg,cd,congo,gq,equatorial guinea,sl,sierra leone,lr,liberia,gn,guinea,tg,togo,bj,benin,rw,rwanda,bi,burundi,ug,uganda,mg,madagascar,mu,mauritius,hawaii',
  ],
  [
    'savanna',
    'ke,kenya,tz,tanzania,et,ethiopia,zm,zambia,zw,zimbabwe,bw,botswana,na,namibia,mw,malawi,mz,mozambique,ao,angola,za,south africa,sz,eswatini,sn,senegal,gm,gambia,ml,mali,bf,burkina faso,ne,niger,td,chad,ss,south sudan,sd,sudan,so,somalia,er,eritrea',
  ],
  [
    'arid',
    'eg,egypt,ma,morocco,dz,algeria,tn,tunisia,ly,libya,sa,saudi arabia,ae,united arab emirates,qa,qatar,kw,kuwait,bh,bahrain,om,oman,ye,yemen,jo,jordan,sy,syria,iq,iraq,ir,iran,ps,palestine,mr,mauritania,tm,turkmenistan',
  ],
  [
    'temperate',
    'us,united states,america,gb,uk,united kingdom,great britain,england,scotland,wales,ie,ireland,fr,france,de,germany,nl,netherlands,be,belgium,lu,luxembourg,dk,denmark,pl,poland,cz,czech republic,czechia,sk,slovakia,hu,hungary,ro,romania,bg,bulgaria,ua,ukraine,md,moldova,rs,serbia,hr,croatia,si,slovenia,it,italy,es,spain,pt,portugal,gr,greece,tr,turkey,cy,cyprus,il,israel,lb,lebanon,cn,china,jp,japan,kr,south korea,korea,tw,taiwan,nz,new zealand,au,australia,mx,mexico,cl,chile,ar,argentina,uy,uruguay,py,paraguay',
  ],
];

const byCountry = new Map(
  lands.flatMap(([land, countries]) => countries.split(',').map((country) => [country, land] as const)),
);

/** What open country looks like there. @param country a code of two letters or an English name, as in a brief */
export const landOf = (country: string): Land => byCountry.get(country.trim().toLowerCase()) ?? 'temperate';

/** Names in full: words have too many words of two letters. */
const names = [...byCountry.keys()].filter((name) => name.length > 2).toSorted((a, b) => b.length - a.length);
const titled = (name: string) =>
  name.replace(/(?<![\p{L}])(?!and )\p{Ll}/gu, (letter) => letter.toUpperCase());
const anyName = names.map(titled).join('|');

/** "in Kenya", as the studio writes it behind a place, for a pattern. */
export const inCountry = ` in (?:${anyName})`;

const told = new RegExp(`(?<!\\p{L})(?:in|to) (?:the )?(${anyName})(?!\\p{L})`, 'u');

/**
 * The country that words of a scene or a story tell of: "a river in Bangladesh". What stands in the brackets of a scene is
 * told of people, or by the story.
 */
export const countryIn = (scene: string): string | undefined =>
  told.exec(scene.replace(/\([^()]*\)/g, ' '))?.[1];
