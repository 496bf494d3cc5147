/** The keys that sign, and while the master secret changes the other ones, which only verify and open. */
export const bothKeys = <Own extends object>(secrets: Own & { other?: Own | undefined }): Own[] =>
  secrets.other ? [secrets, secrets.other] : [secrets];
