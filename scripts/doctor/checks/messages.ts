import { type Finding, findingsOf } from "../finding.ts";
import type { Check } from "../run-checks.ts";
import { isExample, type Outside } from "../world.ts";

const { ok, warning, wrong, wrongIf } = findingsOf("messages");

/**
 * Whether e-mails and text messages leave through the platform's own servers. Merchants may have theirs.
 * Sends one e-mail where an address is given.
 */
export const messages: Check<Outside> = {
  name: "messages",
  async look({ env, mail, isReal, sendTo }) {
    const found: Finding[] = [];
    if (!mail) {
      const todo = "Set SMTP_URL and MAIL_FROM, or give each merchant its own.";
      found.push(wrongIf(sendTo !== undefined, "e-mail", "no mail server", todo));
    } else {
      const said = await mail.verify().then(
        () => null,
        () => "the mail server refuses or does not answer",
      );
      const todo = "See SMTP_URL: host, port, user and password.";
      found.push(
        said === null ? ok("e-mail", "the mail server lets us in") : wrong("e-mail", said, todo),
      );
    }
    const [, domain = ""] = (env.MAIL_FROM ?? "").split("@");
    if (domain && isExample(domain)) {
      const todo = "Set MAIL_FROM to an address of your own domain.";
      found.push(wrongIf(isReal, "MAIL_FROM", "an example address", todo));
    }
    if (mail && sendTo !== undefined) {
      const isSent = await mail.send(sendTo).then(
        () => true,
        () => false,
      );
      found.push(
        isSent
          ? ok("sent", "one e-mail left; see whether it arrived")
          : wrong("sent", "the mail server refused an e-mail", "See its log."),
      );
    }
    found.push(
      env.SMS_GATEWAY_URL
        ? ok("text messages", "a gateway is set; none is sent here")
        : warning(
            "text messages",
            "no gateway",
            "Set SMS_GATEWAY_URL and SMS_GATEWAY_KEY, or give each merchant its own.",
          ),
    );
    return found;
  },
};
