import { TextField, SelectField } from "./fields.tsx";
import type { FormWords } from "./words.ts";

interface PayFieldsProps {
  readonly words: FormWords;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly currency?: string | undefined;
}

const CURRENCIES = ["€", "£", "$", "CHF", "TL"];
const PERIODS = ["year", "month", "hour"] as const;

/** A gross range with its currency and period. */
export function PayFields({ words, from, to, currency = "€" }: PayFieldsProps) {
  return (
    <fieldset>
      <legend className="mb-1 text-control font-medium">
        {words.pay} <span className="text-ink-3">{words.optional}</span>
      </legend>
      <div className="grid grid-cols-2 gap-3">
        <TextField name="from" label={words.from} value={from} maxLength={20} />
        <TextField name="to" label={words.to} value={to} maxLength={20} />
        <SelectField name="currency" label={words.currency} value={currency} options={CURRENCIES.map((one) => [one, one])} />
        <SelectField name="period" label={words.period} value="year" options={PERIODS.map((one) => [one, words.periods[one]])} />
      </div>
    </fieldset>
  );
}
