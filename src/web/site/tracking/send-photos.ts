/** The chosen photos in one request, by XMLHttpRequest, which alone reports the progress of a request. */
export type ChosenPhoto = { id: string; file: File };

const LOST = "La connexion est coupée : les photos ne sont pas parties. Réessayez.";

/** Why they were not taken; empty once the shop has them. The ids let a second attempt write them once. */
export function sendPhotos(
  action: string,
  photos: readonly ChosenPhoto[],
  onProgress: (percent: number) => void,
): Promise<string> {
  const { promise, resolve } = Promise.withResolvers<string>();
  const wire = new XMLHttpRequest();
  wire.open("POST", action);
  wire.setRequestHeader("accept", "application/json");
  wire.upload.addEventListener("progress", ({ loaded, total }) =>
    onProgress(total > 0 ? Math.min(99, Math.floor((100 * loaded) / total)) : 0),
  );
  wire.addEventListener("load", () =>
    resolve(wire.status === 200 ? "" : messageOf(wire.responseText)),
  );
  for (const end of ["error", "timeout", "abort"]) wire.addEventListener(end, () => resolve(LOST));
  const form = new FormData();
  for (const { id } of photos) form.append("ids", id);
  for (const { file } of photos) form.append("files", file, file.name);
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
