import { useLoaderData } from "@remix-run/react";
import type { ReactNode } from "react";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { EmptyState } from "#app/ui/data/empty-state.tsx";
import type { IconName } from "#app/ui/media/icon.tsx";
import type { LeftData } from "./left.server.ts";

type Props = {
  namespace: "protection" | "own-data";
  icon: IconName;
  /** Where to go from here. */
  children: ReactNode;
};

/** The page after the player's sessions have ended: what happened, what stays, and the helpline. */
export function LeftPage({ namespace, icon, children }: Props) {
  const { t } = useTranslation(namespace);
  const { helpline } = useLoaderData<LeftData>();
  return (
    <EmptyState icon={icon} title={t("left.title")} text={t("left.text", { helpline })} as="h1">
      {children}
    </EmptyState>
  );
}
