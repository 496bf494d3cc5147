/**
 * One sample of a form: the values that must be right for the rest to be read, and the values that
 * may be anything. A person types `typed`. `chosen` is hidden or picked, so only an attacker
 * changes it.
 */
export type TypedForm = {
  right?: Record<string, string>;
  typed?: string[];
  chosen?: string[];
  /**
   * The form hashes a password, which is expensive. So everything is sent from one address, whose
   * limits apply after the first few requests. Its member has a password; others need none.
   */
  isDear?: true;
};

const mobile = { countryDialingCode: "52", mobileNum: "5512345678" };
const phone = { typed: ["mobileNum"], chosen: ["countryDialingCode"] };
const secrets = ["newPassword", "confirmNewPassword"];
const consents = { isAdult: "on", hasAgreed: "on" };
const account = { username: "nadie2026", password: "una-luna-mas-grande" };
const profile = "member/securityCenter/profile";

/**
 * The forms of the site, by the address that accepts them. An address missing here is tested with
 * every field name.
 */
export const TYPED_FORMS: Record<string, TypedForm[]> = {
  "*": [{ chosen: ["anything"] }],
  login: [
    { typed: ["username", "password"], isDear: true },
    { chosen: ["remember", "as", "username"], isDear: true },
    {
      right: { ...account, captchaId: "nobody" },
      typed: ["captcha"],
      isDear: true,
    },
    { right: account, chosen: ["captchaId", "captcha"], isDear: true },
  ],
  "login?way=sms": [
    { right: { way: "sms", intent: "send", countryDialingCode: "52" }, ...phone },
    { right: { way: "sms", ...mobile }, typed: ["verificationCode"] },
  ],
  "login/verify": [
    { right: { way: "totp" }, typed: ["verificationCode"] },
    { chosen: ["way", "intent"] },
  ],
  "login/passkey": [{ chosen: ["requestId", "answer"] }],
  "login/play": [{ chosen: ["os"] }],
  passkey: [{ chosen: ["for"] }, { right: { for: "add" }, chosen: ["origin"] }],
  forgot: [{ right: { way: "email" }, typed: ["username", "email"] }],
  "forgot?way=mobile": [
    {
      right: { way: "mobile", intent: "send", countryDialingCode: "52" },
      ...phone,
    },
    {
      right: { way: "mobile", ...mobile },
      typed: ["verificationCode", ...secrets],
    },
  ],
  "forgot/new": [{ typed: secrets }],
  register: [
    { typed: ["username", "password", "confirmPassword", "email", "address", "telegram"] },
    {
      right: { ...consents, ...account, confirmPassword: account.password },
      typed: ["address", "referralCode"],
      isDear: true,
    },
    { chosen: ["intent", "isAdult", "affiliateCode"] },
  ],
  "register?tab=mobile": [
    { right: { intent: "send", countryDialingCode: "52" }, ...phone },
    {
      right: { ...consents, ...mobile },
      typed: ["verificationCode", "password", "referralCode"],
    },
  ],
  "letters/stop": [{ chosen: ["anything"] }],
  logout: [{ chosen: ["anything"] }],
  favorite: [{ right: { gameType: "RNG" }, chosen: ["nodeId", "vendor", "to", "isFavourite"] }],
  feedback: [
    { right: { type: "COMPLAINT" }, typed: ["content", "email"] },
    { right: { type: "COMPLAINT", email: "ana@mail.example" }, typed: ["content"] },
    { chosen: ["type"] },
  ],
  preferences: [{ chosen: ["language", "theme", "hideBalance", "to"] }],
  relatives: [{ typed: ["content", "email"] }],
  "wallet/balance": [{ chosen: ["to"] }],
  "play/clock": [{ chosen: ["anything"] }],
  game: [{ right: { minutes: "30" }, typed: ["amount"], chosen: ["minutes"] }],
  "member/protection": [
    { chosen: ["intent"] },
    { right: { intent: "confirm", kind: "loss" }, chosen: ["kind", "period"] },
    { right: { intent: "reality" }, chosen: ["minutes"] },
  ],
  "member/protection/break": [
    { right: { intent: "timeOut" }, chosen: ["hours"] },
    {
      right: { intent: "exclusion", sure: "yes" },
      typed: ["password", "code"],
      chosen: ["months", "scope", "sure"],
      isDear: true,
    },
  ],
  "member/protection/first": [
    { right: { depositPeriod: "day" }, typed: ["deposit"] },
    { right: { deposit: "600" }, chosen: ["depositPeriod"] },
  ],
  "member/protection/test": [{ chosen: ["q1", "q9"] }],
  "wallet/recall": [{ chosen: ["carriedAt"] }],
  "member/transferFund": [
    {
      right: { intent: "move", key: "12345678", way: "in.NOBODY" },
      typed: ["amount"],
    },
    { chosen: ["intent", "key", "way", "isAuto"] },
  ],
  "member/deposit": [
    { right: { key: "12345678" }, typed: ["amount"], chosen: ["method"] },
    { chosen: ["key"] },
  ],
  "member/withdraw": [
    {
      right: { key: "12345678", accountId: "mine" },
      typed: ["amount", "withdrawPassword"],
    },
    { chosen: ["key", "accountId"] },
  ],
  "member/password": [{ typed: ["oldPassword", ...secrets], isDear: true }],
  "member/proof": [
    { typed: ["password", "code"], isDear: true },
    { chosen: ["intent", "channel"], isDear: true },
  ],
  "member/factors": [
    { chosen: ["intent"] },
    { right: { intent: "passkey-remove" }, chosen: ["id"] },
  ],
  "member/factors/app": [{ typed: ["code"] }],
  "member/securityCenter": [{ chosen: ["language"] }],
  [profile]: [
    { typed: ["nickname", "birthday", "payeeName"] },
    { right: { nickname: "Ana" }, typed: ["address", "telegram"] },
    { right: { intent: "avatar" }, chosen: ["avatar"] },
  ],
  "member/securityCenter/data": [
    { right: { intent: "copy" }, typed: ["password", "code"], isDear: true },
    { right: { intent: "close" }, chosen: ["intent", "sure"] },
    { right: { intent: "leave" }, typed: ["password", "code"], isDear: true },
  ],
  "member/securityCenter/identity": [
    {
      right: { documentKind: "national" },
      typed: ["payeeName", "birthday", "documentNumber"],
    },
    { chosen: ["documentKind"] },
  ],
  "member/securityCenter/funds": [
    { right: { source: "salary", income: "low" }, typed: ["words"] },
    { chosen: ["source", "income"] },
  ],
  "member/securityCenter/phone": [
    { right: { intent: "send", countryDialingCode: "52" }, ...phone },
    {
      right: { intent: "confirm" },
      typed: ["verificationCode"],
      chosen: ["target"],
    },
  ],
  "member/securityCenter/email": [{ right: { intent: "send" }, typed: ["email"] }],
  "member/securityCenter/withdrawPassword": [
    { right: { intent: "set" }, typed: ["pin", "confirmPin"] },
    {
      right: { intent: "change", pin: "482915", confirmPin: "482915" },
      typed: ["current"],
    },
    { chosen: ["intent"] },
  ],
  "member/securityCenter/accounts": [
    { right: { kind: "card", number: "4111 1111 1111 1111" }, typed: ["label"] },
    { right: { kind: "clabe", label: "Mi banco" }, typed: ["number"] },
    { right: { intent: "remove" }, chosen: ["id", "kind"] },
  ],
  "member/securityCenter/sessions": [{ chosen: ["intent", "id"] }],
};

/** The search terms that a person types into a page's address. */
export const TYPED_SEARCHES = ["rngList?q=", "help?q="];
