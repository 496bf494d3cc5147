import { boardJoin, boardNotes, leaderboard, leaderboards } from "../../contract/club/boards.ts";
import { on } from "../../core/route.ts";
import { joinBoard } from "./join-board.ts";
import { showBoard, showBoards } from "./show-boards.ts";
import { showNotes } from "./show-notes.ts";

export const boardsRoutes = [
  on(leaderboards, showBoards),
  on(leaderboard, showBoard),
  on(boardJoin, joinBoard),
  on(boardNotes, showNotes),
];
