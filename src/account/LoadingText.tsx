import { loadingText } from './words';

/** Shown while something loads. Where scripts are off nothing does, and another sentence takes its place. */
export function LoadingText() {
  return (
    <p role="status" className="text-scuff noscript:hidden">
      {loadingText}
    </p>
  );
}
