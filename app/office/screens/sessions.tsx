import { type SubmissionResult, useForm } from "@conform-to/react";
import type { staffMe, staffSessionList } from "#platform/contract/staff/account.ts";
import type { ValueOf } from "#platform/contract/wire/call.ts";
import { FormError } from "../field.tsx";
import type { Words } from "../visit.server.ts";

type Row = Pick<
  ValueOf<typeof staffSessionList>["list"][number],
  "id" | "isCurrent" | "kind" | "device" | "address"
> & { since: string; seen: string };

type Props = {
  t: Words;
  me: ValueOf<typeof staffMe>;
  rows: readonly Row[];
  /** Where older sessions begin; null on the last page. */
  after: string | null;
  isEnded?: boolean;
  /** What became of the end of a session. Its row may be gone, so its error is over the list. */
  last?: SubmissionResult<string[]>;
};

export function Sessions({ t, me, rows, after, isEnded, last }: Props) {
  const [form, { end }] = useForm<{ end: string }>({ id: "sessions", lastResult: last });
  return (
    <>
      <h1>{t("sessions.title")}</h1>
      <p className="quiet">
        {me.name}, {me.email}. {t("sessions.lead")}
      </p>
      {isEnded && (
        <p className="good" role="status">
          {t("sessions.ended")}
        </p>
      )}
      <FormError t={t} form={{ errorId: form.errorId, errors: form.errors ?? end.errors }} />
      <section className="card">
        <ul>
          {rows.map((row) => (
            <SessionRow key={row.id} t={t} {...row} />
          ))}
        </ul>
        {after && <a href={`/sessions?after=${after}`}>{t("sessions.older")}</a>}
      </section>
      <Grants t={t} grants={me.grants} />
    </>
  );
}

function SessionRow({ t, id, isCurrent, kind, device, address, since, seen }: Row & { t: Words }) {
  return (
    <li>
      <div>
        <p>
          <strong>{t(`sessions.kinds.${kind}`)}</strong> · {device}
        </p>
        <p className="quiet">
          {t("sessions.since", { since, seen })} · {address}
        </p>
      </div>
      {isCurrent ? (
        <span className="good">{t("sessions.current")}</span>
      ) : (
        <form className="inline" method="post" action="/sessions">
          <button
            className="plain"
            type="submit"
            name="end"
            value={id}
            aria-label={t("sessions.endOf", { device, since })}
          >
            {t("sessions.end")}
          </button>
        </form>
      )}
    </li>
  );
}

function Grants({ t, grants }: { t: Words; grants: Props["me"]["grants"] }) {
  return (
    <section className="card">
      <h2>{t("sessions.grants")}</h2>
      {grants.length === 0 && <p className="quiet">{t("sessions.noGrants")}</p>}
      <ul>
        {grants.map(({ merchant, role }) => (
          <li key={`${merchant}/${role}`}>
            <span>{t(`sessions.roles.${role}`)}</span>
            <span className="quiet">{merchant === "*" ? t("sessions.everywhere") : merchant}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
