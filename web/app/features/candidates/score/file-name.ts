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

/** Quotes a file name for a shell command, because a sender may have chosen any name. */
export function shellWord(name: string): string {
  const path = name.startsWith("-") ? `./${name}` : name;
  return /^[\w./-]+$/u.test(path) ? path : `'${path.replaceAll("'", "'\\''")}'`;
}
