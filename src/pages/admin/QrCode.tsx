import { encode } from 'uqr';

/** A QR code drawn as one path: the Content-Security-Policy refuses images from data: addresses. */
export function QrCode({ text, label }: { text: string; label: string }) {
  // The quiet zone that ISO/IEC 18004 asks for, in modules.
  const { data, size } = encode(text, { border: 4 });
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
