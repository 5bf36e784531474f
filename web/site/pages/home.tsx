import { Column } from "../layout/Column.tsx";
import de from "../words/de/home.json";
import en from "../words/en/home.json";
import es from "../words/es/home.json";
import tr from "../words/tr/home.json";
import type { SitePage } from "../page.ts";
import { catalogue } from "../words.ts";

const wordsOf = catalogue({ en, de, es, tr });

export const home: SitePage = {
  path: "/",
  in(locale) {
    const words = wordsOf(locale);
    return {
      title: words.metaTitle,
      description: words.metaDescription,
      section: "home",
      body: (
        <Column className="py-16">
          <h1 className="text-hero font-semibold">{words.hero.title}</h1>
          <p className="mt-6 max-w-xl text-lead text-ink-2">{words.hero.lead}</p>
        </Column>
      ),
    };
  },
};
