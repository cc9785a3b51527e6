import type { Fact, Faq } from '@panelwise/contracts/domain/learning';
import type { StoredFact, StoredFaq } from '@panelwise/db/repositories/learning';
import type { MediaUrls } from '../media/media-urls.ts';

export function presentFaq({ imageKey, ...faq }: StoredFaq, isPublic: boolean, media: MediaUrls): Faq {
  return imageKey ? { ...faq, imageUrl: media.url(imageKey, { public: isPublic }) } : faq;
}

export function presentFact({ imageKey, ...fact }: StoredFact, isPublic: boolean, media: MediaUrls): Fact {
  return imageKey ? { ...fact, imageUrl: media.url(imageKey, { public: isPublic }) } : fact;
}
