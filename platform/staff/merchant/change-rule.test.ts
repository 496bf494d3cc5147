import { expect, test } from "vitest";
import { staffUnderTest } from "../../../tests/under-test/staff/staff-under-test.ts";
import { readMerchant } from "../../core/merchant/find-merchant.ts";
import { approve } from "../approvals/decide-approval.ts";
import { listApprovals } from "../approvals/list-approvals.ts";
import { setUsdtRate } from "../money/set-usdt-rate.ts";
import type { StaffContext } from "../staff-context.ts";
import { setFlag } from "./set-flag.ts";
import { setRegisterField } from "./set-register-field.ts";
import { setSetting } from "./set-setting.ts";

type Named = { merchant: string };

/** Each rule that needs two, and where it is seen. */
const RULES = {
  setFlag: (staff: StaffContext, named: Named) =>
    setFlag(staff, { ...named, flag: "FREEPLAY3", isOn: true }),
  setRegisterField: (staff: StaffContext, named: Named) =>
    setRegisterField(staff, { ...named, field: "birthday", choice: { required: true } }),
  setUsdtRate: (staff: StaffContext, named: Named) =>
    setUsdtRate(staff, { ...named, rate: 172_000n, usdtMin: 5_000_000n, isSure: false }),
};

test.each(Object.entries(RULES))(
  "%s waits for a second person and is done by their yes",
  async (verb, act) => {
    const { staff: eva, merchant, store } = await staffUnderTest();
    const named = { merchant: merchant.code };
    const leo = { ...eva, staff: "leo", staffId: "leo" };
    const seen = async () => {
      const { settings, whitelabel } = await readMerchant(store, merchant.code);
      return JSON.stringify([settings.registerFields, settings.usdt, whitelabel]);
    };
    await setSetting(eva, { ...named, key: "settingsFourEyes", value: "yes" });
    const before = await seen();
    const asked = await act(eva, named);
    expect(asked).toMatchObject({ outcome: "waiting", approval: expect.any(String) });
    expect(await seen()).toBe(before);
    const [request] = await listApprovals(eva, merchant.code);
    expect(request).toMatchObject({ id: asked.approval, verb, askedById: "eva" });
    const yes = { ...named, id: asked.approval! };
    await expect(approve(eva, yes)).rejects.toMatchObject({ code: "second_pair_of_eyes" });
    await approve(leo, yes);
    expect(await seen()).not.toBe(before);
  },
);

test("without the setting one person is enough, and what can never be done asks nobody", async () => {
  const { staff: eva, merchant } = await staffUnderTest();
  const named = { merchant: merchant.code };
  for (const act of Object.values(RULES)) {
    expect(await act(eva, named)).toEqual({ outcome: "done", approval: null });
  }
  await setSetting(eva, { ...named, key: "settingsFourEyes", value: "yes" });
  const far = setUsdtRate(eva, { ...named, rate: 1_720_000n, usdtMin: null, isSure: false });
  await expect(far).rejects.toMatchObject({ code: "rate_far" });
  expect(await listApprovals(eva, merchant.code)).toEqual([]);
});
