import { words, type KindEntry } from "../kind.ts";

/** Television, sound, telephones, computers, aerials and alarms. */
export const ELECTRONICS_KINDS: readonly KindEntry[] = [
  {
    id: "televiseur",
    name: "Téléviseur",
    category_ids: ["tv-hifi-electronique"],
    synonyms: words("télé, TV, télévision, écran plat, téloche, oled, qled, smart tv, bravia"),
  },
  {
    id: "lecteur-video",
    name: "Lecteur vidéo",
    category_ids: ["tv-hifi-electronique"],
    synonyms: words(
      "lecteur DVD, dévédé, magnétoscope, blu-ray, bluray, vidéoprojecteur, projecteur, rétroprojecteur, home cinéma",
    ),
  },
  {
    id: "audio",
    name: "Audio et hi-fi",
    category_ids: ["tv-hifi-electronique"],
    synonyms: words(
      "chaîne hifi, ampli, amplificateur, enceinte, barre de son, platine vinyle, haut-parleur, casque, radio, sonos, écouteurs, airpods, tourne-disque, table de mixage",
    ),
  },
  {
    id: "smartphone",
    name: "Téléphone",
    category_ids: ["multimedia-smartphone"],
    synonyms: words(
      "portable, smartphone, iphone, aïfone, mobile, gsm, téléphone portable, android, galaxy, huawei, redmi, google pixel",
    ),
  },
  {
    id: "tablette",
    name: "Tablette",
    category_ids: ["multimedia-smartphone"],
    synonyms: words("ipad, tablette tactile, tab, galaxy tab, liseuse, kindle, kobo"),
  },
  {
    id: "montre-connectee",
    name: "Montre connectée",
    category_ids: ["multimedia-smartphone"],
    synonyms: words("montre, apple watch, smartwatch, bracelet connecté, montre sport, iwatch"),
  },
  {
    id: "imprimante-scanner",
    name: "Imprimante ou scanner",
    category_ids: ["multimedia-smartphone"],
    synonyms: words("imprimante, scanner, photocopieuse, multifonction, traceur, fax"),
  },
  {
    id: "lecteur-mp3",
    name: "Lecteur MP3",
    category_ids: ["multimedia-smartphone", "tv-hifi-electronique"],
    synonyms: words("ipod, baladeur, walkman, mp4"),
  },
  {
    id: "console-de-jeux",
    name: "Console de jeux",
    category_ids: ["multimedia-smartphone", "tv-hifi-electronique"],
    synonyms: words(
      "playstation, PS4, PS5, xbox, nintendo, switch, wii, manette, console, jeux vidéo",
    ),
  },
  {
    id: "autre-multimedia",
    name: "Autre multimédia",
    category_ids: ["multimedia-smartphone"],
    synonyms: words(
      "drone, appareil photo, caméscope, gopro, trottinette, vélo électrique, vélo, vae, autoradio",
    ),
    hints: words("gps, disque dur, clé usb"),
  },
  {
    id: "ordinateur-portable",
    name: "Ordinateur portable",
    category_ids: ["multimedia-smartphone"],
    sub_category_id: "ordinateur",
    synonyms: words("pc portable, laptop, macbook, mac, notebook, chromebook, ordi portable, ordi"),
  },
  {
    id: "ordinateur-de-bureau",
    name: "Ordinateur de bureau",
    category_ids: ["multimedia-smartphone"],
    sub_category_id: "ordinateur",
    synonyms: words(
      "pc, pc fixe, tour, unité centrale, ordinateur fixe, imac, pc gamer, écran d’ordinateur, moniteur",
    ),
  },
  {
    id: "antenne",
    name: "Antenne",
    category_ids: ["antenne-internet"],
    synonyms: words("antenne tnt, râteau, antenne de toit, antenne télé, réception tv, antenniste"),
  },
  {
    id: "parabole",
    name: "Parabole",
    category_ids: ["antenne-internet"],
    synonyms: words(
      "satellite, antenne parabolique, tête de réception, lnb, démodulateur, décodeur",
    ),
  },
  {
    id: "fibre",
    isWorks: true,
    name: "Fibre optique",
    category_ids: ["antenne-internet"],
    sub_category_id: "internet",
    synonyms: words("fibre, box internet, ftth, livebox, freebox, sfr box, bbox"),
    hints: words("wifi, box, internet"),
  },
  {
    id: "adsl",
    isWorks: true,
    name: "ADSL",
    category_ids: ["antenne-internet"],
    sub_category_id: "internet",
    synonyms: words(
      "vdsl, téléphone fixe, ligne téléphonique, prise téléphonique, modem, internet adsl",
    ),
  },
  {
    id: "internet-satellite",
    name: "Internet par satellite",
    category_ids: ["antenne-internet"],
    sub_category_id: "internet",
    synonyms: words("starlink, nordnet, internet satellite"),
  },
  {
    id: "alarme",
    name: "Alarme",
    category_ids: ["alarme-videosurveillance"],
    synonyms: words(
      "alarme maison, centrale d’alarme, sirène, détecteur de mouvement, détecteur de fumée, détecteur de monoxyde, verisure",
    ),
  },
  {
    id: "videosurveillance",
    name: "Vidéosurveillance",
    category_ids: ["alarme-videosurveillance"],
    synonyms: words(
      "caméra, caméra de surveillance, visiophone, interphone, portier vidéo, digicode, sonnette",
    ),
  },
];
