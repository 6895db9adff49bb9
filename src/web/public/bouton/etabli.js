/* Bouton de réservation d’Établi. Met en forme les liens <a data-etabli> de la page, sans cookie, mesure ni requête.
   Une feuille de style construite passe sous une CSP stricte. Si elle manque, ou si ce script est bloqué, le lien reste un lien. */
(() => {
  const key = Symbol.for("etabli.bouton");
  if (document[key] || !document.adoptedStyleSheets) return;
  const looks = {
    violet: ["#5e2abb", "#fff", "#47208d"],
    noir: ["#1f1b24", "#fff", "#423c4a"],
    blanc: ["#fff", "#5e2abb", "#f1ebfb"],
  };
  const a = "a[data-etabli][data-etabli]";
  const colours = Object.entries(looks).map(
    ([name, [back, ink, over]]) =>
      `${a}${name === "violet" ? "" : `[data-etabli=${name}]`}{background:${back};color:${ink};border-color:${name === "blanc" ? ink : back}}` +
      `${a}${name === "violet" ? "" : `[data-etabli=${name}]`}:hover{background:${over}}`,
  );
  const css =
    `${a}{display:inline-flex;align-items:center;justify-content:center;box-sizing:border-box;min-height:48px;max-width:100%;padding:10px 24px;border:2px solid;border-radius:8px;font:600 16px/1.3 system-ui,sans-serif;text-align:center;text-decoration:none;cursor:pointer}` +
    `${a}:focus-visible{outline:3px solid #fff;outline-offset:0;box-shadow:0 0 0 6px #1f1b24}` +
    colours.join("");
  const sheet = new CSSStyleSheet();
  // The page around may style all its links.
  sheet.replaceSync(css.replace(/[;}]/g, (end) => ` !important${end}`));
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  document[key] = true;
})();
