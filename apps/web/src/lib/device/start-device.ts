import { refreshSession } from '../api-client.ts';
import { storeBeforeLogOut } from '../log-out.ts';
import { useSession } from '../session.ts';
import { tryAgain } from '../try-again.ts';
import { dropKeptAccount, keptAccount } from './kept-account.ts';
import { keepFonts } from './kept-fonts.ts';
import { dropPictures } from './kept-pictures.ts';
import { keepTexts } from './kept-texts.ts';
import { dropOthersThings } from './kept-things.ts';
import { countWaiting, sendWaiting } from './outbox.ts';
import { dropOldAnswers } from './waiting-answers.ts';
import { registerWorker } from './worker-registration.ts';

type Session = ReturnType<typeof useSession.getState>;

/** A device keeps things for one account: they go when it logs out, or when somebody else comes in. Answers wait for theirs. */
async function forgetThings(but: string | undefined): Promise<void> {
  if (keptAccount()?._id !== but) dropKeptAccount();
  if (!keptAccount()) await dropPictures();
  if (!but) await keepFonts([]);
  await dropOthersThings(but);
  await dropOldAnswers();
}

/** Asks again who is logged in, until there is an answer. */
function comeBack(failures = 1): void {
  tryAgain(
    async () => {
      if (useSession.getState().status === 'offline' && !(await refreshSession())) comeBack(failures + 1);
    },
    failures,
    { first: 2_000, most: 30_000 },
  );
}

/** Letters that somebody needs still come from the server where they cannot be kept. */
function keepLetters({ user }: Session, before?: Session): void {
  const aids = user?.aids ?? [];
  if (aids.join() !== before?.user?.aids?.join()) keepFonts(aids).catch(() => undefined);
}

function onSession(state: Session, before?: Session): void {
  if (state.status === 'signed-in') keepLetters(state, before);
  const isNew = state.status !== before?.status || state.user?._id !== before.user?._id;
  if (!isNew) return;
  if (state.status === 'signed-in') {
    registerWorker();
    // They still come from the server where this does not work.
    keepTexts().catch(() => undefined);
    void forgetThings(state.user._id).then(sendWaiting);
  } else if (state.status === 'offline') comeBack();
  // Whoever was logged out by the server comes back to what is theirs.
  else if (state.status === 'visitor' && !state.ended && !state.unanswered) void forgetThings(undefined);
}

/** What goes on beside the screens of whoever is logged in, so that they can go on without a network. */
export function startDevice(): void {
  useSession.subscribe(onSession);
  onSession(useSession.getState());
  window.addEventListener('online', () => void sendWaiting());
  storeBeforeLogOut('answers', async () => {
    await sendWaiting();
    return (await countWaiting()) === 0;
  });
}
