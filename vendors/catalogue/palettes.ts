import type { CatalogueGame } from "./types.ts";

type Palette = CatalogueGame["palette"];

const gold: [string, string] = ["#fff7c9", "#ffb62e"];
const ice: [string, string] = ["#ffffff", "#9ff0ff"];
const mint: [string, string] = ["#ffffff", "#b3ffdc"];
const blush: [string, string] = ["#ffffff", "#ffc4ec"];
const lemon: [string, string] = ["#ffffff", "#fff27a"];
const peach: [string, string] = ["#fff6e2", "#ffb184"];

function palette(
  backdrop: [string, string, string],
  title: [string, string],
  titleEdge: string,
  ray: string,
): Palette {
  return { backdrop, title, titleEdge, ray };
}

/** Named moods; a game picks one, and its cover and its slot's skin share it. */
export const palettes = {
  magenta: palette(["#ff4f8f", "#8420cf", "#1c0642"], gold, "#650f42", "#ffd1f3"),
  ember: palette(["#ff9a2e", "#c7210f", "#2b0407"], gold, "#5a0808", "#ffd68a"),
  jade: palette(["#3fe0ae", "#0b7158", "#03251f"], gold, "#06392d", "#bfffe9"),
  lagoon: palette(["#5ff0ff", "#0c72cf", "#041544"], ice, "#062a6b", "#d6fbff"),
  royal: palette(["#6f8bff", "#2226a0", "#08082c"], gold, "#0f1148", "#d3dbff"),
  violet: palette(["#c74dff", "#5210b4", "#140332"], blush, "#2c0666", "#f0c8ff"),
  tangerine: palette(["#ffe052", "#ff7a18", "#7a1a00"], lemon, "#7a2a00", "#fff8cf"),
  cosmos: palette(["#7d4dff", "#20117a", "#06031a"], ice, "#0d0745", "#c3b2ff"),
  teal: palette(["#46f7b0", "#0b8590", "#032230"], mint, "#053642", "#c9fff0"),
  pitch: palette(["#a5f04a", "#17903f", "#052a11"], lemon, "#06401b", "#f3ffd6"),
  rose: palette(["#ffb3c8", "#ee4a86", "#560a3a"], blush, "#7a0f4e", "#ffe6f0"),
  candy: palette(["#ffd6f2", "#ff7ac3", "#7a1fa3"], lemon, "#8a1a83", "#fff0fb"),
  sunset: palette(["#ffd36e", "#ff6a4a", "#4c1049"], peach, "#6a1238", "#ffe6b8"),
  desert: palette(["#ffe39a", "#e88a34", "#5a1f12"], gold, "#6a2410", "#fff0c2"),
  jungle: palette(["#d8f06a", "#2c9a4a", "#06301c"], gold, "#0c4220", "#f5ffc4"),
  frost: palette(["#e6fbff", "#62b8f0", "#12356f"], ice, "#164a8c", "#ffffff"),
  wine: palette(["#ff6b7d", "#9c1136", "#2a0414"], gold, "#54081f", "#ffcdd3"),
  midnight: palette(["#4c6bd8", "#17236a", "#060a24"], lemon, "#0b1140", "#b9c8ff"),
  copper: palette(["#ffbf80", "#b4531f", "#33100a"], gold, "#4f1a0a", "#ffdfbd"),
  orchid: palette(["#ffa1e8", "#a32bd0", "#33074f"], blush, "#520d78", "#ffdcf7"),
  abyss: palette(["#2fd3d9", "#0b4a8c", "#030f2c"], mint, "#05285c", "#b5fff8"),
  honey: palette(["#fff3a0", "#e0a91c", "#4f2f06"], lemon, "#5f3a08", "#fffad0"),
} satisfies Record<string, Palette>;

export type PaletteName = keyof typeof palettes;
