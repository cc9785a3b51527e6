/** The colours of every picture of a river. */

export const water = '#3b9be8';
export const foam = '#e3f4ff';
export const sky = '#cfeafb';
export const meadow = '#86c553';
export const meadowShade = '#5f9e3a';
export const rock = '#8b8892';
export const rockDark = '#6d6a72';
