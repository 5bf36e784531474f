/**
 * Checks the licence of every package in package-lock.json: `node scripts/check/licences.ts`. Dependencies of workspaces ship; all
 * others build, test or deploy, also a package that is only a peer of SST.
 */
import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";

/** Licences of packages that ship: permissive ones of code, and the one of fonts. */
const SHIPS = new Set([
  "0BSD",
  "Apache-2.0",
  "BlueOak-1.0.0",
  "BSD-2-Clause",
  "BSD-3-Clause",
  "CC0-1.0",
  "ISC",
  "MIT",
  "MIT-0",
  "OFL-1.1",
  "Unlicense",
  "Zlib",
]);
/** Licences of packages that build and test. Files under MPL are not changed here, data under CC-BY is not published. */
const BUILDS = new Set([...SHIPS, "CC-BY-4.0", "MPL-2.0", "Python-2.0"]);

/** Licences of packages whose package.json names none, read by a person from their files. */
const READ: Readonly<Record<string, string>> = {
  "png-js": "MIT", // its LICENSE file
  querystring: "MIT", // its LICENSE file, as Node.js
};

interface Locked {
  readonly name?: string;
  readonly license?: string;
  readonly link?: boolean;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
  readonly peerDependenciesMeta?: Readonly<Record<string, { readonly optional?: boolean }>>;
}

export interface Package {
  readonly name: string;
  /** An SPDX expression; undefined where none is named. */
  readonly license: string | undefined;
  readonly ships: boolean;
}

/** Every locked package, by name. */
export function packagesOf(root: string): Package[] {
  const { packages } = JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8")) as { packages: Record<string, Locked> };
  const shipped = shippedPaths(packages);
  return Object.entries(packages)
    .filter(([path, { link }]) => path.includes("node_modules/") && !link)
    .map(([path, locked]) => {
      const name = locked.name ?? path.slice(path.lastIndexOf("node_modules/") + "node_modules/".length);
      return { name, license: READ[name] ?? locked.license ?? licenseIn(join(root, path)), ships: shipped.has(path) };
    })
    .toSorted((a, b) => a.name.localeCompare(b.name));
}

/** Packages whose licence does not allow their use. */
export const refusedOf = (packages: readonly Package[]): Package[] =>
  packages.filter(({ license, ships }) => !isAllowed(license, ships ? SHIPS : BUILDS));

/** Evaluates an expression such as "(MIT OR GPL-3.0-only)": one side of OR is enough, both sides of AND are needed. */
export function isAllowed(license: string | undefined, allowed: ReadonlySet<string>): boolean {
  if (!license) return false;
  const terms = license.replace(/^\((.*)\)$/u, "$1");
  if (/[()]|\bWITH\b/u.test(terms)) return false;
  return terms.split(/\s+OR\s+/u).some((all) => all.split(/\s+AND\s+/u).every((one) => allowed.has(one.trim())));
}

/** Paths of the packages that the workspaces' dependencies lead to. */
function shippedPaths(packages: Readonly<Record<string, Locked>>): Set<string> {
  const workspaces = Object.keys(packages).filter((path) => path !== "" && !path.includes("node_modules/"));
  const reached = new Set(workspaces);
  for (const path of reached) {
    const { dependencies, optionalDependencies, peerDependencies, peerDependenciesMeta } = packages[path]!;
    const peers = Object.keys(peerDependencies ?? {}).filter((name) => !peerDependenciesMeta?.[name]?.optional);
    for (const name of [...Object.keys(dependencies ?? {}), ...Object.keys(optionalDependencies ?? {}), ...peers]) {
      const found = pathOf(name, path, packages);
      if (found && !packages[found]!.link) reached.add(found);
    }
  }
  return reached;
}

/** The path at which Node finds a package from a folder: in its node_modules, or in those of a folder above. */
function pathOf(name: string, from: string, packages: Readonly<Record<string, Locked>>): string | undefined {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf("/")))) {
    const path = `${folder && `${folder}/`}node_modules/${name}`;
    if (packages[path]) return path;
    if (folder === "") return undefined;
  }
}

/** Reads the field `licenses` of older packages, which npm leaves out of the lock file. */
function licenseIn(folder: string): string | undefined {
  const file = join(folder, "package.json");
  if (!existsSync(file)) return undefined;
  const { license, licenses } = JSON.parse(readFileSync(file, "utf8")) as {
    license?: string | { type?: string };
    licenses?: readonly { type?: string }[];
  };
  if (typeof license === "string") return license;
  return license?.type ?? licenses?.map(({ type }) => type ?? "unnamed").join(" OR ");
}

if (import.meta.main) {
  const packages = packagesOf(resolve("."));
  const refused = refusedOf(packages);
  for (const ships of [true, false]) {
    const count = new Map<string, number>();
    for (const each of packages.filter((one) => one.ships === ships)) {
      const license = each.license ?? "none named";
      count.set(license, (count.get(license) ?? 0) + 1);
    }
    const list = [...count].toSorted((a, b) => b[1] - a[1]).map(([license, packages]) => `${license} ${packages}`);
    console.log(`${ships ? "Ships" : "Builds, tests and deploys"}: ${list.join(", ")}`);
  }
  for (const { name, license, ships } of refused) {
    console.error(
      `${name}: ${license ?? "no licence named"}. It ${ships ? "ships" : "builds or tests"}, and that licence is not in the list for it.`,
    );
  }
  process.exitCode = refused.length > 0 ? 1 : 0;
}
