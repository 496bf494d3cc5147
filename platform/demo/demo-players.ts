import { createHash } from "node:crypto";

export type DemoPlayer = { username: string; nickname: string; upline: string };

/** Names of people for seven houses, so that no two of the demonstration have the same winners. */
const NAMES = [
  "Abril Ramiro Noemi Saul Tere Elias Vera Joel Greta Ismael Olga Ciro Wanda Eder",
  "Micaela Lucho Fiorella Renzo Milagros Alonso Isabella Piero Ursula Gonzalo Estela Jano Violeta Teo",
  "Paqui Manolo Macarena Curro Encarni Jordi Iratxe Nuria Pepe Remedios Amparo Borja Chus Rocio",
  "Coral Jaime Perla Delfina Isidro Marina Chucho Itzel Valeria Rene Ofelia Pancho Brisa Ulises",
  "Danna Rulo Vianey Kike Nadia Gael Zulma Iker Fabi Neto Aurora Bruno Selene Damian",
  "Hugo Cuau Rafa Jimena Charly Lalo Paty Omar Karla Goyo Berna Diego Yamile Fer",
  "Lucero Tavo Marimar Chela Beto Pili Nando Ximena Lola Memo Yola Quique Irma Poncho",
].map((names) => names.split(" "));

/** The agents directly above the first ones; the others have none and play only today. */
const UPLINES = ["agente", "agente", "norte", "norte", "norte", "bajio", "bajio", "bajio"];

/**
 * The players of a merchant's demonstration: those of its agents' teams, and guests without an agent. A
 * merchant has the same names at every start.
 */
export function demoPlayers(merchant: string): { team: DemoPlayer[]; guests: DemoPlayer[] } {
  const place = createHash("sha256").update(merchant).digest()[0]! % NAMES.length;
  const players = NAMES[place]!.map((nickname, seat) => ({
    ...{ username: `demo-${nickname.toLowerCase()}`, nickname, upline: UPLINES[seat] ?? "" },
  }));
  return { team: players.slice(0, UPLINES.length), guests: players.slice(UPLINES.length) };
}

/** A player of the demonstration's past whom a contract pays. */
export const paidPlayer = (merchant: string): DemoPlayer => demoPlayers(merchant).team[0]!;
