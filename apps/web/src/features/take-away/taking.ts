import { createContext, use } from 'react';

/** How what is being taken away tells the section around it. */
export type Taking = {
  began: () => void;
  /** `ready` is false where it goes on being made without us. */
  ended: (title: string, ready: boolean) => void;
  failed: (error: unknown) => void;
};

export const TakingContext = createContext<Taking>({
  began: () => undefined,
  ended: () => undefined,
  failed: () => undefined,
});

export const useTaking = (): Taking => use(TakingContext);
