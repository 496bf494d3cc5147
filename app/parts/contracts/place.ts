/** Where a member finds the own contracts: in the agent centre or in the member centre. */
export type CentrePlace = "/agent/contracts" | "/member/contracts";
