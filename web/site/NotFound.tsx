import type { Locale } from "@candor/core/kernel/limits";
import { Column } from "./layout/Column.tsx";
import { commonWords } from "./layout/words.ts";
import { sitePaths } from "./paths.ts";
import { ButtonLink } from "./ui/ButtonLink.tsx";
import type { PageContent } from "./page.ts";

/** The ways on from an address that leads nowhere, and from a job that is gone. */
export function WaysOn({ locale }: { locale: Locale }) {
  const words = commonWords(locale).notFound;
  const paths = sitePaths(locale);
  return (
    <div className="no-print mt-8 flex flex-wrap gap-2">
      <ButtonLink href={paths.home()}>{words.home}</ButtonLink>
      <ButtonLink href={paths.jobs()} variant="plain">
        {words.jobs}
      </ButtonLink>
      <ButtonLink href={paths.tools()} variant="plain">
        {words.tools}
      </ButtonLink>
    </div>
  );
}

/** The page of an address that leads nowhere. */
export function notFoundPage(locale: Locale, path?: string): PageContent {
  const words = commonWords(locale).notFound;
  return {
    title: words.metaTitle,
    description: words.metaDescription,
    isIndexed: false,
    body: (
      <Column className="py-20">
        <p className="text-control text-ink-3">404</p>
        <h1 className="mt-1 text-public font-semibold">{words.title}</h1>
        <p className="mt-3 font-medium break-all" data-path="">
          {path}
        </p>
        <p className="mt-3 max-w-xl text-section text-ink-2">{words.lead}</p>
        <WaysOn locale={locale} />
      </Column>
    ),
  };
}
