/** What the benches use of autocannon, which brings no types. */
declare module "autocannon" {
  type Options = {
    url: string;
    connections?: number;
    duration?: number;
    headers?: Record<string, string>;
  };
  type Result = { requests: { average: number }; non2xx: number };
  export default function autocannon(options: Options): Promise<Result>;
}
