import { Fragment, type ReactNode } from "react";

type Tags = Record<string, (words: string) => ReactNode>;

/** A translated sentence with elements in it: `rich("I agree to the <terms>terms</terms>.", { terms: (words) => <a …>{words}</a> })`. */
export function rich(sentence: string, tags: Tags): ReactNode {
  return sentence.split(/(<(\w+)>.*?<\/\2>)/gsu).map((part, index, parts) => {
    if (index % 3 === 2) return null;
    const [, name, words] = /^<(\w+)>(.*)<\/\1>$/su.exec(part) ?? [];
    const render = index % 3 === 1 && name ? tags[name] : undefined;
    return <Fragment key={`${index}-${parts.length}`}>{render ? render(words ?? "") : part}</Fragment>;
  });
}
