import type { Locale } from "@candor/core/kernel/limits";
import { SearchX } from "lucide-react";
import { commonWords } from "../layout/words.ts";
import { Column } from "../layout/Column.tsx";
import type { PageContent } from "../page.ts";
import { sitePaths } from "../paths.ts";
import { ButtonLink } from "../ui/ButtonLink.tsx";
import { wordsOf } from "./words.ts";

/** An address of a job that nobody published, or that its employer took off the web. */
export function jobNotFoundPage(locale: Locale): PageContent {
  const { notFound, others } = wordsOf(locale);
  const common = commonWords(locale).notFound;
  const paths = sitePaths(locale);
  return {
    title: notFound.metaTitle,
    description: notFound.metaDescription,
    section: "jobs",
    isIndexed: false,
    body: (
      <Column className="py-20">
        <SearchX aria-hidden className="mb-4 size-6 stroke-[1.75] text-ink-3" />
        <h1 className="text-public font-semibold">{notFound.title}</h1>
        <p className="mt-3 max-w-xl text-section text-ink-2">{notFound.body}</p>
        <div className="no-print mt-8 flex flex-wrap gap-2">
          <ButtonLink href={paths.jobs()}>{others}</ButtonLink>
          <ButtonLink href={paths.home()} variant="plain">
            {common.home}
          </ButtonLink>
          <ButtonLink href={paths.tools()} variant="plain">
            {common.tools}
          </ButtonLink>
        </div>
      </Column>
    ),
  };
}
