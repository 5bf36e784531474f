import type { Locale } from "../../i18n/locale.ts";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { call } from "../../api/client.ts";
import { useSession } from "../../session/session.ts";
import { companiesQuery } from "../queries/companies.ts";
import { jobOf } from "../queries/jobs.ts";
import { type About, type Draft, type Letter, letterOf, ownLetterOf, templateOf } from "./letters.ts";
import { lettersOf, phrasesQuery } from "./queries.ts";

interface Asked {
  readonly letter: Letter;
  readonly jobId: string;
  /** Null where no name is known; `{{name}}` for a letter to several. */
  readonly name: string | null;
  readonly language: Locale;
}

/** A letter to edit: in each language the account's own text, or the product's. */
export function useDraft({ letter, jobId, name, language }: Asked) {
  const [locale, setLocale] = useState(language);
  const [edited, setEdited] = useState<Partial<Record<Locale, Draft>>>({});
  const client = useQueryClient();
  const about = useAbout(jobId, name);
  const words = useQuery(lettersOf(locale));
  const phrases = useQuery(phrasesQuery);
  const own = phrases.data?.letters.find((one) => one.letter === letter && one.locale === locale);
  const isReady = about !== undefined && words.data !== undefined && phrases.data !== undefined;
  const draft = (): Draft | undefined => {
    if (edited[locale] || !isReady) return edited[locale];
    return own ? ownLetterOf(own, about, locale) : letterOf(words.data, letter, about);
  };
  const keeping = useMutation({
    mutationFn: (kept: Draft | null) =>
      call("PUT /api/phrases/letters", { body: { letter, locale, own: kept && about ? templateOf(kept, about) : null } }),
    onSuccess: (answer) => {
      client.setQueryData(phrasesQuery.queryKey, answer);
      setEdited({});
    },
  });
  return {
    locale,
    setLocale,
    draft: draft(),
    isOwn: own !== undefined,
    edit: (change: Partial<Draft>) => {
      const before = draft();
      if (before) setEdited((all) => ({ ...all, [locale]: { ...before, ...change } }));
    },
    /** Keeps the letter as the account's own template, or brings the product's text back. */
    keep: () => keeping.mutate(draft() ?? null),
    restore: () => keeping.mutate(null),
    isKeeping: keeping.isPending,
    hasFailed: keeping.isError,
    isEdited: edited[locale] !== undefined,
  };
}

export type DraftState = ReturnType<typeof useDraft>;

function useAbout(jobId: string, name: string | null): About | undefined {
  const { user } = useSession();
  const { data: job } = useQuery(jobOf(jobId));
  const { data: companies } = useQuery({ ...companiesQuery, enabled: job?.companyId != null });
  if (!job || (job.companyId !== null && !companies)) return undefined;
  const company = companies?.items.find(({ id }) => id === job.companyId)?.name ?? null;
  return { name, title: job.title, company, writer: user.name || null };
}
