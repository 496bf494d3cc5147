import { useBrand } from "../use-site.ts";
import * as s from "./header.css.ts";

export function Logo({ onDark = false }: { onDark?: boolean }) {
  const { logo, logoDark, icon } = useBrand();
  return (
    <>
      <img
        src={onDark ? logoDark : logo}
        alt=""
        className={onDark ? s.logo : s.logoLight}
        height={40}
        width={128}
      />
      {!onDark && (
        <>
          <img src={logoDark} alt="" className={s.logoNight} height={40} width={128} />
          <img src={icon} alt="" className={s.mark} height={30} width={30} loading="lazy" />
        </>
      )}
    </>
  );
}
