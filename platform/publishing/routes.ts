import { bannersRoutes } from "./banners/routes.ts";
import { blogRoutes } from "./blog/routes.ts";
import { feedbackRoutes } from "./feedback/routes.ts";
import { messagesRoutes } from "./messages/routes.ts";
import { noticesRoutes } from "./notices/routes.ts";
import { serviceRoutes } from "./service/routes.ts";

/** Every call that this group answers. */
export const publishingRoutes = [
  ...bannersRoutes,
  ...blogRoutes,
  ...feedbackRoutes,
  ...messagesRoutes,
  ...noticesRoutes,
  ...serviceRoutes,
];
