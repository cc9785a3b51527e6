import { getConsentLink } from '@panelwise/contracts/http/consent';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api-client.ts';

export const consentLinkQuery = (token: string) =>
  queryOptions({
    queryKey: ['consent', token],
    queryFn: async ({ signal }) => (await call(getConsentLink, { params: { token }, signal })).link,
    retry: false,
    // While an adult reads, nothing changes under their eyes.
    staleTime: Number.POSITIVE_INFINITY,
  });
