import { createReader, type Document } from "@candor/documents";
import { STATE_MS } from "./patience.ts";

/** Reads a PDF as the product does, in a child process of its own. */
export async function readDocument(bytes: Uint8Array): Promise<Document> {
  const reader = createReader({
    childPath: new URL("../../packages/documents/src/child.ts", import.meta.url),
    timeoutMs: STATE_MS,
    maxRssBytes: 1024 ** 3,
  });
  try {
    return (await reader.read(bytes)).document;
  } finally {
    await reader.close();
  }
}
