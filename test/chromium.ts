/** The browser of the tests: the one named, the system's, or the one inside an npm package. */
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";

export type Browser = { executablePath: string; env: Record<string, string> };

const SYSTEM = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome-stable"];
const CACHE = path.resolve(import.meta.dirname, "../node_modules/.cache/chromium");

/** Never reaches for the network: on a closed one Chromium otherwise tries many addresses at every start. */
export const QUIET_ARGUMENTS = [
  "--headless",
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** Chromium’s fake camera, 3840 × 2160 at 5 pictures a second, since several pages share the processor; local IP addresses are not replaced by mDNS names. */
export const FAKE_CAMERA = [
  "--use-fake-device-for-media-stream=fps=5",
  "--disable-features=WebRtcHideLocalIpsWithMdns",
];

export async function findChromium(): Promise<Browser> {
  const named = process.env.CHROMIUM_PATH;
  const candidates = named ? [named] : process.env.CHROMIUM_FROM_NPM ? [] : SYSTEM;
  const found = candidates.find((file) => existsSync(file));
  if (found) return { executablePath: found, env: {} };
  if (named) throw new Error(`CHROMIUM_PATH names ${named}, which does not exist.`);
  return unpackChromium();
}

/**
 * The package's own fonts.conf names folders of a hosted function (/opt/fonts, /tmp/fonts). On a machine
 * without them Chromium has no font at all and draws no text, even with web fonts.
 */
const FONTS = `<?xml version="1.0" ?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${path.join(CACHE, "fonts/fonts")}</dir>
  <cachedir>${path.join(CACHE, "fonts-cache")}</cachedir>
</fontconfig>
`;

/** The package unpacks itself in TMPDIR, with its own libraries when it believes it is on a server. */
async function unpackChromium(): Promise<Browser> {
  mkdirSync(CACHE, { recursive: true });
  const before = {
    TMPDIR: process.env.TMPDIR,
    AWS_LAMBDA_JS_RUNTIME: process.env.AWS_LAMBDA_JS_RUNTIME,
  };
  Object.assign(process.env, { TMPDIR: CACHE, AWS_LAMBDA_JS_RUNTIME: "nodejs24.x" });
  try {
    const { default: chromium } = await import("@sparticuz/chromium");
    const executablePath = await chromium.executablePath();
    writeFileSync(path.join(CACHE, "fonts/fonts.conf"), FONTS);
    return {
      executablePath,
      env: {
        LD_LIBRARY_PATH: path.join(CACHE, "al2023/lib"),
        FONTCONFIG_PATH: path.join(CACHE, "fonts"),
      },
    };
  } finally {
    for (const [name, value] of Object.entries(before)) {
      if (value === undefined) delete process.env[name];
      else process.env[name] = value;
    }
  }
}
