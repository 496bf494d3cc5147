type Close = () => unknown;

const closings: Close[] = [];

/** Closes something after the last test of the file, before what was opened earlier is closed. */
export function closeAtEnd(close: Close): void {
  closings.push(close);
}

export async function closeAll(): Promise<void> {
  for (let close = closings.pop(); close; close = closings.pop()) await close();
}
