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
Oceanic, Gardena, Husqvarna, Makita, Ryobi, Stihl, PerfectDraft, Philco, Princess, Sage, Schaub Lorenz, Senseo, Severin, Shark, Tineco`;

const ELECTRONICS = `Acer, Alcatel, Amazon, Apple, Archos, Asus, Audio-Technica, Bang & Olufsen, BenQ,
Blaupunkt, Bose, Bouygues Telecom, Bowers & Wilkins, Cabasse, Canon, Casio, Crosley, Crosscall, Dell, Denon, Devialet,
DJI, Doro, Epson, Fairphone, Finlux, Fitbit, Focal, Free, Fujitsu, Garmin, Gigabyte, Google, GoPro,
Harman Kardon, Hitachi, Honor, HP, HTC, Huawei, Humax, JBL, JVC, Klipsch, Kobo, Kodak, Lenovo, Lexmark,
LG, Loewe, Logitech, Marantz, Medion, Meta, Metz, Microsoft, Motorola, MSI, NAD, Netgear, Nikon, Nintendo,
Nokia, Nothing, OnePlus, Onkyo, Oppo, Orange, Packard Bell, Panasonic, Parrot, Philips, Pioneer, Polar,
Polaroid, Pro-Ject, Qilive, Radiola, Razer, Realme, Samsung, Schneider, Seagate, Sennheiser, SFR, Sharp, Sonos,
Sony, Starlink, TCL, Technics, Telefunken, Thomson, TomTom, Toshiba, TP-Link, Ubiquiti, Vivo, Western
Digital, Wiko, Withings, Xiaomi, Yamaha, ZTE, Zyxel,
Decathlon, Insta360, Marshall, Ninebot, Segway, Optoma, Sagemcom, TechniSat, Triax, ViewSonic`;

const BUILDING = `Acova, Airwell, Allibert, Atlantic, Baxi, Bticino, Chaffoteaux, Daikin, Danfoss, Delta Dore, Diagral,
Elm Leblanc, Frisquet, Geberit, Grohe, Hager, Hansgrohe, Hikvision, Honeywell, Ideal Standard, Invicta, Jacob
Delafon, Legrand, Mitsubishi Electric, Netatmo, Nice, Noirot, Porcher, Riello, Ring, Roca, Saunier Duval, Schneider
Electric, SFA, Somfy, Thermor, Urmet, Vaillant, Velux, Verisure, Viessmann, Weishaupt, Ajax, BFT, Bubendorff, Came, Chappée, Daitem, De Dietrich
Thermique, Deville, Dahua, Edilkamin, FAAC, Fichet, Grundfos, Jøtul, Kinedo, MCZ, Oertli, Palazzetti,
Simu, Supra, Wilo, Zehnder, Airelec, Enphase, Ferroli, Hayward, Intuis, Pacific, SolarEdge, Wallbox, Zodiac`;

/** Makers suggested while typing; free text stays allowed. In French alphabetical order. */
export const BRANDS: readonly string[] = `${HOUSEHOLD}, ${ELECTRONICS}, ${BUILDING}`
  .split(",")
  .map((brand) => brand.replace(/\s+/g, " ").trim())
  .sort((a, b) => a.localeCompare(b, "fr"));
