/** A heading with links below it; the heading may be a link too. */
export interface LinkList {
  readonly heading: string;
  readonly url: string;
  readonly items: readonly { readonly text: string; readonly url: string }[];
  /** Sentence about the links that are left out. */
  readonly rest?: string;
}

interface Content {
  readonly locale: string;
  readonly lines: readonly string[];
  readonly lists?: readonly LinkList[];
  /** A line after the lists. */
  readonly after?: string;
  readonly button?: { readonly label: string; readonly url: string };
  readonly closing: string;
  /** A small link at the very end. */
  readonly last?: { readonly label: string; readonly url: string };
}

/** Returns a plain letter as text and as HTML that all mail programs render alike. A paragraph may contain line ends. */
export function letter(content: Content): { text: string; html: string } {
  const { locale, lines, lists = [], after, button, closing, last } = content;
  const text = [
    ...lines,
    ...lists.map(listAsText),
    ...(after ? [after] : []),
    ...(button ? [`${button.label}:\n${button.url}`] : []),
    closing,
    "Candor",
    ...(last ? [`${last.label}:\n${last.url}`] : []),
  ].join("\n\n");
  const html = `<!doctype html>
<html lang="${locale}"><head><meta charset="utf-8"><meta name="color-scheme" content="light dark"></head>
<body style="margin:0;padding:32px 16px;font:16px/24px system-ui,sans-serif">
<div style="max-width:480px;margin:0 auto">
${lines.map((line) => paragraph(line, "inherit")).join("\n")}
${lists.map(listAsHtml).join("\n")}${after ? paragraph(after, "inherit") : ""}
${button ? buttonOf(button) : ""}
${paragraph(closing, QUIET)}
<p style="margin:0;font-weight:600">Candor</p>
${last ? `<p style="margin:16px 0 0"><a href="${escapeHtml(last.url)}" style="color:${QUIET}">${escapeHtml(last.label)}</a></p>` : ""}
</div></body></html>`;
  return { text, html };
}

const QUIET = "#57676D";

const paragraph = (line: string, colour: string) =>
  `<p style="margin:0 0 16px;color:${colour}">${escapeHtml(line).replaceAll("\n", "<br>")}</p>`;

const listAsText = ({ heading, url, items, rest }: LinkList) =>
  [heading, url, ...items.map((item) => `- ${item.text}\n  ${item.url}`), ...(rest ? [`- ${rest}`] : [])].join("\n");

const listAsHtml = ({
  heading,
  url,
  items,
  rest,
}: LinkList) => `<h2 style="margin:24px 0 8px;font-size:16px;line-height:24px"><a href="${escapeHtml(url)}" style="color:inherit">${escapeHtml(heading)}</a></h2>
<ul style="margin:0 0 16px;padding-left:20px">
${[
  ...items.map(
    (item) =>
      `<li style="margin:0 0 4px"><a href="${escapeHtml(item.url)}" style="color:inherit">${escapeHtml(item.text)}</a></li>`,
  ),
  ...(rest ? [`<li style="color:${QUIET}">${escapeHtml(rest)}</li>`] : []),
].join("\n")}
</ul>
`;

const buttonOf = ({ label, url }: { label: string; url: string }) =>
  `<p style="margin:24px 0"><a href="${escapeHtml(url)}" style="display:inline-block;padding:12px 20px;border-radius:6px;background:#0D5061;color:#ffffff;text-decoration:none;font-weight:600">${escapeHtml(label)}</a></p>`;

const ENTITIES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };

export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (character) => ENTITIES[character]!);
