import type { CastMember, HairStyle } from './members.ts';

/** Colour fields hold a colour, or `@` for the one picked from `main`, or `@2` for the one from `second`. */
export type Garment = Pick<CastMember, 'outfit'> &
  Partial<
    Pick<
      CastMember,
      | 'top'
      | 'top2'
      | 'bottom'
      | 'shoe'
      | 'skirt'
      | 'skirtLength'
      | 'shorts'
      | 'stockings'
      | 'sash'
      | 'drape'
      | 'collar'
      | 'collarColor'
      | 'hatColor'
      | 'crown'
    >
  > & {
    main: readonly string[];
    second?: readonly string[];
    /** One of them is worn; `none` is a bare head. */
    hats?: readonly (NonNullable<CastMember['hat']> | 'none')[];
    hair?: readonly HairStyle[];
    hairColors?: readonly string[];
  };

export type Pair = { she: Garment; he: Garment };

/** How people of one time and region dress. Ranks without clothes of their own wear the nearest. */
export type Wardrobe = {
  /** As a description says it: "in the clothes of ancient Egypt". */
  of: string;
  skins: readonly CastMember['skin'][];
  hair: { she: readonly HairStyle[]; he: readonly HairStyle[]; colors: readonly string[] };
  /** Which beards men wear. */
  beards: readonly (CastMember['beard'] | 'moustache')[];
  everyday: Pair;
  noble?: Partial<Pair>;
  ruler?: Partial<Pair>;
  scholar?: Partial<Pair>;
  soldier?: Partial<Pair>;
  monk?: Partial<Pair>;
};

export const black = ['#1c1518', '#241812'] as const;
export const brown = ['#3a2418', '#5c2e1a', '#6b3f22', '#2b1a14'] as const;
export const fair = ['#6b3f22', '#8a4b24', '#c99b52', '#3a2418', '#b5502b'] as const;
export const linen = ['#fbf7ea', '#f3ead6', '#efe6d0'] as const;
export const earth = ['#8a6a4a', '#9a7b4f', '#7a5a3a', '#a3835a', '#6d7a52'] as const;
