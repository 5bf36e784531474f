/** `npm run dev`: `npm start`, again after every change. Data stays; only changed parts are built. */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { watch } from "node:fs";

const FOLDERS = ["packages", "web", "infra", "scripts"];
const IGNORED = /(?:^|\/)(?:node_modules|dist)\/|\.test\.tsx?$|~$/;
/** Pause after the last change before the restart: editors write a file in several steps. */
const QUIET_MS = 200;

let running: ChildProcess | undefined;
let timer: NodeJS.Timeout | undefined;
let restarting: Promise<void> = Promise.resolve();

async function restart(): Promise<void> {
  if (running && isAlive(running)) {
    running.kill("SIGTERM");
    await once(running, "exit");
  }
  running = spawn(process.execPath, ["scripts/start.ts"], { stdio: "inherit" });
}

for (const folder of FOLDERS) {
  watch(folder, { recursive: true }, (_, file) => {
    if (file === null || IGNORED.test(file.replaceAll("\\", "/"))) return;
    clearTimeout(timer);
    timer = setTimeout(() => void (restarting = restarting.then(restart)), QUIET_MS);
  });
}
/** Waits for the child's orderly end. Ctrl-C reaches it from the terminal as well. */
function stop(signal: "SIGINT" | "SIGTERM"): void {
  if (!running || !isAlive(running)) process.exit(0);
  running.once("exit", (code) => process.exit(code ?? 0));
  if (signal === "SIGTERM") running.kill(signal);
}

const isAlive = ({ exitCode, signalCode }: ChildProcess) => exitCode === null && signalCode === null;

process.on("SIGINT", () => stop("SIGINT"));
process.on("SIGTERM", () => stop("SIGTERM"));
restarting = restart();
