import { describe, expect, it } from "vitest";
import { ConfigError, readConfig } from "./config.ts";

const messageFor = (env: Record<string, string>): string => {
  try {
    readConfig(env);
  } catch (error) {
    if (error instanceof ConfigError) return error.message;
    throw error;
  }
  return "";
};

describe("the configuration", () => {
  it("needs nothing: an empty environment is a demonstration on this machine only", () => {
    const config = readConfig({ PORT: "", HOST: undefined });
    expect(config).toMatchObject({
      PORT: 3000,
      HOST: "127.0.0.1",
      DEMO: true,
      TRUST_PROXY: false,
      LOG_LEVEL: "info",
    });
    expect(config.DATA_DIR).toBe(`${process.cwd()}/data`);
    expect(config.PUBLIC_URL).toBeUndefined();
  });

  it.each([
    [
      "a server of its own turns the demonstration off",
      { DATABASE_URL: "postgres://a:b@h/d" },
      { DEMO: false },
    ],
    ["or asked for by name", { DEMO: "1" }, { DEMO: true }],
    ["or refused", { DEMO: "0" }, { DEMO: false }],
    ["a count of proxies", { TRUST_PROXY: "1" }, { TRUST_PROXY: 1 }],
    [
      "addresses of proxies",
      { TRUST_PROXY: "127.0.0.1, ::1, 10.0.0.0/8" },
      { TRUST_PROXY: ["127.0.0.1", "::1", "10.0.0.0/8"] },
    ],
    [
      "a public address loses its slash",
      { PUBLIC_URL: "https://etabli.example/" },
      { PUBLIC_URL: "https://etabli.example" },
    ],
    ["a port as a number", { PORT: " 8080 " }, { PORT: 8080 }],
  ])("reads %s", (_, env, expected) => {
    expect(readConfig(env)).toMatchObject(expected);
  });

  it.each([
    ["PORT", "trois mille", "un numéro de port"],
    ["PORT", "70000", "un numéro de port"],
    ["PORT", "0x10", "un numéro de port"],
    ["HOST", "ma machine", "une adresse d’écoute"],
    ["DATABASE_URL", "mysql://a/b", "postgres://"],
    ["PUBLIC_URL", "etabli.example", "https://etabli.example"],
    ["PUBLIC_URL", "https://etabli.example/chemin", "sans chemin"],
    ["TRUST_PROXY", "true", "un nombre de relais"],
    ["TRUST_PROXY", "tous", "un nombre de relais"],
    ["SMTP_URL", "localhost:25", "smtp://"],
    ["MAIL_FROM", "pas une adresse", "une adresse"],
    ["DEMO", "oui", "1 (oui) ou 0 (non)"],
    ["GEOCODER_URL", "ftp://x", "http"],
    ["EMAIL_CHECK_URL", "reacher", "http"],
    ["ROUTER_URL", "x", "http"],
    ["COMPANY_REGISTER_URL", "x", "http"],
    ["FILES_URL", "s3://serveur/atelier", "s3://clé:secret@"],
    ["LEGAL_EMAIL", "personne", "adresse e-mail"],
    ["LEGAL_SIRET", "123 456", "quatorze chiffres"],
    ["LOG_LEVEL", "bavard", "trace, debug"],
  ])("refuses %s=%s by name, with the value and what is expected", (name, value, expected) => {
    const message = messageFor({ [name]: value });
    expect(message).toContain(`  ${name} : « ${value} » ne convient pas`);
    expect(message).toContain(expected);
  });

  it("says everything that is wrong at once", () => {
    const message = messageFor({ PORT: "x", DEMO: "y", LOG_LEVEL: "z" });
    for (const name of ["PORT", "DEMO", "LOG_LEVEL"]) expect(message).toContain(`  ${name} : `);
  });

  it("asks who sends when a mail server is given", () => {
    expect(messageFor({ SMTP_URL: "smtp://localhost" })).toContain(
      "MAIL_FROM : à renseigner avec SMTP_URL",
    );
    expect(
      readConfig({ SMTP_URL: "smtp://localhost", MAIL_FROM: "Établi <a@b.fr>" }).MAIL_FROM,
    ).toBe("Établi <a@b.fr>");
  });

  it("asks where clients reply when a mailbox is given", () => {
    const IMAP_URL = "imaps://reponses:secret@imap.example";
    expect(messageFor({ IMAP_URL })).toMatch(/REPLY_ADDRESS.: à renseigner avec IMAP_URL/);
    expect(
      readConfig({ IMAP_URL, REPLY_ADDRESS: "reponses@etabli.example" }).IMAP_URL,
    ).toMatchObject({ host: "imap.example", folder: "INBOX" });
    expect(messageFor({ IMAP_URL: "imap://reponses:secret@" })).not.toContain("secret");
  });

  it("never repeats a password", () => {
    expect(messageFor({ DATABASE_URL: "mysql://etabli:secret@serveur/base" })).not.toContain(
      "secret",
    );
  });
});

it("refuses a demonstration asked for for a server, instead of forgetting it", () => {
  const DATABASE_URL = "postgres://etabli@serveur/etabli";
  expect(() => readConfig({ DEMO: "1", DATABASE_URL })).toThrow("npm run shop:create");
  expect(readConfig({ DEMO: "0", DATABASE_URL }).DEMO).toBe(false);
  expect(readConfig({ DATABASE_URL }).DEMO).toBe(false);
});
