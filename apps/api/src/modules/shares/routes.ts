import { addUnpaid, defaultShareRule, type ShareStatement } from '@panelwise/contracts/domain/shares';
import { DomainError } from '@panelwise/contracts/errors/domain-error';
import * as contract from '@panelwise/contracts/http/shares';
import { recordAudit } from '@panelwise/db/repositories/audit';
import {
  closeShareMonth,
  findShareMonth,
  listShareMonths,
  listShareStatements,
  listStatementsOf,
  payShare,
  previewShares,
  putShareMonth,
  type ShareMonthRow,
} from '@panelwise/db/repositories/shares';
import { listUsersById } from '@panelwise/db/repositories/users';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Deps } from '../../deps.ts';
import { csvText } from '../../files/csv.ts';
import { ok } from '../../http/good-answer.ts';
import { registerForUsers } from '../../http/register-endpoint.ts';
import { languageOfCaller } from '../../http/wished-language.ts';
import { downloadHeader } from '../take-away/file-name.ts';
import { type ShareWords, shareWords } from './share-words.ts';

const notClosed = {
  unknown: 'share-month-unknown',
  closed: 'share-month-closed',
  'not-over': 'share-month-not-over',
} as const;

/** Revenue share: months with a pool, what creators get of them, and what was paid by hand. */
export function registerShareRoutes(app: FastifyInstance, { database: { db } }: Deps): void {
  registerForUsers(app, contract.getMyShares, async ({ caller }) =>
    ok('Statements', { statements: await statementsOf(caller.userId) }),
  );

  registerForUsers(app, contract.getMySharesFile, async ({ caller, request, reply }) => {
    nameFile(reply, 'revenue-share');
    const language = await languageOfCaller(db, { caller, request });
    return statementsCsv(await statementsOf(caller.userId), shareWords[language]);
  });

  registerForUsers(app, contract.getShareMonths, async () =>
    ok('Months', { months: (await listShareMonths(db)).map(presentMonth) }),
  );

  registerForUsers(app, contract.setShareMonth, async ({ params, body, caller }) => {
    const set = await db.transaction(async (tx) => {
      const before = await findShareMonth(tx, params.month);
      const rule = { ...defaultShareRule, ...body.rule };
      const after = await putShareMonth(tx, { ...params, ...body, rule });
      if (!after) throw new DomainError('share-month-closed');
      const words = ({ poolCents, currency, rule }: ShareMonthRow) => ({ poolCents, currency, rule });
      await recordAudit(tx, {
        actorId: caller.userId,
        action: 'share-month-set',
        subjectType: 'share-month',
        subjectId: after.id,
        ...(before && { before: words(before) }),
        after: words(after),
      });
      return after;
    });
    return ok('Saved.', { month: presentMonth(set) });
  });

  registerForUsers(app, contract.getShareMonth, async ({ params }) => {
    const month = await mustHaveMonth(params.month);
    if (month.closedAt) {
      const statements = await listShareStatements(db, month.month);
      const creators = statements.map(({ firstname, lastname, unpaid, paidAt, ...rest }) => ({
        ...rest,
        unpaid: addUnpaid([unpaid]),
        name: `${firstname} ${lastname}`,
        paidAt: paidAt?.toISOString() ?? null,
      }));
      return ok('Month', { month: presentMonth(month), allReads: month.allReads ?? 0, creators });
    }
    const { allReads, shares } = await previewShares(db, month);
    const people = await listUsersById(
      db,
      shares.map(({ creatorId }) => creatorId),
    );
    const creators = shares.map(({ creatorId, lines, unpaid, cents }) => {
      const person = people.get(creatorId);
      return {
        creatorId,
        name: person ? `${person.firstname} ${person.lastname}` : '',
        email: person?.email ?? '',
        reads: lines.reduce((sum, { reads }) => sum + reads, 0),
        unpaid,
        cents,
        paidAt: null,
      };
    });
    return ok('Month', { month: presentMonth(month), allReads, creators });
  });

  registerForUsers(app, contract.closeShareMonth, async ({ params, caller }) => {
    await db.transaction(async (tx) => {
      const why = await closeShareMonth(tx, params.month);
      if (why) throw new DomainError(notClosed[why]);
      await note(tx, caller.userId, params.month, 'share-month-closed');
    });
    return ok('The month is closed.', {});
  });

  registerForUsers(app, contract.payShare, async ({ params, body, caller }) => {
    await db.transaction(async (tx) => {
      await mustHaveMonth(params.month, tx);
      if (!(await payShare(tx, params.month, body.creatorId))) throw new DomainError('share-nothing-to-pay');
      await note(tx, caller.userId, params.month, 'share-paid', { creatorId: body.creatorId });
    });
    return ok('Noted as paid.', {});
  });

  registerForUsers(app, contract.getPayoutsFile, async ({ params, caller, request, reply }) => {
    const month = await mustHaveMonth(params.month);
    if (!month.closedAt) throw new DomainError('share-month-open');
    nameFile(reply, `payouts-${month.month}`);
    const words = shareWords[await languageOfCaller(db, { caller, request })];
    const rows = (await listShareStatements(db, month.month)).filter(({ cents }) => cents > 0);
    return csvText([
      [words.month, words.name, words.email, words.reads, words.amount, words.currency, words.paid],
      ...rows.map(({ firstname, lastname, email, reads, cents, paidAt }) => [
        ...[month.month, `${firstname} ${lastname}`, email, reads, amountOf(cents), month.currency],
        paidAt?.toISOString().slice(0, 10) ?? '',
      ]),
    ]);
  });

  const mustHaveMonth = async (name: string, from: Parameters<typeof findShareMonth>[0] = db) => {
    const month = await findShareMonth(from, name);
    if (!month) throw new DomainError('share-month-unknown');
    return month;
  };

  const note = async (
    tx: Parameters<typeof recordAudit>[0],
    actorId: string,
    name: string,
    action: string,
    after?: object,
  ) => {
    const { id } = await mustHaveMonth(name, tx);
    await recordAudit(tx, { actorId, action, subjectType: 'share-month', subjectId: id, after });
  };

  const statementsOf = async (creatorId: string): Promise<ShareStatement[]> =>
    (await listStatementsOf(db, creatorId)).map((statement) => ({
      ...statement,
      closedAt: statement.closedAt.toISOString(),
      paidAt: statement.paidAt?.toISOString() ?? null,
    }));
}

function presentMonth({
  month,
  poolCents,
  currency,
  rule,
  closedAt,
}: ShareMonthRow): contract.ShareMonthView {
  const [year, number] = month.split('-').map(Number);
  return {
    month,
    poolCents,
    currency,
    rule,
    closedAt: closedAt?.toISOString() ?? null,
    isOver: Date.now() >= Date.UTC(year!, number!, 1),
  };
}

/** As spreadsheets of every country read it: a plain number with two digits behind the point. */
const amountOf = (cents: number) => (cents / 100).toFixed(2);

function statementsCsv(statements: readonly ShareStatement[], words: ShareWords): string {
  return csvText([
    [
      ...[words.month, words.comic, words.reads, words.allReads],
      ...[words.amount, words.currency, words.paid],
    ],
    ...statements.flatMap(({ month, lines, allReads, currency, paidAt }) =>
      lines.map(({ title, reads, cents }) => [
        ...[month, title, reads, allReads, amountOf(cents), currency],
        paidAt?.slice(0, 10) ?? '',
      ]),
    ),
  ]);
}

function nameFile(reply: FastifyReply, name: string): void {
  reply.headers({
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': downloadHeader(name, '.csv'),
  });
}
