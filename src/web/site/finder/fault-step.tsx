import { awaitsText, choices, type Tunnel } from "../../../domain/catalogue/tree/tunnel.ts";
import type { TreeNode } from "../../../domain/catalogue/tree/tree.ts";
import { NEED_PARAMETERS, tunnelOf } from "../../../domain/shop/need/need.ts";
import { afterAnswer, afterFault } from "../../../domain/shop/need/steps.ts";
import { Button, ButtonLink } from "../../ui/site/button.tsx";
import { TextField } from "../../ui/site/field.tsx";
import type { FinderProps } from "../props.ts";
import { SafetyOrders } from "../safety-orders.tsx";
import { hiddenFields, wayHref } from "./links.ts";
import { Tiles, type Tile } from "./tiles.tsx";
import styles from "./finder.module.css";

/** The repairer's questions, one a page; what cannot wait is said before the next one. */
export function FaultStep(props: FinderProps) {
  const { danger, need, query } = props;
  const tunnel = tunnelOf(need);
  if (!tunnel) return null;
  const asked = awaitsText(tunnel);
  const tiles = tilesOf(tunnel, props);
  const onward = wayHref(afterFault(need, query.where !== ""), query);
  return (
    <>
      {danger && <SafetyOrders danger={danger} isNotice={danger.isNotice} />}
      {asked && <CodeForm asked={asked} {...props} />}
      <Tiles tiles={tiles} />
      <p className={styles.onward}>
        {danger && tiles.length === 0 && !asked ? (
          <ButtonLink href={onward}>C’est fait, continuer</ButtonLink>
        ) : (
          <a href={onward}>Passer cette question</a>
        )}
      </p>
    </>
  );
}

const tilesOf = (tunnel: Tunnel, { need, query }: FinderProps): Tile[] =>
  choices(tunnel).flatMap(({ id, name, imgsrc }) => {
    const way = afterAnswer(need, id, query.where !== "");
    return way ? [{ id, title: name, picture: imgsrc, href: wayHref(way, query) }] : [];
  });

const CodeForm = ({ asked, need, query }: FinderProps & { asked: TreeNode }) => (
  <form action="/annuaire" method="get" className={styles.search}>
    <TextField
      name={NEED_PARAMETERS.code}
      label={asked.question ?? asked.name}
      maxLength={40}
      autoComplete="off"
      required
    />
    {hiddenFields(need).map(([name, value]) => (
      <input key={name} type="hidden" name={name} value={value} />
    ))}
    {query.where && <input type="hidden" name="where" value={query.where} />}
    <input type="hidden" name="etape" value="panne" />
    <Button type="submit">Continuer</Button>
  </form>
);
