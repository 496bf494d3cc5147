// A button with data-passkey asks the platform, then the browser, and follows the answer.
const send = async (path, body) => {
  const answer = await fetch(path, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(String(answer.status));
  return answer.json();
};

const sign = async (kind, options) => {
  const { PublicKeyCredential: keys } = window;
  const credential =
    kind === "invitation"
      ? await navigator.credentials.create({
          publicKey: keys.parseCreationOptionsFromJSON(options),
        })
      : await navigator.credentials.get({ publicKey: keys.parseRequestOptionsFromJSON(options) });
  return credential.toJSON();
};

for (const part of document.querySelectorAll("[data-passkey]")) {
  if (!window.PublicKeyCredential?.parseCreationOptionsFromJSON) continue;
  part.hidden = false;
  const { passkey: kind, token, next } = part.dataset;
  const [button, status] = [part.querySelector("button"), part.querySelector("[role=alert]")];
  button.addEventListener("click", async () => {
    button.disabled = true;
    status.textContent = "";
    try {
      const asked = await send(`/passkey/${kind}/start`, { token });
      const signed = await sign(kind, asked.options);
      const { to } = await send(`/passkey/${kind}`, {
        token,
        next,
        requestId: asked.requestId,
        signed,
      });
      location.assign(to);
    } catch {
      status.textContent = status.dataset.words;
      button.disabled = false;
    }
  });
}
