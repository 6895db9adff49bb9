/** One photo to the sheet. By XMLHttpRequest, which alone reports the progress of a request. */
export type Sent = { ok: true } | { ok: false; why: string; isLost: boolean };

const LOST = "La connexion est coupée. Réessayez.";

export function sendPhoto(
  address: string,
  { id, file }: { id: string; file: File },
  onProgress: (percent: number) => void,
): Promise<Sent> {
  const { promise, resolve } = Promise.withResolvers<Sent>();
  const wire = new XMLHttpRequest();
  wire.open("PUT", address);
  wire.upload.addEventListener("progress", ({ loaded, total }) =>
    onProgress(total > 0 ? Math.min(99, Math.floor((100 * loaded) / total)) : 0),
  );
  wire.addEventListener("load", () =>
    resolve(
      wire.status === 200
        ? { ok: true }
        : { ok: false, why: messageOf(wire.responseText), isLost: false },
    ),
  );
  for (const end of ["error", "timeout", "abort"])
    wire.addEventListener(end, () => resolve({ ok: false, why: LOST, isLost: true }));
  const form = new FormData();
  // The id goes first: sent again, the same photo is written once.
  form.append("ids", id);
  form.append("tags", "photo");
  form.append("files", file, file.name);
  wire.send(form);
  return promise;
}

function messageOf(body: string): string {
  try {
    const answer: unknown = JSON.parse(body);
    if (typeof answer === "object" && answer !== null && "message" in answer)
      return String(answer.message);
  } catch {
    // Not the server's own answer: a proxy's page, for example.
  }
  return LOST;
}
