import { Fragment } from "react";
import { categoryOf } from "../../domain/catalogue/categories.ts";

/** « TV/Hifi/Electronique » on a narrow tile is cut after a slash, never inside a word. */
export const CategoryName = ({ id }: { id: string }) =>
  categoryOf(id)
    ?.name.split("/")
    .map((part, index) => (
      <Fragment key={part}>
        {index > 0 && (
          <>
            /<wbr />
          </>
        )}
        {part}
      </Fragment>
    ));
