const WORDS: Record<number, [string, string]> = {
  403: ["No se permitió esta acción.", "This action was not allowed."],
  404: ["Aquí no hay nada.", "There is nothing here."],
  413: ["El envío es demasiado grande.", "What was sent is too large."],
  500: ["Algo falló de nuestro lado.", "Something went wrong on our side."],
  503: ["Estamos arrancando, intente de nuevo.", "We are starting, please try again."],
};

/** The answer when no brand's page can be rendered: a few words and the reference for support. */
export function plainAnswer(status: number, reference = ""): Response {
  const [es = "", en = ""] = WORDS[status] ?? WORDS[500]!;
  const html = `<!doctype html><html lang="es"><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>${status}</title>
<h1>${es}</h1><p lang="en">${en}</p><p>Ref. ${reference}</p></html>
`;
  return new Response(html, {
    status,
    headers: {
      "content-type": "text/html; charset=utf-8",
      "cache-control": "no-store",
      "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
    },
  });
}
