import { build, type Plugin } from "esbuild";
import { ICONS } from "./src/ui/icons.ts";

type Shape = readonly [tag: string, attributes: Readonly<Record<string, string>>];

/** The library's modules make React components of their drawings. The drawings alone are wanted here, so nothing is made. */
const withoutReact: Plugin = {
  name: "without-react",
  setup(library) {
    library.onResolve({ filter: /createLucideIcon/ }, () => ({ path: "nothing", namespace: "nothing" }));
    library.onLoad({ filter: /.*/, namespace: "nothing" }, () => ({ contents: "export default () => null;" }));
  },
};

/** One hidden drawing with all icons as symbols, for the pages to use by name. */
export async function spriteOf(): Promise<string> {
  const lines = Object.values(ICONS).map((file, at) => `export { __iconData as icon${at} } from "lucide-react/icons/${file}";`);
  const { outputFiles } = await build({
    stdin: { contents: lines.join("\n"), resolveDir: import.meta.dirname },
    bundle: true,
    format: "esm",
    write: false,
    plugins: [withoutReact],
  });
  const code = outputFiles[0]!.text;
  const icons = (await import(`data:text/javascript,${encodeURIComponent(code)}`)) as Record<string, { node: readonly Shape[] }>;
  const symbols = Object.keys(ICONS).map((name, at) => symbolOf(name, icons[`icon${at}`]!.node));
  return `<svg hidden>${symbols.join("")}</svg>`;
}

function symbolOf(name: string, node: readonly Shape[]): string {
  // The icons are outlines alone, so that all paths of one may be one path.
  const path = node.flatMap(([tag, { d = "" }]) => (tag === "path" ? [fromAbsolute(d)] : [])).join("");
  const others = node.filter(([tag]) => tag !== "path");
  const shapes = [...others, ...(path ? [["path", { d: path }] as const] : [])].map(([tag, { key: _, ...attributes }]) => {
    const written = Object.entries(attributes).map(([attribute, value]) => ` ${attribute}="${value}"`);
    return `<${tag}${written.join("")}/>`;
  });
  return `<symbol id="i-${name}" viewBox="0 0 24 24">${shapes.join("")}</symbol>`;
}

/** A path that begins with an absolute point: a relative one would be counted from the end of the path before. */
const fromAbsolute = (d: string): string =>
  d.replace(/^m\s*(-?[\d.]+)[\s,]*(-?(?:\d+(?:\.\d+)?|\.\d+))\s*(?=([-\d.])?)/u, (_, x: string, y: string, next?: string) =>
    next === undefined ? `M${x} ${y}` : `M${x} ${y}l`,
  );
