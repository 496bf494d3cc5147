import {
  staffLetterList,
  staffLetterReset,
  staffLetterSet,
  staffLetterShow,
  staffLetterTry,
} from "../../../contract/staff/merchant/letters.ts";
import { at, type OfficeRoute } from "../../office-route.ts";
import { staffOf } from "../../people/manage-people.ts";
import { listLetters } from "./list-letters.ts";
import { setLetter } from "./set-letter.ts";
import { showLetter } from "./show-letter.ts";
import { tryLetter } from "./try-letter.ts";

/** The office's calls about a merchant's own words of letters and text messages. */
export const letterRoutes: readonly OfficeRoute[] = [
  at(staffLetterList, listLetters),
  at(staffLetterShow, showLetter),
  at(staffLetterSet, (desk, { kind, language, ...form }) =>
    setLetter(staffOf(desk), { merchant: desk.merchant, kind, language, form }),
  ),
  at(staffLetterReset, (desk, { kind, language }) =>
    setLetter(staffOf(desk), { merchant: desk.merchant, kind, language, form: null }),
  ),
  at(staffLetterTry, tryLetter),
];
