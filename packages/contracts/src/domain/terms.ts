/** The terms and privacy policy that are in force. It is kept with who accepts them, so a change of what they say changes it. */
export const termsVersion = '2026-11-28';
