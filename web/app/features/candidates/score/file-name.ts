/** A file name of plain letters for somebody's file: "receipt-ada-lovelace.json". */
export function fileNameOf(what: string, person: string | null, extension: string): string {
  const plain = (person ?? "")
    .replaceAll("ı", "i")
    .replaceAll("ß", "ss")
    .normalize("NFKD")
    .toLowerCase()
    .replaceAll(/\p{M}/gu, "")
    .replaceAll(/[^a-z0-9]+/gu, "-")
    .replaceAll(/^-+|-+$/gu, "");
  return `${[what, plain].filter(Boolean).join("-")}.${extension}`;
}

/** A file name as one word of a command to be copied: whatever a sender called the file, a shell takes it for nothing else. */
export function shellWord(name: string): string {
  const path = name.startsWith("-") ? `./${name}` : name;
  return /^[\w./-]+$/u.test(path) ? path : `'${path.replaceAll("'", "'\\''")}'`;
}
