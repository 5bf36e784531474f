import type { Refusal } from "./service.ts";

const ESCAPES: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "\r": "&#13;" };

export const escapeXml = (text: string): string => text.replaceAll(/[&<>"\r]/g, (char) => ESCAPES[char] ?? char);

/** A value is text, an object of elements, or a list for an element that repeats; undefined is left out. */
export type Xml = string | number | boolean | undefined | readonly Xml[] | { readonly [element: string]: Xml };

/** { A: { B: [1, 2] } } -> <A><B>1</B><B>2</B></A> */
export function renderXml(root: string, content: Xml): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n${element(root, content)}`;
}

export function errorXml(refusal: Refusal, resource: string, requestId: string): string {
  return renderXml("Error", { Code: refusal.code, Message: refusal.message, Resource: resource, RequestId: requestId });
}

function element(name: string, content: Xml): string {
  if (content === undefined) return "";
  if (isList(content)) return content.map((item) => element(name, item)).join("");
  const inner =
    typeof content === "object"
      ? Object.entries(content)
          .map(([child, value]) => element(child, value))
          .join("")
      : escapeXml(String(content));
  return `<${name}>${inner}</${name}>`;
}

const isList = (content: Xml): content is readonly Xml[] => Array.isArray(content);
