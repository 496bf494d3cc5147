import type { PostProcessorModule } from "i18next";

/** The stop of "a.m." ends a sentence too, where a text's last value is a time. */
export const sentenceEnd: PostProcessorModule = {
  type: "postProcessor",
  name: "sentenceEnd",
  process: (value) => value.replace(/(\b[ap]\.\s?m)\.\.(?!\.)/g, "$1."),
};
