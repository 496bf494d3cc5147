import { alba } from "./alba.ts";
import type { DemoMerchant } from "./demo-merchant.ts";
import { mareo } from "./mareo.ts";
import { noche } from "./noche.ts";

export const demoMerchants: DemoMerchant[] = [alba, noche, mareo];
