/* The button « Utiliser ma position » of the directory: fills the form's hidden field, to about a kilometre, and sends it. */
for (const button of document.querySelectorAll("button[data-locate]")) {
  const form = button.form;
  const field = form.elements.namedItem("position");
  const say = (text) => {
    form.querySelector("[data-located]").textContent = text;
  };
  button.hidden = false;
  button.addEventListener("click", () => {
    if (!navigator.geolocation) {
      alert("Votre navigateur ne supporte par la géolocalisation");
      return;
    }
    say("Recherche de votre position…");
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        field.value = `${coords.latitude.toFixed(2)},${coords.longitude.toFixed(2)}`;
        field.disabled = false;
        form.submit();
      },
      () => say("Votre position n’est pas connue : tapez votre commune."),
      { timeout: 10_000, maximumAge: 600_000 },
    );
  });
}
