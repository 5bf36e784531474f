import { type Locale, TRIAL_DAYS } from "@candor/core/kernel/limits";
import { Figures, NotDone } from "../home/Claims.tsx";
import { Formula } from "../home/Formula.tsx";
import { Audience, Pricing, ToolList, Ways } from "../home/Offer.tsx";
import { sampleOf } from "../home/sample.ts";
import { SampleView } from "../home/SampleView.tsx";
import { type HomeWords, homeWords } from "../home/words.ts";
import { useStage, When } from "../context.tsx";
import { Column } from "../layout/Column.tsx";
import { commonWords } from "../layout/words.ts";
import type { SitePage } from "../page.ts";
import { sitePaths } from "../paths.ts";
import { PLACEHOLDERS } from "../stage.ts";
import { ButtonLink } from "../ui/ButtonLink.tsx";
import { fill } from "../words.ts";

function Actions({ locale, words }: { locale: Locale; words: HomeWords["hero"] }) {
  const paths = sitePaths(locale);
  return (
    <div className="no-print mt-7 flex flex-wrap gap-3">
      <ButtonLink href={paths.register()} large className="guest-only">
        {fill(words.trial, { days: TRIAL_DAYS })}
      </ButtonLink>
      <ButtonLink href={paths.dashboard()} large className="member-only">
        {commonWords(locale).header.dashboard}
      </ButtonLink>
      <ButtonLink href={paths.how()} variant="plain" large>
        {words.how}
      </ButtonLink>
    </div>
  );
}

function Demo({ locale, words }: { locale: Locale; words: HomeWords["hero"] }) {
  const { demo } = useStage();
  return (
    <When has="demo">
      <p className="no-print mt-4 text-control text-ink-2">
        {words.demoLead}{" "}
        <a href={locale === "en" ? demo : `${demo}?locale=${locale}`} className="link">
          {words.demo}
        </a>
      </p>
    </When>
  );
}

function Home({ locale }: { locale: Locale }) {
  const words = homeWords(locale);
  const sample = sampleOf(locale);
  return (
    <>
      <Column className="grid items-center gap-12 py-16 lg:grid-cols-[2fr_3fr] phone:gap-7 phone:py-8">
        <div>
          <h1 className="text-hero font-semibold">{words.hero.title}</h1>
          <p className="mt-6 max-w-xl text-lead text-ink-2">{words.hero.lead}</p>
          <Actions locale={locale} words={words.hero} />
          <p className="mt-4 text-control text-ink-2">{words.hero.note}</p>
          <Demo locale={locale} words={words.hero} />
        </div>
        <SampleView locale={locale} sample={sample} words={words.sample} />
      </Column>
      <Formula locale={locale} sample={sample} words={words.formula} />
      <Figures locale={locale} words={words} />
      <NotDone sampleScore={sample.whole.score} words={words.not} />
      <Audience words={words.who} />
      <Ways words={words.ways} />
      <ToolList locale={locale} words={words} />
      <Pricing locale={locale} words={words} />
      <section className="later guest-only no-print border-t border-line">
        <Column className="py-16">
          <h2 className="text-public font-semibold">{words.end.title}</h2>
          <p className="mt-3 text-lead text-ink-2">{words.end.lead}</p>
          <Actions locale={locale} words={words.hero} />
        </Column>
      </section>
    </>
  );
}

export const home: SitePage = {
  path: "/",
  in(locale) {
    const { metaTitle, metaDescription } = homeWords(locale);
    const url = `${PLACEHOLDERS.site}${sitePaths(locale).home()}`;
    return {
      title: metaTitle,
      description: metaDescription,
      section: "home",
      structuredData: [
        {
          "@context": "https://schema.org",
          "@type": "WebSite",
          name: "Candor",
          url,
          inLanguage: locale,
        },
      ],
      body: <Home locale={locale} />,
    };
  },
};
