import { useCallback, useEffect, useRef } from 'react';
import { toast } from 'sonner';
import type { Notice } from './input-notice';

/**
 * The error toast of one part of a page. It stays until it is closed (WCAG 2.2.1), a newer one takes its place,
 * `clear` is called, or that part goes away.
 */
export function useErrorToast() {
  const shown = useRef<string | number>(undefined);

  const clear = useCallback(() => {
    if (shown.current !== undefined) toast.dismiss(shown.current);
    shown.current = undefined;
  }, []);

  const show = useCallback(
    ({ title, text }: Notice) => {
      clear();
      shown.current = toast.error(title, { description: text, duration: Infinity });
    },
    [clear],
  );

  useEffect(() => clear, [clear]);

  return { show, clear };
}
