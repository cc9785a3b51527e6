import { useDisclosure, useLocalStorage } from '@mantine/hooks';
import { releaseStateOf } from '@panelwise/contracts/domain/comic';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../../config/paths.ts';
import { useSession } from '../../../lib/session.ts';
import { queueQuery, type SubmissionDetails, type Submissions } from '../api/review-queries.ts';
import { type Decision, useDecision } from '../hooks/use-decision.ts';
import { useFreshSubmissions } from '../hooks/use-fresh-submissions.ts';
import { SendBackDialog } from '../send-back-dialog.tsx';
import {
  DraftNotice,
  FirstAcceptNotice,
  OtherReviewer,
  OutdatedNotice,
  RefusedDecision,
} from './desk-banners.tsx';
import { DeskContent } from './desk-content.tsx';
import { DeskFacts } from './desk-facts.tsx';
import { DeskActions, DeskTitle } from './desk-head.tsx';
import { DeskWay } from './desk-way.tsx';
import { KeysDialog } from './keys-dialog.tsx';
import { ReportsCard } from './reports-card.tsx';
import classes from './review-desk.module.css';
import { neighboursOf } from './review-order.ts';
import { useClaim } from './use-claim.ts';
import { useDeskKeys } from './use-desk-keys.ts';
import { usePrefetch } from './use-prefetch.ts';

/** Another admin or the creator has changed the comic: the queue knows another version of it, or not it any more. */
function isOutdated(comic: SubmissionDetails['comic'], queue: Submissions | undefined): boolean {
  if (releaseStateOf(comic) !== 'in-review' || !queue) return false;
  const row = queue.comics.find(({ _id }) => _id === comic._id);
  return row ? row.version > comic.version : queue.comics.length === queue.total;
}

/** One submission on the desk: to read, to look at, to accept, to send back or to decline, and on to the next. */
export function ReviewDesk({ details, onReload }: { details: SubmissionDetails; onReload: () => void }) {
  const { comic } = details;
  const navigate = useNavigate();
  const me = useSession((state) => state.user?._id);
  const { data: queue, isFetching } = useQuery(queueQuery);
  const { mutate, isPending, error } = useDecision();
  const [declining, decline] = useDisclosure(false);
  const [asking, askChanges] = useDisclosure(false);
  const [listing, keyList] = useDisclosure(false);
  const [keys, setKeys] = useLocalStorage({ key: 'panelwise.desk-keys', defaultValue: true });
  const isOpen = releaseStateOf(comic) === 'in-review';
  const holder = useClaim(comic._id, isOpen) ?? comic.reviewing;
  const { previous, next, number } = neighboursOf(queue?.comics ?? [], {
    ...comic,
    risk: details.content.risk,
  });
  useFreshSubmissions();
  usePrefetch(next?._id);

  const goTo = (target: { _id: string } | undefined) =>
    target && (() => navigate(paths.comicDetails(target._id)));
  const accept = () => mutate({ id: comic._id, version: comic.version, status: 'approved' });
  const sendBack = (note: Pick<Decision, 'reason' | 'place' | 'changes'>) =>
    mutate({ id: comic._id, version: comic.version, status: 'rejected', ...note });
  const hasAccepted = comic.firstAccept !== null && comic.firstAccept._id === me;
  const canDecide = isOpen && !isPending;
  useDeskKeys(
    {
      j: goTo(next),
      k: goTo(previous),
      a: canDecide && !hasAccepted ? accept : undefined,
      c: canDecide ? askChanges.open : undefined,
      d: (canDecide || details.reports.length > 0) && !isPending ? decline.open : undefined,
      '?': keyList.open,
    },
    keys,
  );

  return (
    <>
      <DeskWay
        number={number}
        waiting={queue?.total}
        keys={keys}
        onPrevious={goTo(previous)}
        onNext={goTo(next)}
        onKeys={keyList.open}
      />
      {isOpen && holder && holder._id !== me && <OtherReviewer reviewing={holder} />}
      {!isFetching && isOutdated(comic, queue) && <OutdatedNotice onReload={onReload} />}
      {error && <RefusedDecision error={error} comic={comic} />}
      <ReportsCard comic={comic} reports={details.reports} onDecline={decline.open} />
      {isOpen && comic.firstAccept && (
        <FirstAcceptNotice first={comic.firstAccept} isMine={comic.firstAccept._id === me} />
      )}
      {releaseStateOf(comic) === 'draft' && <DraftNotice isLive={comic.isLive} />}
      <div className={classes.head}>
        <DeskTitle comic={comic} />
        <DeskActions
          comic={comic}
          busy={isPending}
          hasAccepted={hasAccepted}
          keys={keys}
          onAccept={accept}
          onAskChanges={askChanges.open}
          onDecline={decline.open}
          onNext={goTo(next)}
        />
      </div>
      <DeskFacts comic={comic} />
      <DeskContent details={details} />
      <SendBackDialog
        title={comic.title}
        pages={details.pages}
        opened={declining}
        onClose={decline.close}
        onSendBack={(reason, [place]) => sendBack({ reason, ...(place && { place }) })}
      />
      <SendBackDialog
        asksChanges
        title={comic.title}
        pages={details.pages}
        opened={asking}
        onClose={askChanges.close}
        onSendBack={(reason, changes) => sendBack({ reason, changes })}
      />
      <KeysDialog opened={listing} onClose={keyList.close} on={keys} onSwitch={setKeys} />
    </>
  );
}
