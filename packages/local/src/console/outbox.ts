import type { ApiRequest } from "../apigateway/payload.ts";
import type { Outbox, SentMail } from "../ses/ses.ts";
import type { WebReply } from "../cloudfront/server.ts";
import { html, page, table, time } from "./html.ts";
import { fileReply, jsonReply, pageReply, wantsPage } from "./replies.ts";

/** Sent mails, newest first: JSON for scripts, a page for people. */
export function showOutbox(outbox: Outbox, request: ApiRequest): WebReply {
  const to = new URLSearchParams(request.query).get("to");
  const mails = outbox.list(to === null ? {} : { to });
  if (!wantsPage(request)) return jsonReply(mails);

  const rows = mails.map(({ id, to, subject, sentAt }) => [
    time(sentAt),
    to.join(", "),
    html`<a href="/_local/outbox/${id}">${subject || "(no subject)"}</a>`,
  ]);
  const search = html`<form method="get">
    <label>To <input type="email" name="to" value="${to ?? ""}" /></label><button>Find</button>
  </form>`;
  return pageReply(
    page("Outbox", request.path, html`${search}${table(["Sent", "To", "Subject"], rows, "No mail has been sent.")}`),
  );
}

/** One mail. Its HTML is in a frame that can neither run nor load anything. */
export function showMail(
  { id, to, from, subject, text, html: content, sentAt, links }: SentMail,
  { path }: ApiRequest,
): WebReply {
  const list = links.map((link) => html`<li>${/^https?:/.test(link) ? html`<a href="${link}">${link}</a>` : link}</li>`);
  const body = html`
    <p class="quiet">From ${from} to ${to.join(", ")}, ${time(sentAt)}</p>
    ${
      links.length > 0
        ? html`<h2>Links</h2>
            <ul>
              ${list}
            </ul>`
        : ""
    }
    ${
      text
        ? html`<h2>Text</h2>
            <pre>${text}</pre>`
        : ""
    }
    ${
      content
        ? html`<h2>HTML</h2>
            <iframe title="The mail as HTML" sandbox="" src="/_local/outbox/${id}/html"></iframe>`
        : ""
    }
  `;
  return pageReply(page(subject || "(no subject)", path, body));
}

export const showMailHtml = ({ html: content }: SentMail): WebReply =>
  fileReply("text/html; charset=utf-8", Buffer.from(content), {
    "content-security-policy": "sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data:",
  });
