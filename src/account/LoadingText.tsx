import { loadingText } from './content';

/** Loading message. Hidden without scripts, where nothing would ever load. */
export function LoadingText() {
  return (
    <p role="status" className="text-scuff noscript:hidden">
      {loadingText}
    </p>
  );
}
