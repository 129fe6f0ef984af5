import { namedOrHidden, type DrawingProps } from '@/ui/art/drawing-props';

/** A person without a picture: the coach's-board O with shoulders on ice, 4:3 like a hockey card. */
export function PersonIcon({ className, label }: DrawingProps) {
  return (
    <svg viewBox="0 0 320 240" className={className} focusable="false" {...namedOrHidden(label)}>
      <rect width="320" height="240" className="fill-blue" />
      <g fill="none" strokeLinecap="round" strokeLinejoin="round">
        <path
          d="M266 0v240M-24 120a112 112 0 0 1 112-112M-24 130a112 112 0 0 0 112 112"
          className="stroke-crease"
          strokeWidth="5"
        />
        <path
          d="M180 58A40 40 0 1 0 200 88Q198 60 168 52M84 232C84 176 112 152 160 152S236 176 236 232"
          className="stroke-sheet"
          strokeWidth="11"
        />
      </g>
    </svg>
  );
}
