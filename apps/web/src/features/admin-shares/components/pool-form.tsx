import { i18n } from '@lingui/core';
import { t } from '@lingui/core/macro';
import { Alert, Button, NativeSelect, NumberInput, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import {
  defaultShareRule,
  poolCentsMax,
  shareCurrencies,
  shareMonthSchema,
  shareTermsSchema,
} from '@panelwise/contracts/domain/shares';
import type { ShareMonthView } from '@panelwise/contracts/http/shares';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { showToast } from '../../../components/toast/show-toast.tsx';
import { errorText } from '../../../lib/api-error.ts';
import { checkForm } from '../../../lib/check-form.ts';
import { monthText } from '../../../lib/money.ts';
import { reloadShares, savePool } from '../api/shares-queries.ts';
import classes from './shares.module.css';

const checkRest = checkForm(shareTermsSchema.extend({ month: shareMonthSchema }));
const centsOf = (amount: number | string) => Math.round(Number(amount) * 100);

/** What is wrong with the amount, which is written in whole money and kept in cents. */
function checkAmount(amount: number | string): { amount?: string } {
  const cents = centsOf(amount);
  if (cents >= 1 && cents <= poolCentsMax) return {};
  const least = (0.01).toLocaleString(i18n.locale);
  const most = (poolCentsMax / 100).toLocaleString(i18n.locale);
  return { amount: t`Please enter a pool from ${least} to ${most}.` };
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
  const form = useForm({
    initialValues: {
      month: isOpen ? of.month : new Date().toISOString().slice(0, 7),
      amount: (isOpen ? of.poolCents / 100 : '') as number | string,
      currency: of?.currency ?? shareCurrencies[0],
      readsPerPupil: (of?.rule ?? defaultShareRule).readsPerPupil,
    },
    validate: (values) => ({ ...checkRest(values), ...checkAmount(values.amount) }),
    // The fields stand in a row, with one place for words above it.
    enhanceGetInputProps: ({ inputProps }) => ({ error: Boolean(inputProps.error) }),
  });
  const isClosed = months.some((one) => one.month === form.values.month && one.closedAt);
  const { mutate, isPending, error } = useMutation({
    mutationFn: savePool,
    onSuccess: async (_answer, pool) => {
      await reloadShares(client);
      onSaved(pool.month);
      const monthName = monthText(pool.month);
      showToast({ tone: 'ok', message: t`The pool of ${monthName} is saved.` });
    },
  });
  const complaint =
    Object.values(form.errors)[0] ??
    (error && errorText(error, t`The pool could not be saved. Please try again.`));
  return (
    <form
      className={classes.form}
      noValidate
      aria-label={t`Pool of a month`}
      onSubmit={form.onSubmit(({ amount, ...pool }) => mutate({ ...pool, poolCents: centsOf(amount) }))}
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
        {...form.getInputProps('month')}
      />
      <NumberInput
        label={t`Pool`}
        required
        min={0}
        decimalScale={2}
        hideControls
        {...form.getInputProps('amount')}
      />
      <NativeSelect label={t`Currency`} data={[...shareCurrencies]} {...form.getInputProps('currency')} />
      <NumberInput
        label={t`Reads of one pupil that count`}
        required
        min={1}
        max={50}
        allowDecimal={false}
        {...form.getInputProps('readsPerPupil')}
      />
      <Button type="submit" variant="outline" disabled={isPending || isClosed}>
        {isPending ? t`Saving...` : isClosed ? t`This month is closed` : t`Save the pool`}
      </Button>
    </form>
  );
}
