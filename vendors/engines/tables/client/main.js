// @ts-check
import { startTable } from "./start-table.js";

const setup = document.getElementById("setup");
startTable(JSON.parse(setup?.textContent ?? "{}"));
