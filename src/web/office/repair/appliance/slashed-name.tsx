import { Fragment } from "react";

/** « TV/Hifi/Electronique » is cut after a stroke rather than in a word. */
export const SlashedName = ({ name }: { name: string }) => (
  <span>
    {name.split("/").map((part, index) => (
      <Fragment key={part}>
        {index > 0 && (
          <>
            /<wbr />
          </>
        )}
        {part}
      </Fragment>
    ))}
  </span>
);
