import PostalMime from "postal-mime";
import { expect, test } from "vitest";
import { Parser } from "./parser.ts";
import { attachment, mail, multipart, pdfPart, textPart } from "./sample-mails.fixture.ts";

const PDF = Buffer.from("%PDF-1.7\nnot a whole one\n");

test.for(["isInlineTextNode", "collectAttachment"])("postal-mime still has %s", (name) => {
  expect(typeof (PostalMime.prototype as unknown as Record<string, unknown>)[name]).toBe("function");
});

test("postal-mime still calls both methods for each part, with its bytes and its transfer encoding", async () => {
  const asked: string[] = [];
  class Watched extends Parser {
    override isInlineTextNode(node: Parameters<Parser["isInlineTextNode"]>[0]): boolean {
      asked.push(`inline? ${node.content !== null} ${node.contentTransferEncoding.encoding}`);
      return super.isInlineTextNode(node);
    }
    override collectAttachment(...[node, content, ...rest]: Parameters<Parser["collectAttachment"]>): void {
      asked.push(`file ${content.byteLength} ${node.contentTransferEncoding.encoding}`);
      super.collectAttachment(node, content, ...rest);
    }
  }
  await new Watched().parse(mail({}, multipart("mixed", textPart("Hello"), pdfPart(PDF))));
  expect(asked).toContain("inline? true quoted-printable");
  expect(asked).toContain(`file ${PDF.length} base64`);
});

test("a PDF that is declared as text is a file, byte for byte", async () => {
  const { attachments, text } = await new Parser().parse(
    mail({}, multipart("mixed", textPart("Hello"), pdfPart(PDF, "cv.pdf", "8bit"), attachment("text/plain", "cv.txt", PDF))),
  );
  expect(text?.trim()).toBe("Hello");
  expect(attachments.map(({ content }) => Buffer.from(content as ArrayBuffer))).toEqual([PDF, PDF]);
});
