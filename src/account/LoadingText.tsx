import { loadingText } from './words';

/** Shown while something loads. Without scripts nothing loads, and another sentence is shown. */
export function LoadingText() {
  return (
    <p role="status" className="text-scuff noscript:hidden">
      {loadingText}
    </p>
  );
}
