import { useEffect, useRef } from "react";

type Props = { file: File; side: number; className: string };

/** A picture's centre in a square. It is drawn, because the policy allows no address for it. */
export function Preview({ file, side, className }: Props) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    let isGone = false;
    createImageBitmap(file, { resizeHeight: 2 * side, resizeQuality: "medium" }).then(
      (bitmap) => !isGone && canvas.current && draw(canvas.current, bitmap),
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [file, side]);
  return <canvas ref={canvas} width={2 * side} height={2 * side} className={className} />;
}

function draw(canvas: HTMLCanvasElement, bitmap: ImageBitmap) {
  const side = Math.min(bitmap.width, bitmap.height);
  const left = (bitmap.width - side) / 2;
  const top = (bitmap.height - side) / 2;
  canvas
    .getContext("2d")
    ?.drawImage(bitmap, left, top, side, side, 0, 0, canvas.width, canvas.height);
  bitmap.close();
}
