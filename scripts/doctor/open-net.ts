import { lookup } from "node:dns/promises";
import { connect } from "node:tls";
import type { Env } from "#env";
import type { Certificate, Mail, Net } from "./world.ts";

const PATIENCE_MS = 5_000;

/** The internet, as this machine sees it. */
export const openNet = (): Net => ({
  addresses: async (host) => (await lookup(host, { all: true })).map(({ address }) => address),
  certificate: certificateOf,
  fetch: (request) => fetch(request),
});

/** Rejects where nobody answers by TLS. A certificate that is not trusted is read all the same. */
function certificateOf(host: string): Promise<Certificate> {
  return new Promise((resolve, reject) => {
    const socket = connect({ host, port: 443, servername: host, rejectUnauthorized: false });
    const end = (work: () => void) => {
      work();
      socket.destroy();
    };
    socket.setTimeout(PATIENCE_MS, () => end(() => reject(new Error("no answer"))));
    socket.once("error", (error) => end(() => reject(error)));
    socket.once("secureConnect", () =>
      end(() => {
        const validTo = new Date(socket.getPeerCertificate().valid_to);
        resolve({ validTo, isTrusted: socket.authorized });
      }),
    );
  });
}

/** The environment's mail server; null without one. */
export async function openMail({ SMTP_URL: url, MAIL_FROM: from }: Env): Promise<Mail | null> {
  if (!url || !from) return null;
  const { createTransport } = await import("nodemailer");
  const waits = { connectionTimeout: PATIENCE_MS, greetingTimeout: PATIENCE_MS };
  const transport = createTransport({ url, ...waits, socketTimeout: PATIENCE_MS });
  const text = "The doctor sent this to see whether e-mails arrive.";
  return {
    verify: () => transport.verify(),
    send: (to) => transport.sendMail({ from, to, subject: "Test", text }),
  };
}
