import { useLocation, useNavigate } from 'react-router-dom';
import { z } from 'zod';
import { paths } from '../../config/paths.ts';

/** What somebody typed into the sign-up, without the password. */
const signUpDraftSchema = z
  .object({
    firstname: z.string(),
    lastname: z.string(),
    email: z.string(),
    username: z.string(),
    userType: z.string(),
    birthYear: z.string(),
    country: z.string(),
    acceptTerms: z.boolean(),
  })
  .partial();
export type SignUpDraft = z.infer<typeof signUpDraftSchema>;

/**
 * What a code is waited for: whose it is, from when on (by the clock of this browser, in ms) another one may be asked for,
 * and what was typed before. It lies in the entry of the browser's history, so that a reload keeps it.
 */
export type CodePlace = { email: string; resendAt?: number | undefined; draft?: SignUpDraft | undefined };

const placeSchema = z.object({
  email: z.string().catch(''),
  resendAt: z.number().optional().catch(undefined),
  draft: signUpDraftSchema.optional().catch(undefined),
});

export function useCodePlace(): [CodePlace, (next: CodePlace) => void] {
  const { state } = useLocation();
  const navigate = useNavigate();
  const place = placeSchema.catch({ email: '' }).parse(state ?? {});
  return [place, (next) => navigate(paths.otpVerification, { replace: true, state: next })];
}

/** What the code screen gives back to the sign-up. */
export function useSignUpDraft(): SignUpDraft {
  const { state } = useLocation();
  return z.object({ draft: signUpDraftSchema }).safeParse(state).data?.draft ?? {};
}
