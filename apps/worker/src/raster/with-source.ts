import type { DigitalSource } from '@panelwise/contracts/domain/made-by';
import { sourceXmp } from '@panelwise/contracts/domain/xmp';
import type { Sharp } from 'sharp';

/** Has a picture say where it comes from, where that is known. */
export function withSource(picture: Sharp, source: DigitalSource | undefined): Sharp {
  return source ? picture.withXmp(sourceXmp(source)) : picture;
}
