import type { Person } from "../../domain/person/person-facts.ts";
import type { RegisterName } from "../../domain/person/registers.ts";

/**
 * The registers of excluded persons that the operator can reach. No clear answer throws an Unknown:
 * whoever needs an answer then waits.
 */
export type Registers = {
  /** True for a person on the register, by document or by name and birth date. */
  isListed(register: RegisterName, person: Person): Promise<boolean>;
};
