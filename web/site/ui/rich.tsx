import { Fragment, type ReactNode } from "react";

/** A text in which words in tags become elements: `rich("Drop it, or <choose>choose</choose>", { choose: (words) => … })`. */
export function rich(text: string, tags: Readonly<Record<string, (words: string) => ReactNode>>): ReactNode {
  const parts = text.split(/<(\w+)>([^<]*)<\/\w+>/u);
  return parts.map((part, index) => {
    if (index % 3 === 1) return null;
    // oxlint-disable-next-line react/no-array-index-key -- parts of one text never change places
    return <Fragment key={index}>{index % 3 === 2 ? (tags[parts[index - 1]!]?.(part) ?? part) : part}</Fragment>;
  });
}
