import { cityIn, countryOfCity } from './cities-of-countries.ts';
import { countryIn } from './lands-of-countries.ts';

/** Regions of which it is known what was worn there, with their countries. */
const regions: [region: string, countries: string][] = [
  ['India', 'in,india,pk,pakistan,bd,bangladesh,np,nepal,lk,sri lanka'],
  ['China', 'cn,china,tw,taiwan,hk,hong kong,kr,south korea,korea,kp,north korea,vn,vietnam'],
  ['Japan', 'jp,japan'],
  [
    'Southeast Asia',
    'la,laos,th,thailand,kh,cambodia,mm,myanmar,id,indonesia,my,malaysia,ph,philippines,bn,brunei,tl,timor-leste',
  ],
  ['Egypt', 'eg,egypt'],
  ['South Africa', 'za,south africa'],
  [
    'Middle East',
    'ma,morocco,dz,algeria,tn,tunisia,ly,libya,sa,saudi arabia,ae,united arab emirates,qa,qatar,kw,kuwait,bh,bahrain,om,oman,ye,yemen,jo,jordan,lb,lebanon,sy,syria,iq,iraq,ir,iran,tr,turkey,türkiye,ps,palestine',
  ],
  [
    'Africa',
    'ng,nigeria,gh,ghana,ke,kenya,tz,tanzania,ug,uganda,rw,rwanda,bi,burundi,et,ethiopia,er,eritrea,so,somalia,sn,senegal,ml,mali,ci,ivory coast,cm,cameroon,cd,cg,congo,ga,gabon,ao,angola,mz,mozambique,zm,zambia,zw,zimbabwe,bw,botswana,na,namibia,mw,malawi,bj,benin,tg,togo,sl,sierra leone,lr,liberia,gm,gambia,gn,guinea,bf,burkina faso,ne,niger,td,chad,ss,south sudan,sd,sudan',
  ],
  ['Silk Road', 'mn,mongolia,uz,uzbekistan,kz,kazakhstan,kg,kyrgyzstan,tj,tajikistan,tm,turkmenistan'],
  ['Mexico', 'mx,mexico,gt,guatemala'],
  ['Peru', 'pe,peru,bo,bolivia,ec,ecuador'],
];

const byCountry = new Map(
  regions.flatMap(([region, countries]) => countries.split(',').map((country) => [country, region] as const)),
);

/**
 * The region of whose clothes something is known, by a city or a country that a text names, else by where it is told.
 * @param country a code of two letters or an English name, as in a brief
 * @returns undefined for Europe, and for countries that wore what Europe wore
 */
export function dressRegionOf(text: string, country: string): string | undefined {
  const city = cityIn(text);
  // Whoever sails to America comes from elsewhere.
  const told = (city && countryOfCity(city)) ?? countryIn(text.replace(/(?<!\p{L})to (?=\p{Lu})/gu, ''));
  return byCountry.get((told ?? country).trim().toLowerCase());
}
