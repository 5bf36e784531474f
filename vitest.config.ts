import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";
import { CHANGES_ITS_MODULES, CHANGES_ITS_PROCESS, withOwnProcess } from "./scripts/check/own-process.ts";
import { POLL_MS, STATE_MS, TEST_MS } from "./tests/support/patience.ts";

/** A poll waits for a state, as all else in these tests does. */
const SOON = { poll: { timeout: STATE_MS, interval: POLL_MS } };

const ENGINE = "packages/scoring/**/*.test.ts";
const STAND_INS = "packages/local/**/*.test.ts";
const OWN_STAND_INS = withOwnProcess([STAND_INS], CHANGES_ITS_PROCESS);
const PARTS = ["packages/**/*.test.ts", "web/**/*.test.ts", "scripts/**/*.test.ts"];
const OWN_PARTS = withOwnProcess(PARTS, CHANGES_ITS_PROCESS);
const DOMAIN = "tests/domain/**/*.test.ts";
const OWN_DOMAIN = withOwnProcess([DOMAIN], CHANGES_ITS_MODULES);

/** Starts the local cloud that all files of a project share. */
const CLOUD = "./tests/support/shared-cloud.ts";
/** Run before every file. */
const OPERATOR = "./tests/support/setup/operator.ts";
const BROWSER = "./tests/support/setup/browser.ts";

/** No test depends on the speed of the machine: the limits only end a test that hangs. */
const PATIENT = { testTimeout: TEST_MS, hookTimeout: TEST_MS, expect: SOON };

/** Files that take longest. Vitest begins with the largest, and some of these only import their tests. */
const LONGEST = /\/tests\/(?:whole\/screen|domain\/(?:moved-clock|with-model)\.)/u;

/** Begins with the files that take longest: begun last, they would leave a core idle at the end. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    // oxlint-disable-next-line unicorn/no-array-sort -- not of an array
    const sorted = await super.sort(files);
    const isLong = ({ moduleId }: TestSpecification) => LONGEST.test(moduleId);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    tags: [
      { name: "size", description: "A test at size, such as a hundred companies: it runs with --long alone." },
      {
        name: "detail",
        description: "A further state of a feature whose main way is tested before every landing: it runs with --long alone.",
      },
    ],
    // Vitest's own choice leaves one core idle: on two cores it would run one file at a time.
    maxWorkers: availableParallelism(),
    reporters: ["default", "./scripts/check/closing-line.ts"],
    projects: [
      {
        // Modules by themselves.
        test: {
          name: "parts",
          include: PARTS,
          exclude: [ENGINE, STAND_INS, ...OWN_PARTS],
          isolate: false,
          ...PATIENT,
        },
      },
      {
        test: { name: "parts-own", include: OWN_PARTS, exclude: [ENGINE, STAND_INS], ...PATIENT },
      },
      {
        // The local cloud's stand-ins against AWS's own clients.
        test: { name: "contracts", include: [STAND_INS], exclude: OWN_STAND_INS, isolate: false, ...PATIENT },
      },
      {
        test: { name: "contracts-own", include: OWN_STAND_INS, ...PATIENT },
      },
      {
        // The table where its binary has no package, under the same contract.
        test: {
          name: "portable",
          include: ["packages/local/src/dynamodb/*.contract.test.ts"],
          env: { LOCAL_TABLE: "portable" },
          ...PATIENT,
        },
      },
      {
        // The engine. Its modules keep no state, so its files share them: to load the vocabulary for each file takes longer than its tests.
        test: { name: "engine", include: [ENGINE], isolate: false, ...PATIENT },
      },
      {
        // The quality of reading and scoring, on a sample of made CVs.
        test: { name: "evals", include: ["evals/**/*.test.ts"], ...PATIENT },
      },
      {
        // The templates, as CloudFormation would get them. The files share CDK, which takes longer to load than their tests.
        test: { name: "infra", include: ["infra/**/*.test.ts"], isolate: false, ...PATIENT },
      },
      {
        // The product over HTTP, on one local cloud that all files share.
        test: {
          name: "domain",
          include: [DOMAIN],
          exclude: OWN_DOMAIN,
          isolate: false,
          setupFiles: OPERATOR,
          globalSetup: CLOUD,
          ...PATIENT,
        },
      },
      {
        // The same, for files that start a cloud of their own beside the shared one, with a model or to move its clock, or that replace parts.
        test: { name: "domain-own", include: OWN_DOMAIN, globalSetup: CLOUD, ...PATIENT },
      },
      {
        // The product in the browser, on one local cloud that all files share: each works in fresh accounts.
        test: {
          name: "whole",
          include: ["tests/whole/**/*.test.ts"],
          isolate: false,
          setupFiles: [OPERATOR, BROWSER],
          globalSetup: CLOUD,
          ...PATIENT,
        },
      },
      {
        // The same, for what need not be seen before every landing.
        test: { name: "long", include: ["tests/long/**/*.test.ts"], setupFiles: BROWSER, globalSetup: CLOUD, ...PATIENT },
      },
      {
        // Tests that move the clock, kill the product or start it: one after the other, but for two that the check runs beside them. Each file has a cloud of its own.
        test: { name: "alone", include: ["tests/alone/**/*.test.ts"], fileParallelism: false, setupFiles: BROWSER, ...PATIENT },
      },
    ],
  },
});
