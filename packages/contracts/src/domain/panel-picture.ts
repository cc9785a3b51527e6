import { z } from 'zod';

/** A panel to be cut from the picture of its page. */
export const panelPictureSchema = z.object({
  imageUrl: z.string(),
  alt: z.string(),
  polygon: z.array(z.tuple([z.number(), z.number()])),
});
export type PanelPicture = z.infer<typeof panelPictureSchema>;
