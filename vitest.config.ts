import { defineConfig } from "vitest/config";

/** What a person would still wait for, on a machine that does other things too. */
const SOON = { poll: { timeout: 20_000 } };

export default defineConfig({
  test: {
    reporters: ["default", "./scripts/check/closing-line.ts"],
    projects: [
      {
        // Modules by themselves, and the stand-ins against AWS's own clients.
        test: {
          name: "parts",
          include: ["packages/**/*.test.ts", "web/**/*.test.ts", "scripts/**/*.test.ts"],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        // What reading and scores are worth, on a sample of made CVs.
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
          testTimeout: 60_000,
          hookTimeout: 60_000,
          expect: SOON,
        },
      },
      {
        // The product with a cloud of its own per file: the browser, crashes, the clock.
        test: {
          name: "whole",
          include: ["tests/whole/**/*.test.ts"],
          fileParallelism: false,
          testTimeout: 180_000,
          hookTimeout: 180_000,
          expect: SOON,
        },
      },
    ],
  },
});
