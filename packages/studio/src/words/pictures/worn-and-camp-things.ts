/** Pictures of what is worn, of small tools of a drawer, and of what people sleep in. See `depicted-senses.ts`. */
export const wornAndCampThings: Record<string, string> = {
  'x-wellies': 'rubber_boot#1! wellington_boot#1! welly gumboot rain_boot',
  'x-hanky': 'handkerchief#1!',
  'x-plastic-bag': 'plastic_bag#1!',
  'x-awl': 'awl#1!',
  'x-tweezers': 'tweezer',
  'x-pencil-sharpener': 'pencil_sharpener',
  'x-hair-dryer': 'hair_dryer hairdryer hair_drier',
  'x-stickers': 'sticker#2!',
  'x-sleeping-bag': 'sleeping_bag#1!',
  'x-rocking-chair': 'rocking_chair',
  'x-bunk-bed': 'bunk#3! bunk_bed',
};
