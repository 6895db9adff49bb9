const HOUSEHOLD = `Airlux, Aldes, Amica, Ariston, Arthur Martin, Asko, Atag, Bauknecht, Beko, Bertazzoni,
Bialetti, Bissell, Black+Decker, Blomberg, Bomann, Bompani, Bosch, Brandt, Braun, Brother, Candy,
Cata, Cecotec, Climadiff, Constructa, Continental Edison, Cuisinart, Curtiss, Daewoo, De Dietrich,
De'Longhi, Dirt Devil, Domena, Domo, Dyson, Ecovacs, Electrolux, AEG, Elica, Essentiel B, Eufy,
Fagor, Falcon, Falmec, Far, Faure, Franke, Frigidaire, Gaggenau, Gaggia, Glem, Godin, Gorenje,
Grundig, Haier, Hisense, Hoover, Hotpoint, Ignis, Ikea, Indesit, iRobot, Jura, Kärcher, Kenwood,
KitchenAid, Krups, Küppersbusch, La Cornue, La Germania, Lacanche, Lagrange, Laurastar, Lavazza,
Liebherr, Listo, Magimix, Melitta, Midea, Miele, Moulinex, Neff, Nespresso, Polti, Proline, Riviera &
Bar, Roborock, Rommelsbacher, Rosières, Rowenta, Russell Hobbs, Saeco, Sauter, Scholtès, Seb,
Siemens, Silvercrest, Singer, Smeg, SodaStream, Taurus, Tefal, Teka, Thermomix, Valberg, Vedette, Vestfrost,
Vorwerk, Waltham, Whirlpool, Wolf, Zanker, Zanussi, Clatronic, Dualit, H.Koenig, High One, Kobold, Ninja,
Oceanic, Gardena, Husqvarna, Makita, Ryobi, Stihl, PerfectDraft, Philco, Princess, Sage, Schaub Lorenz, Senseo, Severin, Shark, Tineco, Ariete, Babyliss, Bamix, Bestron, Blendtec,
Bodum, Breville, Calor, Caso, Chefman, Cosori, Cricut, Delta Q, Dreame, Duronic, Emerio, Ezviz, Fakir, Graef, Hamilton Beach, Illy, iLife, Instant Pot, Juki, Kitchen Chef, Kitchencook,
La Pavoni, Lelit, Livoo, Malongo, Morphy Richards, Necchi, Nivona, Nutribullet, Pfaff,
Quick Mill, Rancilio, Remington, Robot-Coupe, Rocket Espresso, Simeo, Solac, Soehnle,
Stadler Form, Steba, SteamOne, Swan, Terraillon, Tristar, Unold, Vax, Vitamix, WMF, Weber, Wahl, Wilfa, Zwilling,
Bernina, Janome, Elna, Astoria, Faber, Novy, Roblin, Airforce, Barazza, V-Zug,
Bora, Gutmann, Grandimpianti, Dometic, Indel B, La Sommelière, EuroCave,
Avintage, Artevino, Klarstein, Laden, DeWalt, Einhell, Echo, Flymo, Hikoki, Hilti, Honda, Husky, Metabo, Milwaukee, Parkside, Paslode, Scheppach, Skil,
Stanley, Stiga, Toro, Wolf-Garten, Worx, Al-Ko, Ferrex, Festool, Fein, Dremel, Briggs & Stratton, Cub Cadet, Kränzle, Lavor, Nilfisk`;

const ELECTRONICS = `Acer, Alcatel, Amazon, Apple, Archos, Asus, Audio-Technica, Bang & Olufsen, BenQ,
Blaupunkt, Bose, Bouygues Telecom, Bowers & Wilkins, Cabasse, Canon, Casio, Crosley, Crosscall, Dell, Denon, Devialet,
DJI, Doro, Epson, Fairphone, Finlux, Fitbit, Focal, Free, Fujitsu, Garmin, Gigabyte, Google, GoPro,
Harman Kardon, Hitachi, Honor, HP, HTC, Huawei, Humax, JBL, JVC, Klipsch, Kobo, Kodak, Lenovo, Lexmark,
LG, Loewe, Logitech, Marantz, Medion, Meta, Metz, Microsoft, Motorola, MSI, NAD, Netgear, Nikon, Nintendo,
Nokia, Nothing, OnePlus, Onkyo, Oppo, Orange, Packard Bell, Panasonic, Parrot, Philips, Pioneer, Polar,
Polaroid, Pro-Ject, Qilive, Radiola, Razer, Realme, Samsung, Schneider, Seagate, Sennheiser, SFR, Sharp, Sonos,
Sony, Starlink, TCL, Technics, Telefunken, Thomson, TomTom, Toshiba, TP-Link, Ubiquiti, Vivo, Western
Digital, Wiko, Withings, Xiaomi, Yamaha, ZTE, Zyxel,
Decathlon, Insta360, Marshall, Ninebot, Segway, Optoma, Anker, Amazfit, BlackBerry, Blackview, Doogee, Infinix, iiyama, Intel, Lacie, Mobvoi, Nubia, Oukitel, Poco, Redmi, Sandisk, Tecno, Ulefone, AMD, AOC, Corsair, Creative, Crucial, EVGA, Fujifilm, HyperX, JLab, Kyocera, Leica, Mackie, Mad Catz, Nvidia, Oki, Olympus, Onyx Boox, PocketBook, Ricoh, Roku, SteelSeries, Teufel, Thrustmaster, Vizio, Xbox, PlayStation, Sega, Atari, Rode, Shure, Beyerdynamic, Beats, Jabra, Yeedi, Niu, Moustache, Gitane, Peugeot, Dualtron, Pure Electric, Urbanglide, Wispeed, Shimano, Sagemcom, TechniSat, Triax, ViewSonic`;

const BUILDING = `Acova, Airwell, Allibert, Atlantic, Baxi, Bticino, Chaffoteaux, Daikin, Danfoss, Delta Dore, Diagral,
Elm Leblanc, Frisquet, Geberit, Grohe, Hager, Hansgrohe, Hikvision, Honeywell, Ideal Standard, Invicta, Jacob
Delafon, Legrand, Mitsubishi Electric, Netatmo, Nice, Noirot, Porcher, Riello, Ring, Roca, Saunier Duval, Schneider
Electric, SFA, Somfy, Thermor, Urmet, Vaillant, Velux, Verisure, Viessmann, Weishaupt, Ajax, BFT, Bubendorff, Came, Chappée, Daitem, De Dietrich
Thermique, Deville, Dahua, Edilkamin, FAAC, Fichet, Grundfos, Jøtul, Kinedo, MCZ, Oertli, Palazzetti,
Simu, Supra, Wilo, Zehnder, Airelec, Enphase, Ferroli, Hayward, Intuis, Pacific, SolarEdge, Wallbox, Zodiac, Aereco, Autogyre, Axelair, Anjos, Brink, Helios, S&P, Unelvent, Vortice, VMI Ventilairsec, Ubbink, Nather, Hörmann, Novoferm, Tubauto, Crawford, Sommer, Marantec, Chamberlain, LiftMaster, Cardin, Ditec, Genius, Key Automation, Rolling Center, Beninca, Elero, Becker, Griesser, Profalux, Franciaflex, Gimenez, Mhouse, Avidsen, Extel, Geminox, Sime, Beretta, Immergas, Unical, Domusa, Franco Belge, Hoval, Rotex, Ökofen, Hargassner, Fröling, HS France, Fujitsu General, Gree, Carrier, Trane, Mitsubishi Heavy, Aermec, Technibel, Rika, Hase, Contura, Morsø, La Nordica, Extraflamme, Piazzetta, Ravelli, Dielle, CMG, Cadel, Austroflamm, Hwam, Brisach, Fondis, Lorflam, Seguin, Turbo Fonte, Campa, Applimo, Rothelec, LVI, Runtal, Finimetal, Siamp, Wirquin, Nicoll, Ondyna, Hydra, Grandform, Novellini, Cedam, Villeroy & Boch, Duravit, Laufen, Vitra, Kohler, Oras, Paini, Ramon Soler, Watts, Comap, Oventrop, Giacomini, Setma, Culligan, BWT, Permo, Cillit, Bayard, DAB, KSB, Ebara, Lowara, Salmson, Calpeda, Guinard, Jetly, Desjoyaux, Pentair, AstralPool, Bestway, Intex, Vachette, Bricard, Mul-T-Lock, Abus, Yale, Nuki, Héraclès, Iseo, Dormakaba, Point Fort Fichet, Reelax, Aiphone, Comelit, Fermax, Golmar, Intratone, Noralsy, Risco, Paradox, Visonic, Foscam, Reolink, Arlo, Imou, Tapo, Blink, Eaton, ABB, Gewiss, Niko, Theben, Finder, Debflex, Arnould, Sarlam, Alombard, Merlin Gerin, Telemecanique, EVBox, SMA, Fronius, APsystems, SunPower, Roto, Fakro, Technal, K-Line, Tryba, Saint-Gobain, Schüco`;

/** Makers suggested while typing; free text stays allowed. In French alphabetical order. */
export const BRANDS: readonly string[] = `${HOUSEHOLD}, ${ELECTRONICS}, ${BUILDING}`
  .split(",")
  .map((brand) => brand.replace(/\s+/g, " ").trim())
  .sort((a, b) => a.localeCompare(b, "fr"));
