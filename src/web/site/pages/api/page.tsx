import { Frame } from "../../frame/frame.tsx";
import type { PageHead } from "../../page.ts";
import { Lead } from "../../prose.tsx";
import type { ApiDoor, ApiField, ApiProps, ApiWord } from "../../api/props.ts";
import { Webhooks } from "./webhooks.tsx";
import styles from "./page.module.css";

export const head = (): PageHead => ({
  title: "Interface pour développeurs, Établi",
  description:
    "Lire et écrire les réparations, les rendez-vous, les devis et les factures d’un atelier depuis un autre logiciel.",
  path: "/api",
});

const anchorOf = (tag: string): string =>
  tag
    .normalize("NFD")
    .replaceAll(/[^a-z]+/gi, "-")
    .toLowerCase();

export const Page = ({ origin, scopes, sections, webhooks, words }: ApiProps) => (
  <Frame>
    <article className={styles.page}>
      <h1>Interface pour développeurs</h1>
      <Lead>
        Un autre logiciel peut lire les rendez-vous, les réparations, les devis et les factures d’un
        atelier, et y prendre des rendez-vous.
      </Lead>
      <nav aria-label="Sommaire" className={styles.contents}>
        {["Commencer", ...sections.map(({ tag }) => tag), "Webhooks", "Refus"].map((tag) => (
          <a key={tag} href={`#${anchorOf(tag)}`}>
            {tag}
          </a>
        ))}
      </nav>
      <Start origin={origin} scopes={scopes} />
      {sections.map(({ tag, doors }) => (
        <section key={tag} aria-labelledby={anchorOf(tag)}>
          <h2 id={anchorOf(tag)}>{tag}</h2>
          {doors.map((door) => (
            <DoorDetails key={`${door.method} ${door.path}`} door={door} />
          ))}
        </section>
      ))}
      <Webhooks webhooks={webhooks} />
      <h2 id="refus">Refus</h2>
      <p>
        Un refus a toujours la même forme : <code>refused</code> est un code qui ne change pas,{" "}
        <code>message</code> une phrase en français, <code>fields</code> dit ce qui ne va pas champ
        par champ.
      </p>
      <Words words={words} />
    </article>
  </Frame>
);

const Start = ({ origin, scopes }: Pick<ApiProps, "origin" | "scopes">) => (
  <>
    <h2 id="commencer">Commencer</h2>
    <p>
      Le responsable de l’atelier crée une clé dans ses paramètres, « Accès pour vos logiciels », et
      choisit ce qu’elle peut faire. Elle n’est affichée qu’une fois. Envoyez-la dans l’en-tête{" "}
      <code>Authorization</code>, depuis un serveur : jamais dans l’adresse, jamais dans une page.
    </p>
    <pre tabIndex={0}>{`curl ${JSON.stringify(`${origin}/api/v1/key`)} \\
  -H "Authorization: Bearer $ETABLI_CLE"`}</pre>
    <dl>
      {scopes.map(({ scope, text }) => (
        <Pair key={scope} name={scope} text={text} />
      ))}
    </dl>
    <p>
      Les listes vont de ce qui a changé le plus anciennement à ce qui vient de changer, par pages
      de 100 éléments au plus. Renvoyez <code>next</code> dans <code>after</code> pour la page
      suivante ; plus tard, <code>updated_since</code> ne donne que les changements. Les montants
      sont en centimes, les instants en temps universel. Une lecture porte un <code>ETag</code> :
      renvoyez-le dans <code>If-None-Match</code>, la réponse est 304 si rien n’a changé.
    </p>
    <p>
      Une clé peut demander 300 fois par minute. Au-delà, la réponse est 429 et{" "}
      <code>Retry-After</code> dit combien de secondes attendre.
    </p>
    <p>
      Pour vos outils : <a href="/api/v1/openapi.json">document OpenAPI 3.1</a>, et{" "}
      <a href="/api/v1/schema.graphql">schéma GraphQL</a> de l’application elle-même.
    </p>
  </>
);

const DoorDetails = ({ door }: { door: ApiDoor }) => (
  <details className={styles.door}>
    <summary>
      <span className={styles.method}>{door.method}</span>
      <code>{door.path}</code>
      <span className={styles.summary}>{door.summary}</span>
    </summary>
    <div className={styles.body}>
      {door.details && <p>{door.details}</p>}
      <p>
        {door.needs === null && "Sans clé."}
        {door.needs === "" && "Avec n’importe quelle clé de l’atelier."}
        {door.needs && (
          <>
            Droit de la clé : <code>{door.needs}</code>.
          </>
        )}
      </p>
      <pre tabIndex={0}>{door.curl}</pre>
      <Fields title="Dans l’adresse, après « ? »" fields={door.parameters} />
      <Fields title={door.isList ? "Chaque élément de « data »" : "Réponse"} fields={door.fields} />
      {door.words.length > 0 && (
        <>
          <h3>Ses refus</h3>
          <Words words={door.words} />
        </>
      )}
    </div>
  </details>
);

const Fields = ({ title, fields }: { title: string; fields: readonly ApiField[] }) =>
  fields.length > 0 && (
    <>
      <h3>{title}</h3>
      <dl>
        {fields.map(({ name, type, description }) => (
          <Pair key={name} name={name} text={[type, description].filter(Boolean).join(". ")} />
        ))}
      </dl>
    </>
  );

const Words = ({ words }: { words: readonly ApiWord[] }) => (
  <dl>
    {words.map(({ refused, status, message }) => (
      <Pair key={refused} name={`${status} ${refused}`} text={message} />
    ))}
  </dl>
);

const Pair = ({ name, text }: { name: string; text: string }) => (
  <>
    <dt>
      <code>{name}</code>
    </dt>
    <dd>{text}</dd>
  </>
);
