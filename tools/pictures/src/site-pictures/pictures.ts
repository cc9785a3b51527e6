import { heroPictures } from './hero-pictures.ts';
import { homePictures } from './home-pictures.ts';
import { pagePictures } from './page-pictures.ts';
import type { SitePicture } from './site-picture.ts';

/** Every drawn picture of the web app. */
export const sitePictures: SitePicture[] = [...heroPictures, ...homePictures, ...pagePictures];
