import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

/** The program that answers DynamoDB's calls, and its file in the data folder. */
export interface Table {
  readonly command: readonly [program: string, ...parameters: string[]];
  readonly file: string;
}

type Kind = "binary" | "portable";

/** Each has a format of its own. */
const FILES: Readonly<Record<Kind, string>> = { binary: "dynamodb.sqlite", portable: "dynamodb-portable.sqlite" };

/**
 * Runs the program given as $0 and kills it when this shell's stdin closes. The operating system closes it however the parent ends, also by kill -9.
 * `exec` keeps the process id, so that the program's end is seen as the child's.
 */
const DIE_WITH_PARENT = `exec 3<&0; (read _ <&3; kill -9 $$) >/dev/null 2>&1 & exec "$0" "$@" 3<&- </dev/null`;

/**
 * The table over a data folder: the binary where its package is installed, the portable one elsewhere, or where LOCAL_TABLE says `portable`.
 * @throws Error in one sentence when LOCAL_TABLE says something else, or the folder was filled by the other table
 */
export function tableOver(folder: string, asked = process.env["LOCAL_TABLE"]): Table {
  if (asked !== undefined && asked !== "" && asked !== "portable") {
    throw new Error(`LOCAL_TABLE may be "portable" or unset, not "${asked}".`);
  }
  const binary = asked ? undefined : locate();
  const [kind, other]: [Kind, Kind] = binary ? ["binary", "portable"] : ["portable", "binary"];
  const file = join(folder, FILES[kind]);
  if (!existsSync(file) && existsSync(join(folder, FILES[other]))) {
    throw new Error(
      `${folder} was filled with the ${other} table, whose file the ${kind} one cannot read: ${kind === "portable" ? "unset" : "set"} LOCAL_TABLE${kind === "portable" ? "" : "=portable"}, name another folder in LOCAL_DATA, or delete this one.`,
    );
  }
  return {
    file,
    command: binary
      ? ["/bin/sh", "-c", DIE_WITH_PARENT, binary]
      : [process.execPath, fileURLToPath(new URL("./portable/main.ts", import.meta.url))],
  };
}

/** The binary's path. On Windows no shell would end it with its parent. */
function locate(): string | undefined {
  if (process.platform === "win32") return undefined;
  try {
    return createRequire(import.meta.url).resolve(`@dynoxide/${process.platform}-${process.arch}/dynoxide`);
  } catch {
    return undefined;
  }
}
