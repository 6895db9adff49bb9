import { createRoot } from "react-dom/client";
import { UiProvider } from "../ui/provider.tsx";

const root = document.getElementById("root");
if (root)
  createRoot(root).render(
    <UiProvider>
      <main style={{ padding: 24 }}>
        <h1>Administration</h1>
        <a href="/app">Retour à l’atelier</a>
      </main>
    </UiProvider>,
  );
