import { postList, postOne } from "../../contract/publishing/blog.ts";
import { on } from "../../core/route.ts";
import { getPost } from "./get-post.ts";
import { listPosts } from "./list-posts.ts";

export const blogRoutes = [on(postList, listPosts), on(postOne, getPost)];
