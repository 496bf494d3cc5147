import { type ReactNode, useState } from "react";
import { createRoot } from "react-dom/client";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { Confirm } from "#app/ui/overlays/confirm.tsx";
import { Dialog } from "#app/ui/overlays/dialog.tsx";
import "#app/ui/layout/global.css.ts";
import "#brands/alba/theme.css.ts";

type Open = { close: () => void };

/** Every option of the dialog once, each behind a button of its name. */
const dialogs: Record<string, (open: Open) => ReactNode> = {
  plain: ({ close }) => (
    <Dialog title="Plain" closeLabel="CLOSE" onClose={close}>
      <p>Words</p>
      <button type="button">One</button>
      <button type="button">Two</button>
    </Dialog>
  ),
  untitled: ({ close }) => (
    <Dialog label="Untitled" onClose={close}>
      <button type="button" onClick={close}>
        Only
      </button>
    </Dialog>
  ),
  locked: ({ close }) => (
    <Dialog title="Locked" closeLabel="CLOSE" canClickClose={false} onClose={close} />
  ),
  uncovered: ({ close }) => (
    <Dialog title="Uncovered" closeLabel="CLOSE" hasBackground={false} onClose={close}>
      <button type="button">One</button>
    </Dialog>
  ),
  question: ({ close }) => <Question close={close} />,
  timed: ({ close }) => <Dialog title="Timed" autoCloseMs={400} onClose={close} />,
  moving: ({ close }) => (
    <Dialog title="Moving" closeLabel="CLOSE" drag={{ move: "Move" }} onClose={close} />
  ),
  nested: ({ close }) => <Nested close={close} />,
};

function Question({ close }: Open) {
  const [answer, setAnswer] = useState("");
  return (
    <Confirm title="Question" text={`Sure? ${answer}`} closeLabel="CLOSE" onClose={close}>
      <button type="button" onClick={() => setAnswer("No")}>
        No
      </button>
      <button type="button" onClick={() => setAnswer("Yes")} data-default>
        Yes
      </button>
    </Confirm>
  );
}

function Nested({ close }: Open) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Dialog title="Outer" closeLabel="CLOSE" onClose={close}>
      <button type="button" onClick={() => setOpen(true)}>
        Open inner
      </button>
      {isOpen && (
        <Dialog title="Inner" closeLabel="CLOSE" onClose={() => setOpen(false)}>
          <p>Words</p>
        </Dialog>
      )}
    </Dialog>
  );
}

function Page() {
  const [open, setOpen] = useState<string>();
  return (
    <main style={{ height: 3000, paddingTop: 900 }}>
      {Object.keys(dialogs).map((name) => (
        <button key={name} type="button" onClick={() => setOpen(name)}>
          {name}
        </button>
      ))}
      {open && dialogs[open]?.({ close: () => setOpen(undefined) })}
    </main>
  );
}

const router = createMemoryRouter([{ path: "*", element: <Page /> }]);
createRoot(document.getElementById("root")!).render(<RouterProvider router={router} />);
