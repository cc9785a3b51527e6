import { i18n } from '@lingui/core';
import { t } from '@lingui/core/macro';
import { Alert, Button, NativeSelect, NumberInput, TextInput } from '@mantine/core';
import {
  defaultShareRule,
  poolCentsMax,
  type ShareCurrency,
  shareCurrencies,
  shareMonthSchema,
  shareTermsSchema,
} from '@panelwise/contracts/domain/shares';
import type { ShareMonthView } from '@panelwise/contracts/http/shares';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { showToast } from '../../../components/toast/show-toast.tsx';
import { errorText } from '../../../lib/api-error.ts';
import { installFormMessages } from '../../../lib/form-messages.ts';
import { monthText } from '../../../lib/money.ts';
import { inOurWords } from '../../../lib/our-words.ts';
import { type Pool, reloadShares, savePool } from '../api/shares-queries.ts';
import classes from './shares.module.css';

installFormMessages();

/** What is wrong with a pool, before anything is sent. */
function complaintAbout({ month, poolCents, readsPerPupil }: Pool): string | undefined {
  if (!shareMonthSchema.safeParse(month).success) return t`Please choose a month.`;
  if (!(poolCents >= 1 && poolCents <= poolCentsMax)) {
    const least = (0.01).toLocaleString(i18n.locale);
    const most = (poolCentsMax / 100).toLocaleString(i18n.locale);
    return t`Please enter a pool from ${least} to ${most}.`;
  }
  const problem = shareTermsSchema.safeParse({ readsPerPupil }).error?.issues[0]?.message;
  return problem && inOurWords(problem);
}

/** Sets pool and rule of a month, or changes them until it is closed. @param of the month that is on the screen */
export function PoolForm({
  of,
  months,
  onSaved,
}: {
  of: ShareMonthView | undefined;
  months: readonly ShareMonthView[];
  onSaved: (month: string) => void;
}) {
  const client = useQueryClient();
  const isOpen = of && !of.closedAt;
  const [month, setMonth] = useState(isOpen ? of.month : new Date().toISOString().slice(0, 7));
  const [amount, setAmount] = useState<number | string>(isOpen ? of.poolCents / 100 : '');
  const [currency, setCurrency] = useState<ShareCurrency>(of?.currency ?? 'USD');
  const [reads, setReads] = useState<number | string>((of?.rule ?? defaultShareRule).readsPerPupil);
  const [complaint, setComplaint] = useState<string>();
  const isClosed = months.some((one) => one.month === month && one.closedAt);
  const { mutate, isPending } = useMutation({
    mutationFn: savePool,
    onSuccess: async (_answer, pool) => {
      await reloadShares(client);
      onSaved(pool.month);
      const monthName = monthText(pool.month);
      showToast({ tone: 'ok', message: t`The pool of ${monthName} is saved.` });
    },
    onError: (error) => setComplaint(errorText(error, t`The pool could not be saved. Please try again.`)),
  });
  return (
    <form
      className={classes.form}
      noValidate
      aria-label={t`Pool of a month`}
      onSubmit={(event) => {
        event.preventDefault();
        const pool: Pool = {
          month,
          poolCents: amount === '' ? 0 : Math.round(Number(amount) * 100),
          currency,
          readsPerPupil: Number(reads),
        };
        const wrong = complaintAbout(pool);
        setComplaint(wrong);
        if (!wrong) mutate(pool);
      }}
    >
      {complaint && (
        <Alert color="bad" role="alert" className={classes.wide ?? ''}>
          {complaint}
        </Alert>
      )}
      <TextInput
        label={t`Month`}
        type="month"
        required
        placeholder="2026-10"
        value={month}
        onChange={(event) => setMonth(event.currentTarget.value)}
      />
      <NumberInput
        label={t`Pool`}
        required
        min={0}
        decimalScale={2}
        hideControls
        value={amount}
        onChange={setAmount}
      />
      <NativeSelect
        label={t`Currency`}
        data={[...shareCurrencies]}
        value={currency}
        onChange={(event) => setCurrency(event.currentTarget.value as ShareCurrency)}
      />
      <NumberInput
        label={t`Reads of one pupil that count`}
        required
        min={1}
        max={50}
        allowDecimal={false}
        value={reads}
        onChange={setReads}
      />
      <Button type="submit" variant="outline" disabled={isPending || isClosed}>
        {isPending ? t`Saving...` : isClosed ? t`This month is closed` : t`Save the pool`}
      </Button>
    </form>
  );
}
