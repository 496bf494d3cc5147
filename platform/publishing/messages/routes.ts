import {
  clubLetters,
  letterStop,
  letterStopShow,
  messageDelete,
  messages,
  unreadMessages,
} from "../../contract/publishing/messages.ts";
import { on } from "../../core/route.ts";
import { countUnread } from "./count-unread.ts";
import { deleteMessage } from "./delete-message.ts";
import { listMessages } from "./list-messages.ts";
import { setClubLetters } from "./set-club-letters.ts";
import { showLetterStop, stopLetters } from "./stop-letters.ts";

export const messagesRoutes = [
  on(unreadMessages, countUnread),
  on(messages, listMessages),
  on(messageDelete, deleteMessage),
  on(clubLetters, setClubLetters),
  on(letterStopShow, showLetterStop),
  on(letterStop, stopLetters),
];
