import type { EntityKind } from './reading.ts';

const groupEnding =
  /^(?:Team|Estate|Assembly|Council|Party|Army|Club|Congress|Parliament|Senate|Committee|Union|League|Company|Guild|Tribe|Court|Choir|Band|Orchestra|Nations|Brothers|Sisters|Society|Association|Organisation|Organization|Police|Navy|Guard|Directory|Crew|Clan|Scouts|Corps|Nation|Ltd|Inc|Corporation|Movement|Rangers|Juniors|Rovers|United|Wanderers)$/;
const eventEnding =
  /^(?:Day|Festival|War|Revolution|Games|Cup|Olympics|Fair|Carnival|March|Crusade|Crusades|Plague|Fire|Famine|Depression|Renaissance|Reformation|Holocaust|Treaty|Rebellion|Uprising|Massacre|Election|Jubilee|Night|Week|Eve|Boycott|Blitz|Rush|Trek|Migration|Partition)$/;
const eventBeginning = /^(?:Hurricane|Storm|Cyclone|Typhoon|Operation|Project|Expedition)$/;
const events = new Set(
  `Eid Ramadan Diwali Holi Christmas Easter Hanukkah Chanukah Passover Thanksgiving Halloween Navratri Pongal Onam Baisakhi Vaisakhi Dussehra Durga_Puja Ganesh_Chaturthi Raksha_Bandhan Lohri
  Makar_Sankranti Nowruz Purim Yom_Kippur Rosh_Hashanah Kwanzaa Lent Vesak Songkran Obon Hanami Carnaval Timkat Juneteenth Muharram Ashura Mawlid Hajj Eid_al-Fitr Eid_al-Adha Lunar_New_Year Chinese_New_Year
  New_Year Mid-Autumn_Festival World_War_I World_War_II Renaissance Reformation Blitz Olympics Paralympics Holocaust Great_Depression Industrial_Revolution French_Revolution Black_Death Partition`
    .split(/\s+/)
    .map((name) => name.replaceAll('_', ' ')),
);
const idea =
  /^(?:Law|Laws|Theorem|Theory|Principle|Effect|Constant|Formula|Equation|Method|Rule|Scale|Act|Constitution|Declaration|Charter|Rights|Renaissance)$/;

/** What the words of a name alone tell: "Purple Team" is a group, "Eid" an event, "Ohm's law" an idea. */
export function kindByEnding(name: string): EntityKind | undefined {
  const words = name.split(' ');
  const last = words.at(-1)!;
  if (events.has(name) || events.has(words[0]!)) return 'event';
  if (/^(?:Battle|Treaty|Siege|Feast|Festival) of /.test(name)) return 'event';
  // "Hurricane Maria" is nobody.
  if (words.length > 1 && eventBeginning.test(words[0]!)) return 'event';
  if (words.length > 1 && groupEnding.test(last)) return 'group';
  if (words.length > 1 && eventEnding.test(last)) return 'event';
  if (words.length > 1 && idea.test(last)) return 'idea';
  return undefined;
}

/** "Romans", "the Incas": a people named by one word in the plural. */
export const isPeopleName = (name: string) =>
  /^(?:Romans|Greeks|Egyptians|Vikings|Incas|Aztecs|Mayas|Mayans|Celts|Saxons|Normans|Mongols|Persians|Phoenicians|Sumerians|Babylonians|Assyrians|Ottomans|Mughals|Spartans|Athenians|Britons|Americans|Indians|Germans|Europeans|Africans|Asians|Zulus|Maoris|Māori|Aborigines|Inuit|Navajo|Cherokee|Lakota|Pilgrims|Puritans|Huns|Goths|Moors|Berbers|Yoruba|Ashanti|Asante|Maasai|Muslims|Christians|Jews|Hindus|Buddhists|Sikhs|Jacobins|Nazis|Allies|Confederates|Suffragettes|Patriots|Loyalists|Redcoats|British|French|Spanish|Chinese|Japanese|Portuguese|Dutch|Ancient Egyptians)$/.test(
    name,
  );
