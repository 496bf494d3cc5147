import { nocheBanners } from "./banners/noche.ts";
import { banner, type DemoMerchant, game, page } from "./demo-merchant.ts";

/** A night avenue: short sentences, quick, sure of itself. */
export const noche: DemoMerchant = {
  code: "noche",
  name: "noche",
  registration: {
    ageMin: 21,
    invitation: "NOCHE2026",
    fields: {
      fullname: { enabled: true, required: true },
      birthday: { enabled: true, required: true },
      nationality: { enabled: true, required: true },
      telegram: { enabled: true },
    },
  },
  jackpot: { seed: "50000.00", hitMin: "50500.00", hitMax: "90000.00", shareBasisPoints: 50 },
  favourites: [
    "neon-nocturno",
    "galaxia-gema",
    "ninja-luna",
    "pista-estelar",
    "lobo-de-plata",
    "cometa-azul",
    "agujero-negro",
    "diosa-opalo",
    "boveda-total",
    "rubi-salvaje",
    "canto-sirena",
    "sandia-turbo",
  ],
  banners: [
    ...nocheBanners,
    banner(
      "w_home",
      1,
      page("/rngList"),
      [
        "Abierto hasta tarde",
        "La noche es tuya",
        "Slots que arrancan al instante. Giros desde P 0.20 y RTP a la vista.",
        "Jugar ahora",
      ],
      [
        "Open late",
        "The night is yours",
        "Slots that start in a blink. Spins from P 0.20, RTP on show.",
        "Play now",
      ],
    ),
    banner(
      "w_home",
      2,
      game("neon-nocturno"),
      [
        "En cartelera",
        "Neón Nocturno, a toda luz",
        "Tres scatters encienden diez juegos gratis. Ahí todo paga doble.",
        "Encender",
      ],
      [
        "Now showing",
        "Neón Nocturno, lights up",
        "Three scatters switch on ten free games. In there, every win pays double.",
        "Light it up",
      ],
    ),
    banner(
      "w_home",
      3,
      page("/hot"),
      [
        "Lo más jugado",
        "Sigue las luces",
        "Los slots que mueven la avenida esta noche.",
        "Ver populares",
      ],
      [
        "Most played",
        "Follow the lights",
        "The slots that keep the avenue moving tonight.",
        "See popular",
      ],
    ),
    banner(
      "w_login",
      1,
      null,
      ["Ya abrimos", "De vuelta a la avenida", "Todo sigue donde lo dejaste.", ""],
      ["Doors open", "Back on the avenue", "Everything is where you left it.", ""],
    ),
    banner(
      "w_login",
      2,
      null,
      ["Sin sombras", "Cada ronda, registrada", "Tu historial, ronda por ronda.", ""],
      ["No shadows", "Every round on record", "Your history, round by round.", ""],
    ),
    banner(
      "w_login",
      3,
      null,
      ["Juega con cabeza", "La noche es larga", "Haz una pausa cuando quieras.", ""],
      ["Keep your head", "The night is long", "Take a break whenever you like.", ""],
    ),
    banner(
      "w_reg",
      1,
      null,
      ["Pase de entrada", "Tu noche empieza aquí", "Unos datos tuyos y listo.", ""],
      ["Your pass", "Your night starts here", "A few details, done.", ""],
    ),
    banner(
      "w_reg",
      2,
      null,
      ["A plena luz", "Reglas sin trucos", "RTP y pagos a un toque.", ""],
      ["In full light", "Rules, no tricks", "RTP and pays one tap away.", ""],
    ),
    banner(
      "w_reg",
      3,
      null,
      ["Desde P 0.20", "Tú marcas el ritmo", "Apuestas chicas, noches largas.", ""],
      ["From P 0.20", "You set the tempo", "Small bets, long nights.", ""],
    ),
  ],
};
