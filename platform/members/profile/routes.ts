import {
  avatarList,
  avatarSet,
  bindConfirm,
  bindSend,
  languageSet,
  profile,
  profileSave,
} from "../../contract/members/profile.ts";
import { on } from "../../core/route.ts";
import { confirmBinding, sendBindingCode } from "./bind-contact.ts";
import { getProfile } from "./get-profile.ts";
import { listAvatars } from "./list-avatars.ts";
import { saveProfile } from "./save-profile.ts";
import { setAvatar } from "./set-avatar.ts";
import { setLanguage } from "./set-language.ts";

export const profileRoutes = [
  on(profile, getProfile),
  on(profileSave, saveProfile),
  on(avatarList, listAvatars),
  on(avatarSet, setAvatar),
  on(languageSet, setLanguage),
  on(bindSend, sendBindingCode),
  on(bindConfirm, confirmBinding),
];
