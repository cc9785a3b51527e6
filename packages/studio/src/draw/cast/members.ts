/** The studio's players. A name in a script becomes one of them. */

export const skins = ['#f6d2b3', '#e8b48c', '#c98a5e', '#a5673f', '#7a4a2e'] as const;

export type HairStyle =
  | 'messy'
  | 'bowl'
  | 'ponytail'
  | 'puffs'
  | 'curly'
  | 'braids'
  | 'hijab'
  | 'bun'
  | 'long'
  | 'side'
  | 'bob'
  | 'afro'
  | 'crop'
  | 'bald'
  | 'fade'
  | 'waves'
  | 'pigtails';
export type Outfit = 'tee' | 'stripe' | 'hoodie' | 'overall' | 'jersey' | 'coat' | 'cardigan' | 'uniform';
export type Gender = 'she' | 'he';

export type CastMember = {
  id: string;
  name: string;
  gender: Gender;
  age: 'small' | 'kid' | 'teen' | 'adult' | 'elder';
  /** Index into `skins`. */
  skin: 0 | 1 | 2 | 3 | 4;
  hair: HairStyle;
  hairColor: string;
  /** Main and second colour of the outfit's top. */
  top: string;
  top2: string;
  outfit: Outfit;
  bottom: string;
  shoe: string;
  glasses?: boolean;
  beard?: boolean;
  hearingAid?: boolean;
  wheelchair?: boolean;
  cane?: boolean;
  /** A running blade below the right knee. */
  prosthesis?: boolean;
  shorts?: boolean;
  /** Colour of a skirt over the `bottom`, which are tights then. */
  skirt?: string;
  freckles?: boolean;
};

export const castMembers: readonly CastMember[] = [
  kid('maya', 'Maya', 'she', 2, 'ponytail', '#3a2418', 'hoodie', '#f25c54', '#ffd166', '#3d5a98', '#ffffff'),
  kid('leo', 'Leo', 'he', 1, 'messy', '#8a4b24', 'stripe', '#2a9d8f', '#e9f5db', '#5b4b8a', '#f4a261'),
  kid('zuri', 'Zuri', 'she', 4, 'puffs', '#1d1518', 'overall', '#ffb703', '#fb8500', '#4361ee', '#ef476f'),
  kid('amina', 'Amina', 'she', 2, 'hijab', '#5a3fa0', 'tee', '#5dc1b9', '#ffffff', '#264653', '#ffffff'),
  {
    ...kid(
      'kenji',
      'Kenji',
      'he',
      0,
      'bowl',
      '#191724',
      'hoodie',
      '#4cc9f0',
      '#ffffff',
      '#343a40',
      '#e63946',
    ),
    glasses: true,
  },
  kid('ana', 'Ana', 'she', 1, 'braids', '#5c2e1a', 'overall', '#b388eb', '#fff3b0', '#7b2cbf', '#ffd166'),
  kid('omar', 'Omar', 'he', 3, 'curly', '#20140f', 'stripe', '#e76f51', '#f4f1de', '#2b4162', '#ffffff'),
  {
    ...kid('sofia', 'Sofia', 'she', 3, 'bob', '#2b1a14', 'tee', '#90be6d', '#ffffff', '#355070', '#ffd166'),
    wheelchair: true,
  },
  {
    ...kid('finn', 'Finn', 'he', 0, 'crop', '#c8552b', 'stripe', '#4d7cc3', '#fdf0d5', '#3b3b58', '#ffffff'),
    hearingAid: true,
    freckles: true,
  },
  kid('nia', 'Nia', 'she', 4, 'afro', '#241812', 'hoodie', '#c77dff', '#ffd6ff', '#3a0ca3', '#ffffff'),
  kid('mateo', 'Mateo', 'he', 2, 'messy', '#1f1512', 'hoodie', '#f9a03f', '#fff1d6', '#2d6a4f', '#ffffff'),
  {
    ...adult(
      'dr-sol',
      'Dr. Sol',
      'she',
      4,
      'bun',
      '#1f1416',
      'coat',
      '#ffffff',
      '#8338ec',
      '#3b3355',
      '#5c3d2e',
    ),
    glasses: true,
  },
  {
    ...adult(
      'mr-ray',
      'Mr. Ray',
      'he',
      1,
      'side',
      '#6b3f22',
      'cardigan',
      '#6a994e',
      '#f2e8cf',
      '#5c4d3c',
      '#3d2b1f',
    ),
    beard: true,
  },
  adult(
    'ms-iris',
    'Ms. Iris',
    'she',
    0,
    'long',
    '#b5502b',
    'coat',
    '#ffffff',
    '#d62867',
    '#22577a',
    '#22223b',
  ),
  adult(
    'mr-chen',
    'Mr. Chen',
    'he',
    1,
    'crop',
    '#1c1a22',
    'cardigan',
    '#457b9d',
    '#f1faee',
    '#2f3e46',
    '#22223b',
  ),
  adult(
    'captain-lin',
    'Captain Lin',
    'she',
    2,
    'bob',
    '#171320',
    'uniform',
    '#1d4e89',
    '#ffd166',
    '#14213d',
    '#14213d',
  ),
  {
    ...adult(
      'grandma-rosa',
      'Grandma Rosa',
      'she',
      2,
      'bun',
      '#cfd2dc',
      'cardigan',
      '#c9648a',
      '#fff0f3',
      '#6d597a',
      '#3d2b1f',
    ),
    age: 'elder',
    glasses: true,
  },
  {
    ...adult(
      'grandpa-abe',
      'Grandpa Abe',
      'he',
      3,
      'bald',
      '#e4e4ea',
      'cardigan',
      '#8d6e63',
      '#f2e8cf',
      '#4e4a59',
      '#3d2b1f',
    ),
    age: 'elder',
    beard: true,
  },
];

type Look = [
  skin: CastMember['skin'],
  hair: HairStyle,
  hairColor: string,
  outfit: Outfit,
  top: string,
  top2: string,
  bottom: string,
  shoe: string,
];

function kid(id: string, name: string, gender: Gender, ...look: Look): CastMember {
  return member(id, name, gender, 'kid', look);
}

function adult(id: string, name: string, gender: Gender, ...look: Look): CastMember {
  return member(id, name, gender, 'adult', look);
}

function member(id: string, name: string, gender: Gender, age: CastMember['age'], look: Look): CastMember {
  const [skin, hair, hairColor, outfit, top, top2, bottom, shoe] = look;
  return { id, name, gender, age, skin, hair, hairColor, outfit, top, top2, bottom, shoe };
}
