import { encode } from 'uqr';

/** Quiet zone in modules (ISO/IEC 18004 asks for 4). */
const QUIET = 4;

/** A QR code drawn as one path: the Content-Security-Policy refuses images from data: addresses. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { border: QUIET });
  const modules = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : [])));
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="size-56 max-w-full bg-sheet text-night forced-color-adjust-none"
    >
      <path d={modules.join('')} fill="currentColor" />
    </svg>
  );
}
