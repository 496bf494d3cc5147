// @ts-check
import { startInstant } from "./start-instant.js";

const setup = document.getElementById("setup");
startInstant(JSON.parse(setup?.textContent ?? "{}"));
