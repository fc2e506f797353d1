// SPDX-License-Identifier: MIT
// The board of a card, drawn when it first comes into sight: nine boards are thousands of shapes,
// and a phone shows three.
import type { JSX } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { BoardPicture } from "../board/BoardPicture";
import type { BoardData } from "./gallery";

export function LazyBoard(props: { board: BoardData | null }): JSX.Element {
  const { board } = props;
  const [seen, setSeen] = useState(false);
  const box = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (box.current === null) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        observer.disconnect();
        setSeen(true);
      },
      { rootMargin: "150px" },
    );
    observer.observe(box.current);
    return () => observer.disconnect();
  }, []);
  return (
    <span class="game-card-picture" aria-hidden="true" ref={box}>
      {seen && board !== null && (
        <BoardPicture
          game={board.game}
          view={board.position}
          boards={board.boards}
          picture={board.picture}
        />
      )}
    </span>
  );
}
