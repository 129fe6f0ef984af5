import { boardDrawings, type BoardIconName } from '@/ui/art/board-icon-paths.generated';
import { namedOrHidden, type DrawingProps } from '@/ui/art/drawing-props';

interface BoardIconProps extends DrawingProps {
  name: BoardIconName;
}

/** A symbol from the coach's board, drawn with one marker in the text colour. Size by class (`size-8`). */
export function BoardIcon({ name, className, label }: BoardIconProps) {
  const drawing = boardDrawings[name];
  return (
    <svg
      viewBox="0 0 32 32"
      className={className}
      fill="none"
      stroke="currentColor"
      strokeWidth="2.3"
      strokeLinecap="round"
      strokeLinejoin="round"
      focusable="false"
      {...namedOrHidden(label)}
    >
      <path d={drawing.line} />
      {'solid' in drawing && <path d={drawing.solid} fill="currentColor" stroke="none" />}
    </svg>
  );
}
