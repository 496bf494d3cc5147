import { useTranslation } from "#app/i18n/use-translation.ts";
import { CopyButton } from "#app/ui/data/copy-button.tsx";
import { useFormat } from "#app/ui/format/format.ts";
import { ButtonLink } from "#app/ui/forms/button.tsx";
import type { DepositPayment } from "#platform/contract/money/cashier.ts";
import { accountForm } from "./account-form.ts";
import * as s from "./how-to-pay.css.ts";
import { PayOnChain } from "./pay-on-chain.tsx";
import type { ReceiptData } from "./receipt.server.ts";

type Props = { data: ReceiptData; payment: DepositPayment };

/** A page to open, a code to scan, a voucher for the till or an account to pay into. */
export function HowToPay({ data, payment }: Props) {
  const { t } = useTranslation("member");
  const { kind, url, code, bank } = payment;
  return (
    <div className={s.payment}>
      {data.qr && (
        <svg
          viewBox={`0 0 ${data.qr.size} ${data.qr.size}`}
          className={s.qr}
          role="img"
          aria-label={t(kind === "chain" ? "receipt.chain.qr" : "receipt.qr")}
        >
          <path d={data.qr.path} />
        </svg>
      )}
      {kind === "voucher" && code && <Voucher code={code} barcode={data.barcode} />}
      {bank && <BankAccount payment={payment} data={data} />}
      {kind === "chain" && code && data.deposit.onChain && (
        <PayOnChain address={code} url={url} onChain={data.deposit.onChain} />
      )}
      {kind !== "chain" && <p className={s.how}>{t(`receipt.how.${kind}`)}</p>}
      {url && kind !== "chain" && (
        <ButtonLink to={url} size="large" wide tone="accent">
          {t(`receipt.go.${kind}`)}
        </ButtonLink>
      )}
    </div>
  );
}

function Voucher({ code, barcode }: { code: string; barcode: ReceiptData["barcode"] }) {
  const { t } = useTranslation("member");
  return (
    <div className={s.voucher}>
      {barcode && (
        <svg
          viewBox={`0 0 ${barcode.width} 1`}
          preserveAspectRatio="none"
          className={s.barcode}
          role="img"
          aria-label={t("receipt.barcode")}
        >
          <path d={barcode.path} />
        </svg>
      )}
      <div className={s.number}>
        <code>{code.replace(/(\d{4})(?=\d)/g, "$1 ")}</code>
        <Copy text={code} />
      </div>
    </div>
  );
}

/** The account, the exact amount and the digits that identify the transfer. */
function BankAccount({ payment: { bank, note }, data }: Props) {
  const { t } = useTranslation("member");
  const { amount } = useFormat();
  const { payable } = data.deposit;
  const plain = `${payable / 10_000n}.${String((payable % 10_000n) / 100n).padStart(2, "0")}`;
  const rows = [
    { name: t("receipt.bank.bank"), shown: bank?.bank, copied: null },
    { name: t("receipt.bank.holder"), shown: bank?.holder, copied: bank?.holder },
    {
      name: t(`receipt.bank.${accountForm(bank?.account)}`),
      shown: bank?.account,
      copied: bank?.account,
    },
    { name: t("receipt.bank.amount"), shown: amount(payable), copied: plain },
    { name: t("receipt.bank.note"), shown: note, copied: note },
  ];
  return (
    <dl className={s.rows}>
      {rows.map(
        ({ name, shown, copied }) =>
          shown && (
            <div key={name} className={s.row}>
              <dt>{name}</dt>
              <dd>
                {shown}
                {copied && <Copy text={copied} name={name} />}
              </dd>
            </div>
          ),
      )}
    </dl>
  );
}

function Copy({ text, name }: { text: string; name?: string }) {
  const { t } = useTranslation("member");
  const copy = name ? t("receipt.copyOf", { name }) : t("receipt.copyNumber");
  return <CopyButton text={text} words={{ copy, copied: t("receipt.copied") }} />;
}
