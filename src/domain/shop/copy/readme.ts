/** What a person reads who opens the copy of a shop. */
import { formatDate, type LocalDate } from "../../time.ts";

export const copyReadme = (shop: string, on: LocalDate): string =>
  [
    `Copie de l’atelier ${shop}, faite le ${formatDate(on)} par Établi.`,
    "",
    "Elle contient tout ce que l’atelier a enregistré : clients, appareils, réparations, rendez-vous, devis, factures, paiements, messages, réglages et journaux, avec les photos et les documents.",
    "",
    "- manifeste.json : la liste des fichiers, le nombre de lignes, la taille et l’empreinte SHA-256 de chacun, et le sceau de l’installation qui a fait la copie.",
    "- Le dossier tables : une table par fichier, une ligne par enregistrement, en JSON (NDJSON, UTF-8). Les instants y sont en temps universel, les montants en centimes.",
    "- Le dossier fichiers : les photos et les documents. La table app.file dit le nom de chacun et à quoi il se rattache.",
    "",
    "N’y sont pas : les mots de passe, les clés des logiciels, les adresses secrètes des calendriers, les codes des appareils.",
    "Y sont les liens de suivi et de devis que vos clients ont reçus, pour qu’ils ouvrent encore après une restauration : gardez ce fichier à l’abri.",
    "",
    "Pour la rétablir dans une installation neuve d’Établi, avec la clé du registre (ledger.key) de la première :",
    "npm run shop:restore -- CE-FICHIER.zip",
    "",
  ].join("\n");
