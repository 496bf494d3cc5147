import { type Listed, listOutgoing } from "#platform/core/outbox/list-outgoing.ts";

const STYLE = `:root{color-scheme:light dark}body{font:16px/1.55 system-ui;max-width:44rem;margin:2rem auto;padding:0 1rem}
article{border:1px solid #8885;border-radius:12px;padding:1rem 1.25rem;margin:1rem 0}
h1{font-size:1.4rem}h2{font-size:1.05rem;margin:0 0 .25rem}p.meta{margin:0 0 .75rem;opacity:.8;font-size:.875rem}
iframe{display:block;width:100%;height:36rem;margin-top:1rem;border:1px solid #8885;border-radius:8px}
pre{white-space:pre-wrap;overflow-wrap:anywhere;font:inherit;margin:0}`;

/**
 * The e-mails and text messages that a demonstration would have sent, for the person who runs it.
 */
export async function outboxPage(parts: Parameters<typeof listOutgoing>[0]): Promise<Response> {
  const messages = await listOutgoing(parts);
  const body = messages.map(article).join("") || "<p>Nothing has been written yet.</p>";
  const html = `<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><title>Outbox</title><style>${STYLE}</style></head>
<body><main><h1>Outbox of the demonstration</h1>
<p>E-mails and text messages of every brand, the newest first. Reload to see new ones.</p>
${body}</main></body></html>
`;
  return new Response(html, {
    headers: {
      "content-type": "text/html; charset=utf-8",
      "cache-control": "no-store",
      "content-security-policy":
        "default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'; frame-ancestors 'none'",
    },
  });
}

function article({ channel, merchant, createdAt, sentAt, content }: Listed): string {
  const kind = { email: "E-mail", sms: "Text message", webhook: "Webhook" }[channel];
  const at = `${createdAt.toISOString().replace("T", " ").slice(0, 19)} UTC`;
  if (!content) {
    const end = sentAt ? "sent, and emptied since" : "given up, and emptied since";
    return `<article><h2>${kind}</h2><p class="meta">${merchant} · ${at} · ${end}</p></article>`;
  }
  const meta = `${kind} · ${merchant} · to ${content.recipient} · ${at}`;
  return `<article><h2>${asHtml(content.subject || kind)}</h2><p class="meta">${asHtml(meta)}</p>
<pre>${asHtml(content.text)}</pre>${letter(content)}</article>`;
}

/** Shows a letter like a mail program: in a frame of its own that runs and loads nothing. */
function letter({ html, subject }: { html: string; subject: string }): string {
  if (!html) return "";
  return `<iframe sandbox title="${asHtml(subject)}" srcdoc="${asHtml(html)}" loading="lazy"></iframe>`;
}

const asHtml = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
