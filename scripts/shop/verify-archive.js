// Vérifie une archive d’Établi avec Node seul : node verifier.mjs [dossier] [empreinte de la clé]
import { createHash, createPublicKey, verify } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";

const [folder = import.meta.dirname, expected] = process.argv.slice(2);
const read = (name) => readFileSync(`${folder}/${name}`);
const digest = (bytes) => createHash("sha256").update(bytes).digest("hex");
const sum = (numbers) => numbers.reduce((total, number) => total + number, 0);
const faults = [];
const check = (isTrue, fault) => isTrue || faults.push(fault);

const key = createPublicKey(read("cle-publique.pem"));
const print = digest(key.export({ type: "spki", format: "der" }));
const signature = Buffer.from(read("manifeste.sig").toString(), "base64");
check(verify(null, read("manifeste.json"), key, signature), "La liste signée a été modifiée.");
const manifest = JSON.parse(read("manifeste.json").toString());
check(print === (expected ?? manifest.key), "La clé n’est pas celle de l’éditeur.");

const own = ["manifeste.json", "manifeste.sig", "cle-publique.pem"];
const present = readdirSync(folder).filter((name) => !own.includes(name));
const listed = new Map(manifest.files.map((file) => [file.path, file.sha256]));
for (const name of new Set([...present, ...listed.keys()])) {
  const isSame = present.includes(name) && digest(read(name)) === listed.get(name);
  check(isSame, `${name} : modifié, absent ou ajouté.`);
}

const lines = read("registre.ndjson").toString().trim().split("\n");
const links = lines.map((line) => JSON.parse(line));
for (const [place, { seq, prev }] of links.entries()) {
  const { seq: last, hash } = links[place - 1] ?? { seq: seq - 1, hash: prev };
  check(seq === last + 1 && prev === hash, `Écriture ${seq} : elle ne suit pas celle d’avant.`);
}
const sealed = links.map(({ payload }) => JSON.parse(payload));
const { id, head, totals } = sealed.at(-1);
check(id === manifest.closing_id && head === links.at(-2)?.hash, "La clôture a été remplacée.");

const isIn = (day) => manifest.period.from <= day && day <= manifest.period.to;
const sold = sealed.filter((one) => [380, 381, 384].includes(one.kind) && isIn(one.issued_on));
const cancelled = sold.map((one) => (one.kind === 384 ? one.document.corrects.total_incl : 0));
const issued = sum(sold.map((one) => (one.kind === 381 ? 0 - one.total_incl : one.total_incl)));
const billed = issued - sum(cancelled);
check(billed === totals.incl, "Le total facturé n’est pas la somme des factures.");
const moved = sealed.flatMap((one) => one.entries ?? []).filter((one) => isIn(one.received_on));
const money = sum(moved.map((one) => (one.method === "account" ? 0 : one.amount)));
check(money === totals.received, "Le total encaissé n’est pas la somme des paiements.");

const intact = `Archive intacte : ${manifest.files.length} fichiers, ${links.length} écritures.`;
console.log(faults.length > 0 ? faults.join("\n") : intact);
console.log(`Empreinte de la clé, à comparer à l’attestation : ${print}`);
process.exitCode = faults.length > 0 ? 1 : 0;
