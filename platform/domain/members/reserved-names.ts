import { usernameKey } from "./username.ts";

/** Names under which a player could pose as the brand's staff or the software, Spanish and English. */
const RESERVED = new Set(
  `
admin administrador administradora administrator administracion administration root system sistema
superuser superusuario webmaster hostmaster postmaster mailer daemon noreply owner dueno propietario
support soporte ayuda help helpdesk asistencia assistance atencion atencionalcliente servicio service
serviciocliente customerservice customersupport clientes staff equipo team empleado employee agente
agent operador operator moderador moderator mod gerente manager supervisor cajero cajera cashier caja
banco bank pagos payments payout retiros withdrawals depositos deposits bonos bonus promociones
promotions premios prizes vip casino crupier croupier dealer seguridad security fraude fraud legal
cumplimiento compliance oficial official verificado verified prensa press test tester prueba null
undefined anonymous anonimo guest invitado everyone todos
`
    .trim()
    .split(/\s+/),
);

/** Letters and digits alone, without accents: "Sopórte_01" is "soporte01". */
const bare = (text: string) =>
  usernameKey(text)
    .normalize("NFD")
    .replaceAll(/[^\p{Letter}\p{Number}]/gu, "");

/** True for a reserved name or the brand's, also with digits after it. */
export function isReservedName(username: string, brand: string): boolean {
  const name = bare(username);
  const names = [name, name.replace(/\d+$/, "")];
  return names.some((one) => RESERVED.has(one) || (one !== "" && one === bare(brand)));
}
