/**
 * Reads known faults of the packages that ship from npm's registry, and prints a remedy for each: `npm run audit`. It is not part of the
 * check, which needs no network. Exits with 1 if there are findings, and with 2 if the registry did not answer.
 */
import { spawnSync } from "node:child_process";

interface Advisory {
  readonly title: string;
  readonly url: string;
  readonly severity: string;
}

interface Finding {
  readonly name: string;
  readonly severity: string;
  /** Versions that have the fault. */
  readonly range: string;
  /** Advisories of the package itself, or names of the packages that bring the fault. */
  readonly via: readonly (Advisory | string)[];
  /** True if an update within the required ranges fixes it. */
  readonly fixAvailable: boolean | { readonly name: string; readonly version: string; readonly isSemVerMajor: boolean };
}

/** The answer of `npm audit --json`. */
export interface Audit {
  readonly vulnerabilities?: Readonly<Record<string, Finding>>;
  /** The reason why there is no answer. */
  readonly message?: string;
  readonly error?: { readonly summary?: string; readonly detail?: string };
}

export const EXIT = { none: 0, findings: 1, noAnswer: 2 } as const;

const SEVERITIES = ["critical", "high", "moderate", "low", "info"];

/** The lines to print, and the exit code. */
export function report({ vulnerabilities, message, error }: Audit): { lines: string[]; code: number } {
  if (!vulnerabilities) {
    const why = message ?? error?.summary ?? error?.detail ?? "it gave no reason";
    return { lines: [`The registry did not answer, so nothing is known about faults of packages: ${why}`], code: EXIT.noAnswer };
  }
  const findings = Object.values(vulnerabilities).toSorted(
    (a, b) => SEVERITIES.indexOf(a.severity) - SEVERITIES.indexOf(b.severity),
  );
  if (findings.length === 0) return { lines: ["No known fault in the packages that ship."], code: EXIT.none };
  return { lines: findings.flatMap(linesOf), code: EXIT.findings };
}

function linesOf({ name, severity, range, via, fixAvailable }: Finding): string[] {
  const causes = via.map((each) => (typeof each === "string" ? `  by way of ${each}` : `  ${each.title} (${each.url})`));
  return [`${severity}: ${name} ${range}`, ...causes, `  To do: ${adviceFor(fixAvailable)}`];
}

function adviceFor(fix: Finding["fixAvailable"]): string {
  if (fix === false)
    return "there is no fixed version. Read the advisory; if the fault can be reached, replace the package or its use.";
  if (fix === true) return 'run "npm update" for it, then the check.';
  const major = fix.isSemVerMajor ? " It is a new major version: read its changes first." : "";
  return `set ${fix.name} to ${fix.version} where a package.json names it, then run "npm install" and the check.${major}`;
}

/** Runs npm, which exits with 1 for findings and for failures alike. */
export function auditOf(...options: readonly string[]): Audit {
  const scope = ["--omit=dev", "--omit=peer", "--json", "--fetch-retries=1", "--fetch-timeout=20000"];
  const { stdout, error } = spawnSync("npm", ["audit", ...scope, ...options], { encoding: "utf8", timeout: 120_000 });
  if (error) return { message: error.message };
  try {
    return JSON.parse(stdout) as Audit;
  } catch {
    return { message: "npm wrote no JSON" };
  }
}

if (import.meta.main) {
  const { lines, code } = report(auditOf());
  console.log(lines.join("\n"));
  process.exitCode = code;
}
