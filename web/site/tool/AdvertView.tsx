import type { DescriptionAnswer, Finding } from "@candor/scoring/tools";
import type { ReactNode } from "react";

/** The advert on its sheet, with its findings underlined and numbered. */
export function AdvertView({ answer: { title, sections, closing, findings } }: { answer: DescriptionAnswer }) {
  const phrases = findings.filter(({ kind }) => kind !== "payMissing");
  const starts = startsOf(title, sections);
  return (
    <article className="mt-3 rounded-card border border-line-strong p-5 font-serif text-lead">
      <h3 className="flex items-start gap-2 text-title font-semibold">
        <Line words={title} start={0} findings={phrases} />
      </h3>
      {sections.map(({ heading, lines }, section) => (
        <section key={heading} className="mt-4">
          <h4 className="font-semibold">{heading}</h4>
          <ul>
            {lines.map((line, index) => (
              <li key={line} className="flex items-start gap-2">
                <span aria-hidden>–</span>
                <Line words={line} start={starts[section]![index]!} findings={phrases} />
              </li>
            ))}
          </ul>
        </section>
      ))}
      {closing && <p className="mt-4">{closing}</p>}
    </article>
  );
}

/** Places of the lines in the text, from which the places of the findings count: a blank line, a heading, lines with a dash. */
function startsOf(title: string, sections: DescriptionAnswer["sections"]): number[][] {
  let at = title.length;
  return sections.map(({ heading, lines }) => {
    at += "\n\n".length + heading.length;
    return lines.map((line) => {
      const start = at + "\n- ".length;
      at = start + line.length;
      return start;
    });
  });
}

/** A line with its findings underlined, and their numbers in the margin. */
function Line({ words, start, findings }: { words: string; start: number; findings: readonly Finding[] }) {
  const parts: ReactNode[] = [];
  const numbers: number[] = [];
  let from = 0;
  findings.forEach((finding, index) => {
    const [begin, end] = [finding.start - start, finding.end - start];
    if (begin < from || end > words.length) return;
    const isHint = finding.kind === "coded" || finding.kind === "young";
    parts.push(
      words.slice(from, begin),
      <span key={finding.start} className={isHint ? "finding finding-hint" : "finding"}>
        {words.slice(begin, end)}
      </span>,
    );
    numbers.push(index + 1);
    from = end;
  });
  return (
    <>
      <span className="mr-auto min-w-0">
        {parts}
        {words.slice(from)}
      </span>
      {numbers.map((number) => (
        <span key={number} className="margin-number finding-number no-print mt-1">
          {number}
        </span>
      ))}
    </>
  );
}
