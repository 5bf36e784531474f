/**
 * Rehearses a deploy: `node scripts/deploy/rehearse.ts`. The real `sst deploy --stage rehearsal` runs against a stand-in of AWS on
 * loopback, and every stack must have been created with its template and its assets. Needs a build in dist/.
 *
 * It exists because a deploy tool can break where tests of templates notice nothing: a release of one of its dependencies dropped the
 * credentials, and synthesis, build and tests all passed.
 */
import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { settingsFor } from "../../infra/settings.ts";
import { synthesise } from "../../infra/synth.ts";
import { startFakeAws, type FakeAws } from "./fake-aws.ts";
import { SST, SST_MISSING } from "./sst.ts";

const STAGE = "rehearsal";
const TIME_LIMIT_MS = 180_000;

const stageEnvironment = {
  CANDOR_DOMAIN: "candor.example",
  CANDOR_HOSTED_ZONE_ID: "Z0123456789ABCDEFGHIJ",
  CANDOR_CERTIFICATE_ARN: "arn:aws:acm:us-east-1:123456789012:certificate/01234567-89ab-cdef-0123-456789abcdef",
  CANDOR_ALARM_EMAIL: "alarms@candor.example",
  CANDOR_CONTACT_EMAIL: "hello@candor.example",
  CANDOR_IMPRINT: "Candor Example GmbH | Musterweg 1 | 10115 Berlin",
};

async function rehearse(): Promise<string> {
  if (!existsSync(SST)) throw new Error(SST_MISSING);
  const started = performance.now();
  const home = mkdtempSync(join(tmpdir(), "candor-rehearsal-"));
  const aws = await startFakeAws();
  try {
    const escapes = join(home, "escapes");
    const { code, output } = await deploy(aws.url, home, escapes);
    const problems = [
      ...(code === 0 ? [] : [`sst deploy ended with ${code}`]),
      ...aws.unknown.map((call) => `The stand-in of AWS does not know the call ${call}`),
      ...(existsSync(escapes)
        ? [`Something was to leave this machine, for ${readFileSync(escapes, "utf8").trim().replaceAll("\n", ", ")}`]
        : []),
      ...(code === 0 ? missingFrom(aws, join(home, "cdk.out")) : []),
    ];
    if (problems.length > 0) throw new Error(`${output}\n${problems.join("\n")}`);
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    return `Rehearsed: ${aws.stacks.size} stacks created, ${aws.objects.size} files uploaded, in ${seconds} s.`;
  } finally {
    await aws.stop();
    rmSync(home, { recursive: true, force: true });
  }
}

/** Runs the deploy tool with only PATH from the host's environment, and collects its output. */
async function deploy(url: string, home: string, escapes: string): Promise<{ code: number | null; output: string }> {
  const child = spawn(process.execPath, [SST, "deploy", "--stage", STAGE], {
    env: {
      ...stageEnvironment,
      PATH: process.env.PATH,
      HOME: home,
      XDG_CONFIG_HOME: home,
      CI: "1",
      SST_TELEMETRY_DISABLED: "1",
      AWS_ENDPOINT_URL: url,
      AWS_REGION: "eu-central-1",
      AWS_ACCESS_KEY_ID: "AKIAREHEARSAL",
      AWS_SECRET_ACCESS_KEY: "rehearsal",
      ESCAPES_FILE: escapes,
      NODE_OPTIONS: `--import=${pathToFileURL(resolve("scripts/deploy/loopback-only.ts")).href}`,
    },
    stdio: ["ignore", "pipe", "pipe"],
    timeout: TIME_LIMIT_MS,
  });
  let output = "";
  child.stdout.on("data", (text) => (output += text));
  child.stderr.on("data", (text) => (output += text));
  const code = await new Promise<number | null>((ended, failed) => {
    child.on("error", failed);
    child.on("close", ended);
  });
  return { code, output };
}

/** Stacks and assets of infra/ that were not deployed. */
function missingFrom({ stacks, objects }: FakeAws, outdir: string): string[] {
  const problems: string[] = [];
  for (const { stackName, template } of synthesise(settingsFor(STAGE, stageEnvironment), outdir).stacks) {
    const url = stacks.get(stackName);
    if (!url) {
      problems.push(`The stack ${stackName} was not created`);
      continue;
    }
    const uploaded = objects.get(new URL(url).pathname);
    if (!uploaded) {
      problems.push(`The template of ${stackName} was not uploaded`);
      continue;
    }
    const deployed = JSON.parse(uploaded.toString("utf8")) as Template;
    for (const [id, { Type }] of Object.entries((template as Template).Resources)) {
      if (deployed.Resources[id]?.Type !== Type) problems.push(`${stackName} was created without ${id} (${Type})`);
    }
    const names = [...objects.keys()];
    for (const [, key] of uploaded.toString("utf8").matchAll(/"([0-9a-f]{64}\.(?:zip|json|txt))"/gu)) {
      if (!names.some((name) => name.endsWith(`/${key}`)))
        problems.push(`${stackName} needs the file ${key}, which was not uploaded`);
    }
  }
  return problems;
}

interface Template {
  readonly Resources: Record<string, { readonly Type: string }>;
}

try {
  console.log(await rehearse());
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
