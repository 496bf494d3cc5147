import { envelopeFair, envelopeOpen, envelopeShow } from "../../contract/club/gifts/envelopes.ts";
import { on } from "../../core/route.ts";
import { openEnvelope } from "./open-envelope.ts";
import { showEnvelopeFair } from "./show-envelope-fair.ts";
import { showEnvelopes } from "./show-envelopes.ts";

export const envelopeRoutes = [
  on(envelopeShow, showEnvelopes),
  on(envelopeOpen, openEnvelope),
  on(envelopeFair, showEnvelopeFair),
];
