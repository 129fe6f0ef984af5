import { useCallback, useEffect, useRef } from 'react';
import { toast } from 'sonner';

export interface Notice {
  title: string;
  text: string;
}

/** The message stays on the page, so the toast may expire. */
export const ERROR_TOAST_MS = 20_000;

/**
 * The error toast of one part of a page. Closes when a newer one replaces it, when `clear` is called, when that part of
 * the page is removed, or after {@link ERROR_TOAST_MS}.
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
      shown.current = toast.error(title, { description: text, duration: ERROR_TOAST_MS });
    },
    [clear],
  );

  useEffect(() => clear, [clear]);

  return { show, clear };
}
