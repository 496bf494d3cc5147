import { addresses } from "./addresses.ts";
import { banner } from "./banner.ts";
import { catalogueFile } from "./catalogue-file.ts";
import { contractTerms } from "./contract-terms.ts";
import { letter } from "./letter.ts";
import { merchantFile } from "./merchant-file.ts";
import { notice } from "./notice.ts";
import { promotion } from "./promotion.ts";
import type { Reader } from "./reader.ts";
import { gatewaySecret, newVendorSecret, vendorSecret } from "./secret.ts";
import { statement } from "./statement.ts";

/** The readers by the name of their call. Every other call's inputs are read by their schemas. */
export const readers: Readonly<Record<string, Reader>> = {
  contractTop: contractTerms,
  staffBannerPublish: banner,
  staffCampaignDraft: promotion,
  staffGamesApply: catalogueFile,
  staffLetterSet: letter,
  staffMerchantApply: merchantFile,
  staffNoticePublish: notice,
  staffPromotionPublish: promotion,
  staffSecretGateway: gatewaySecret,
  staffSecretSender: gatewaySecret,
  staffSecretVendor: vendorSecret,
  staffStatementImport: statement,
  staffUsdtAddresses: addresses,
  staffVendorSecretNew: newVendorSecret,
};
