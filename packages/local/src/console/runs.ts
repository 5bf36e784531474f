import type { ApiRequest } from "../apigateway/payload.ts";
import type { Run, Runs } from "../lambda/runs.ts";
import type { LambdaFunction } from "../template/model.ts";
import type { WebReply } from "../cloudfront/server.ts";
import { html, page, table, time } from "./html.ts";
import { pageReply } from "./replies.ts";

const SHOWN = 100;

export function showRuns(functions: readonly LambdaFunction[], runs: Runs, { path, query }: ApiRequest): WebReply {
  const chosen = new URLSearchParams(query).get("function") ?? undefined;
  const counted = functions.map(({ name, memoryMb, timeoutSeconds }) => {
    const own = runs.list(name);
    const failed = own.filter(({ error }) => error).length;
    return [
      html`<a href="?function=${encodeURIComponent(name)}">${name}</a>`,
      own.length,
      failed > 0 ? html`<span class="bad">${failed}</span>` : 0,
      `${memoryMb} MB, ${timeoutSeconds} s`,
    ];
  });
  const latest = runs.list(chosen).slice(0, SHOWN);
  const rows = latest.map((run) => [
    html`<a href="/_local/runs/${run.requestId}">${time(run.startedAt)}</a>`,
    run.functionName,
    outcome(run),
    run.durationMs === undefined ? "" : `${Math.round(run.durationMs)} ms`,
    run.initMs === undefined ? "" : `${Math.round(run.initMs)} ms`,
  ]);
  const body = html`
    ${table(["Function", "Recent runs", "Failed", "Limits"], counted, "The templates have no function.")}
    <h2>${chosen ? `Runs of ${chosen}` : "Latest runs"}</h2>
    ${table(["Started", "Function", "Outcome", "Time", "Cold start"], rows, "Nothing has run since the start.")}
  `;
  return pageReply(page("Functions", path, body));
}

export function showRun(run: Run, { path }: ApiRequest): WebReply {
  const body = html`
    <p class="quiet">${run.requestId}, started ${time(run.startedAt)}, ${outcome(run)}</p>
    ${
      run.error
        ? html`<h2>Error</h2>
            <pre class="bad">
${[`${run.error.errorType}: ${run.error.errorMessage}`, ...(run.error.trace ?? [])].join("\n")}</pre>`
        : ""
    }
    <h2>Log</h2>
    ${run.log ? html`<pre>${run.log}</pre>` : html`<p class="empty">Nothing was written.</p>`}
  `;
  return pageReply(page(run.functionName, path, body));
}

function outcome({ error, durationMs }: Run) {
  if (error) return html`<span class="bad">${error.errorType}</span>`;
  return durationMs === undefined ? "running" : "done";
}
