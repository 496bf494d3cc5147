import { customerService } from "../../contract/publishing/service.ts";
import { on } from "../../core/route.ts";
import { listServicePaths } from "./list-service-paths.ts";

export const serviceRoutes = [on(customerService, listServicePaths)];
