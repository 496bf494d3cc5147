// @ts-check
import { startBlackjack } from "./start-blackjack.js";

const setup = document.getElementById("setup");
startBlackjack(JSON.parse(setup?.textContent ?? "{}"));
