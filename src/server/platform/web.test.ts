import { readFileSync } from "node:fs";
import cookie from "@fastify/cookie";
import path from "node:path";
import Fastify from "fastify";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ENTRY, pageAssets, pageFile, type Manifest } from "./web/manifest.ts";
import { COOKIE } from "./http/session-cookie.ts";
import { createWeb } from "./web.ts";

const BUILT: Manifest = {
  [ENTRY]: {
    file: "assets/site-1.js",
    css: ["assets/site-1.css"],
    imports: ["_shared"],
    assets: ["assets/inter-1.woff2", "assets/picture-1.png"],
  },
  [pageFile("shop")]: {
    file: "assets/shop-1.js",
    css: ["assets/shop-1.css"],
    imports: ["_shared"],
  },
  _shared: { file: "assets/shared-1.js", css: ["assets/shared-1.css"], imports: [ENTRY] },
};

test("a page names each of its files once, style sheets first, its fonts before them", () => {
  const { styles, scripts } = pageAssets(BUILT)("shop");
  expect(styles.match(/[\w-]+\.(css|woff2)/g)).toEqual([
    "inter-1.woff2",
    "site-1.css",
    "shared-1.css",
    "shop-1.css",
  ]);
  expect(scripts.match(/fetchpriority="low" href="[^"]+"/g)).toHaveLength(3);
  expect(scripts).toContain(
    '<script type="module" fetchpriority="low" src="/assets/site-1.js"></script>',
  );
});

test("a page that the build does not know still gets the site's own style", () => {
  expect(pageAssets(BUILT)("home").styles).toContain("site-1.css");
});

test("a page is in the file of its name: its style sheet is found by it", () => {
  const pages = ["pages", "interactive-pages"].map((file) =>
    readFileSync(path.join(import.meta.dirname, `../../web/site/${file}.ts`), "utf8"),
  );
  const listed = [
    ...pages.join("\n").matchAll(/^ {2}"?([\w/-]+)"?: \(\) => import\("\.\/(.+?)"\)/gm),
  ];
  expect(listed.length).toBeGreaterThan(20);
  for (const [, id, file] of listed) expect(file).toBe(`pages/${id}.tsx`);
});

test("a build without the site's entry is said at once", () => {
  expect(() => pageAssets({})("shop")).toThrow(ENTRY);
});

describe("while developing, from the sources themselves", () => {
  const app = Fastify();
  const hostile = `</script><script>alert(1)</script><!--"'&`;
  beforeAll(async () => {
    await app.register(cookie);
    const web = await createWeb(app, "development", { PORT: 3000 });
    app.get("/hostile", (_request, reply) =>
      web.page(reply, "tracking-lookup", { reference: hostile, error: "missing", sent: false }),
    );
    app.get("/perdu", (_request, reply) => web.page(reply, "not-found", { loggedIn: true }));
    app.get("/secret", (_request, reply) =>
      web.page(reply.header("cache-control", "no-store"), "error", {
        status: 500,
        reference: "7kq4m-2xdpz",
      }),
    );
  });
  afterAll(() => app.close());

  test("what a visitor typed can neither close an element nor open a script", async () => {
    const { body } = await app.inject("/hostile");
    expect(body).not.toContain("<script>alert");
    expect(body).toContain("&lt;script&gt;alert");
  });

  test("the not-found page says the specified words, and its countdown is brought to life", async () => {
    const { body } = await app.inject("/perdu");
    expect(body).toContain("Ouuups...");
    expect(body).toContain("Nous ne trouvons pas la page demandée");
    expect(body).toContain("This page could not be found");
    expect(body).toContain('<script id="page" type="application/json">');
  });

  test("the page of a failure says the reference that the shop can be given", async () => {
    const { body } = await app.inject("/secret");
    expect(body).toMatch(/Référence de l’incident[\s\S]{0,30}<strong>7kq4m-2xdpz<\/strong>/);
  });

  test("a page is asked for again each time, unless its route keeps it nowhere", async () => {
    expect((await app.inject("/perdu")).headers["cache-control"]).toBe("no-cache");
    expect((await app.inject("/secret")).headers["cache-control"]).toBe("no-store");
  });

  test.each([
    ["/app", "office"],
    ["/app/agenda?type=day", "office"],
    ["/admin", "admin"],
  ])("%s is the shell of the %s, never kept without asking", async (url, folder) => {
    const { body, headers } = await app.inject(url);
    expect(body).toContain(`/src/web/${folder}/main.tsx`);
    expect(headers["cache-control"]).toBe("no-cache");
  });

  test.each(["/app/inconnu", "/admin/inconnu"])(
    "%s is a page that could not be found",
    async (url) => {
      const { body, statusCode } = await app.inject(url);
      expect(statusCode).toBe(404);
      expect(body).toContain("This page could not be found");
    },
  );

  test("who has a session finds the office's entries in the menu, a visitor those of the site", async () => {
    const menuOf = async (cookies: Record<string, string>) => {
      const { body } = await app.inject({ url: "/perdu", cookies });
      return /<nav.*?<\/nav>/s.exec(body)?.[0] ?? "";
    };
    expect(await menuOf({})).toMatch(/Tarifs.*A propos.*Connexion/s);
    const office = await menuOf({ [COOKIE]: "jeton" });
    expect(office).toMatch(/Accueil.*Agenda.*Suivi des réparations.*Factures - Paiements.*Fiches/s);
    expect(office).not.toContain("Connexion");
    expect(office).toContain('href="/app/logout"');
  });

  test("below 720 px the menu opens without a script, and whoever is signed in has the four screens of the day", async () => {
    const { body: visitor } = await app.inject("/perdu");
    const opener = /<button[^>]*popoverTarget="([\w-]+)"/i.exec(visitor)?.[1];
    expect(visitor).toMatch(new RegExp(`<nav id="${opener}" popover="auto"`));
    expect(visitor).not.toContain("Accès rapide");
    const { body } = await app.inject({ url: "/perdu", cookies: { [COOKIE]: "jeton" } });
    expect(/<nav[^>]*Accès rapide.*?<\/nav>/s.exec(body)?.[0]).toMatch(
      /Dashboard.*Agenda.*Suivi.*Clients/s,
    );
  });

  test("an early click on the button of the menu is left to the browser", async () => {
    const { body } = await app.inject("/perdu");
    expect(body).toContain('closest("button:not([popovertarget])")');
  });

  test("the icon that browsers ask for by themselves is the site's", async () => {
    expect((await app.inject("/favicon.ico")).headers["location"]).toBe("/favicon.svg");
  });
});
