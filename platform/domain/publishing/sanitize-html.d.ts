/** The part of sanitize-html that we use. The package ships no types. */
declare module "sanitize-html" {
  type Attributes = Record<string, string>;
  type Options = {
    allowedTags: string[];
    allowedAttributes: Record<string, string[]>;
    allowedSchemes: string[];
    allowProtocolRelative: boolean;
    disallowedTagsMode: "discard";
    textFilter?: (text: string) => string;
    transformTags: Record<
      string,
      (tagName: string, attribs: Attributes) => { tagName: string; attribs: Attributes }
    >;
  };
  export default function sanitizeHtml(dirty: string, options: Options): string;
}
