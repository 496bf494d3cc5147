export type PasskeyAnswer = { requestId: string; answer: string } | "unproven";
type Asked = { requestId: string; options: Record<string, unknown> };

/**
 * Asks this browser to use or to create a passkey, and returns the signed answer. Null when the
 * owner cancelled or has no passkey. The code for it is loaded on first use.
 */
export async function askPasskey(
  kind: "get" | "create",
  ask: Record<string, string>,
): Promise<PasskeyAnswer | null> {
  const response = await fetch("/passkey", {
    method: "POST",
    headers: { accept: "application/json" },
    body: new URLSearchParams(ask),
  });
  // 403: the owner must enter the password again first.
  if (response.status === 403) return "unproven";
  if (!response.ok) return null;
  const { requestId, options }: Asked = await response.json();
  const browser = await import("@simplewebauthn/browser");
  try {
    const optionsJSON = options as never;
    const answer =
      kind === "get"
        ? await browser.startAuthentication({ optionsJSON })
        : await browser.startRegistration({ optionsJSON });
    return { requestId, answer: JSON.stringify(answer) };
  } catch {
    return null;
  }
}

export const knowsPasskeys = () => typeof window !== "undefined" && "PublicKeyCredential" in window;
