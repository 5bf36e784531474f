import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { App, Validations } from "aws-cdk-lib";
import { Template } from "aws-cdk-lib/assertions";
import { AwsSolutionsChecks } from "cdk-nag";
import type { SiteBuild } from "../web/site/contract.ts";
import { build } from "./app.ts";
import { lambdas } from "./lambdas.ts";
import { settingsFor, type Settings } from "./settings.ts";

export interface Synthesised {
  readonly data: Template;
  readonly app: Template;
  readonly web: Template;
  readonly monitoring: Template;
  /** All four templates, as text. */
  readonly text: string;
}

export const stageSettings = (stage: string, built: string): Settings => ({
  ...settingsFor(stage, {
    CANDOR_DOMAIN: "candor.example",
    CANDOR_HOSTED_ZONE_ID: "Z0123456789ABCDEFGHIJ",
    CANDOR_CERTIFICATE_ARN: "arn:aws:acm:us-east-1:123456789012:certificate/01234567-89ab-cdef-0123-456789abcdef",
    CANDOR_ALARM_EMAIL: "alarms@candor.example",
    CANDOR_CONTACT_EMAIL: "hello@candor.example",
    CANDOR_IMPRINT: "Candor Example GmbH | Musterweg 1 | 10115 Berlin",
  }),
  built,
});

/** A temporary folder with small placeholders for the build: templates contain only the location of code. */
export function placeholderBuild(): { built: string; remove: () => void } {
  const built = mkdtempSync(join(tmpdir(), "candor-infra-"));
  for (const { name } of lambdas) {
    mkdirSync(join(built, "functions", name), { recursive: true });
    writeFileSync(join(built, "functions", name, "index.mjs"), `export const handler = () => "${name}";\n`);
  }
  mkdirSync(join(built, "web", "assets"), { recursive: true });
  writeFileSync(join(built, "web", "assets", "app-1a2b.js"), "");
  writeFileSync(
    join(built, "web", "app.html"),
    '<meta name="build" content="1a2b"><script>boot()</script><script type="application/json" id="config">{}</script>',
  );
  mkdirSync(join(built, "extension"));
  writeFileSync(join(built, "extension", "manifest.json"), '{"version":"0.1.0"}');
  mkdirSync(join(built, "site", "assets"), { recursive: true });
  writeFileSync(join(built, "site", "assets", "site-1a2b.css"), "");
  writeFileSync(join(built, "site", "inlined.json"), `{"styles":["'sha256-style'"],"scripts":["'sha256-boot'"]}`);
  writeFileSync(join(built, "site", "index.html"), "<p>⟦contact⟧</p>");
  const assets = { css: { site: "", tools: "", jobs: "" }, islands: {}, fonts: { latin: "", latinExt: "" }, consent: "" };
  const site: SiteBuild = { assets, paths: ["/"], styles: ["'sha256-style'"], scripts: ["'sha256-boot'"] };
  writeFileSync(join(built, "site.json"), JSON.stringify(site));
  return { built, remove: () => rmSync(built, { recursive: true, force: true }) };
}

/** The templates of a stage, validated against the rules of CloudFormation and AWS Solutions; throws with the text of a finding. */
export function synthesiseChecked(settings: Settings): Synthesised {
  const app = new App({ outdir: join(settings.built, `cdk-${settings.stage}`), analyticsReporting: false });
  build(app, settings);
  Validations.of(app).addPlugins(new AwsSolutionsChecks(app));
  const assembly = app.synth();
  const template = (name: string) =>
    assembly.getStackByName(`${settings.stage}-candor-${name}`).template as Record<string, unknown>;
  const names = ["data", "app", "web", "monitoring"] as const;
  const [data, product, web, monitoring] = names.map((name) => Template.fromJSON(template(name))) as [
    Template,
    Template,
    Template,
    Template,
  ];
  return { data, app: product, web, monitoring, text: JSON.stringify(names.map(template)) };
}

export interface Resource {
  readonly Type: string;
  readonly DeletionPolicy?: string;
  // oxlint-disable-next-line typescript/no-explicit-any -- CloudFormation's own shape, validated against its schema during the synthesis.
  readonly Properties: any;
}

export const resources = (template: Template, type: string): Resource[] =>
  Object.values(template.findResources(type)) as Resource[];

/** The one resource of a type; throws when there are others, or none. */
export function only(template: Template, type: string): Resource {
  const [found, ...more] = resources(template, type);
  if (!found || more.length > 0) throw new Error(`${type} should be there once`);
  return found;
}
