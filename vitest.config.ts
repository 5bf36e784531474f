import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";
import { STATE_MS, TEST_MS } from "./tests/support/patience.ts";

/** A poll waits for a state, as all else in these tests does. */
const SOON = { poll: { timeout: STATE_MS } };

const ENGINE = "packages/scoring/**/*.test.ts";

/** Begins with the screens, which take longest: begun last, they would leave a core idle at the end. */
class ScreensFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    // oxlint-disable-next-line unicorn/no-array-sort -- not of an array
    const sorted = await super.sort(files);
    const isScreens = ({ moduleId }: TestSpecification) => moduleId.includes("/tests/whole/screen");
    return [...sorted.filter(isScreens), ...sorted.filter((file) => !isScreens(file))];
  }
}

export default defineConfig({
  test: {
    sequence: { sequencer: ScreensFirst },
    // Vitest's own choice leaves one core idle: on two cores it would run one file at a time.
    maxWorkers: availableParallelism(),
    reporters: ["default", "./scripts/check/closing-line.ts"],
    projects: [
      {
        // Modules by themselves, and the stand-ins against AWS's own clients.
        test: {
          name: "parts",
          include: ["packages/**/*.test.ts", "web/**/*.test.ts", "scripts/**/*.test.ts"],
          exclude: [ENGINE],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        // The engine. Its modules keep no state, so its files share them: to load the vocabulary for each file takes longer than its tests.
        test: { name: "engine", include: [ENGINE], isolate: false, testTimeout: 30_000 },
      },
      {
        // The quality of reading and scoring, on a sample of made CVs.
        test: { name: "evals", include: ["evals/**/*.test.ts"], testTimeout: 60_000, hookTimeout: 240_000 },
      },
      {
        // The templates, as CloudFormation would get them.
        test: { name: "infra", include: ["infra/**/*.test.ts"], testTimeout: 120_000, hookTimeout: 180_000 },
      },
      {
        // The product over HTTP, on one local cloud that all files share.
        test: {
          name: "domain",
          include: ["tests/domain/**/*.test.ts"],
          globalSetup: "./tests/support/shared-cloud.ts",
          testTimeout: TEST_MS,
          hookTimeout: TEST_MS,
          expect: SOON,
        },
      },
      {
        // The product in the browser, on one local cloud that all files share: each works in fresh accounts.
        test: {
          name: "whole",
          include: ["tests/whole/**/*.test.ts"],
          globalSetup: "./tests/support/shared-cloud.ts",
          testTimeout: TEST_MS,
          hookTimeout: TEST_MS,
          expect: SOON,
        },
      },
      {
        // The same, for what need not be seen before every landing.
        test: {
          name: "long",
          include: ["tests/long/**/*.test.ts"],
          globalSetup: "./tests/support/shared-cloud.ts",
          testTimeout: TEST_MS,
          hookTimeout: TEST_MS,
          expect: SOON,
        },
      },
      {
        // Tests that move the clock, kill the product or start it: one after the other, each file with a cloud of its own.
        test: {
          name: "alone",
          include: ["tests/alone/**/*.test.ts"],
          fileParallelism: false,
          testTimeout: TEST_MS,
          hookTimeout: TEST_MS,
          expect: SOON,
        },
      },
    ],
  },
});
