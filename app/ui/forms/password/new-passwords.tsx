import { PasswordField } from "./password-field.tsx";

type One = { id: string; label: string; error?: string | undefined; hint?: string | undefined };
type Props = {
  chosen: One;
  confirmed: One;
  maxLength: number;
  words: { show: string; hide: string };
};

/** A new password and its repetition; the browser's password manager may suggest one. */
export function NewPasswords({ chosen, confirmed, maxLength, words }: Props) {
  return (
    <>
      <PasswordField
        name="newPassword"
        autoComplete="new-password"
        required
        maxLength={maxLength}
        words={words}
        {...chosen}
      />
      <PasswordField
        name="confirmNewPassword"
        autoComplete="new-password"
        required
        maxLength={maxLength}
        words={words}
        repeats={chosen.id}
        {...confirmed}
      />
    </>
  );
}
