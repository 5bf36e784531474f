// oxlint-disable no-restricted-imports -- reads the sources, which the browser cannot
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const SITE = import.meta.dirname;
const read = (file: string) => readFileSync(join(SITE, file), "utf8");

/** Packages that public pages may use. The app's would make islands as large as the app. */
const MAY_IMPORT = /^(?:\.|react$|react-dom\/|clsx$|lucide-react$|@candor\/(?:core|scoring|contract)(?:\/|$))/u;

test("public pages import nothing of the app", () => {
  const files = globSync("**/*.{ts,tsx}", { cwd: SITE }).filter(
    (file) => !/\.test\.ts$|^(?:build|vite\.config)\.ts$/u.test(file),
  );
  const imports = files.flatMap((file) =>
    [...read(file).matchAll(/(?:from|import) "([^"]+)"/gu)].map(([, from = ""]) => ({ file, from })),
  );
  expect(imports.filter(({ from }) => !MAY_IMPORT.test(from) || from.includes("/app/"))).toEqual([]);
});
