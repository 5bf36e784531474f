// oxlint-disable no-restricted-imports -- reads the sources, which the browser cannot
import { globSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { describe, expect, test } from "vitest";

const WEB = join(import.meta.dirname, "..");
const IMPORT =
  /(?:^|\n)\s*(?:import|export)\b(?<names>[^;"]*?)from "(?<from>[^"]+)"|\bimport\("(?<lazy>[^"]+)"\)|\nimport "(?<effect>[^"]+)"/gu;

interface Import {
  readonly file: string;
  /** A path below `web`, or the name of a package. */
  readonly target: string;
}

const isTest = (file: string) => file.endsWith(".test.ts");

const IMPORTS: readonly Import[] = globSync("{app,ui}/**/*.{ts,tsx}", { cwd: WEB })
  .filter((file) => !isTest(file))
  .flatMap((file) =>
    [...readFileSync(join(WEB, file), "utf8").matchAll(IMPORT)].map(({ groups = {} }) => {
      const target = (groups["from"] ?? groups["lazy"] ?? groups["effect"])!;
      return { file, target: target.startsWith(".") ? relative(WEB, join(WEB, dirname(file), target)) : target };
    }),
  );

/** The folder of `web/app` a file belongs to; a feature is a folder of its own. */
const folderOf = (path: string): string => /^app\/(features\/\w+|\w+)\//u.exec(path)?.[1] ?? path.split("/")[0]!;

/** Folders of `web/app`, the lower ones first. A folder may import itself and those before it. */
const LAYERS = [["api", "i18n"], ["session", "realtime"], ["recruiting"], ["shell"]];

describe("imports point downhill", () => {
  test("a feature imports its own folder and what all features share", () => {
    const forbidden = IMPORTS.filter(({ file, target }) => {
      const [own, other] = [folderOf(file), folderOf(target)];
      return own.startsWith("features/") && own !== other && (other.startsWith("features/") || other === "shell");
    });
    expect(forbidden).toEqual([]);
  });

  test("no feature is imported by what features share", () => {
    const forbidden = IMPORTS.filter(({ file, target }) => {
      const own = folderOf(file);
      return own !== "app" && !own.startsWith("features/") && folderOf(target).startsWith("features/");
    });
    expect(forbidden).toEqual([]);
  });

  test("shared folders import those below them", () => {
    const rank = (path: string) => LAYERS.findIndex((folders) => folders.includes(folderOf(path)));
    const forbidden = IMPORTS.filter(({ file, target }) => rank(file) >= 0 && rank(target) > rank(file));
    expect(forbidden).toEqual([]);
  });

  test("`web/ui` knows nothing of the product", () => {
    expect(IMPORTS.filter(({ file, target }) => file.startsWith("ui/") && target.startsWith("app/"))).toEqual([]);
  });
});

test("of `@candor/core` the browser imports `*.info` and `limits`", () => {
  const forbidden = IMPORTS.filter(({ target }) => target.startsWith("@candor/core/") && !/(?:\.info|\/limits)$/u.test(target));
  expect(forbidden).toEqual([]);
});
