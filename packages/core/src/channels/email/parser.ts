import PostalMime from "postal-mime";
import { isPdf } from "./kinds.ts";

/** A part as the parser holds it; its types keep silent about it. */
interface Node {
  readonly content: ArrayBuffer | null;
  readonly contentTransferEncoding: { readonly encoding: string };
}

/** What the parser does with each part, under the names it has for it. The version is pinned, and opened-mail.test.ts keeps this true. */
interface Sorting {
  isInlineTextNode(node: Node): boolean;
  collectAttachment(node: Node, content: ArrayBuffer, ...rest: readonly unknown[]): void;
}

const ITS = PostalMime.prototype as unknown as Sorting;
const LINE_END = 0x0a;

/**
 * The parser of mails, which keeps mails attached to a mail whole, with two habits of its own corrected: files come out byte for byte, and
 * a PDF is a file whatever it is declared as.
 */
export class Parser extends PostalMime implements Sorting {
  constructor() {
    super({ forceRfc822Attachments: true });
  }

  /** It takes every part of a text type for words of the mail. */
  isInlineTextNode(node: Node): boolean {
    if (node.content && isPdf(new Uint8Array(node.content))) return false;
    return ITS.isInlineTextNode.call(this, node);
  }

  /** It counts the line end before a boundary to the part, where it belongs to the boundary (RFC 2046, 5.1.1). */
  collectAttachment(node: Node, content: ArrayBuffer, ...rest: readonly unknown[]): void {
    const isExact = node.contentTransferEncoding.encoding === "base64" || new Uint8Array(content).at(-1) !== LINE_END;
    ITS.collectAttachment.call(this, node, isExact ? content : content.slice(0, -1), ...rest);
  }
}
