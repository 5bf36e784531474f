import { XMLBuilder } from "fast-xml-parser";
import type { Refusal } from "./service.ts";

/** A value is text, an object of elements, or a list for an element that repeats; undefined is left out. */
export type Xml = string | number | boolean | undefined | readonly Xml[] | { readonly [element: string]: Xml };

const builder = new XMLBuilder({ ignoreAttributes: false, attributeNamePrefix: "@" });

/**
 * { A: { B: [1, 2] } } -> <A><B>1</B><B>2</B></A>
 * @param namespace of the root element
 */
export function renderXml(root: string, content: Xml, namespace?: string): string {
  const element = namespace === undefined ? content : { "@xmlns": namespace, ...(content as object) };
  // The builder leaves a carriage return as it is, and a reader would take it for a line feed.
  const xml = builder.build({ [root]: element }).replaceAll("\r", "&#13;");
  return `<?xml version="1.0" encoding="UTF-8"?>\n${xml}`;
}

export function errorXml(refusal: Refusal, resource: string, requestId: string): string {
  return renderXml("Error", { Code: refusal.code, Message: refusal.message, Resource: resource, RequestId: requestId });
}
