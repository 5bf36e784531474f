/**
 * Bytes of CVs that are not sent yet, in the extension's own database: pages and the service worker share them, and neither has to live
 * until the end. They are removed once the server has them, and all of them when the browser starts.
 */
import type { Pdf } from "./pdf.ts";

const STORE = "pdfs";

let opening: Promise<IDBDatabase> | undefined;

function database(): Promise<IDBDatabase> {
  opening ??= new Promise((resolve, reject) => {
    const request = indexedDB.open("candor", 1);
    request.addEventListener("upgradeneeded", () => void request.result.createObjectStore(STORE));
    request.addEventListener("success", () => resolve(request.result));
    request.addEventListener("error", () => {
      opening = undefined;
      reject(request.error ?? new Error("The database did not open"));
    });
  });
  return opening;
}

async function run<T>(mode: IDBTransactionMode, ask: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  const transaction = (await database()).transaction(STORE, mode);
  const request = ask(transaction.objectStore(STORE));
  return new Promise((resolve, reject) => {
    transaction.addEventListener("complete", () => resolve(request.result));
    transaction.addEventListener("abort", () => reject(transaction.error ?? new Error("The database stopped")));
  });
}

export const keep = (id: string, pdf: Pdf): Promise<unknown> => run("readwrite", (store) => store.put(pdf, id));

export const kept = (id: string): Promise<Pdf | undefined> =>
  run("readonly", (store) => store.get(id) as IDBRequest<Pdf | undefined>);

export const drop = (id: string): Promise<unknown> => run("readwrite", (store) => store.delete(id));

/** Removes everything but these. */
export async function dropAllBut(ids: ReadonlySet<string>): Promise<void> {
  const keys = await run("readonly", (store) => store.getAllKeys());
  for (const key of keys) if (typeof key === "string" && !ids.has(key)) await drop(key);
}
