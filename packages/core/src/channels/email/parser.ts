import PostalMime from "postal-mime";
import { isPdf } from "./kinds.ts";

/**
 * Internals of postal-mime that we rely on beyond its types. Its version is pinned; parser.test.ts names the point that an update
 * breaks.
 * 1. `isInlineTextNode(node)` decides if a part is text of the mail or a file, when the whole part has been read.
 * 2. `collectAttachment(node, content)` receives the decoded bytes of each file.
 * 3. A node has `content` and `contentTransferEncoding.encoding`.
 */

/** A part during parsing. */
interface Node {
  readonly content: ArrayBuffer | null;
  readonly contentTransferEncoding: { readonly encoding: string };
}

interface Sorting {
  isInlineTextNode(node: Node): boolean;
  collectAttachment(node: Node, content: ArrayBuffer, ...rest: readonly unknown[]): void;
}

const ITS = PostalMime.prototype as unknown as Sorting;
const LINE_END = 0x0a;

/** Parser of mails. Nested mails stay whole, files are returned byte for byte, and a PDF is a file whatever its declared type. */
export class Parser extends PostalMime implements Sorting {
  constructor() {
    super({ forceRfc822Attachments: true });
  }

  /** postal-mime treats every part of a text type as text of the mail. */
  isInlineTextNode(node: Node): boolean {
    if (node.content && isPdf(new Uint8Array(node.content))) return false;
    return ITS.isInlineTextNode.call(this, node);
  }

  /** postal-mime adds the line end before a boundary to the part; it belongs to the boundary (RFC 2046, 5.1.1). */
  collectAttachment(node: Node, content: ArrayBuffer, ...rest: readonly unknown[]): void {
    const isExact = node.contentTransferEncoding.encoding === "base64" || new Uint8Array(content).at(-1) !== LINE_END;
    ITS.collectAttachment.call(this, node, isExact ? content : content.slice(0, -1), ...rest);
  }
}
