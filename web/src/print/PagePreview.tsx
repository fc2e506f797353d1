// SPDX-License-Identifier: MIT
// One page at a time, as it will be printed.
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { fill, texts } from "../texts";
import { Button } from "../ui";
import type { Page } from "./pages";

export function PagePreview(props: {
  pages: readonly Page[];
  /** Of an upright page, in millimetres. */
  width: number;
  height: number;
}): JSX.Element {
  const { pages, width, height } = props;
  const [wanted, setWanted] = useState(0);
  const at = Math.min(wanted, pages.length - 1);
  const page = pages[at];
  if (page === undefined) return <></>;
  const title = page.sheet?.title ?? "";
  return (
    <>
      <div class="row">
        <Button
          icon="back"
          label={texts.print.previous_page}
          disabled={at === 0}
          onClick={() => setWanted(at - 1)}
        />
        <Button
          icon="next"
          label={texts.print.next_page}
          disabled={at + 1 >= pages.length}
          onClick={() => setWanted(at + 1)}
        />
        <span role="status">
          {fill(texts.print.page_of, at + 1, pages.length)} {title}
        </span>
      </div>
      <img
        class="page-preview"
        src={page.address}
        alt={`Page ${at + 1}: ${title}`}
        width={page.landscape ? height : width}
        height={page.landscape ? width : height}
      />
    </>
  );
}
