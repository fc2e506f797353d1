// SPDX-License-Identifier: MIT
// A position as a picture that only shows: for the gallery, rules cards and the lab. It fills the
// width of what is around it.
import type { JSX } from "preact";
import { useMemo } from "preact/hooks";
import type { Boards, GameReport, Picture, View } from "../engine/types";
import { BoardSvg, Painted } from "./BoardSvg";
import { CardGroup } from "./Cards";
import { height, width } from "./geometry";
import { Looks } from "./looks";
import { CellMarks, NO_MARKS } from "./marks";
import { ownerColours } from "./owners";
import { regionMarks } from "./regions";
import { CellNumbers } from "./scene";

const SCALE = 40; // pixels per unit before it is fitted into its surroundings

export interface BoardPictureProps {
  game: GameReport;
  view: View;
  boards: Boards;
  picture: Picture;
  /** For each board; without them, nothing is marked. */
  marks?: CellMarks;
  columns?: number;
}

export function BoardPicture(props: BoardPictureProps): JSX.Element {
  const { game, view, picture } = props;
  const looks = useMemo(() => new Looks(game), [game]);
  const numbers = useMemo(() => new CellNumbers(game), [game]);
  const regions = useMemo(() => regionMarks(game, picture), [game, picture]);
  const colours = useMemo(() => ownerColours(game.seats), [game]);
  const marks = props.marks ?? NO_MARKS;
  const all = props.boards.boards.map((board, number) => ({ board, number }));
  const shown = all.filter(({ board }) => board.place === "board");
  const cards = all.filter(({ board }) => board.place !== "board");
  const boards = shown.map(({ board, number }) => {
    const shared = { game, view, picture, looks, regions, colours, marks };
    const scene = { ...shared, board, scale: SCALE, badges: [], notes: false };
    return {
      key: `${number}`,
      title: board.title,
      content: <Painted scene={scene} numbers={numbers} />,
    };
  });
  const titled = boards.some((board) => board.title !== "");
  const upright = width(picture.bounds) < 1.2 * height(picture.bounds);
  const columns = props.columns ?? (upright ? Math.max(1, Math.min(boards.length, 3)) : 1);
  return (
    <div class="board-picture">
      {boards.length > 0 && (
        <BoardSvg
          picture={picture}
          scale={SCALE}
          columns={columns}
          heading={titled ? 1 : 0}
          boards={boards}
          fluid
        />
      )}
      {cards.length > 0 && (
        <div class="card-table card-table-small">
          {cards.map(({ board, number }) => (
            <CardGroup
              key={number}
              game={game}
              view={view}
              board={board}
              number={number}
              inks={{ looks, colours }}
              marks={marks}
              cursor={null}
              stateOf={() => ({ label: "", chosen: false, mayChoose: false })}
            />
          ))}
        </div>
      )}
    </div>
  );
}
