export const GATEWAY_ORIGIN = "http://gateway.sim";
export const GATEWAY_SECRET = "gateway-secret";
export const PAYOUT_PATH = "/payouts";
export const DLOCAL_ORIGIN = "http://dlocal.sim";
export const DLOCAL = { login: "sim-login", transKey: "sim-trans-key", secretKey: "sim-secret" };
export const VENDOR_ORIGIN = "http://vendor.sim";
export const PURSE_ORIGIN = "http://purses.sim";
