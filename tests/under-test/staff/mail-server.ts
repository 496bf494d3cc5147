import { type AddressInfo, createServer, type Server } from "node:net";
import { onTestFinished } from "vitest";

/** Listens on a free port of this machine until the test ends, and returns it. */
export async function portOf(server: Server): Promise<number> {
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  onTestFinished(() => new Promise<void>((done) => server.close(() => done())));
  return (server.address() as AddressInfo).port;
}

/** A minimal mail server that accepts one letter. */
export function mailServer(taken: string[]) {
  return createServer((socket) => {
    let isLetter = false;
    /** The end of a letter may come in pieces. */
    let last = "";
    socket.write("220 mail.example\r\n");
    socket.on("data", (data) => {
      const text = data.toString();
      taken.push(text);
      last = (last + text).slice(-5);
      if (isLetter) isLetter = last !== "\r\n.\r\n";
      if (isLetter) return;
      isLetter = text.startsWith("DATA");
      socket.write(isLetter ? "354 go on\r\n" : "250 fine\r\n");
      if (text.startsWith("QUIT")) socket.end();
    });
  });
}
