import type { LoaderFunctionArgs } from "@remix-run/node";
import { betPictureAnswer } from "./one.server.ts";

export const loader = (args: LoaderFunctionArgs) => betPictureAnswer(args);
