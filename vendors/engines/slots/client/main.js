// @ts-check
import { startGame } from "./start-game.js";

const setup = document.getElementById("setup");
startGame(JSON.parse(setup?.textContent ?? "{}"));
