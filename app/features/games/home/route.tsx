/** The home page without a dialog over it. */
export default function NoDialog() {
  return null;
}
