import type { IconName } from "./icons.ts";

type Child = Node | string | false | undefined | null;

interface Properties {
  readonly class?: string;
  /** Sets attributes. `undefined` and `false` leave one out, `true` sets it without a value. */
  readonly [attribute: string]: string | number | boolean | undefined | ((event: never) => void);
}

/** Makes an element. Properties that begin with "on" listen; texts are only ever texts, so nothing that a page or a file says is markup. */
export function h<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  properties: Properties = {},
  ...children: readonly Child[]
): HTMLElementTagNameMap[K] {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(properties)) {
    if (typeof value === "function") element.addEventListener(name.slice(2), value as EventListener);
    else if (value === true) element.setAttribute(name, "");
    else if (value !== undefined && value !== false) element.setAttribute(name, String(value));
  }
  element.append(...children.filter((child) => child !== false && child !== undefined && child !== null));
  return element;
}

/** A button that is a link to the eye, the page's main one, or one of a menu. */
export const button = (className: string, onclick: () => void, ...children: readonly Child[]): HTMLButtonElement =>
  h("button", { type: "button", class: className, onclick }, ...children);

/** Marks the element on which the focus begins. */
export function focused<T extends HTMLElement>(element: T): T {
  element.dataset["focus"] = "";
  return element;
}

const SVG = "http://www.w3.org/2000/svg";

/** An icon of the sprite that the build writes into the page. It stands beside words and is not read out. */
export function icon(name: IconName, className = ""): SVGElement {
  const drawing = document.createElementNS(SVG, "svg");
  drawing.setAttribute("class", `icon ${className}`.trim());
  drawing.setAttribute("aria-hidden", "true");
  const use = document.createElementNS(SVG, "use");
  use.setAttribute("href", `#i-${name}`);
  drawing.append(use);
  return drawing;
}

/** Stands in a sentence for a part that is more than text. */
export const SLOT = "\uE000";

/** Puts a value into a sentence as an element of its own: `…$1…` with the host name in bold. One without a part stays as it is. */
export function withStrong(sentence: (slot: string) => string, value: string): (Node | string)[] {
  const [before = "", after] = sentence(SLOT).split(SLOT);
  return after === undefined ? [before] : [before, h("b", {}, value), after];
}

/** A link that opens the product in a tab. The popup closes by itself. */
export const outside = (href: string, className: string, ...children: readonly Child[]): HTMLAnchorElement =>
  h("a", { href, class: className, target: "_blank", rel: "noreferrer" }, ...children);
