import type { DocumentOptions } from "../document.tsx";
import { inAllLocales } from "../paths.ts";
import { When } from "../context.tsx";
import { ConsentBar } from "./ConsentBar.tsx";
import { Footer } from "./Footer.tsx";
import { Header } from "./Header.tsx";
import { commonWords } from "./words.ts";

/** The frame of every public page. */
export function Layout({ page }: { page: DocumentOptions }) {
  const words = commonWords(page.locale);
  const languages = page.languages ?? { ...inAllLocales("/"), ...page.alternates };
  return (
    <>
      <a href="#main" className="skip">
        {words.skip}
      </a>
      <Header locale={page.locale} section={page.section} languages={languages} />
      <main id="main">{page.body}</main>
      <When has="analytics">
        <ConsentBar locale={page.locale} />
      </When>
      <Footer locale={page.locale} languages={languages} />
    </>
  );
}
