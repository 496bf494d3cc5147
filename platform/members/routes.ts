import { accountRoutes } from "./account/routes.ts";
import { affiliateRoutes } from "./affiliate/routes.ts";
import { authRoutes } from "./auth/routes.ts";
import { captchaRoutes } from "./captcha/routes.ts";
import { challengeRoutes } from "./challenge/routes.ts";
import { confirmationRoutes } from "./confirmation/routes.ts";
import { factorsRoutes } from "./factors/routes.ts";
import { linksRoutes } from "./links/routes.ts";
import { ownDataRoutes } from "./own-data/routes.ts";
import { passwordsRoutes } from "./passwords/routes.ts";
import { fundsRoutes } from "./person/funds/routes.ts";
import { identityRoutes } from "./person/identity/routes.ts";
import { profileRoutes } from "./profile/routes.ts";
import { protectionRoutes } from "./protection/routes.ts";
import { sessionsRoutes } from "./sessions/routes.ts";

/** Every call that this group answers. */
export const membersRoutes = [
  ...accountRoutes,
  ...affiliateRoutes,
  ...authRoutes,
  ...captchaRoutes,
  ...challengeRoutes,
  ...confirmationRoutes,
  ...factorsRoutes,
  ...linksRoutes,
  ...identityRoutes,
  ...fundsRoutes,
  ...ownDataRoutes,
  ...passwordsRoutes,
  ...profileRoutes,
  ...protectionRoutes,
  ...sessionsRoutes,
];
