/** A plain letter, as text and as HTML that every mail program shows alike. A line may hold several, with line ends between them. */
export function letter(content: {
  locale: string;
  lines: readonly string[];
  button?: { label: string; url: string };
  closing: string;
}): { text: string; html: string } {
  const { locale, lines, button, closing } = content;
  const text = [...lines, ...(button ? [`${button.label}:\n${button.url}`] : []), closing, "Candor"].join("\n\n");
  const paragraph = (line: string, colour: string) =>
    `<p style="margin:0 0 16px;color:${colour}">${escapeHtml(line).replaceAll("\n", "<br>")}</p>`;
  const html = `<!doctype html>
<html lang="${locale}"><head><meta charset="utf-8"><meta name="color-scheme" content="light dark"></head>
<body style="margin:0;padding:32px 16px;font:16px/24px system-ui,sans-serif">
<div style="max-width:480px;margin:0 auto">
${lines.map((line) => paragraph(line, "inherit")).join("\n")}
${button ? buttonOf(button) : ""}
${paragraph(closing, "#57676D")}
<p style="margin:0;font-weight:600">Candor</p>
</div></body></html>`;
  return { text, html };
}

const buttonOf = ({ label, url }: { label: string; url: string }) =>
  `<p style="margin:24px 0"><a href="${escapeHtml(url)}" style="display:inline-block;padding:12px 20px;border-radius:6px;background:#0D5061;color:#ffffff;text-decoration:none;font-weight:600">${escapeHtml(label)}</a></p>`;

const ENTITIES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };

export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (character) => ENTITIES[character]!);
