/** Seconds of a film that was chosen; undefined where the browser does not read it. */
export function filmLength(file: File): Promise<number | undefined> {
  const { promise, resolve } = Promise.withResolvers<number | undefined>();
  const film = document.createElement("video");
  const url = URL.createObjectURL(file);
  const end = (seconds: number | undefined): void => {
    URL.revokeObjectURL(url);
    resolve(seconds);
  };
  film.preload = "metadata";
  film.addEventListener("loadedmetadata", () =>
    end(Number.isFinite(film.duration) ? film.duration : undefined),
  );
  film.addEventListener("error", () => end(undefined));
  film.src = url;
  return promise;
}
