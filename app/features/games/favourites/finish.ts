import type { LoaderFunctionArgs } from "@remix-run/node";
import { finishFavourite } from "./set-favourite.server.ts";

export const loader = (args: LoaderFunctionArgs) => finishFavourite(args);
