import { banners } from "../../contract/publishing/banners.ts";
import { on } from "../../core/route.ts";
import { listBanners } from "./list-banners.ts";

export const bannersRoutes = [on(banners, listBanners)];
