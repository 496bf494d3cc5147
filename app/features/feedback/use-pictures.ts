import { type ChangeEvent, useRef, useState } from "react";
import { pictureProblem } from "#app/parts/picture/picture-file.ts";
import { FEEDBACK } from "#platform/contract/publishing/feedback-rules.ts";

type Refused = { code: "image_type" | "image_large" | "images_many"; name: string };

/** The pictures in a file control; choosing again adds to them. */
export function usePictures() {
  const input = useRef<HTMLInputElement>(null);
  const [files, setFiles] = useState<File[]>([]);
  const [refused, setRefused] = useState<Refused>();

  function keep(kept: File[]) {
    const transfer = new DataTransfer();
    for (const file of kept) transfer.items.add(file);
    if (input.current) input.current.files = transfer.files;
    setFiles(kept);
  }

  function add(event: ChangeEvent<HTMLInputElement>) {
    const kept = [...files];
    let wrong: Refused | undefined;
    for (const file of event.currentTarget.files ?? []) {
      const isThere = kept.some((one) => isSame(one, file));
      const code = isThere ? undefined : problemOf(file, kept.length);
      if (code) wrong ??= { code, name: file.name };
      else if (!isThere) kept.push(file);
    }
    setRefused(wrong);
    keep(kept);
  }

  function remove(index: number) {
    setRefused(undefined);
    keep(files.filter((_file, place) => place !== index));
    // Waits until the control is shown again; with three pictures it is hidden.
    requestAnimationFrame(() => input.current?.focus());
  }

  return { input, files, refused, add, remove };
}

const isSame = (one: File, other: File) =>
  one.name === other.name && one.size === other.size && one.lastModified === other.lastModified;

function problemOf(file: File, count: number): Refused["code"] | undefined {
  const problem = pictureProblem(file, FEEDBACK.imageBytesMax);
  if (problem) return `image_${problem}`;
  return count >= FEEDBACK.imagesMax ? "images_many" : undefined;
}
