import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from "node:crypto";
import { isoCBOR } from "@simplewebauthn/server/helpers";

type Asked = Record<string, unknown>;
type Over = { origin?: string; counter?: number };

const digest = (text: string) => createHash("sha256").update(text).digest();
const base64url = (bytes: Uint8Array) => Buffer.from(bytes).toString("base64url");

/** A passkey in software, for tests: it signs like a browser's, and can be made to lie. */
export function softAuthenticator(rpId: string, origin: string) {
  const { publicKey, privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const id = randomBytes(16);
  let counter = 0;
  const clientData = (type: string, challenge: unknown, from: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin: from, crossOrigin: false }));
  const authData = (flags: number, count: number, rest = Buffer.alloc(0)) => {
    const head = Buffer.alloc(5);
    head[0] = flags;
    head.writeUInt32BE(count, 1);
    return Buffer.concat([digest(rpId), head, rest]);
  };
  const answer = (response: Record<string, unknown>) => ({
    id: base64url(id),
    rawId: base64url(id),
    type: "public-key",
    clientExtensionResults: {},
    response,
  });
  return {
    create(options: Asked, over: Over = {}) {
      const cose = coseOf(publicKey);
      const length = Buffer.alloc(2);
      length.writeUInt16BE(id.length);
      const attested = Buffer.concat([Buffer.alloc(16), length, id, cose]);
      const data = authData(0x45, counter, attested);
      const attestation = new Map<string, unknown>([
        ["fmt", "none"],
        ["attStmt", new Map()],
        ["authData", new Uint8Array(data)],
      ]);
      const from = over.origin ?? origin;
      return answer({
        clientDataJSON: base64url(clientData("webauthn.create", options.challenge, from)),
        attestationObject: base64url(isoCBOR.encode(attestation as never)),
        transports: ["internal"],
      });
    },
    get(options: Asked, over: Over = {}) {
      counter += 1;
      const data = authData(0x05, over.counter ?? counter);
      const client = clientData("webauthn.get", options.challenge, over.origin ?? origin);
      const signed = Buffer.concat([data, createHash("sha256").update(client).digest()]);
      return answer({
        clientDataJSON: base64url(client),
        authenticatorData: base64url(data),
        signature: base64url(sign("sha256", signed, privateKey)),
      });
    },
  };
}

function coseOf(key: KeyObject): Buffer {
  const { x = "", y = "" } = key.export({ format: "jwk" });
  const point = (text: string) => new Uint8Array(Buffer.from(text, "base64url"));
  const cose = new Map<number, unknown>([
    [1, 2],
    [3, -7],
    [-1, 1],
    [-2, point(x)],
    [-3, point(y)],
  ]);
  return Buffer.from(isoCBOR.encode(cose as never));
}
