import type { StageFacts } from "./contract.ts";

/** A fact of the stage in a prerendered page. The brackets occur in no text of ours. */
const placeholder = (name: string) => `⟦${name}⟧`;

/** Stands in for a stage while a static page is prerendered. */
export const PLACEHOLDERS: StageFacts = {
  site: placeholder("site"),
  region: placeholder("region"),
  contact: placeholder("contact"),
  imprint: [placeholder("imprint")],
  model: placeholder("model"),
  demo: placeholder("demo"),
};

/** Facts that a part of a page may depend on. */
export type StageOption = "model" | "analytics" | "demo";

/** Marks the part of a static page that stays only where the stage has the option, or only where it has not. */
export const when = (option: StageOption, isSet: boolean) => placeholder(`${isSet ? "with" : "without"} ${option}`);
export const END = placeholder("end");

const escaped = (text: string) =>
  text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;")
    .replaceAll("'", "&#39;");

const PART = /⟦(with|without) (model|analytics|demo)⟧([^⟦]*(?:⟦(?!end⟧)[^⟦]*)*)⟦end⟧/gu;
const FACT = /⟦(\w+)⟧/gu;

/** Fills a static page with the facts of a stage. Throws for a placeholder that it does not know. */
export function fillStage(html: string, stage: StageFacts): string {
  const facts: Readonly<Record<string, string | undefined>> = {
    site: stage.site,
    region: stage.region,
    contact: stage.contact,
    model: stage.model,
    demo: stage.demo,
    tagManager: stage.analytics?.tagManager ?? "",
    scriptUrl: stage.analytics?.script?.url ?? "",
    scriptId: stage.analytics?.script?.id ?? "",
  };
  return html
    .replace(PART, (_, which: string, option: StageOption, part: string) =>
      (stage[option] !== undefined) === (which === "with") ? part : "",
    )
    .replace(FACT, (_, name: string) => {
      if (name === "imprint") return stage.imprint.map(escaped).join("<br>");
      const fact = facts[name];
      if (fact === undefined) throw new Error(`A page asks for ⟦${name}⟧, which the stage does not have.`);
      return escaped(fact);
    });
}
