declare module "*.svg?url&no-inline" {
  const url: string;
  export default url;
}
