import { createHash } from "node:crypto";

/**
 * Takes the nonce out of a page and returns the SHA-256 sources of the scripts that had it. A script
 * without the nonce is not one of ours, so the policy keeps it from running.
 */
export function hashInlineScripts(page: Buffer<ArrayBuffer>, nonce: string) {
  const sources = new Set<string>();
  const mark = ` nonce="${nonce}"`;
  const text = page.toString().replaceAll(SCRIPT, (script, start: string, content: string) => {
    if (!start.includes(mark)) return script;
    const hash = createHash("sha256").update(content).digest("base64");
    if (content) sources.add(`'sha256-${hash}'`);
    return `${start.replace(mark, "")}${content}</script>`;
  });
  return { page: Buffer.from(text), sources: [...sources] };
}

const SCRIPT = /(<script\b[^>]*>)([\s\S]*?)<\/script>/g;
