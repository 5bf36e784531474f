import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { deflateSync } from "node:zlib";
import { afterAll, afterEach, describe, expect, test } from "vitest";
import { createReader, type Reader, type ReaderOptions } from "./reader.ts";
import { CV_LINES, cvContent, onePage, samplePdf, stream } from "./sample-pdf.fixture.ts";

const childPath = new URL("./child.ts", import.meta.url);
const folder = mkdtempSync(join(tmpdir(), "reader-"));
afterAll(() => rmSync(folder, { recursive: true }));

const open: Reader[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((reader) => reader.close()));
});
const readerWith = (options: Partial<ReaderOptions> = {}) => {
  const reader = createReader({ childPath, ...options });
  open.push(reader);
  return reader;
};

/** Encodes bytes as run lengths without compressing them. */
function asRuns(bytes: Buffer): Buffer {
  const runs: Buffer[] = [];
  for (let i = 0; i < bytes.length; i += 128) {
    const run = bytes.subarray(i, i + 128);
    runs.push(Buffer.from([run.length - 1]), run);
  }
  return Buffer.concat([...runs, Buffer.from([128])]);
}

/** A page whose content unpacks to many repetitions of the same operators, wrapped twice so that only reading reveals it. */
function bomb(operators: string, times: number, before = "", after = ""): Uint8Array {
  const content = Buffer.concat([Buffer.from(before), Buffer.alloc(operators.length * times, operators), Buffer.from(after)]);
  const packed = asRuns(deflateSync(content, { level: 1 })).toString("latin1");
  const whole = Buffer.from(samplePdf({ pages: [{ content: "" }] })).toString("latin1");
  return new Uint8Array(
    Buffer.from(
      whole.replace(stream(""), () => stream(packed, "/Filter[/RunLengthDecode/FlateDecode]")),
      "latin1",
    ),
  );
}

const cv = () => onePage(cvContent);
const text = `${CV_LINES.join("\n")}\n`;

describe("a reader", () => {
  test("reads one file after the other in the same child", async () => {
    const reader = readerWith();
    const readings = await Promise.all([reader.read(cv()), reader.read(new Uint8Array()), reader.read(cv())]);
    expect(readings.map(({ document }) => document.verdict)).toEqual(["ok", "empty", "ok"]);
    expect(readings[2].document.text).toBe(text);
    expect(readings[2].interrupted).toBeUndefined();
  });

  test("leaves the caller's bytes alone", async () => {
    const bytes = cv();
    await readerWith().read(bytes);
    expect(bytes).toEqual(cv());
  });

  test("stops a file that takes too long, and reads the next one", async () => {
    const reader = readerWith({ timeoutMs: 3_000, maxRssBytes: 4 * 1024 ** 3 });
    expect(await reader.read(bomb("BT /F1 9 Tf (x) Tj ET ", 2_000_000))).toMatchObject({
      document: { verdict: "damaged", text: "" },
      interrupted: "time",
    });
    expect((await reader.read(cv())).document.text).toBe(text);
  });

  describe.for([
    { who: "its parent", watchesItself: false, tags: [] },
    // On systems other than Linux. Windows has no signal that would tell the cause.
    { who: "itself", watchesItself: true, tags: ["detail"] },
  ])("watched by $who", ({ watchesItself, tags }) => {
    test("stops a small file that asks for much memory, and reads the next one", { tags }, async () => {
      const reader = readerWith({ maxRssBytes: 260 * 1024 ** 2, timeoutMs: 30_000, watchesItself });
      const bytes = bomb(" ", 300_000_000);
      expect(bytes.length).toBeLessThan(2_000_000);
      expect(await reader.read(bytes)).toMatchObject({ document: { verdict: "damaged" }, interrupted: "memory" });
      expect((await reader.read(cv())).document.text).toBe(text);
    });
  });

  test("survives a child that ends by itself", async () => {
    const path = join(folder, "ends.mjs");
    writeFileSync(path, `process.on("message", () => process.exit(3)); process.send({ type: "ready" });`);
    const reader = readerWith({ childPath: path });
    expect(await reader.read(cv())).toMatchObject({ document: { verdict: "damaged" }, interrupted: "crash" });
    expect(await reader.read(cv())).toMatchObject({ interrupted: "crash" });
  });

  test("says what is wrong when the child cannot be started: no CV is called damaged for it", async () => {
    const path = join(folder, "broken.mjs");
    writeFileSync(path, `import "./nowhere.mjs";`);
    await expect(readerWith({ childPath: path }).read(cv())).rejects.toThrow(/nowhere\.mjs/);
  });

  test("gives its child no variable of its own, no other file and no program to start", async () => {
    const path = join(folder, "asks.mjs");
    const outside = new URL("./reader.ts", import.meta.url).pathname;
    writeFileSync(
      path,
      `import { readFileSync, writeFileSync } from "node:fs";
      import { execFileSync } from "node:child_process";
      const fails = (act) => { try { act(); return false; } catch (error) { return error.code === "ERR_ACCESS_DENIED"; } };
      process.on("message", () => process.send({ type: "read", document: {
        variables: Object.keys(process.env),
        denied: [
          fails(() => readFileSync("/proc/" + process.ppid + "/environ")),
          fails(() => readFileSync(${JSON.stringify(outside)})),
          fails(() => writeFileSync(${JSON.stringify(join(folder, "written"))}, "")),
          fails(() => execFileSync("/bin/true")),
        ],
      } }));
      process.send({ type: "ready" });`,
    );
    process.env["AWS_SECRET_ACCESS_KEY"] = "secret";
    try {
      const { document } = (await readerWith({ childPath: path }).read(cv())) as unknown as {
        document: { variables: string[]; denied: boolean[] };
      };
      expect(document.variables.filter((name) => name.startsWith("AWS_"))).toEqual([]);
      expect(document.variables.every((name) => ["LD_LIBRARY_PATH", "SystemRoot"].includes(name))).toBe(true);
      expect(document.denied).toEqual([true, true, true, true]);
    } finally {
      delete process.env["AWS_SECRET_ACCESS_KEY"];
    }
  });

  test("refuses to read once closed", async () => {
    const reader = readerWith();
    await reader.read(cv());
    await reader.close();
    await expect(reader.read(cv())).rejects.toThrow("closed");
  });
});

describe.runIf(process.platform === "linux")("no child outlives its parent", () => {
  const isAlive = (pid: number) => {
    try {
      return !/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, "utf8"));
    } catch {
      return false;
    }
  };

  const megabytes = (pid: number) => Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1]) / 1024;

  test.for([
    { when: "idle", file: cv() },
    // One text of eight million letters blocks the child for half a minute.
    { when: "at work", file: bomb("x", 8_000_000, "BT /F1 9 Tf (", ") Tj ET") },
  ])("killed while the child is $when", async ({ when, file }) => {
    const pdf = join(folder, `${when}.pdf`);
    writeFileSync(pdf, file);
    const program = `
      import { readFileSync } from "node:fs";
      import { createReader } from ${JSON.stringify(fileURLToPath(new URL("./reader.ts", import.meta.url)))};
      const reader = createReader({ childPath: ${JSON.stringify(fileURLToPath(childPath))}, timeoutMs: 600_000, maxRssBytes: 8e9 });
      await reader.read(new Uint8Array(${JSON.stringify([...cv()])}));
      const reading = reader.read(new Uint8Array(readFileSync(${JSON.stringify(pdf)})));
      if (${when === "idle"}) await reading;
      const [child] = readFileSync(\`/proc/\${process.pid}/task/\${process.pid}/children\`, "utf8").trim().split(" ");
      console.log(child);
      setInterval(() => {}, 1000);`;
    const path = join(folder, `parent-${when === "idle"}.ts`);
    writeFileSync(path, program);
    const parent = spawn(process.execPath, [path], { stdio: ["ignore", "pipe", "inherit"] });
    const child = Number(
      await new Promise<string>((resolve) => parent.stdout.once("data", (data: Buffer) => resolve(data.toString()))),
    );
    expect(isAlive(child)).toBe(true);

    if (when === "at work") await expect.poll(() => megabytes(child)).toBeGreaterThan(300);

    parent.kill("SIGKILL");
    await expect.poll(() => isAlive(child)).toBe(false);
  });
});
