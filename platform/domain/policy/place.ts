import type { FieldName, FieldValue } from "./policy.ts";
import { FIELD_NAMES } from "./strictness.ts";

/** When the sources were read. */
export const READ_ON = "2026-11-23";

/** A field's value with what says so. Nothing is known without a value: the strictest holds. */
export type Sourced<Value> = {
  value?: Value;
  source: string;
  readOn: typeof READ_ON;
  isConfirmed: boolean;
};

/** All fields of one place. A field that is left out does not compile. */
export type Place = { [Name in FieldName]: Sourced<FieldValue<Name>> };

/** A value from a law's text or a regulator's page, by the codes of the rules' sources. */
export const said = <const Value>(source: string, value: Value): Sourced<Value> => ({
  value,
  source,
  readOn: READ_ON,
  isConfirmed: true,
});

/** A value from lawyers or the press. It holds until counsel says otherwise. */
export const secondary = <const Value>(source: `~${string}`, value: Value) => said(source, value);

/** The product's own choice where the sources leave one; "§3" is the rules' section of flags. */
export const chosen = <const Value>(why: string, value: Value) => said(`own: ${why}`, value);

/** Fields about which nothing was confirmed. */
export const unknown = <Name extends FieldName>(
  ...names: Name[]
): { [Key in Name]: Sourced<never> } =>
  Object.fromEntries(
    names.map((name) => [name, { source: "nc", readOn: READ_ON, isConfirmed: false }]),
  ) as { [Key in Name]: Sourced<never> };

/** Gates that one source decides alike. */
export const gates = <const Name extends `allows.${string}` & FieldName>(
  one: Sourced<boolean>,
  ...names: Name[]
) => Object.fromEntries(names.map((name) => [name, one])) as { [Key in Name]: Sourced<boolean> };

/** Each field without a value, for a place of which little was confirmed. */
export const NOT_CONFIRMED: Place = unknown(...FIELD_NAMES);

/** What the product chose for every place but a demonstration; a place may say it with a source. */
export const EVERYWHERE = {
  "limits.kinds": chosen("every kind is offered", ["deposit", "loss", "stake", "time"]),
  "limits.confirmWithinHours": chosen("a raise nobody confirms is dropped", 168),
  timeOutHours: chosen("within each place's own bounds", [24, 168, 720]),
  "withdrawals.mayCancel": chosen("§3", false),
  helplines: chosen("none of another place", []),
  "screen.showsPreviousLogin": chosen("58 Pa. Code 812a.9 asks it", true),
  ...gates(chosen("§3", false), "allows.agents", "allows.agentPay"),
  ...gates(chosen("§3", false), "allows.transfersFromAgent", "allows.transfersToAgent"),
  ...gates(chosen("§3", false), "allows.vip", "allows.inventedJackpot", "allows.winnersTicker"),
  ...gates(chosen("§3, a device's token counts", false), "allows.rememberMe"),
  ...gates(chosen("§3, without its own licence", false), "allows.lottery", "allows.cockfight"),
  ...gates(chosen("§3, needs odds in print and no deposit", false), "allows.draws"),
};
