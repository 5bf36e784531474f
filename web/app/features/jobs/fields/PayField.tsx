import type { Pay } from "@candor/core/job/job.info";
import { PAY_MAX } from "@candor/core/kernel/limits";
import { useId, useState } from "react";
import { FieldError, TextField } from "../../../../ui/Field.tsx";
import { Select } from "../../../../ui/Select.tsx";
import { useLocale } from "../../../i18n/useLocale.ts";
import { useTranslation } from "../../../i18n/useTranslation.ts";

/** The fields as typed, which may not be a valid pay yet. */
type PayTyped = Partial<Pay>;

/** The usual currencies where the product's languages are spoken; another one that a job has is added. */
const CURRENCIES = [
  "EUR",
  "USD",
  "GBP",
  "TRY",
  "CHF",
  "SEK",
  "DKK",
  "NOK",
  "PLN",
  "CZK",
  "HUF",
  "RON",
  "MXN",
  "ARS",
  "CLP",
  "COP",
];
const PERIODS = ["hour", "month", "year"] as const;

interface PayFieldProps {
  value: PayTyped | undefined;
  onChange: (value: PayTyped | undefined) => void;
  /** True after the first try to save, from which on errors are shown. */
  isChecked: boolean;
}

const asNumber = (text: string): number | undefined => (text.trim() === "" ? undefined : Number(text));

/** The schema's refusal of a pay: the reason and the field. */
function problemIn(pay: PayTyped | undefined) {
  if (!pay) return undefined;
  const { min, max } = pay;
  const isWrong = (amount: number | undefined) => amount !== undefined && !(amount > 0 && amount <= PAY_MAX);
  if (isWrong(min)) return { at: "min", words: "wrong" } as const;
  if (isWrong(max)) return { at: "max", words: "wrong" } as const;
  return min !== undefined && max !== undefined && min > max ? ({ at: "min", words: "order" } as const) : undefined;
}

/** A pay range; one end alone is "from" or "up to" an amount. Empty fields mean no pay. */
export function PayField({ value, onChange, isChecked }: PayFieldProps) {
  const { t } = useTranslation("jobs");
  const locale = useLocale();
  const id = useId();
  const [chosen, setChosen] = useState({
    currency: value?.currency ?? (locale === "tr" ? "TRY" : "EUR"),
    period: value?.period ?? ("year" as const),
  });
  const change = (next: { min?: number | undefined; max?: number | undefined }, units: Pick<Pay, "currency" | "period">) => {
    const { min, max } = next;
    if (min === undefined && max === undefined) return onChange(undefined);
    return onChange({ ...(min !== undefined && { min }), ...(max !== undefined && { max }), ...units });
  };
  const choose = (units: Pick<Pay, "currency" | "period">) => {
    setChosen(units);
    change(value ?? {}, units);
  };
  const problem = isChecked ? problemIn(value) : undefined;
  const amount = (end: "min" | "max", label: string) => (
    <TextField
      size="lg"
      type="number"
      inputMode="decimal"
      min={0}
      step="any"
      label={label}
      defaultValue={value?.[end] ?? ""}
      aria-describedby={`${id}-note`}
      {...(problem?.at === end && { "aria-invalid": true })}
      onChange={(event) => change({ ...value, [end]: asNumber(event.target.value) }, chosen)}
    />
  );
  return (
    <fieldset data-pay className="min-w-0 sm:col-span-2">
      <legend className="mb-1.5 text-control font-medium">{t(($) => $.field.pay)}</legend>
      <div className="grid grid-cols-2 gap-x-4 gap-y-3 sm:grid-cols-4">
        {amount(
          "min",
          t(($) => $.pay.from),
        )}
        {amount(
          "max",
          t(($) => $.pay.to),
        )}
        <Select
          label={t(($) => $.pay.currency)}
          size="lg"
          value={chosen.currency}
          onChange={(currency) => choose({ ...chosen, currency })}
          options={[...new Set([...CURRENCIES, chosen.currency])].map((code) => ({ value: code, label: code }))}
        />
        <Select
          label={t(($) => $.pay.per)}
          size="lg"
          value={chosen.period}
          onChange={(period) => choose({ ...chosen, period })}
          options={PERIODS.map((period) => ({ value: period, label: t(($) => $.pay[period]) }))}
        />
      </div>
      <div id={`${id}-note`}>
        {problem ? (
          <FieldError>{t(($) => $.pay[problem.words])}</FieldError>
        ) : (
          <p className="mt-1.5 text-caption text-ink-3">{t(($) => $.pay.note)}</p>
        )}
      </div>
    </fieldset>
  );
}
