/** Account types. A trial account (4) is refused by every protected action. */
export const ACCOUNT_TYPE = { member: 0, trial: 4 } as const;
/** The account types that have an agent centre. */
export const AGENT_TYPES: readonly number[] = [1, 2, 41, 42];
export const isAgentType = (type: number) => AGENT_TYPES.includes(type);
