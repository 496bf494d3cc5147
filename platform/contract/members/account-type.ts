/** Account types; 4 is a trial account, which no protected action accepts. */
export const ACCOUNT_TYPE = { member: 0, trial: 4 } as const;
/** The types that have an agent centre. */
export const AGENT_TYPES: readonly number[] = [1, 2, 41, 42];
export const isAgentType = (type: number) => AGENT_TYPES.includes(type);
