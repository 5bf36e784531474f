/** Reads a cloud assembly: every stack's template and the asset folders that they name. */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod";

const Resource = z.object({
  Type: z.string(),
  Properties: z.record(z.string(), z.unknown()).default({}),
  Condition: z.string().optional(),
  DependsOn: z.unknown().optional(),
  Metadata: z.record(z.string(), z.unknown()).default({}),
  DeletionPolicy: z.string().optional(),
  UpdateReplacePolicy: z.string().optional(),
  UpdatePolicy: z.unknown().optional(),
});

const Template = z.object({
  Parameters: z.record(z.string(), z.object({ Type: z.string(), Default: z.unknown().optional() })).default({}),
  Mappings: z.record(z.string(), z.record(z.string(), z.record(z.string(), z.unknown()))).default({}),
  Conditions: z.record(z.string(), z.unknown()).default({}),
  Resources: z.record(z.string(), Resource).default({}),
  Outputs: z
    .record(
      z.string(),
      z.object({ Value: z.unknown(), Export: z.object({ Name: z.unknown() }).optional(), Condition: z.string().optional() }),
    )
    .default({}),
});

const Manifest = z.object({
  artifacts: z.record(
    z.string(),
    z.object({
      type: z.string(),
      properties: z
        .object({ templateFile: z.string().optional(), stackName: z.string().optional(), file: z.string().optional() })
        .default({}),
    }),
  ),
});

const AssetFile = z.object({
  files: z.record(z.string(), z.object({ source: z.object({ path: z.string(), packaging: z.string() }) })).default({}),
});

export type Resource = z.infer<typeof Resource>;
type Template = z.infer<typeof Template>;

export interface Stack {
  /** The stack's name in CloudFormation. */
  readonly name: string;
  readonly template: Template;
}

export interface Assembly {
  readonly stacks: readonly Stack[];
  /** Files or folders of assets, by their hash, which the S3 keys in templates contain. */
  readonly assets: ReadonlyMap<string, string>;
}

/** Reads the cloud assembly in `folder`, which `cdk synth` calls cdk.out. */
export function readAssembly(folder: string): Assembly {
  const manifestPath = join(folder, "manifest.json");
  if (!existsSync(manifestPath)) throw new Error(`There is no cloud assembly in ${folder} (manifest.json is missing).`);
  const { artifacts } = Manifest.parse(readJson(manifestPath));

  const stacks: Stack[] = [];
  const assets = new Map<string, string>();
  for (const [id, { type, properties }] of Object.entries(artifacts)) {
    if (type === "aws:cloudformation:stack" && properties.templateFile) {
      stacks.push({
        name: properties.stackName ?? id,
        template: Template.parse(readJson(join(folder, properties.templateFile))),
      });
    }
    if (type === "cdk:asset-manifest" && properties.file) {
      const { files } = AssetFile.parse(readJson(join(folder, properties.file)));
      for (const [hash, { source }] of Object.entries(files)) assets.set(hash, join(folder, source.path));
    }
  }
  if (stacks.length === 0) throw new Error(`The cloud assembly in ${folder} holds no stack.`);
  return { stacks, assets };
}

function readJson(path: string): unknown {
  return JSON.parse(readFileSync(path, "utf8"));
}
