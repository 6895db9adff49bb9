/** As much of a browser as the queue of uploads needs, with a network that the test holds in its hands. */
import { vi } from "vitest";

type Listener = (event: object) => void;

/** One request on its way: the test answers it, or cuts it. */
export class Wire {
  static readonly leaving: Wire[] = [];
  readonly listeners = new Map<string, Listener>();
  readonly headers = new Map<string, string>();
  url = "";
  form = new FormData();
  status = 0;
  responseText = "";
  onProgress: Listener = () => undefined;
  readonly upload = {
    addEventListener: (_type: string, listener: Listener) => {
      this.onProgress = listener;
    },
  };

  addEventListener(type: string, listener: Listener): void {
    this.listeners.set(type, listener);
  }
  setRequestHeader(name: string, value: string): void {
    this.headers.set(name, value);
  }
  open(_method: string, url: string): void {
    this.url = url;
  }
  send(form: FormData): void {
    this.form = form;
    Wire.leaving.push(this);
  }
  abort(): void {
    this.end("abort");
  }

  progress(loaded: number, total: number): void {
    this.onProgress({ loaded, total });
  }
  answer(status: number, body: object): void {
    this.status = status;
    this.responseText = JSON.stringify(body);
    this.end("load");
  }
  cut(): void {
    this.end("error");
  }
  private end(how: string): void {
    Wire.leaving.splice(Wire.leaving.indexOf(this), 1);
    this.listeners.get(how)?.({});
  }
}

const shelf = () => {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
};

const SESSION = {
  me: { id: "u1", firstname: "Marc", lastname: "Delmas", role: "OWNER", shop_id: "garonne" },
  token: "",
  expire_at: "2026-11-28T10:00:00.000Z",
  validated: true,
  session_type: "password",
  lastChecked: "2026-11-21T10:00:00.000Z",
};

export type Device = {
  /** Bytes in the browser's own store, by their address. */
  cached: Map<string, Blob>;
  network: { onLine: boolean };
  fire(type: string, event?: object): void;
  storage: ReturnType<typeof shelf>;
};

/** A new device, on which Marc is signed in. `secure: false`: an address without https. */
export function openDevice({ secure = true } = {}): Device {
  const cached = new Map<string, Blob>();
  const listeners = new Map<string, Set<Listener>>();
  const network = { onLine: true };
  const storage = shelf();
  storage.setItem("etabli.session", JSON.stringify(SESSION));
  Wire.leaving.length = 0;
  vi.stubGlobal("localStorage", storage);
  vi.stubGlobal("sessionStorage", shelf());
  vi.stubGlobal("navigator", network);
  vi.stubGlobal("window", {});
  vi.stubGlobal("XMLHttpRequest", Wire);
  vi.stubGlobal("caches", secure ? { open: async () => cacheOver(cached) } : undefined);
  vi.stubGlobal("addEventListener", (type: string, listener: Listener) =>
    listeners.set(type, (listeners.get(type) ?? new Set<Listener>()).add(listener)),
  );
  vi.stubGlobal("removeEventListener", (type: string, listener: Listener) =>
    listeners.get(type)?.delete(listener),
  );
  const fire = (type: string, event: object = {}) =>
    listeners.get(type)?.forEach((listener) => listener(event));
  return { cached, network, fire, storage };
}

const cacheOver = (cached: Map<string, Blob>) => ({
  put: async (key: string, response: Response) => void cached.set(key, await response.blob()),
  match: async (key: string) => {
    const blob = cached.get(key);
    return blob && new Response(blob);
  },
  delete: async (key: string) => cached.delete(key),
});

/** The queue as a page finds it when it opens on this device. */
export async function openPage() {
  vi.resetModules();
  const queue = await import("../../src/web/platform/upload-queue.ts");
  const store = await import("../../src/web/platform/upload-store.ts");
  return { ...queue, ...store };
}
