import type { Language } from "../text/language.ts";

/** Gross pay as it was typed; numbers are never reworded. */
export interface TypedPay {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  /** "€", "£", "TL". */
  readonly currency: string;
  readonly period: "year" | "month" | "hour";
}

const PERIOD: Readonly<Record<Language, Readonly<Record<TypedPay["period"], string>>>> = {
  en: { year: "a year", month: "a month", hour: "an hour" },
  de: { year: "im Jahr", month: "im Monat", hour: "pro Stunde" },
  es: { year: "al año", month: "al mes", hour: "por hora" },
  tr: { year: "yıllık", month: "aylık", hour: "saatlik" },
};

/** "€42,000 to €48,000 gross a year"; empty without a number. */
export const payText = (pay: TypedPay | undefined, language: Language): string => {
  const from = pay?.from?.trim() ?? "";
  const to = pay?.to?.trim() ?? "";
  if (!pay || (!from && !to)) return "";
  const { currency } = pay;
  const period = PERIOD[language][pay.period];
  const isRange = from !== "" && to !== "" && from !== to;
  if (language === "en") {
    const amount = (one: string): string => (currency.length === 1 ? `${currency}${one}` : `${one} ${currency}`);
    return `${isRange ? `${amount(from)} to ${amount(to)}` : amount(from || to)} gross ${period}`;
  }
  if (language === "tr") return `${period} brüt ${isRange ? `${from}–${to}` : from || to} ${currency}`;
  if (language === "de") return `${isRange ? `${from} bis ${to}` : from || to} ${currency} brutto ${period}`;
  return `${isRange ? `de ${from} a ${to}` : from || to} ${currency} brutos ${period}`;
};
