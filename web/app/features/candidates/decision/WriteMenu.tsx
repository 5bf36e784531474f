import { useQuery } from "@tanstack/react-query";
import { ChevronDown, Mail } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Button } from "../../../../ui/Button.tsx";
import { Menu, MenuGroup, MenuLink } from "../../../../ui/Menu.tsx";
import type { Locale } from "../../../i18n/locale.ts";
import { useLocale } from "../../../i18n/useLocale.ts";
import { useSession } from "../../../session/session.ts";
import { jobOf } from "../../../recruiting/queries/jobs.ts";
import { companiesQuery } from "../../../recruiting/queries/companies.ts";
import type { Candidate } from "../../../recruiting/queries/candidates.ts";
import { useNameOf } from "../../../recruiting/candidate/labels.tsx";
import { type Letters, LETTERS, letterOf, mailtoOf } from "./letters.ts";

const WORDS: Record<Locale, () => Promise<{ default: Letters }>> = {
  en: () => import("../../../locales/en/letters.json"),
  de: () => import("../../../locales/de/letters.json"),
  es: () => import("../../../locales/es/letters.json"),
  tr: () => import("../../../locales/tr/letters.json"),
};

/** Templates of mails to a candidate, opened in the user's own mail program, in the language of the CV. */
export function WriteMenu({ candidate, email }: { candidate: Candidate; email: string }) {
  const { t } = useTranslation("candidates");
  const { user } = useSession();
  const named = useNameOf()(candidate);
  const { language } = candidate.profile;
  const languageName = new Intl.DisplayNames(useLocale(), { type: "language" }).of(language) ?? language;
  const words = useQuery({
    queryKey: ["letters", language],
    queryFn: async () => (await WORDS[language]()).default,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const job = useQuery(jobOf(candidate.jobId));
  const companies = useQuery({ ...companiesQuery, enabled: job.data?.companyId != null });
  const company = companies.data?.items.find(({ id }) => id === job.data?.companyId)?.name ?? null;
  if (!words.data || !job.data) return null;
  const about = { name: candidate.fullName, title: job.data.title, company, writer: user.name || null };
  return (
    <Menu
      trigger={
        <Button size="sm" icon={<Mail aria-hidden />} aria-label={t(($) => $.contact.writeTo, { name: named })}>
          {t(($) => $.contact.write)}
          <ChevronDown aria-hidden className="-mr-1 text-ink-3" />
        </Button>
      }
    >
      <MenuGroup label={t(($) => $.contact.inLanguage, { language: languageName })}>
        {LETTERS.map((letter) => (
          <MenuLink key={letter} href={mailtoOf(email, letterOf(words.data, letter, about))}>
            {t(($) => $.contact.letter[letter])}
          </MenuLink>
        ))}
      </MenuGroup>
    </Menu>
  );
}
