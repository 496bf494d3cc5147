import { useTranslation } from "#app/i18n/use-translation.ts";
import { useUsdt } from "#app/parts/deposit/use-usdt.ts";
import { CopyButton } from "#app/ui/data/copy-button.tsx";
import { Notice } from "#app/ui/data/notice.tsx";
import { useFormat } from "#app/ui/format/format.ts";
import { ButtonLink } from "#app/ui/forms/button.tsx";
import { formatUsdt } from "#platform/contract/money/usdt.ts";
import * as s from "./how-to-pay.css.ts";
import type { ReceiptData } from "./receipt.server.ts";

type OnChain = NonNullable<ReceiptData["deposit"]["onChain"]>;
type Props = { address: string; url: string | null; onChain: OnChain };

/** The player's own address, the amount to send, the rate, and the only network to use. */
export function PayOnChain({ address, url, onChain: { usdtAsked, usdtMin, rate } }: Props) {
  const { t } = useTranslation("member");
  const { amount } = useFormat();
  const usdt = useUsdt();
  const rows = [
    { name: t("receipt.chain.address"), shown: address, copied: address },
    { name: t("receipt.chain.send"), shown: usdt(usdtAsked), copied: formatUsdt(usdtAsked) },
    { name: t("receipt.chain.network"), shown: "TRON (TRC20)", copied: null },
    { name: t("receipt.chain.rate"), shown: `1 USDT = ${amount(rate)}`, copied: null },
  ];
  return (
    <>
      <Notice tone="info">{t("receipt.chain.warning")}</Notice>
      <dl className={s.rows}>
        {rows.map(({ name, shown, copied }) => (
          <div key={name} className={s.row}>
            <dt>{name}</dt>
            <dd>
              {shown}
              {copied && (
                <CopyButton
                  text={copied}
                  words={{ copy: t("receipt.copyOf", { name }), copied: t("receipt.copied") }}
                />
              )}
            </dd>
          </div>
        ))}
      </dl>
      <p className={s.how}>{t("receipt.how.chain", { min: usdt(usdtMin) })}</p>
      {url && (
        <ButtonLink to={url} size="large" wide tone="accent">
          {t("receipt.go.chain")}
        </ButtonLink>
      )}
    </>
  );
}
