/**
 * Customer service of the demonstration merchants: a window of the site where a visitor can write
 * and gets a reference. Merchants list only channels with staff behind them.
 */
export const demoService = {
  customerService: [
    { csType: "LIVECHAT", title: "", path: "" },
    { csType: "VIP", title: "", path: "" },
  ],
  servicePaths: [
    { type: 3, path: "/service" },
    { type: 3, path: "/service?line=vip", isVip: true },
  ],
};
