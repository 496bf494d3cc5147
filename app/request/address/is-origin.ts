const ORIGIN = /^https?:\/\/(?:[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?|\[[0-9a-f:]+\])(?::\d{1,5})?$/;

/**
 * True for scheme, host and port alone. In a policy a space or a semicolon would begin a directive,
 * and an asterisk would open it to others.
 */
export const isOrigin = (text: string): boolean => ORIGIN.test(text);
