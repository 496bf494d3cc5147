import "./cards.css.ts";
import "./index.css.ts";
import "./ledger.css.ts";
import "./path.css.ts";
import "./scores.css.ts";
import "./stamps.css.ts";
